import { POLITE } from './common-words.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import {
  after,
  followedBy,
  gapWithout,
  notAfter,
  notFollowedBy,
  notRightBefore,
  oneOf,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { anyWords } from './slot-gaps.ts'
import { BIKE_SLOTS } from './transport-bike-rules.ts'
import type { TransportRule } from './transport-rule.ts'
import { TOLD_SLOTS } from './transport-told-rules.ts'

// `นั่งรถ ป.2 ไปแพร่`, “we're on a sleeper bus”: what they ride without driving it.

const TAKE = oneOf(
  `
    take, takes, took, taking, catch, catches, caught, catching, ride, riding, board, boarding, get, getting, got,
    hop on, hopping on, jump on, book, booked, booking, reserved`,
)
const LEAVES = oneOf(
  `
    leaves, departs, arrives, gets in, gets into, gets to, gets us, drops us, takes us, turns up, comes, pulls in,
    pulls into, is due, is booked`,
)
const NOT_RIDDEN = oneOf(
  `
    no, not, without, never, hate, hates, avoid, avoiding, instead of, rather than, anything but, scared of, missed,
    is there, are there`,
)
const BOUGHT = oneOf('book, booked, bought, got, have, reserved')

/** Buses in other words: by their class, company or hours. */
export const MORE_BUSES: readonly TransportRule[] = [
  {
    name: 'a bus, in few words: “bus down”, “night bus”',
    by: 'bus',
    yields: true,
    en: `
      (bus|buses|coach) (down|up|over|only|all the way){ends}, (overnight|night) (bus|coach)(es|){ends},
      (bus|coach) not (plane|flight|car|train)`,
    unless: `${NOT_RIDDEN} (the |a |an |any |)(overnight|night|) (bus|coach)(es|)`,
    yes: ['Nan at the weekend, bus up', 'Loei 3 days bus only', 'Phrae, overnight bus, 2 of us'],
    no: ['no night buses', 'we hate the night bus', 'the bus down the road'],
  },
  {
    name: 'a bus by its class: VIP, `ป.1`, by the number of its seats',
    by: 'bus',
    yields: true,
    isAnywhere: true,
    th: `
      (นั่ง|ขึ้น|จอง|จับ|ไป|ตั๋ว|เลือก) (รถ|ทัวร์|รถทัวร์|)
      (vip|วีไอพี|s-vip|svip|ปรับอากาศ|ป.1|ป.2|ป 1|ป 2|ม.4|24 ที่นั่ง|32 ที่นั่ง|36 ที่นั่ง|40 ที่นั่ง|วีไอพี 24|วีไอพี 32){onBoard},
      รถ(ทัวร์|) (s-vip|svip|ป.2|24 ที่นั่ง|32 ที่นั่ง), (ไป|นั่ง|ขึ้น|จอง)(รถ|) บขส`,
    unless: '(ตั๋ว|ห้อง|โรง|หนัง|ที่นั่ง|บัตร)(แบบ|ชั้น|)(vip|วีไอพี), (ชั้น|ลูก) ป.(1|2)',
    yes: ['นั่งรถ ป.2 ไปแพร่', 'นั่ง ป1 ไปเลย', 'จอง S-VIP ไว้', 'ขึ้นรถ 24 ที่นั่งจากหมอชิต', 'นั่งวีไอพีไปอุบล', 'ไป บขส ถูกสุด'],
    no: ['ลูกเรียน ป.2', 'ห้องวีไอพี', 'รถตู้ 12 ที่นั่ง', 'บัตรวีไอพี'],
  },
  {
    name: 'they take a bus, it leaves, they have tickets',
    by: 'bus',
    yields: true,
    en: `
      ${TAKE} {aBus}, (on|by|with) {aBus}, (my|our|the) (night|overnight|vip|) bus ${LEAVES},
      {clauseStart}(night|overnight|vip|) bus ${LEAVES},
      with (nakhonchai air|green bus|sombat tour|the transport company),
      ${BOUGHT} (our|the|) bus tickets, (use|using|riding|ride|on|travelling on) (the|) (minivans|buses),
      we('ll|) bus it, (our|the) bus (to|from|up) {farAway}`,
    unless: `
      (no|not|don't|won't|never|without|avoid|instead of|rather than) (want to|) ${TAKE} {aBus},
      ${TAKE} {aBus} (tour|last|ago|to the (airport|hotel|beach|station|pier|old town|temple|centre|center))`,
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
    name: 'a train, in few words: “train down”, “night train”',
    by: 'train',
    yields: true,
    en: `
      train(s) (down|up|over|only|all the way){ends}, (night|overnight|sleeper) train{ends},
      train(s) not (plane|plane(s)|flight|flights|car|bus), couchette (train) , (train|in a|by) couchette,
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
    name: 'a train that is also a sight',
    by: 'train',
    yields: true,
    isAnywhere: true,
    th: '(นั่ง|ขึ้น|จอง|ตั๋ว)[รถไฟลอยน้ำ|รถไฟนำเที่ยว|รถไฟท่องเที่ยว|รถไฟหัวรถจักรไอน้ำ|รถไฟไอน้ำ|ขบวนรถลอยน้ำ|ขบวนรถนำเที่ยว]',
    unless: 'ไม่(อยาก|ได้|เคย|)(นั่ง|ขึ้น)รถไฟ',
    yes: ['พายายไปนั่งรถไฟลอยน้ำ', 'จองขบวนรถนำเที่ยว'],
    no: ['ดูรถไฟลอยน้ำ', 'ไม่อยากนั่งรถไฟนำเที่ยว'],
  },
  {
    name: 'a train by its class, its berth, its hour or its tickets',
    by: 'train',
    yields: true,
    th: `
      (นั่ง|จอง|นอน|ได้|ตั๋ว|ขึ้น)(รถไฟ|รถ|)(ตู้นอน|ด่วนพิเศษ|ด่วน|เร็ว|สปรินเตอร์),
      รถด่วน(พิเศษ|อุตราวิถี|อีสานมรรคา|อีสานวัตนา|ทักษิณารัถย์|ขบวน), (นั่ง|จอง|ขึ้น)(สปรินเตอร์|ขบวน|ดีเซลราง)`,
    en: `
      ${TAKE} {aTrain}, (in|on|by) {aTrain}, (first|second|1st|2nd) class sleeper(s),
      sleeper (berth|berths|train|trains|carriage|car|cabin),
      (my|our|the) (night|overnight|sleeper|morning|evening|early|) train ${LEAVES},
      {clauseStart}(night|overnight|sleeper|morning|) train ${LEAVES}, ${BOUGHT} (our|the|) train tickets,
      train (up|down|out|in) (and|&|,) (train|bus|fly|back),
      train (wherever|where|whenever|if) (possible|available|practical|we can|i can|there is one)`,
    unless: `
      ทางด่วน, รถด่วน(ทอด|คั่ว), หนอนรถด่วน, (light|heavy|good|bad|deep) sleeper(s), sleeper (hit|bus|buses),
      (no|not|don't|won't|never|without|avoid|instead of|rather than) (want to|) ${TAKE} {aTrain},
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
    name: 'riders of scooters',
    by: 'motorbike',
    th: 'แว้น[ไป|กัน|เที่ยว|ขึ้น|วน|รอบ|มอ|จาก]',
    en: 'scoot(ing) (around|about|along|round)',
    unless: '(เด็ก|แก๊ง|พวก|เสียง)แว้น',
    yes: ['แว้นไปกาญกัน', 'scooting around Pai'],
    no: ['เด็กแว้นเยอะไหม', 'ใส่แว่น', 'scoot is a cheap airline'],
  },
  {
    name: 'without a car',
    by: 'public',
    th: 'ไร้รถ[ ส่วนตัว|ส่วนตัว| |ไป|เที่ยว], ไม่มียานพาหนะ',
    en: `
      carless, {item}car free{ends},
      (go|going|travel|travelling|traveling|we are|we're|i'm|i am|be|being|stay) car free{ends},
      car free (trip|holiday|travel|traveller|family)`,
    yes: ['สายไร้รถ ไปแพร่', "we're carless", 'Nan for two, car-free.', 'a car-free trip'],
    no: ['a car-free island', 'care free', 'careless'],
  },
]

