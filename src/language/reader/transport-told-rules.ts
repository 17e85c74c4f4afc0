import { notFollowedBy, notRightBefore, oneOf, rightAfter, rightBefore, type Slots, upTo, words } from './phrases.ts'
import { anyWords, gap, TEXT } from './slot-gaps.ts'
import type { TransportRule } from './transport-rule.ts'

// `ถอยรถไฟฟ้ามา`, “in our EV”, `ขึ้นรถที่หมอชิต`: cars, trains and buses that people tell of without saying that they
// take them. (Slots: below, and {read}, {number}, {item}, {ends}, {stopTh} in transport-ride-rules.ts.)

const ELECTRIC_TH = oneOf(`
  เนต้า, โอร่า, เทสลา, เทสล่า, บีวายดี, เอ็มจี, ดีพอล, ฉางอัน, ไอออน, จีลี่, neta, ora, tesla, byd, mg, deepal, aion, atto,
  dolphin, seal, gwm, haval, zeekr, xpeng, ev`)
const STATIONS = oneOf('หมอชิต, สายใต้, สายใต้ใหม่, เอกมัย, บขส, ขนส่ง, ท่ารถ, คิวรถตู้')

/** Before what everybody rides: `รถไฟฟ้า` that is charged is no city train. */
export const CHARGED_CARS: readonly TransportRule[] = [
  {
    name: 'an electric car, in the words for a city train',
    by: 'car',
    th: `
      (ถอย|ซื้อ|ออก|เพิ่งได้|จอง|ลอง|ผ่อน|เจ้า|น้อง)รถไฟฟ้า(มา|แล้ว|ใหม่|คัน|ป้ายแดง|ไป|เอง|ของ|{stopTh}),
      รถไฟฟ้า(วิ่งได้|วิ่งจริง|คันใหม่|คันเล็ก|คันเก่ง|จีน|ป้ายแดง|ส่วนตัว|แบต), รถไฟฟ้า{charged},
      (ถอย|ซื้อ|ออก)(รถ|)(อีวี|${ELECTRIC_TH}){modelEnd}`,
    en: '(our|my|his|her|an|the|new|by) (ev|electric vehicle|electric suv|plug in hybrid){carEnd}',
    unless: 'ซื้อบัตรรถไฟฟ้า, สถานีรถไฟฟ้า',
    yes: ['เพิ่งซื้อรถไฟฟ้ามา', 'รถไฟฟ้าวิ่งได้ 300 โล', 'รถไฟฟ้าคันเล็ก มีที่ชาร์จไหม', 'ออกเนต้ามา', 'in our EV', 'my new EV.'],
    no: ['นั่งรถไฟฟ้าไปซื้อของ', 'ลงรถไฟฟ้าแล้วต่อรถ', 'ใกล้สถานีรถไฟฟ้า', 'every evening', 'an evening'],
  },
]

