import { listOf, notAfter, notFollowedBy, notRightAfter, notRightBefore, PIECES, type Slots, words } from './phrases.ts'

/**
 * What an amount, a length or hours belong to: the nearest of these words in the clause. `trip` is the trip itself; the
 * others are things that have a price, a length or hours of their own.
 */
export interface OwnerRule {
  /** What these words are, for people who read these rows. */
  readonly name?: string
  readonly owner: 'trip' | 'thing' | 'past'
  readonly words: readonly string[]
  /** Sentences whose value, between ‹ and ›, belongs to it, and similar ones whose value does not: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Prices that are not the budget of the trip. */
export const AMOUNTS: readonly OwnerRule[] = [
  {
    name: 'money for the whole trip',
    owner: 'trip',
    words: listOf(`
      งบ{noVowel}, งบประมาณ, มีเงิน, ใช้เงิน, เงิน, ตังค์, ทั้งทริป, ทั้งหมด, รวมทุกอย่าง, ค่าใช้จ่าย, กองกลาง, ลงขัน, รวมหมด, หมดทุกอย่าง,
      ค่ากิน(กับ|)(ค่า|)เที่ยว, ค่าเที่ยว, ค่ากินอยู่, budget(s), spend, spending, total, in all, altogether, for everything, for the lot,
      the lot, all up, all told, the whole thing, for everyone, between us, kitty, for the (whole|entire) trip, money`),
    yes: [
      'งบ ‹6000 บาท› ที่พักแยก',
      'งบประมาณ ‹6000 บาท› ไม่เช่ารถ',
      'มีเงิน ‹6000 บาท› กับตั๋ว',
      'ใช้เงิน ‹6000 บาท› ทัวร์ด้วย',
      'มีตังค์ ‹6000 บาท› กับทัวร์',
      'ทัวร์ ทั้งทริป ‹6000 บาท›',
      'ตั๋ว ที่พัก ทั้งหมด ‹6000 บาท›',
      'ตั๋วด้วย ค่าใช้จ่าย ‹6000 บาท›',
      'ทัวร์ด้วย กองกลาง ‹6000 บาท›',
      'ลงขัน ‹3000 บาท›',
      'รวมทุกอย่าง ‹9,000 บาท›',
      'ตั๋วกับทัวร์ รวมหมด ‹9,000 บาท›',
      'ทัวร์ หมดทุกอย่าง ‹9,000 บาท›',
      'ไม่รวมที่พัก ค่ากินค่าเที่ยว ‹4000 บาท›',
      'ที่พักฟรี ค่ากินอยู่ ‹4000 บาท›',
      'a ferry, and our budget is ‹9000 baht›',
      'tours, and we spend ‹9000 baht›',
      'a ferry, a tour, total ‹9000 baht›',
      'tours and ferries, altogether ‹9000 baht›',
      'boats and all, money ‹9000 baht›',
      'a boat, kitty ‹9000 baht›',
      '‹5000 baht› for the whole trip',
      '‹5000 baht› for everything, boats too',
      '‹5000 baht› all told, boats too',
      '‹5000 baht› between us, boats too',
    ],
    no: ['ที่พักคืนละ ‹800 บาท›', 'งบ 6000 บาท ที่พักคืนละ ‹800›', '‹900 baht› a night for a room', 'เครื่องบ้าน ห้องละ ‹900 บาท›'],
  },
  {
    name: 'rooms and flights that are paid for already, or come on top: the money is for the trip without them',
    owner: 'trip',
    words: listOf(`
      (room(s)|hotel(s)|accommodation|flight(s)|transport) (and|plus|+) (food|meals|transport|activities|hotel(s)|accommodation|everything),
      (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|ferries) (is|are|) (not|un|) (counted|included|excluded|extra|separate|apart|aside),
      (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|airfare(s)) (is|are|have been|) (already|all|) (booked|paid|paid for|bought|sorted|covered|done){notPriced},
      (excluding|not counting|not including|without|apart from|besides|excl|minus) (the|our|) (air|plane|airline|flight) (ticket(s)|fare(s)), airfare(s) (excluded|not included|extra|apart),
      (excluding|not counting|not including|apart from|besides|on top of|net of) (food and|meals and|) (the|) (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|ferries),
      (ยัง|)(ไม่รวม|ไม่นับ|แยก)(ค่า|)(ที่พัก|โรงแรม|ตั๋ว|เครื่อง|ห้อง)`),
    yes: [
      'rooms + meals ‹9000 baht›',
      'hotels and food ‹9000 baht›',
      '‹45,000 baht›, flights already booked',
      '‹45,000 baht›, flights are paid for',
      '‹45,000 baht› hotels extra',
      '‹2500 euro› excluding air tickets',
      '‹2500 euro› airfare not included',
      '‹2500 euro› apart from the rooms',
      '‹9,000 บาท›ไม่รวมที่พัก',
      '‹9,000 บาท›แยกค่าตั๋ว',
    ],
    no: ['flights booked for ‹9000 baht›', 'the rooms are ‹900 baht›', 'ที่พัก ‹900 บาท›'],
  },
  {
    name: 'so much for each thing, in Thai',
    owner: 'thing',
    words: listOf(`
      เค้าคิด, เขาคิด, คิด(หัวละ|คนละ|ท่านละ|วันละ), พร้อม(ข้าว|อาหาร), รวม(ข้าว|อาหารเช้า|อาหารเย็น), (ล่อง|นอน|พัก|เช่า)แพ, แพ(พัก|เปียก|คนละ), ไกด์(คิด|วันละ|คนละ),
      คืนละ, ต่อคืน, /คืน, (คัน|ตัว|ลำ|หลัง|ชุด|จาน|ชิ้น|ใบ|ต้น|รอบ|ชั่วโมง|ห้อง|เตียง|ขวด|ถ้วย|แก้ว|ไม้|ซุ้ม|ลูก|เส้น|โล|กิโล|ที่นั่ง|เที่ยว)ละ, ค่า{notSpending}, น้ำมัน,
      เช่า(มอไซ|มอเตอร์ไซ)ค์, เช่าชุดไทย, เช่า(จักรยาน|เรือ|เต็นท์|ร่ม|ห่วงยาง), {rented}{near}วันละ, {rented}{near}ต่อวัน, {bike}{near}วันละ, {bike}{near}ต่อวัน, วันละ {bike},
      โฮมสเตย์, {notBackTo}ที่พัก, ห้องพัก, บ้านพัก, พูลวิลล่า, ห้อง, โรงแรม, รีสอร์ท, ตั๋ว, มื้อละ, เหมา, เหมาลำ, {notCrowd}ทัวร์,
      แท็กซี่, บุฟเฟ่ต์, ปิ้งย่าง, หมูกระทะ, ซีฟู้ด, เงินเดือน`),
    yes: [
      'เค้าคิด ‹300 บาท›',
      'คิดหัวละ ‹300 บาท›',
      'พร้อมข้าว ‹150 บาท›',
      'รวมอาหารเช้า ‹900 บาท›',
      'ล่องแพ ‹400 บาท›',
      'ไกด์วันละ ‹800 บาท›',
      'โฮมสเตย์ ‹500 บาท›',
      '‹900 บาท› ต่อคืน',
      'คันละ ‹300 บาท›',
      'จานละ ‹120 บาท›',
      'เต็นท์หลังละ ‹300 บาท›',
      'ค่าเรือ ‹300 บาท›',
      'น้ำมัน ‹900 บาท›',
      'เช่าคลิก 125i วันละ ‹250 บาท›',
      'เช่ามอเตอร์ไซค์ ‹250 บาท›',
      'เช่าห่วงยาง ‹50 บาท›',
      'เช่าจักรยาน ‹80 บาท›',
      'เช่าชุดไทย ‹300 บาท›',
      'บ้านพัก ‹900 บาท›',
      'พูลวิลล่า ‹4900 บาท›',
      'รีสอร์ท ‹1900 บาท›',
      'ตั๋ว ‹580 บาท›',
      'มื้อละ ‹150 บาท›',
      'เหมาลำ ‹2500 บาท›',
      'ทัวร์ ‹1200 บาท›',
      'แท็กซี่ ‹400 บาท›',
      'บุฟเฟ่ต์ ‹399 บาท›',
      'หมูกระทะ ‹299 บาท›',
      'เงินเดือน ‹18000 บาท›',
    ],
    no: ['งบ ‹6000 บาท› ไม่รวมที่พัก', 'กลับที่พัก งบ ‹6000 บาท›', 'ที่ทัวร์ลงไม่เอา มีเงิน ‹6000 บาท›'],
  },
  {
    name: 'rooms, ways, meals and other things in English',
    owner: 'thing',
    words: listOf(`
      homestay(s), they charge, charges, guide(s), {hired}{near}(a|per) day, {wheels} (is|are|was|were|at|for|costs|cost){near}(a|per) day,
      per night, a night, /night, nightly, room(s), hut(s), hotel(s), hostel(s), accommodation, guesthouse(s), bungalow(s),
      ferry, boat, speed boat(s), long tail(s), ticket(s), fare(s), taxi(s), bus, train, flight(s), entrance, fee(s), tour(s), transfer(s),
      for food, on food, per meal, a meal, meal(s), dinner(s), rent, rental, motorbike(s), scooter(s), deposit, salary, massage(s)`),
    yes: [
      'a homestay for ‹600 baht›',
      'they charge ‹500 baht›',
      'a guide for ‹900 baht›',
      'renting a scooter for ‹250 baht› a day',
      'the jeep is ‹1500 baht› a day',
      '‹900 baht› per night',
      '‹900 baht› a night',
      'huts for ‹600 baht›',
      'a hostel for ‹300 baht›',
      'bungalows at ‹900 baht›',
      'a speedboat for ‹900 baht›',
      'a longtail for ‹1500 baht›',
      'the fare is ‹120 baht›',
      'a taxi for ‹400 baht›',
      'a bus for ‹400 baht›',
      'entrance ‹200 baht›',
      'a tour for ‹1500 baht›',
      '‹300 baht› for food',
      '‹200 baht› per meal',
      'dinner for ‹500 baht›',
      'a deposit of ‹3000 baht›',
      'a salary of ‹30000 baht›',
      'a massage for ‹500 baht›',
      'the ferry is ‹580 baht› each',
    ],
    no: ['by train, temples, under ‹1500 baht›', 'a budget of ‹9000 baht›'],
  },
  {
    name: 'numbers of people, which are no money',
    owner: 'thing',
    words: listOf(`
      population( is| of|:|), pop., inhabitants, ประชากร, นักท่องเที่ยวปีละ, visitors a year`),
    yes: ['a town, population of ‹9000›', '‹9000› inhabitants', 'ประชากร ‹9000›', '‹9000› visitors a year'],
    no: ['a popular place, ‹9000 baht›'],
  },
  {
    owner: 'past',
    words: listOf(`
      เคยจ่าย, จ่ายไป, ครั้งก่อน, คราวก่อน, paid, paying, cost me, cost us, was, were, last time,
      last year, are enough, is enough, charged`),
    yes: ['ครั้งก่อนจ่ายไป ‹4000 บาท›', 'we paid ‹900 baht› last time'],
    no: ['จ่ายได้ ‹4000 บาท›', 'we can pay ‹900 baht›'],
  },
]

/** Lengths that are not the trip's. */
export const LENGTHS: readonly OwnerRule[] = [
  {
    owner: 'trip',
    words: listOf(`
      อยากไป, จะไป, {notUsed}ไป, ขอ[!บ|ง], ตอนนี้, อยากได้, แพลน, แผน, ทริป, โปรแกรม, มีเวลา, ครั้งนี้, คราวนี้, หนนี้, รอบนี้, ทริปนี้, ปีนี้, เดือนนี้, ปีหน้า, เดือนหน้า, this time, this year, now, plan, planning, want, going, trip,
      will, next`),
    yes: ['เคยไปเกาะช้างแล้ว ขอตราด ‹3 วัน›', 'มีเวลา ‹4 วัน›', 'now we plan ‹5 days› in Krabi'],
    no: ['เคยไปเกาะช้างมาแล้ว ‹3 วัน›', 'we were ‹six days› on Samui'],
  },
  {
    owner: 'thing',
    words: listOf(`
      วีซ่า, พาสปอร์ต, เข้าเวร, ออกเวร, กักตัว, ประกัน, visa(s){notrun}, visa exempt(ion), passport, ward, shifts{notColon}, shift{notColon}, night duty, quarantine, insurance,
      open ticket, deposit, refund`),
    yes: ['วีซ่า ‹30 วัน›', 'a visa of ‹60 days›'],
    no: ['my visa expires, so ‹3 days›', 'ทริป ‹3 วัน›', 'a visa run of ‹3 days›'],
  },
  {
    owner: 'past',
    words: listOf(`
      {notBeen}เมื่อ…ก่อน, ก่อนหน้า, ที่แล้ว, {notNever}เคยไป{notDone}, {notNever}เคยอยู่, ที่ผ่านมา, {notThanks}ล่วงหน้า,
      last (summer|winter|spring|autumn|easter|christmas|year|time|month|holiday), ago, stayed, visited, spent, previously, {notThanksEn}in advance, beforehand,
      we were{notPlan}, i was{notPlan}, have been here for, (we've|we have|i've|i have) (already|just|now|) (been|lived|worked|stayed) (in|on|at|here|around), been (living|staying|working|travelling|traveling),
      อยู่{place}{notWill}มา(ได้|แล้ว|เกือบ|กว่า|)[ {digit}]`),
    yes: [
      'we stayed previously ‹3 days› in Nan',
      'อยู่เชียงใหม่มา ‹2 อาทิตย์›',
      'เคยไปเชียงใหม่ ‹4 วัน›',
      'last year we stayed ‹3 weeks› in Phuket',
    ],
    no: ['อยากไปเชียงใหม่ ‹4 วัน›', 'I was thinking ‹six days› in total'],
  },
]

/** Hours that are not the day's. */
export const HOURS: readonly OwnerRule[] = [
  {
    owner: 'trip',
    words: listOf(`
      เริ่ม, เริ่มเที่ยว, ออกจาก, กลับถึง, {notSameDay}กลับ, มีเวลา, ว่าง, ตั้งแต่, start, starting, be back, back,
      home, finish, free, have, between, days, sightseeing, available`),
    yes: ['มีเวลา ‹6 ชั่วโมง›ในกรุงเทพ', 'ว่าง ‹10 โมงถึงบ่ายสาม›', 'we are free from ‹1 to 3pm›'],
    no: ['นั่งรถ ‹3 ชั่วโมง›ก็ไหว', 'our baby naps from ‹1 to 3pm›'],
  },
  {
    owner: 'thing',
    words: listOf(`
      นอนกลางวัน, งีบ, ละหมาด, ฉันเพล, ฉันเช้า, ฉันข้าว, ประชุม, เปิดกี่โมง, เปิด, ปิด, นัด, จองโต๊ะ, นั่งรถ, ขับรถ, นั่งเรือ, ห่างจาก, ไกลจาก, ไม่ไกล,
      เดินทางประมาณ, ใช้เวลา, รอบเรือ, รอบรถ, นวด, บินนาน, คอนเสิร์ต, หนัง, งาน, ไม่เกิน…จาก, nap(s), napping,
      prayer(s), pray, meeting, opening, opens, open, closes, reservation, flight,
      drive, drive from, ride, ferry, boat, bus, massage, hike, trek, walk, away, travel time, jet lag,
      conference, wedding, work call, work, takes, take, lasts, cruise, show, class`),
    yes: ['นวด ‹2 ชั่วโมง›', 'ประชุม ‹9 โมงถึงเที่ยง›', 'an ‹8-hour› drive', 'the show is from ‹7 to 9pm›'],
    no: ['มีเวลา ‹2 ชั่วโมง›', 'sightseeing from ‹9 to 5 pm›'],
  },
]

export const OWNER_SLOTS: Slots = {
  ...PIECES,
  /** “Flights booked for 9,000”. */
  notPriced: notFollowedBy('(for|at|:|) (about|around|) {money}', { money: '[$€£฿]?\\d' }),
  /** `ไม่เอาที่ทัวร์ลง` is about other people. */
  notCrowd: notRightAfter('ที่, รถ, กรุ๊ป') + notRightBefore('{few}ลง', { few: '.{0,4}' }),
  /** `กลับที่พักก่อน 2 ทุ่ม` is no room. */
  notBackTo: notRightAfter('กลับ, กลับถึง, ถึง, กลับเข้า, ออกจาก'),
  /** No vowel or tone mark follows: `เครื่องบิน` and `ของบ้าน` have no budget. */
  noVowel: '(?![ะาิ-ฺ็-์])',
  /** `ค่า` of a thing, but not in `คะ`, `ค่ากินเที่ยว`. */
  notSpending: notRightBefore('ใช้จ่าย, ะ, า, กิน(กับ)(ค่า)เที่ยว, กินอยู่, เที่ยว[!บิน|รถ|เรือ]'),
  /** `เคยไปปายแล้ว ขอน่าน 3 วัน`: what they have seen has no length. */
  notDone: notRightBefore('{words}แล้ว[! {digit}]', { words: '[ก-์\\ufffc]{0,24}' }),
  /** `เช่ามอไซค์วันละ 200`, `ได้รถ …`: the rent of it. */
  rented: notRightAfter('(งบ|เงิน|ตัง){some}', { some: '[^.;\\n]{0,24}' }) + words('ให้เช่า, เช่า, ได้รถ, เหมา, คนขับ'),
  /** Motorbikes and cars by their names: `คลิก 125i`. */
  bike: words(
    `
    (คลิก|เวฟ|ฟีโน่|สกู๊ปปี้|พีซีเอ็กซ์|เอ็นแม็กซ์|มอไซค์เช่า|รถเช่า|click|wave|fino|scoopy|pcx|nmax|aerox|yaris|vios|jazz|brio|
    fortuner)( {cc}(i)|)`,
    { cc: '\\d{2,3}' },
  ),
  hired: words('hire, hired, hiring, rent, rents, rented, renting, rental'),
  /** Some words of the same sentence, with no budget in them. */
  near: `(?:${notRightBefore('งบ, เงิน, ตัง, budget')}[^.;!?\\n]){0,20}?`,
  wheels: words('bike(s), bicycle(s), scooter(s), motorbike(s), moped(s), jeep(s), car(s), driver'),
  /** “I was thinking six days”. */
  notPlan: notFollowedBy('(just|also|) (thinking|hoping|planning|considering|wondering|looking|dreaming|aiming)'),
  /** Nor who asks for those who have, nor a clause of its own after the length: `3 วันค่ะ เคยไปนานแล้ว`. */
  notNever: notRightAfter('ไม่, ไม่ได้, อยาก, ใคร, (วัน|คืน)(อ่ะ|อะ|นะ|น่ะ|)(ค่ะ|คะ|ค่า|ครับ|จ้า|){space}'),
  notBeen: notRightAfter('(เคยไป|เคยมา)(มา)'),
  notUsed: notAfter('(เคย|เคยได้|ผ่าน|ก่อน|จ่าย|ที่|ที่แล้ว)(เรา|ผม|ฉัน|)'),
  /** `อยู่เชียงใหม่มา 2 อาทิตย์`: up to now. */
  place: '[ก-์]{0,16}',
  notWill: notRightAfter('จะ, กำลัง, อยาก'),
  /** `ขับรถไปเช้าเย็นกลับ ไม่เกินสามชั่วโมง`: the hours are those of the drive. */
  notSameDay: notRightAfter('เย็น, ไป'),
  /** A visa run is a way, and no visa. */
  notrun:
    notRightAfter('(left|remaining) (on|of) (my|our|the) visa') +
    notFollowedBy('run, bounce, trip, is up, (end(s)|expire(s)|finish(es)|run(s) (out|up))[! (in|on|after|within|of)]'),
  /** No heading of a list: “Shift: …”. */
  notColon: notRightBefore('{letter}, :, {space}:'),
  notThanks: notRightAfter('ขอบคุณ, ขอบใจ, ขอบพระคุณ'),
  notThanksEn: notAfter('(thanks|thank you|thx|cheers)( so much| a lot| very much|)'),
}