/** A vehicle that they only ask about is how they travel if they name no other. */
export const ASKED_RIDES: readonly TransportRule[] = [
  {
    name: 'a bus that they ask about',
    by: 'bus',
    en: `
      (is|are) there (a|any|) (direct|night|overnight|vip|public|cheap|good|) (bus|buses|minivan|minivans|coach)
      (up|down|) (to|from) {farAway}, (which|what) (bus|minivan) (goes|do we take|do i take|to take|gets us) ,
      by bus or minivan`,
    yes: ['is there a night bus to Phrae?', 'which bus goes to Sangkhla?'],
    no: ['is there a bus to the airport?', 'is there a bus stop nearby?'],
  },
  {
    name: 'a train that they ask about',
    by: 'train',
    en: '(is|are) there (a|any|) (direct|night|overnight|sleeper|) (train|trains) (up|down|) (to|from) {farAway}',
    yes: ['is there a sleeper train to Trang?'],
    no: ['is there a train market?', 'is there a train to the airport?'],
  },
]

/** Before “bus” and “train”: words of another sentence, or of another bus. */
const NO_WORD = `
  or, and, not, no, to, from, of, as, near, by, then, train(s), boat, car, than, but, with, your, their, his, her, any, off, river,
  school, tour, party, hop`
const NO_TRAIN = `${NO_WORD}, (light|heavy|bad|good|deep) sleeper`
const NO_CAR = 'or, and, not, scooter(s), bike(s), motorbike(s)'
const KINDS_OF_CAR = `
  (small|little|cheap|big|bigger|decent|nice|compact|automatic|self-drive|4x4|4wd|family|old|proper|private|tiny|good|reliable){space}`
