import { ONLY_A_BIKE, PEDALLED, RIDDEN } from './transport-bike-rules.ts'
import { CARS, HIRED_VANS } from './transport-car-rules.ts'
import { DRIVEN_BY_OTHERS } from './transport-driven-rules.ts'
import { LENT_CARS } from './transport-lent-rules.ts'
import { MODEL_RULES } from './transport-model-rules.ts'
import { MOTORBIKES } from './transport-motorbike-rules.ts'
import { PUBLIC_RULES } from './transport-public-rules.ts'
import { NO_BOATS_OR_FLIGHTS, REST_FROM_FLYING } from './transport-refused-rules.ts'
import { ASKED_RIDES, MORE_BUSES, MORE_TRAINS, MORE_WHEELS } from './transport-ride-rules.ts'
import type { TransportRule } from './transport-rule.ts'
import { CHARGED_CARS, TOLD_CARS } from './transport-told-rules.ts'
import { WHEEL_RULES } from './transport-wheel-rules.ts'

// `นั่งรถไฟ`, “we take the bus”: how they travel, and the order of all rules about it. (Slots: transport-ride-rules.ts.)
// Cars are in transport-car-rules.ts, motorbikes in transport-motorbike-rules.ts, refused boats and flights in
// transport-refused-rules.ts.