/** After all others: what only tells of a vehicle. */
export const TOLD_CARS: readonly TransportRule[] = [
  {
    name: 'a car that they bought, or have',
    by: 'car',
    isAnywhere: true,
    th: `
      (ถอยรถ|ออกรถ|ซื้อรถ)(มา|แล้ว|ใหม่|คัน|ได้|ป้ายแดง|เก๋ง|กระบะ|{stopTh}), (ถอย|ขับ)ป้ายแดง,
      รถ(ของ|)(พ่อ|แม่|ครอบครัว|ตัวเอง|น้ำมัน|คันเก่า|คันเก่ง|เก่าๆ|เล็กๆ){stopTh}, รถ {number} ที่นั่ง{notFrom},
      (รถ|)(เก๋ง|กระบะ|อีโคคาร์|suv){stopTh}, มีรถ(แล้ว|ให้ใช้|ใช้){stopTh}`,
    en: `
      (we|i|we've|i've|just|have) (just|) (bought|got) (a|our|my|our first|my first|a new) (new|used|old|) car,
      (a|the|our) car (rented|hired|picked up|booked|waiting) (from|at|in|for){notBoat},
      (drive|driving|with|by) (the|our|my) (own|) car{carEnd}`,
    unless: 'ไม่(ได้|)(ซื้อ|ออก|ถอย|มี)รถ, ออกรถ(กี่|ตอน|เวลา), (ขับ|รถ)(ไม่|หลง)',
    yes: [
      'ออกรถใหม่มา',
      'ตอนนี้ซื้อรถแล้ว',
      'รถ 7 ที่นั่ง',
      'we just bought a car',
      'a car picked up at the airport',
      'มีรถให้ใช้',
      'รถ 5 ที่นั่ง ไป 4 คน',
    ],
    no: ['ไม่ได้ซื้อรถ', 'ออกรถกี่โมง', 'รถ 7 ที่นั่งจากหมอชิต', 'no car', 'ถ้าออกรถเวลาตีห้า'],
  },
  {
    name: 'by its make or its model, or a camper',
    by: 'car',
    isAnywhere: true,
    th: `(ขับ|เอา|ใช้|นั่ง|ไป|รถ|มี)(รถ|เจ้า|น้อง|) ${ELECTRIC_TH}{modelEnd}, ขับ(รถ|){latinCar}`,
    en: `
      (in|with|by|drive|driving|take|taking|have|own|bought|got|our|my) (a|an|our|my|the|his|her|)
      (own|new|old|little|small|trusty|) (byd|tesla|mazda|toyota|nissan|subaru|suzuki|isuzu|mitsubishi|hyundai|
      perodua|proton|volvo|land rover|land cruiser|jazz|civic|accord|ranger|everest|mirage|swift){carEnd},
      (in|with|by|rent|renting|hire|hiring|have|driving|own|{item}) (a|an|our|my|the|) (old|small|rented|)
      (campervan|camper van|camper|motorhome|4x4|4wd|jeep|sedan|hatchback|crossover|pick up truck|
      pickup truck){carEnd}`,
    unless: "(don't|no|not|never|without|won't) (want to |)(drive|driving|have|take|rent|hire|own)",
    yes: [
      'ขับเนต้าจากสระบุรี',
      'ขับ Xpander ขึ้นเหนือ',
      'in a Tesla, 3 days',
      'we have our Mazda',
      'in an old campervan',
      'in our little Perodua',
    ],
    no: ['we swift through town', 'the 4x4 tour', "we don't have a Mazda"],
  },
  {
    name: 'a terminal from which the bus leaves',
    by: 'bus',
    isAnywhere: true,
    th: `
      (ขึ้น|ต่อ|นั่ง|รอ|จอง)(รถ|)(ที่|จาก|รอบ|) ${STATIONS}, (ออก|เริ่ม|เดินทาง)(จาก|ที่|) (หมอชิต|สายใต้|เอกมัย|บขส){byHour},
      นั่ง(บัส|ทัวร์){stopTh}, {itemTh} บขส(.|){stopTh}`,
    en: `
      (bus|buses|coach|minivan) from (mo chit|ekkamai|sai tai mai|the southern terminal|the bus terminal),
      {item}(government|999|blue|vip) bus{ends}, by coach`,
    unless: '(ขับ|ขี่|รถไฟ|เครื่อง|บิน)…(หมอชิต|สายใต้|เอกมัย), bts…หมอชิต, (แถว|ใกล้|อยู่)(หมอชิต|สายใต้|เอกมัย|ขนส่ง)',
    yes: ['ขึ้นรถที่หมอชิต', 'ต่อรถที่ขนส่ง', 'ออกจากสายใต้สองทุ่ม', 'bus from Ekkamai'],
    no: ['บ้านอยู่เอกมัย', 'นั่งบีทีเอสลงหมอชิต', 'ขับรถออกจากสายใต้', 'a bus from time to time'],
  },
  {
    name: 'a seat on what leaves at an hour, or a terminal where they meet',
    by: 'bus',
    isAnywhere: true,
    yields: true,
    th: `
      (จอง|ซื้อ|ได้|กด)ตั๋ว(ไป|)(ไว้|แล้ว|มา|ได้|){fewTh}(ตอน|รอบ|เที่ยว|ออก|เวลา){fewTh}{hourTh},
      (นัด|เจอ|รวม|รวมตัว|รวมพล|พบ)(กัน|เจอ|เจอกัน|พบ|พบกัน|ขึ้นรถ|){fewTh}(ที่|ตรง)(สถานี|ท่ารถ|ขนส่ง|)
      (หมอชิต|หมดชิต|สายใต้|สายใต้ใหม่|เอกมัย|บขส|ขนส่ง|ท่ารถ)`,
    unless: `
      (ขับ|ขี่|เช่า|เหมา|รถไฟ|เครื่อง|บิน|รถตู้|รถตัวเอง|รถส่วนตัว|bts|บีทีเอส|mrt|เรือ|คอนเสิร์ต|หนัง|โชว์|การแสดง|มวย|เข้า)…(หมอชิต|
      สายใต้|เอกมัย|ตั๋ว),
      ตั๋ว(เครื่อง|เครื่องบิน|รถไฟ|เรือ|คอน|คอนเสิร์ต|หนัง|โชว์|การแสดง|มวย|เข้า|ชม|ทัวร์|งาน|บอล|ละคร|สวน|ซาฟารี|พิพิธ){restTh},
      ตั๋ว{restTh}(เครื่อง|บิน|รถไฟ|เรือ|โชว์|คอนเสิร์ต|มวย)`,
    yes: ['จองตั๋วไว้ตอนสองทุ่ม', 'ซื้อตั๋วรอบ 20.30 ไปปาย', 'จองตั๋วแล้วออกสี่ทุ่ม', 'นัดกันที่หมอชิต', 'เจอกันที่สายใต้ใหม่ 1 ทุ่ม'],
    no: ['จองตั๋วเครื่องบินตอน 6 โมง', 'จองตั๋วคอนเสิร์ตรอบสองทุ่ม', 'นัดกันที่ปั๊ม', 'เจอกัน 7 โมงที่ BTS หมอชิต', 'จองตั๋วไว้แล้ว'],
  },
  {
    name: 'a railway station where they meet',
    by: 'train',
    isAnywhere: true,
    yields: true,
    th: '(นัด|เจอ|รวม|รวมตัว|รวมพล|พบ)(กัน|เจอ|เจอกัน|พบ|พบกัน|){fewTh}(ที่|ตรง)(สถานี|สถานีรถไฟ|) (หัวลำโพง|กรุงเทพอภิวัฒน์|สถานีกลาง)',
    yes: ['นัดกันที่หัวลำโพงหกโมงเย็น', 'เจอกันที่สถานีกลาง'],
    no: ['หัวลำโพงสวยดี', 'แวะที่หัวลำโพง'],
  },
  {
    name: 'a train by its class or its berth, and people who love trains',
    by: 'train',
    isAnywhere: true,
    th: `
      (นั่ง|นอน|จอง|ได้|ไป|ตั๋ว)ตู้นอน, ตู้นอน(ไป|ชั้น|จาก|{stopTh}), (นั่ง|ขึ้น|จับ|ไป|ตั๋ว)(รถ|)(ด่วน|เร็ว|ธรรมดา|ชั้นสาม|ชั้น 3){stopTh},
      รถด่วน{stopTh}`,
    en: `
      train (there|up|down|out|in){comma}(and |then |) (train|bus|fly|plane) (back|home|down|up),
      (first|second|third|1st|2nd|3rd) class (train|carriage|sleeper|seats|fan|aircon),
      {item}(train|trains) (please|pls|if possible|preferred),
      (special express|state railway|eastern and oriental express), (a|the|our|by|two) sleeper(s) (from|to|up|down),
      (want|wanting|prefer|preferring|thinking of|considering|like|love) (the|a|to take the|to go by) {aTrainWord},
      (have|got|with) (the weekend|a weekend|three days|a few days|time|legs|a backpack) (and|&|plus) (a|the)
      train{ends}, {item}(have|got) a train{ends}, (i|we) have a train{ends},
      train (lover|lovers|fan|fans|nerd|nerds|enthusiasts)`,
    unless: 'รถตู้นอน, ตู้นอน(เต้นท์|รถทัวร์), (no|not|never|without|avoid) (the |a |)(train|sleeper)',
    yes: [
      'นอนตู้นอนไปหนองคาย',
      'รถด่วน',
      'train up, fly back',
      'third class train',
      'on the special express',
      'we want the early train from Bangkok',
      'we have three days and a train, where to',
    ],
    no: ['หนอนรถด่วนทอด', 'a light sleeper from Bangkok', 'first class hotel', 'want the training'],
  },
  {
    name: 'hitchhiking',
    by: 'public',
    isAnywhere: true,
    th: 'โบก(เอา|ไป|รถ|ขึ้น|เที่ยว){notStopped}, ยืนโบก, แบกเป้โบก',
    en: `
      (hitch|hitching|hitch hike|hitch hiking|thumb|thumbing)
      (rides|a ride|lifts|a lift|it|around|up|down|from|to|our way|my way|{hitchEnd}), {item}hitching`,
    unless: '(ไม่|เคย|มือ)โบก, โบกมือ, get hitched, without a hitch, (no|not|never|without) (hitching|hitch)',
    yes: ['แบกเป้โบกเอา', 'โบกไปเรื่อยๆ', 'thumbing a lift', 'hitching to Loei'],
    no: ['โบกมือลา', 'without a hitch', 'we got hitched in May', 'a thumb drive'],
  },
]