/** From one to so many words of English before a vehicle, with their figures (“8 hour bus”), of which none is one of these. */
const wordsBefore = (most: number, without: string) => `(?:${notRightBefore(without)}[a-z\\d'’-]{1,14} ){1,${most}}?`
/** Words of the sentence about riders, none of them about pedals. */
const RIDERS = gapWithout(
  40,
  'cycle(s), cycling, cyclist(s), pedal(s), pedalling, pedaling, push, mountain, road bike(s)',
  '[^.!?\\n]',
)
/** A car of any kind, not a car park. */
const CAR = {
  car:
    words(
      `(car(s)|truck(s)|pick up( truck|)|pick ups|van(s)|suv(s)|jeep(s)|campervan(s)|vehicle|hilux|vigo|fortuner)`,
    ) + notFollowedBy('seat(s), park, ferry, sick, hire, wash, rental, port, -port'),
}

/** The slots of the rules about vehicles. */
export const TRANSPORT_SLOTS: Slots = {
  /** At the beginning of a clause. */
  clauseStart: after('{start}, {comma}, ;, ., :, {open}'),
  /** `รถไปแม่สะเรียงมีกี่รอบ`: no train, which has a rule of its own, nor their own car. The place is read elsewhere. */
  rideTo: rightAfter('[!ขับ|พา|เอา|เช่า]รถ(ไป|เข้า|จาก|กลับ){place}( )', { place: '[^\\s\\d.,;]{2,24}' }),
  /** Money, read or not. */
  sum: '(?:(?!20[23]\\d(?!\\d))\\d{4,6}|\\d{1,3},\\d{3}|\\d{1,3}k)(?!\\d)',
  ...PARTY_SLOTS,
  ...BIKE_SLOTS,
  ...TOLD_SLOTS,
  /** Of an engine. */
  size: String.raw`\d{2,3}i?(?![\d,.:])`,
  /** Of a day on wheels. */
  distance: String.raw`\d{2,3}(?:-\d{2,3})?`,
  /** Not “drive us”, “drive a scooter”. */
  notThem: notFollowedBy('me, us, you, (a |)scooter, motorbike'),
  /** The Thai word ends here. */
  openTh: notRightBefore('{thai}'),
  /** A comma or another sign, or nothing. */
  comma: ' ?[,/+&]? ?',
  /** “Riders from Johor, 7 bikes”, of which nobody pedals. */
  riders: rightAfter('riders{noPedals}{space}', { noPedals: RIDERS }),
  /** A car with their things follows them. */
  serviced: rightBefore('{few}รถ(เซอร์วิส|ซัพพอร์ต|ซัพพอร์ท|ตามหลัง|พยุง)', { few: '[^\\n]{0,40}?' }),
  /** The same in English. */
  supported: rightBefore('{few}{space}support (car|van|truck|vehicle)', { few: '[^.!?\\n]{0,40}?' }),
  /** Not “bikes to cycle”. */
  notPedalled: notRightBefore('{space}(to cycle|to pedal|for cycling)'),
  /** At the beginning of a clause or in brackets. */
  item: after('{start}, {comma}, ;, {open}, {letter}., {close}.'),
  /** What is said ends here. */
  ends: followedBy('{sign}, {end}'),
  /** The same in Thai. */
  stopTh: rightBefore(`{space}, {sign}, {end}, ${POLITE}`),
  /** One each: `2 คัน 2 คน`. */
  eachBike: words(`
    2 คัน (กัน) 2 คน, 3 คัน (กัน) 3 คน, 4 คัน (กัน) 4 คน, 2 คน 2 คัน, 3 คน 3 คัน, 4 คน 4 คัน,
    สองคัน(กัน)สองคน, สามคัน(กัน)สามคน, สี่คัน(กัน)สี่คน, สองคนสองคัน, สามคนสามคัน, สี่คนสี่คัน`),
  /** Who means to ride one, with a licence or without. */
  ridesTh: words('[!ไม่|ไม่ได้|ไม่อยาก|ไม่กล้า|ห้าม|เลิก](เช่า|ขี่|ขับ|บิด|เอา)(รถ)(มอ|สกู|เวสป้า|บิ๊กไบ){few}', {
    few: '[^.!?\\n]{0,60}?',
  }),
  /** Nobody says that it cannot be. */
  mayTh: notRightBefore('{few}ไม่ได้', { few: '[^.!?\\n]{0,16}' }),
  ridesEn:
    notAfter("(not|no|never|without) (want to|), {letter}n't (want to|)") +
    words(
      `
      (rent|renting|hire|hiring|ride|riding|get|take)( (a|an|the|some|our|two)|)( (small|automatic)|)
      (scooter|motorbike|moped|motorcycle|bike)(s)`,
    ) +
    '[^.!?\\n]{0,40}?',
  licenceEn:
    upTo(2, '(motorbike|motorcycle|driving|valid|international|bike|thai|idp)( )') +
    words('(licence|license|idp|permit)(s)'),
  /** The word ends here. */
  apart: rightBefore('{space}, {sign}, {end}'),
  /** “A very comfortable bus”. */
  aBus:
    wordsBefore(4, NO_WORD) +
    words('(bus(es)|coach(es)|minivan(s))') +
    notFollowedBy(`
    station(s), stop(s), terminal(s), driver(s), full, depot, company, part(y|ies), lane, tip(s), route(s), time(s),
    timetable(s),
    schedule(s), info, tour(s), app(s), pass(es)`),
  /** “An early train”. */
  aTrain:
    wordsBefore(4, NO_TRAIN) +
    words('(train(s)|sleeper)') +
    notFollowedBy('station(s), hit(s), bus, buses, market(s), museum, street, night market'),
  /** “My brother's old car”. */
  aCar: wordsBefore(4, NO_CAR) + words('{car}', CAR),
  /** The same, or “car” alone. */
  ownCar: anyWords(3, NO_CAR) + words('{car}', CAR),
  /** “A small old car”. */
  smallCar: words('{kind}{kinds}{car}', {
    ...CAR,
    kind: words(KINDS_OF_CAR),
    kinds: upTo(2, KINDS_OF_CAR),
  }),
  /** Nothing else is said of it. */
  stopsCar:
    followedBy('{sign}, {end}, {read}, and, at, from, for, in, so, there, but, when, then, on, of') +
    notFollowedBy('at the airport to, to the, for dinner'),
  /** Where they ride to, or nothing. */
  onBoard: rightBefore(
    `
    {gap}(ไป|มา|จาก|กลับ|ลง|ขึ้น|รอบ|ถึง|แล้ว|ไว้|เที่ยว|{sign}|{comma}|{digit}|{end}), {space}{read}, {space}{thai}`,
    {
      gap: '\\s*',
    },
  ),
  /** No place within a town. */
  farAway:
    notRightBefore(
      `
        (the |our |my |a |)(airport|hotel|hostel|beach|station|pier|old|temple|market|centre|center|town|city|resort|
        there)`,
    ) + rightBefore('{letter}, {read}, {thai}'),
}
