import { PARTY_SLOTS } from './party-slots.ts'
import { anyOf, oneOf, type Slots } from './phrases.ts'
import { BIKE_SLOTS } from './transport-bike-rules.ts'
import type { TransportRule } from './transport-rule.ts'
import { TOLD_SLOTS } from './transport-told-rules.ts'

// `นั่งรถ ป.2 ไปแพร่`, “we're on a sleeper bus”: what they ride without driving it.

const TAKE = oneOf(
  'take, takes, took, taking, catch, catches, caught, catching, ride, riding, board, boarding, get, getting, got, hop on, hopping on, jump on, book, booked, booking, reserved',
)
const LEAVES = oneOf(
  'leaves, departs, arrives, gets in, gets into, gets to, gets us, drops us, takes us, turns up, comes, pulls in, pulls into, is due, is booked',
)
const NOT_RIDDEN = oneOf(
  'no, not, without, never, hate, hates, avoid, avoiding, instead of, rather than, anything but, scared of, missed, is there, are there',
)
const BOUGHT = oneOf('book, booked, bought, got, have, reserved')

/** Buses in other words: by their class, company or hours. */
export const MORE_BUSES: readonly TransportRule[] = [
  {
    by: 'bus',
    yields: true,
    en: `
      (bus|buses|coach) (down|up|over|only|all the way){ends}, (overnight|night) (bus|coach)(es|){ends}, (bus|coach) not (plane|flight|car|train)`,
    unless: `${NOT_RIDDEN} (the |a |an |any |)(overnight|night|) (bus|coach)(es|)`,
    yes: ['Nan at the weekend, bus up', 'Loei 3 days bus only', 'Phrae, overnight bus, 2 of us'],
    no: ['no night buses', 'we hate the night bus', 'the bus down the road'],
  },
  {
    by: 'bus',
    yields: true,
    isAnywhere: true,
    th: `
      (นั่ง|ขึ้น|จอง|จับ|ไป|ตั๋ว|เลือก) (รถ|ทัวร์|รถทัวร์|) (vip|วีไอพี|s-vip|svip|ปรับอากาศ|ป.1|ป.2|ป 1|ป 2|ม.4|24 ที่นั่ง|32 ที่นั่ง|36 ที่นั่ง|40 ที่นั่ง|วีไอพี 24|วีไอพี 32){onBoard}, รถ(ทัวร์|) (s-vip|svip|ป.2|24 ที่นั่ง|32 ที่นั่ง), (ไป|นั่ง|ขึ้น|จอง)(รถ|) บขส`,
    unless: '(ตั๋ว|ห้อง|โรง|หนัง|ที่นั่ง|บัตร)(แบบ|ชั้น|)(vip|วีไอพี), (ชั้น|ลูก) ป.(1|2)',
    yes: ['นั่งรถ ป.2 ไปแพร่', 'นั่ง ป1 ไปเลย', 'จอง S-VIP ไว้', 'ขึ้นรถ 24 ที่นั่งจากหมอชิต', 'นั่งวีไอพีไปอุบล', 'ไป บขส ถูกสุด'],
    no: ['ลูกเรียน ป.2', 'ห้องวีไอพี', 'รถตู้ 12 ที่นั่ง', 'บัตรวีไอพี'],
  },
  {
    by: 'bus',
    yields: true,
    en: `
      ${TAKE} {aBus}, (on|by|with) {aBus}, (my|our|the) (night|overnight|vip|) bus ${LEAVES}, {clauseStart}(night|overnight|vip|) bus ${LEAVES}, with (nakhonchai air|green bus|sombat tour|the transport company),
      ${BOUGHT} (our|the|) bus tickets, (use|using|riding|ride|on|travelling on) (the|) (minivans|buses), we('ll|) bus it, (our|the) bus (to|from|up) {farAway}`,
    unless: `
      (no|not|don't|won't|never|without|avoid|instead of|rather than) (want to|) ${TAKE} {aBus}, ${TAKE} {aBus} (tour|last|ago|to the (airport|hotel|beach|station|pier|old town|temple|centre|center))`,
    yes: [
      'we took a very comfortable bus there',
      'we catch the last bus on Friday',
      "we're on a sleeper bus",
      'our bus leaves at nine',
      'we wait until the bus to Phrae turns up',
      "we've booked our bus tickets",
      'up with Green Bus',
    ],
    no: [
      'on the bus station',
      'a hotel by the bus stop',
      "we don't take a bus",
      'take a bus tour',
      'on a busy road',
      'got any bus tips',
      'hop on the hop-off bus',
      'take the river bus',
      'take the bus to the beach',
      'on the way to the bus',
    ],
  },
]