/** The first vehicle that is named holds, in the order of these rules: what the travellers lack before what they take. */
export const TRANSPORT_RULES: readonly TransportRule[] = [
  ...NO_BOATS_OR_FLIGHTS,
  DRIVEN_BY_OTHERS,
  LENT_CARS,
  ...CHARGED_CARS,
  ONLY_A_BIKE,
  ...PUBLIC_RULES,
  {
    name: 'a train',
    by: 'train',
    yields: true,
    th: '(นั่ง|ขึ้น|โดย|ด้วย|ทาง|)รถไฟ',
    en: `
      (by|using|take|taking|on|the) (the|a|) (night|sleeper|overnight|) train(s), train (trip|travel|journey),
      train (from|to), by rail, by (night|overnight|) sleeper,
      {item}train{ends}, {item}(night|overnight|sleeper) trains{ends},
      (like|love|prefer|enjoy|happy with|happy on|happy to take|adore) (the|taking|) (train(s)|trains and),
      train(s) (is|are|would be|) (fine|ok|okay|good|great|preferred|best){ends},
      train(s) (both ways|each way|there and back|up and back), (bus|buses) (and|&|or) train(s),
      train(s) (and|&|or) (bus|buses)`,
    unless: `
      (they|he|she|son|daughter|kids|boys|girls|who|toddler|children) (both|all|just|really|absolutely|)
      (love(s)|like(s)|adore(s)|enjoy(s)) train(s),
      (แม่|พ่อ|ลูก|เขา|เค้า|แฟน|ตา|ยาย|ปู่|ย่า|น้อง)(ๆ|เขา|สาว|ชาย|)ชอบ…รถไฟ, รถไฟฟ้า, รถไฟใต้ดิน, รถไฟความเร็ว, รถไฟมือ, รถไฟเก่า,
      รถไฟโบราณ,
      (ตลาดนัด|ตลาด|สถานี|ทาง|หัว|ราง|สะพาน|พิพิธภัณฑ์|ดู|ถ่ายรูป|ร้าน)รถไฟ`,
    yes: [
      'นั่งรถไฟไปเที่ยว',
      'by night train',
      'a train journey',
      'train from Hua Lamphong',
      'we love trains',
      'trains are fine.',
      'Lopburi in a day, train both ways',
      'train there and back',
    ],
    no: ['ตลาดนัดรถไฟ', 'รถไฟฟ้า', 'training', 'พ่อชอบวัดกับรถไฟ'],
  },
  ...HIRED_VANS,
  ...MORE_TRAINS,
  {
    name: 'a bus, a van with other passengers, their companies and terminals',
    by: 'bus',
    yields: true,
    th: `
      (นั่ง|โดย|จอง|ขึ้น|)รถ(ทัวร์|บัส| บขส(.)), รถตู้,
      (นั่ง|ขึ้น|จับ|โดยสาร)(ทัวร์|บัส|ป.1|ป1|ป.2|ปอ. |นครชัยแอร์|สมบัติทัวร์)(ไป|มา|กลับ|จาก|ลง), ทัวร์(นอน|รอบดึก|รอบกลางคืน),
      (ไป|ลง|ขึ้น|จาก|ถึง)(ที่|รถ|)(ขนส่ง|บขส(.)), นครชัยแอร์, สมบัติทัวร์, กรีนบัส, รถ ป(.)1`,
    en: `
      (by|take|taking|with|using|via|on) (a|the|) (bus|buses|minivan(s)|coach|coaches), {item}(bus|coach){ends},
      (bus|coach|minivan)(es|s|) (is|are|would be|) (fine|ok|okay|good|great|preferred|best){ends},
      (happy|fine|ok|okay) (with|on|to take) (the|) (bus|buses|coaches|minivans), (buses|coaches) only,
      (bus|coach|minivan) (both ways|each way|there and back), (hour|overnight|vip) bus(es)`,
    unless: `
        (เหมา|เช่า|ขับ)รถตู้, ขนส่งสาธารณะ, (ขึ้น|ลง)ขนส่งของ, bus (station|stop|terminal|ticket),
        (ที่|มี|พวก|แบบ|คน|กรุ๊ป|เจอ|หนี)รถทัวร์(เยอะ|ลง|จอด|แวะ|มา|ไป|เต็ม|), จอดรถ(ทัวร์|บัส|ตู้), รถทัวร์(ลง|จอด|)เยอะ`,
    yes: [
      'นั่งรถทัวร์ไป',
      'เลย 3 วัน นั่งทัวร์ไปนะ',
      'ขึ้นทัวร์จากหมอชิตสองทุ่ม',
      'ไปลงขนส่งเชียงราย',
      'นครชัยแอร์ไปอุดร',
      'ตั๋วรถ บขส. ซื้อแล้ว',
      'we take the bus',
      'from Udon with the bus',
      '14 pax, bus, BBQ',
      'an 8 hour bus from Bangkok',
      'Buses fine, I am slow',
      'bus both ways',
    ],
    no: ['bus station', 'business', 'ซื้อทัวร์ไปเกาะพีพี', 'ไม่อยากไปกับทัวร์', 'มีที่จอดรถทัวร์ไหม', 'รถทัวร์ลงเยอะไม่ชอบ'],
  },
  ...MORE_BUSES,
  ...MORE_WHEELS,
  ...PEDALLED,
  ...WHEEL_RULES,
  ...RIDDEN,
  ...MOTORBIKES,
  ...MODEL_RULES,
  ...CARS,
  {
    name: 'a bicycle on which they travel',
    by: 'bicycle',
    th: `
      ปั่นจักรยานอย่างเดียว, ทริปจักรยาน, (ปั่น|ขี่)จักรยาน(ทางไกล|ข้ามจังหวัด|ทัวริ่ง),
      (ปั่น|ขี่)จักรยาน[ลงใต้|ขึ้นเหนือ|ไปอีสาน|รอบประเทศ|จาก|เลียบ|ข้าม], ทริปปั่น[เลียบ|จาก|ไป|รอบ|ขึ้น|ลง|ข้าม|จักรยาน]`,
    en: `
      (by|on) (bicycle(s)|bike(s)|push bike(s)), (bicycle(s)|bike(s)|cycling) only, only (by) (bicycle(s)|bike(s)),
      cycling (trip|tour|holiday), bike packing, (own|my|our) (touring|) (bicycle(s)|bike(s)),
      bi(ke|cycle) tour(er|ers|ing), cycle tour(ing|s), bikepack(ing|ers),
      (cycling|pedalling|pedaling|cycle|pedal|biking)
      (solo|alone|slowly|together|just us|all the way|our way|my way|the whole way|)
      [from|down|up|along|across|through|to|the coast|the loop|the mekong],
      (want|going|planning|hope|like) to (cycle|bike|pedal) [from|down|up|along|across|through|around|to|the],
      {figure} km(s) (a|per) day by bike`,
    yes: [
      'ทริปจักรยาน 3 วัน',
      'ขี่จักรยานลงใต้คนเดียว',
      'ทริปปั่นเลียบโขง',
      'by bike',
      'bike tourer here',
      'on my own bicycle',
      'cycling alone down the coast',
      'we want to bike around the old town',
    ],
    no: ['ปั่นจักรยานเล่นหนึ่งบ่าย', 'a bike show', 'some cycling and a beach', 'a cycling lane'],
  },
  {
    name: 'on foot',
    by: 'walk',
    th: 'เดินเท้า, เดินเที่ยวได้, เดินถึง',
    en: 'on foot, by foot, walkable, walking distance, by walking',
    unless: `
        (hotel|room|rooms|resort|hostel|accommodation|place to stay|somewhere to stay|guesthouse|airbnb)…(walkable|
        walking distance|on foot), เดินถึง(ได้|)(ง่าย|สะดวก|ไม่ยาก|ไม่ไกล), (น้ำตก|วิว|ถ้ำ|ยอด|หาด|ที่)(ที่|)เดินถึง`,
    yes: ['everything on foot', 'เดินเท้าอย่างเดียว'],
    no: ['เดินป่า', 'footpath', 'a hotel in walking distance of the pier'],
  },
  {
    name: 'boats that everybody rides, where nothing else is named',
    by: 'public',
    en: `
      (public|local|regular|scheduled|slow|passenger|island|river|express) (ferry|ferries){among},
      (by|on|with|using|use|hop|hopping|catch|catching) (the|) ferries{among},
      (by|on|with|using|use|hop|hopping|between the islands) (the|)
      (public|local|scheduled|express|chao phraya|lomprayah) (boat|boats|catamaran|catamarans|ferry)`,
    unless: `
      (is|are|if) there (a|any|) (public|local|direct|regular|) (ferry|ferries|boat|boats),
      (no|without|avoid|avoiding|hate|dislike|scared of|rather than|instead of) (the|) (crowded|packed|)
      (public|local|slow|car|) (ferry|ferries|boats|boat),
      (ferry|ferries|boat|boats) (ticket|timetable|schedule|time|price|pier|terminal)(s)`,
    yes: [
      'we island-hop on the local ferries',
      'we use the ferries between the islands',
      'hopping by Lomprayah catamaran',
    ],
    no: [
      'is there a public ferry on Sundays?',
      'no slow ferries please',
      'the ferry pier is near',
      'we take a ferry to the island',
    ],
  },
  {
    name: 'a boat',
    by: 'boat',
    th: 'โดยเรือ',
    en: 'by (boat|ferry)',
    yes: ['by boat'],
    no: ['a boat trip'],
  },
  {
    name: 'a plane: it only leads there, so any other vehicle says how they travel',
    by: 'plane',
    th: '(โดย|นั่ง|ขึ้น|)เครื่องบิน, บิน(ไป|จาก|กลับ|ตรง|เช้า|บ่าย|เย็น|ดึก|ค่ำ), (โดย|นั่ง)เครื่อง(ไป|มา|ลง|กลับ|)',
    en: '(by|take|taking) (a) (plane|air), fly, flying',
    unless: `
      นั่งเครื่อง(เล่น|นวด), (ไม่(รวม|นับ)|ยกเว้น|นอกจาก|แยก)(ค่า|)(ตั๋ว|)เครื่องบิน, (fly|flying) (fox|fishing),
      (fly|flying) (a|my|our|the|) drone, (fly|flying) (in|into) (from|on|at|to|bangkok|bkk),
      (like|love|prefer|enjoy) (the|) trains…(fly|flying),
      ${REST_FROM_FLYING}`,
    yes: ['นั่งเครื่องบินไป', 'เดินทางโดยเครื่อง', 'we fly there'],
    no: [
      'งบ 9000 ไม่รวมตั๋วเครื่องบิน',
      'can I fly my drone there',
      'try the flying fox',
      'butterfly',
      'flying in from Perth on Monday',
      'no flying within a day of the dive',
    ],
  },
  ...ASKED_RIDES,
  ...TOLD_CARS,
]
