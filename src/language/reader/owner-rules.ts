import { listOf } from './phrases.ts'

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

// (Slots: owner-slots.ts. Lengths and hours: owner-time-rules.ts.)

/** Prices that are not the budget of the trip. */
export const AMOUNTS: readonly OwnerRule[] = [
  {
    name: 'money for the whole trip',
    owner: 'trip',
    words: listOf(`
      งบ{noVowel}, งบประมาณ, มีเงิน, ใช้เงิน, เงิน, ตังค์, ทั้งทริป, ทั้งหมด, รวมทุกอย่าง, ค่าใช้จ่าย, กองกลาง, ลงขัน, รวมหมด, หมดทุกอย่าง,
      ค่ากิน(กับ|)(ค่า|)เที่ยว, ค่าเที่ยว, ค่ากินอยู่, budget(s), spend, spending, total, in all, altogether, for everything,
      for the lot,
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
      (room(s)|hotel(s)|accommodation|flight(s)|transport) (and|plus|+)
      (food|meals|transport|activities|hotel(s)|accommodation|everything),
      (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|ferries) (is|are|) (not|un|)
      (counted|included|excluded|extra|separate|apart|aside),
      (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|airfare(s)) (is|are|have been|) (already|all|)
      (booked|paid|paid for|bought|sorted|covered|done){notPriced},
      (excluding|not counting|not including|without|apart from|besides|excl|minus) (the|our|)
      (air|plane|airline|flight) (ticket(s)|fare(s)), airfare(s) (excluded|not included|extra|apart),
      (excluding|not counting|not including|apart from|besides|on top of|net of) (food and|meals and|) (the|)
      (room(s)|hotel(s)|accommodation|flight(s)|ticket(s)|ferries),
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
    name: 'somebody asks for it, or it includes a meal, in Thai',
    owner: 'thing',
    words: listOf(`
      เค้าคิด, เขาคิด, คิด(หัวละ|คนละ|ท่านละ|วันละ), พร้อม(ข้าว|อาหาร), รวม(ข้าว|อาหารเช้า|อาหารเย็น), ไกด์(คิด|วันละ|คนละ)`),
    yes: [
      'เค้าคิด ‹300 บาท›',
      'คิดหัวละ ‹300 บาท›',
      'พร้อมข้าว ‹150 บาท›',
      'รวมอาหารเช้า ‹900 บาท›',
      'ไกด์วันละ ‹800 บาท›',
      'เขาคิด ‹300 บาท›',
      'รวมอาหารเย็น ‹900 บาท›',
    ],
    no: ['คิดว่างบ ‹6000 บาท›'],
  },
  {
    name: 'rooms and rafts, in Thai',
    owner: 'thing',
    words: listOf(`
      (ล่อง|นอน|พัก|เช่า)แพ, แพ(พัก|เปียก|คนละ), คืนละ, ต่อคืน, /คืน, โฮมสเตย์, {notBackTo}ที่พัก, ห้องพัก, บ้านพัก, พูลวิลล่า, ห้อง,
      โรงแรม, รีสอร์ท`),
    yes: [
      'ล่องแพ ‹400 บาท›',
      'โฮมสเตย์ ‹500 บาท›',
      '‹900 บาท› ต่อคืน',
      'บ้านพัก ‹900 บาท›',
      'พูลวิลล่า ‹4900 บาท›',
      'รีสอร์ท ‹1900 บาท›',
      'คืนละ ‹800 บาท›',
      'ห้อง ‹700 บาท›',
    ],
    no: ['งบ ‹6000 บาท› ไม่รวมที่พัก', 'กลับที่พัก งบ ‹6000 บาท›'],
  },
  {
    name: 'so much for each thing, rents, fares and tours, in Thai',
    owner: 'thing',
    words: listOf(`
      (คัน|ตัว|ลำ|หลัง|ชุด|จาน|ชิ้น|ใบ|ต้น|รอบ|ชั่วโมง|ห้อง|เตียง|ขวด|ถ้วย|แก้ว|ไม้|ซุ้ม|ลูก|เส้น|โล|กิโล|ที่นั่ง|เที่ยว)ละ, ค่า{notSpending},
      น้ำมัน, เช่า(มอไซ|มอเตอร์ไซ)ค์, เช่าชุดไทย, เช่า(จักรยาน|เรือ|เต็นท์|ร่ม|ห่วงยาง), {rented}{near}วันละ, {rented}{near}ต่อวัน,
      {bike}{near}วันละ, {bike}{near}ต่อวัน, วันละ {bike}, ตั๋ว, เหมา, เหมาลำ, {notCrowd}ทัวร์, แท็กซี่`),
    yes: [
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
      'ตั๋ว ‹580 บาท›',
      'เหมาลำ ‹2500 บาท›',
      'ทัวร์ ‹1200 บาท›',
      'แท็กซี่ ‹400 บาท›',
    ],
    no: ['ที่ทัวร์ลงไม่เอา มีเงิน ‹6000 บาท›'],
  },
  {
    name: 'meals and wages, in Thai',
    owner: 'thing',
    words: listOf('มื้อละ, บุฟเฟ่ต์, ปิ้งย่าง, หมูกระทะ, ซีฟู้ด, เงินเดือน'),
    yes: ['มื้อละ ‹150 บาท›', 'บุฟเฟ่ต์ ‹399 บาท›', 'หมูกระทะ ‹299 บาท›', 'เงินเดือน ‹18000 บาท›', 'ซีฟู้ด ‹900 บาท›'],
    no: ['ซื้อซีฟู้ด มีเงิน ‹6000 บาท›'],
  },
  {
    name: 'rooms, in English',
    owner: 'thing',
    words: listOf(`
      homestay(s), per night, a night, /night, nightly, room(s), hut(s), hotel(s), hostel(s), accommodation,
      guesthouse(s), bungalow(s)`),
    yes: [
      'a homestay for ‹600 baht›',
      '‹900 baht› per night',
      '‹900 baht› a night',
      'huts for ‹600 baht›',
      'a hostel for ‹300 baht›',
      'bungalows at ‹900 baht›',
      'the rooms are ‹900 baht›',
    ],
    no: ['a budget of ‹9000 baht›'],
  },
  {
    name: 'rents, ways and tours, in English',
    owner: 'thing',
    words: listOf(`
      {hired}{near}(a|per) day, {wheels} (is|are|was|were|at|for|costs|cost){near}(a|per) day, ferry, boat,
      speed boat(s), long tail(s), ticket(s), fare(s), taxi(s), bus, train, flight(s), entrance, fee(s), tour(s),
      transfer(s), rent, rental, motorbike(s), scooter(s)`),
    yes: [
      'renting a scooter for ‹250 baht› a day',
      'the jeep is ‹1500 baht› a day',
      'a speedboat for ‹900 baht›',
      'a longtail for ‹1500 baht›',
      'the fare is ‹120 baht›',
      'a taxi for ‹400 baht›',
      'a bus for ‹400 baht›',
      'entrance ‹200 baht›',
      'a tour for ‹1500 baht›',
      'the ferry is ‹580 baht› each',
      'a scooter for ‹250 baht›',
    ],
    no: ['by train, temples, under ‹1500 baht›'],
  },
  {
    name: 'meals, guides, wages and massages, in English',
    owner: 'thing',
    words: listOf(`
      they charge, charges, guide(s), for food, on food, per meal, a meal, meal(s), dinner(s), deposit, salary,
      massage(s)`),
    yes: [
      'they charge ‹500 baht›',
      'a guide for ‹900 baht›',
      '‹300 baht› for food',
      '‹200 baht› per meal',
      'dinner for ‹500 baht›',
      'a deposit of ‹3000 baht›',
      'a salary of ‹30000 baht›',
      'a massage for ‹500 baht›',
    ],
    no: ['food and a budget of ‹9000 baht›'],
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
    name: 'what they paid another time',
    owner: 'past',
    words: listOf(`
      เคยจ่าย, จ่ายไป, ครั้งก่อน, คราวก่อน, paid, paying, cost me, cost us, was, were, last time,
      last year, are enough, is enough, charged`),
    yes: [
      'ครั้งก่อนจ่ายไป ‹4000 บาท›',
      'เคยจ่าย ‹4000 บาท›',
      'คราวก่อน ‹4000 บาท›',
      'we paid ‹900 baht› last time',
      'it cost me ‹900 baht›',
      'it was ‹900 baht›',
      'they charged ‹900 baht›',
      '‹900 baht› is enough',
    ],
    no: ['จ่ายได้ ‹4000 บาท›', 'we can pay ‹900 baht›'],
  },
]