export const MORE_TRAINS: readonly TransportRule[] = [
  {
    by: 'train',
    yields: true,
    en: `
      train(s) (down|up|over|only|all the way){ends}, (night|overnight|sleeper) train{ends}, train(s) not (plane|plane(s)|flight|flights|car|bus), couchette (train) , (train|in a|by) couchette,
      (love|loves|like|likes|adore|adores|prefers|want|wants) (the|a) (night|overnight|sleeper) train`,
    unless: `${NOT_RIDDEN} (the |a |an |any |)(night |overnight |sleeper |)train(s)`,
    yes: [
      'Trang for a weekend, train down',
      'Lopburi 2 days, train only',
      'Nong Khai, 4 days, night train',
      'train couchette, she likes it',
    ],
    no: ['no night train', 'the train down the valley is a sight', 'anything but the night train'],
  },
  {
    // A train that is also a sight.
    by: 'train',
    yields: true,
    isAnywhere: true,
    th: '(นั่ง|ขึ้น|จอง|ตั๋ว)[รถไฟลอยน้ำ|รถไฟนำเที่ยว|รถไฟท่องเที่ยว|รถไฟหัวรถจักรไอน้ำ|รถไฟไอน้ำ|ขบวนรถลอยน้ำ|ขบวนรถนำเที่ยว]',
    unless: 'ไม่(อยาก|ได้|เคย|)(นั่ง|ขึ้น)รถไฟ',
    yes: ['พายายไปนั่งรถไฟลอยน้ำ', 'จองขบวนรถนำเที่ยว'],
    no: ['ดูรถไฟลอยน้ำ', 'ไม่อยากนั่งรถไฟนำเที่ยว'],
  },
  {
    by: 'train',
    yields: true,
    th: `
      (นั่ง|จอง|นอน|ได้|ตั๋ว|ขึ้น)(รถไฟ|รถ|)(ตู้นอน|ด่วนพิเศษ|ด่วน|เร็ว|สปรินเตอร์), รถด่วน(พิเศษ|อุตราวิถี|อีสานมรรคา|อีสานวัตนา|ทักษิณารัถย์|ขบวน), (นั่ง|จอง|ขึ้น)(สปรินเตอร์|ขบวน|ดีเซลราง)`,
    en: `
      ${TAKE} {aTrain}, (in|on|by) {aTrain}, (first|second|1st|2nd) class sleeper(s), sleeper (berth|berths|train|trains|carriage|car|cabin), (my|our|the) (night|overnight|sleeper|morning|evening|early|) train ${LEAVES}, {clauseStart}(night|overnight|sleeper|morning|) train ${LEAVES}, ${BOUGHT} (our|the|) train tickets, train (up|down|out|in) (and|&|,) (train|bus|fly|back), train (wherever|where|whenever|if) (possible|available|practical|we can|i can|there is one)`,
    unless: `
      ทางด่วน, รถด่วน(ทอด|คั่ว), หนอนรถด่วน, (light|heavy|good|bad|deep) sleeper(s), sleeper (hit|bus|buses), (no|not|don't|won't|never|without|avoid|instead of|rather than) (want to|) ${TAKE} {aTrain},
      {aTrain} (market|museum|set|song|street|spotting|last)`,
    yes: [
      'นั่งรถด่วนพิเศษไป',
      'จองตู้นอนแล้ว',
      'we catch an early train',
      'in a sleeper berth',
      'my train gets in at 9',
      'half a day in Phrae, train arrives 8.10',
      "we've bought train tickets",
    ],
    no: [
      'กินหนอนรถด่วน',
      'ขึ้นทางด่วน',
      'I am a light sleeper',
      "we won't take the train",
      'on the train market',
      'a sleeper bus',
    ],
  },
]