/** Words in Latin letters after `ขับ` that are no car: places, and small words. */
export const NO_MODEL = `
  bangkok, bkk, chiang, chiangmai, phuket, pattaya, krabi, pai, hua, korat, samui, koh, ko, nan, loei, trang, to, from, go, up, down,
  solo, loop, lift, the, in, on, bike, bicycle, mtb, jet`

/** A car by its name: `Xpander`, `CX 30`. */
const MODEL = ' ?[a-z][a-z-]{2,12}(?: ?\\d{1,3})?(?![a-z\\d])'

export const TOLD_SLOTS: Slots = {
  /** Later they say that it is charged. */
  charged: rightBefore('{far}(ชาร์จ|ชาร์ต|แบตหมด|ไฟหมด|วิ่งได้|วิ่งจริง)', { far: gap(160, TEXT) }),
  /** The word ends here. */
  modelEnd: notRightBefore('{letter}'),
  /** Nothing else is said of the car. */
  carEnd:
    rightBefore(
      `
        ( )({sign}|{read}|{end}|{digit}),
        ( )(and|so|from|to|for|in|with|at|up|down|around|across|range|has|does|can|which|that|please|now)`,
    ) + notRightBefore('{space}and (a )driver'),
  /** `ขับ Xpander`, not `ขับ BTS`. */
  latinCar: notRightBefore(`bts, mrt, atv, cb, sv, gs, cc, km, grab, bolt, ${NO_MODEL}`) + MODEL,
  /** Not of a ferry. */
  notBoat: notRightBefore('{space}the (ferry|boat)'),
  /** An hour follows, or where they go. */
  byHour: rightBefore(`
    ( )({digit}|ตี|เที่ยง|สอง|สาม|สี่|ห้า|หก|หนึ่ง|ทุ่ม|เช้า|ค่ำ|ดึก|เย็น|คืน|ตอน|รอบ|เวลา|{read}|ไป)`),
  /** Up to eight Thai letters or spaces: `จองตั๋วไว้แล้วตอนสองทุ่ม`. */
  fewTh: upTo(8, '{thai}, {space}'),
  /** Some words: `ตั๋วไปเชียงใหม่เครื่องบิน`. */
  restTh: gap(24, '[^.;\\n]'),
  /** An hour at which something leaves. */
  hourTh: words(`
    ( ){digit}({digit})(.|:){digit}{digit}, ( ){digit}({digit}) (โมง|ทุ่ม|น.), ( )(หนึ่ง|สอง|สาม|สี่|ห้า|หก) ทุ่ม,
    ( )ตี (1|2|3|4|5|หนึ่ง|สอง|สาม|สี่|ห้า), ( )เที่ยงคืน, ( )(หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด) โมง`),
  /** At the beginning of a clause. */
  itemTh: rightAfter('{start}, {space}, {comma}, {open}'),
  /** “The early train”. */
  aTrainWord: anyWords(2) + words('train(s)') + notFollowedBy('museum, market, set, station(s), spotting'),
  /** Not to wave. */
  notStopped: notRightBefore('มือ, ธง, ปูน, ครับไม่'),
  /** What is said ends here. */
  hitchEnd: rightBefore('{sign}, {end}'),
}