export const MORE_WHEELS: readonly TransportRule[] = [
  {
    by: 'motorbike',
    th: 'แว้น[ไป|กัน|เที่ยว|ขึ้น|วน|รอบ|มอ|จาก]',
    en: 'scoot(ing) (around|about|along|round)',
    unless: '(เด็ก|แก๊ง|พวก|เสียง)แว้น',
    yes: ['แว้นไปกาญกัน', 'scooting around Pai'],
    no: ['เด็กแว้นเยอะไหม', 'ใส่แว่น', 'scoot is a cheap airline'],
  },
  {
    by: 'public',
    th: 'ไร้รถ[ ส่วนตัว|ส่วนตัว| |ไป|เที่ยว], ไม่มียานพาหนะ',
    en: "carless, {item}car free{ends}, (go|going|travel|travelling|traveling|we are|we're|i'm|i am|be|being|stay) car free{ends}, car free (trip|holiday|travel|traveller|family)",
    yes: ['สายไร้รถ ไปแพร่', "we're carless", 'Nan for two, car-free.', 'a car-free trip'],
    no: ['a car-free island', 'care free', 'careless'],
  },
]

/** A vehicle that they only ask about is how they travel if they name no other. */
export const ASKED_RIDES: readonly TransportRule[] = [
  {
    by: 'bus',
    en: '(is|are) there (a|any|) (direct|night|overnight|vip|public|cheap|good|) (bus|buses|minivan|minivans|coach) (up|down|) (to|from) {farAway}, (which|what) (bus|minivan) (goes|do we take|do i take|to take|gets us) , by bus or minivan',
    yes: ['is there a night bus to Phrae?', 'which bus goes to Sangkhla?'],
    no: ['is there a bus to the airport?', 'is there a bus stop nearby?'],
  },
  {
    by: 'train',
    en: '(is|are) there (a|any|) (direct|night|overnight|sleeper|) (train|trains) (up|down|) (to|from) {farAway}',
    yes: ['is there a sleeper train to Trang?'],
    no: ['is there a train market?', 'is there a train to the airport?'],
  },
]

const NO_WORD = anyOf(
  'or, and, not, no, to, from, of, as, near, by, then, train, trains, boat, car, than, but, with, your, their, his, her, any, off, river, school, tour, party, hop',
)
const CAR = String.raw`(?:cars?|trucks?|pick[- ]?ups?(?: truck)?|vans?|suvs?|jeeps?|campervans?|vehicle|hilux|vigo|fortuner)\b(?! ?(?:seats?|park|ferry|sick|hire|wash|rental|-?port)\b)`

/** The slots of the rules about vehicles. */
export const TRANSPORT_SLOTS: Slots = {
  clauseStart: '(?<=(?:^|[,;.:(\\n]) ?)',
  /** `รถไปแม่สะเรียงมีกี่รอบ`: no train, which has a rule of its own, nor their own car. The place is read elsewhere. */
  rideTo: '(?<=(?<!ขับ|พา|เอา|เช่า)รถ(?:ไป|เข้า|จาก|กลับ)[^\\s\\d.,;]{2,24} ?)',
  /** Money, read or not. */
  sum: '(?:(?!20[23]\\d(?!\\d))\\d{4,6}|\\d{1,3},\\d{3}|\\d{1,3}k)(?!\\d)',
  ...PARTY_SLOTS,
  ...BIKE_SLOTS,
  ...TOLD_SLOTS,
  /** Of an engine. */
  size: String.raw`\d{2,3}i?(?![\d,.:])`,
  /** Of a day on wheels. */
  distance: String.raw`\d{2,3}(?:-\d{2,3})?`,
  notThem: '(?! ?(?:me|us|you|a scooter|scooter|motorbike)\\b)',
  openTh: '(?![ก-์])',
  comma: ' ?[,/+&]? ?',
  /** “Riders from Johor, 7 bikes”, of which nobody pedals. */
  riders: String.raw`(?<=\briders\b(?:(?!\b(?:cycl|pedal|push|mountain|road bike))[^.!?\n]){0,40} )`,
  serviced: '(?=[^\\n]{0,40}?รถ(?:เซอร์วิส|ซัพพอร์[ตท]|ตามหลัง|พยุง))',
  supported: String.raw`(?=[^.!?\n]{0,40} support (?:car|van|truck|vehicle)\b)`,
  notPedalled: '(?! (?:to cycle|to pedal|for cycling))',
  /** At the beginning of a clause or in brackets. */
  item: String.raw`(?<=(?:^|[,;(\n]|[a-z)]\.)\s?)`,
  ends: String.raw`(?=\s*(?:[,.;:!?)\n]|$))`,
  stopTh: '(?=\\s|[,.!?)]|$|ครับ|ค่ะ|คะ|นะ|จ้า)',
  /** One each: `2 คัน 2 คน`. */
  eachBike:
    '(?:(?<![\\d.,])(?:2 ?คัน ?(?:กัน ?)?2 ?คน|3 ?คัน ?(?:กัน ?)?3 ?คน|4 ?คัน ?(?:กัน ?)?4 ?คน|2 ?คน ?2 ?คัน|3 ?คน ?3 ?คัน|4 ?คน ?4 ?คัน)|สองคัน(?:กัน)?สองคน|สามคัน(?:กัน)?สามคน|สี่คัน(?:กัน)?สี่คน|สองคนสองคัน|สามคนสามคัน|สี่คนสี่คัน)',
  /** Who means to ride one, with a licence or without. */
  ridesTh: String.raw`(?<!ไม่|ไม่ได้|ไม่อยาก|ไม่กล้า|ห้าม|เลิก)(?:เช่า|ขี่|ขับ|บิด|เอา)(?:รถ)?(?:มอ|สกู|เวสป้า|บิ๊กไบ)[^.!?\n]{0,60}?`,
  mayTh: '(?![^.!?\\n]{0,16}ไม่ได้)',
  ridesEn: String.raw`(?<!(?:\bnot|n't|\bno|\bnever|\bwithout) (?:want to )?)\b(?:rent|renting|hire|hiring|ride|riding|get|take)(?: (?:a|an|the|some|our|two))? (?:small |automatic )?(?:scooters?|motorbikes?|mopeds?|motorcycles?|bikes?)\b[^.!?\n]{0,40}?`,
  licenceEn: String.raw`(?:(?:motorbike|motorcycle|driving|valid|international|bike|thai|idp) ?){0,2}(?:licen[cs]es?|idp|permits?)`,
  apart: '(?=\\s|[,.!?]|$)',
  /** “A very comfortable bus”. */
  aBus: String.raw`(?:(?!${NO_WORD}\b)[a-z\d-]{1,14} ){1,4}?(?:bus(?:es)?|coach(?:es)?|minivans?)\b(?! ?(?:stations?|stops?|terminals?|drivers?|full|depot|company|part(?:y|ies)|lane|tips?|routes?|times?|timetables?|schedules?|info|tours?|apps?|pass(?:es)?))`,
  aTrain: String.raw`(?:(?!${NO_WORD}\b|(?:light|heavy|bad|good|deep) sleeper)[a-z\d-]{1,14} ){1,4}?(?:trains?|sleeper)\b(?! ?(?:stations?|hits?|bus|buses|markets?|museum|street|night market))`,
  /** “My brother's old car”. */
  aCar: String.raw`(?:(?!(?:or|and|not|scooters?|bikes?|motorbikes?)\b)[a-z'’-]{1,14} ){1,4}?${CAR}`,
  ownCar: String.raw`(?:(?!(?:or|and|not|scooters?|bikes?|motorbikes?)\b)[a-z'’-]{1,14} ){0,3}?${CAR}`,
  smallCar: String.raw`(?:(?:small|little|cheap|big|bigger|decent|nice|compact|automatic|self-drive|4x4|4wd|family|old|proper|private|tiny|good|reliable) ){1,3}${CAR}`,
  stopsCar: String.raw`(?=\s*(?:[,.;!?)\n\ufffc]|$|(?:and|at|from|for|in|so|there|but|when|then|on|of)\b))(?! (?:at the airport to|to the|for dinner))`,
  onBoard: '(?=\\s*(?:ไป|มา|จาก|กลับ|ลง|ขึ้น|รอบ|ถึง|แล้ว|ไว้|เที่ยว|[,.!?\\d]|$)| \ufffc| [ก-์])',
  /** No place within a town. */
  farAway: String.raw`(?!(?:the |our |my |a )?(?:airport|hotel|hostel|beach|station|pier|old|temple|market|centre|center|town|city|resort|there)\b)(?=[a-z\ufffcก-์])`,
}
