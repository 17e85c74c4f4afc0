import { oneOf } from './phrases.ts'

// `งบต่อหัว 3500`, “in total about 5,000 baht”: which amounts are the budget, for whom and in which currency.

const BED = oneOf(`
  place (to (stay|sleep)|), somewhere to (stay|sleep), room(s), bed(s), dorm(s), dorm bed, hut(s), bungalow(s), villa(s), hotel(s), hostel(s), guesthouse(s), homestay(s),
  accommodation, accomodation, lodging(s), apartment, airbnb, food, drinks, meals, dinner(s), taxis`)

/** Words that lead to an amount. `firm`: any figure after them is money. */
export const AMOUNT_CUES: readonly {
  readonly firm: boolean
  readonly th: string
  readonly en: string
  /** Sentences with the budget that they give. */
  readonly yes: readonly (readonly [sentence: string, budget: string])[]
  readonly no: readonly string[]
}[] = [
  {
    firm: true,
    th: `
      (รวม|สรุป)(กัน|ทั้งหมด|ทั้งสิ้น|เบ็ดเสร็จ|แล้ว|เป็นเงิน|ๆ|)(ก็|ตก|){limit}, เบ็ดเสร็จ(แล้ว|){limit}, (มี|)งบ(ประมาณ|){limit}, ค่าใช้จ่าย{limit},
      {alone}เงิน{limit},
      (ใช้|มี|เตรียม|พก|ถือ)เงิน(ให้เที่ยว|ไว้เที่ยว|เที่ยว|ให้ใช้|ให้|){limit}, (กัน|เก็บ|แบ่ง|ออม|ตั้ง|เจียด)(เงิน|ตังค์|ตัง)(ไว้|มาได้|ได้)(เที่ยว|){limit},
      (เงิน|ตังค์|ตัง)(ในกระเป๋า|ในบัญชี|เก็บ|ที่มี|เหลือ)(มี|อยู่|){limit}, จ่าย{limit}, (มี|)ตัง(ค์){limit}, (เงิน|ตังค์|ตัง)มี(อยู่|){limit}, ด้วย(เงิน|งบ|ตังค์|ตัง){limit}, (ใช้(จ่าย|)|หมด){most}`,
    en: '{my}budget(s){limit}, (our|my|the) limit( is|){limit}, (set|put|setting) aside{limit}, (saved|saving) up{limit}, spend{limit}, spending{limit}, keep(ing) (it|this|everything|costs|the cost|the costs|the total|the trip) (under|below|within|at), cost(s) (under|below|), (all in|total|in total|altogether){limit}',
    yes: [
      ['งบ 500', '500 trip'],
      ['ระยอง 6 คน งบ 1800 ตามหัวข้อ งบคนละ 1,800', '1800 person'],
      ['ที่พัก 1,500 กิน 1,200 รวมแล้วประมาณ 4,000', '4000 trip'],
      ['hotel 2,000, food 1,500, in total about 5,000 baht', '5000 trip'],
      ['งบทั้งทริปไม่เกินสองหมื่นห้า', '25000 trip'],
      ['my total budget is 900', '900 trip'],
      ['งบประมาณตั้งไว้ที่ 8000', '8000 trip'],
      ['พกเงินไปสองพันพอไหม', '2000 trip'],
      ['กันเงินไว้สี่หมื่นรวมค่าเครื่อง', '40000 trip'],
      ['เก็บตังได้แปดพัน', '8000 trip'],
      ['เงินในกระเป๋า 2500', '2500 trip'],
      ['we set aside 900', '900 trip'],
      ['งบรวมกันหมื่นห้า', '15000 trip'],
      ['งบสามคนรวมกันสองหมื่นไม่รวมค่าเครื่อง', '20000 trip'],
      ['งบ 3,000-4,000 ต่อคน', '4000 person'],
      ['งบ 5-6 พัน', '6000 trip'],
      ['งบ4500 2วัน1คืน', '4500 trip'],
      ['ไปกันสองคนหมื่นนึง', '10000 trip'],
      ['งบสำหรับ 2 คน 20000', '20000 trip'],
      ['total budget for 4 people: 40000', '40000 trip'],
      ['budget 20.000 baht', '20000 trip'],
      ['งบ:7500', '7500 trip'],
      ['งบ 7000/2คน', '7000 trip'],
      ['เงินมีอยู่ 6000', '6000 trip'],
      ['เงิน 6000 ไปตรังพอไหม', '6000 trip'],
      ['ตังค์มี 7000', '7000 trip'],
      ['ไปตรังด้วยเงิน 4000', '4000 trip'],
      ['keep it under 6000', '6000 trip'],
      ['น่าน 3 วัน 6000 พอมั้ย', '6000 trip'],
      ['our limit: 10000', '10000 trip'],
      ['งบ 6000 คืนแรกนอนในเมือง', '6000 trip'],
      ['ตรัง 2 คืน 8500 สามคน', '8500 trip'],
      ['total ₹1,75,000', '66500 trip'],
      ['budget 1,20,000 for two', '45600 trip'],
      ['budget of $500 (about 16,000 baht)', '16500 trip'],
    ],
    no: [
      'งบ 3 วัน',
      'งบ 2 คืนแรกยังไม่รู้',
      'รวม 1,200 กม.',
      'budget for 2 people',
      'เก็บเงินค่าเข้า 200',
      'set aside 3 days',
      'the ferry from Chumphon is 600 baht each',
      'the speedboat costs 750 pp',
      'meals ca. 120 baht per head',
      'ร้านปิด 2000 พอดี',
      'ปี 2570 สองคน',
      'มีนักวิ่ง 3000 คน',
    ],
  },
  {
    firm: false,
    th: '(ห้าม|อย่า|อย่าให้|ไม่ให้|ต้องไม่|ไม่อยาก|ไม่อยากให้)เกิน, ไม่เกิน, ไม่ถึง, ภายใน, ราคา, ใน',
    en: `
      under, below, less than, within, up to, no more than, not (more than|over|exceed|exceeding), at most, max(imum),
      for (only|under|about|), with, only, about, around, cheaper than`,
    yes: [
      ['ไม่เกิน 3000', '3000 trip'],
      ['บ้านพักคนละ 850 แต่ทั้งทริปห้ามเกินคนละ 2500', '2500 person'],
      ['under 5,000', '5000 trip'],
    ],
    no: ['ไม่เกิน 3 คน', 'within 90 km', 'under 12', 'ห้องพักท่านละ 900 บาท'],
  },
]

/** For whom, and how long, an amount is. */
export const SHARES: readonly {
  readonly share: 'person' | 'couple' | 'family' | 'day'
  /** Before the amount, and after it. */
  readonly before: string
  readonly after: string
  readonly yes: readonly (readonly [sentence: string, budget: string])[]
}[] = [
  {
    share: 'person',
    before:
      '(ตก|เฉลี่ย|ให้|ออก|ลงขัน|กองกลาง|)(คนละ|หัวละ|ท่านละ|รายละ), (ต่อ|/)(1|หนึ่ง|)(คน|หัว|ท่าน), per person, each, each (have|have got|got|bring|spend|can spend|put in)',
    after:
      'per (person|head|pax|adult|traveller|traveler|kid|child|pupil|student|scout|player|teen|teenager|participant), budget (per (person|head|pax)|each|pp), for (each|every) (person|one|of us|head|adult|traveller|traveler|), (each|every) (person|of us|), each, a (person|head|kid|child|pupil|student|scout|player), for (each|every) (kid|child|pupil|student|scout|player), pp, p.p., pppd, pax, / (person|pax|head|kid|child|pupil|student|คน|หัว|ท่าน), ต่อ (เด็ก|นักเรียน|) (1|หนึ่ง|) (คน|หัว|ท่าน)',
    yes: [
      ['คนละ 2000 บาท', '2000 person'],
      ['งบต่อหัว 3500', '3500 person'],
      ['งบท่านละไม่เกิน 2,800 บาท', '2800 person'],
      ['พนักงาน 35 ท่าน ค่าใช้จ่ายท่านละ 4,500 บาท', '4500 person'],
      ['งบหัวละไม่เกิน 3 พัน', '3000 person'],
      ['งบต่อคนไม่เกิน 4 พัน', '4000 person'],
      ['3500 บาทต่อคน', '3500 person'],
      ['9,000 baht budget per person', '9000 person'],
      ['8000 baht for each person maximum', '8000 person'],
      ['8000 baht for each of us', '8000 person'],
      ['คนละราว ๆ 5 พัน', '5000 person'],
      ['ตกคนละไม่เกินสามพัน', '3000 person'],
      ['฿4,000 per person per day', '4000 person_day'],
      ['300 baht per kid', '300 person'],
      ['no more than 280 thb a pupil', '280 person'],
      ['งบ 250 บาทต่อเด็ก 1 คน', '250 person'],
      ['budget RM1200 pax', '9360 person'],
      ['งบ/หัว 2800', '2800 person'],
      ['งบคนละ 3พัน5', '3500 person'],
      ['งบคนละ 4500\nคืนแรกนอนแพ', '4500 person'],
    ],
  },
  {
    // Half of it for each.
    share: 'couple',
    before: '(ตก|)คู่ละ, ต่อคู่, per couple',
    after: 'per couple, / couple, ต่อคู่, /คู่',
    yes: [
      ['คู่ละหมื่น', '5000 person'],
      ['25,000 baht per couple', '12500 person'],
    ],
  },
  {
    // Of each of the families that come.
    share: 'family',
    before: '(ตก|เฉลี่ย|)(ครอบครัวละ|บ้านละ), ต่อ(1|หนึ่ง|) ครอบครัว, per family, each family',
    after: '(per|each) (family|household){money}, a family{stop}, / family, ต่อ(1|หนึ่ง|) (ครอบครัว|บ้าน){money}, /ครอบครัว',
    yes: [
      ['ไป 2 ครอบครัว งบครอบครัวละ 6000', '12000 trip'],
      ['3 บ้าน บ้านละ 4 พันบาท', '12000 trip'],
      ['งบ 7000 ต่อครอบครัว', '7000 trip'],
      ['two families, 8,000 baht per family', '16000 trip'],
    ],
  },
  {
    share: 'day',
    before: 'วันละ, ต่อวัน, per day, daily, a day',
    after: 'per day, budget (per|a) day, pppd, a day, daily, each day, every day, / (day|วัน), ต่อวัน',
    yes: [
      ['วันละพันห้าบาท', '1500 day'],
      ['งบต่อวัน 900 บาท', '900 day'],
      ['1,200 baht a day', '1200 day'],
    ],
  },
]

/** In whole baht; a budget in another currency is converted, with a note. */
export const CURRENCIES: readonly {
  readonly code: string
  readonly baht: number
  /** Before the amount, and after it. */
  readonly before: string
  readonly after: string
  readonly yes: readonly (readonly [sentence: string, budget: string])[]
}[] = [
  {
    code: 'THB',
    baht: 1,
    before: '฿, thb',
    after: '(บาท|)ถ้วน, บาท, บ., ฿, .-, thb, baht(s), bath(s), bht(s), bahts',
    yes: [
      ['3000 บาท', '3000 trip'],
      ['900 baht', '900 trip'],
      ['มีเงินสี่พันถ้วน', '4000 trip'],
      ['1800 bht each', '1800 person'],
      ['3000 bath', '3000 trip'],
    ],
  },
  {
    code: 'INR',
    baht: 0.38,
    before: '₹, rs, rs., inr',
    after: 'inr, rupee(s), รูปี',
    yes: [
      ['Rs 80,000', '30400 trip'],
      ['budget 1 lakh', '38000 trip'],
      ['budget 2.5 lacs', '95000 trip'],
    ],
  },
  {
    code: 'AUD',
    baht: 22,
    before: 'a$, au$, aud',
    after: 'aud, (australian|aussie|oz) dollar(s)',
    yes: [['A$1000', '22000 trip']],
  },
  {
    code: 'SGD',
    baht: 25,
    before: 's$, sg$, sgd',
    after: 'sgd, (singapore|singaporean|sing) dollar(s), ดอลลาร์สิงคโปร์',
    yes: [['500 singapore dollars', '12500 trip']],
  },
  {
    code: 'CAD',
    baht: 24,
    before: 'c$, cad',
    after: 'cad, canadian dollar(s)',
    yes: [['1000 CAD', '24000 trip']],
  },
  {
    code: 'NZD',
    baht: 19,
    before: 'nz$, nzd',
    after: 'nzd, (new zealand|kiwi) dollar(s)',
    yes: [['NZ$2000', '38000 trip']],
  },
  { code: 'TWD', baht: 1.03, before: 'nt$, twd', after: 'twd, ntd, ดอลลาร์ไต้หวัน', yes: [['NT$30,000', '30900 trip']] },
  { code: 'KRW', baht: 0.023, before: '₩, krw', after: 'krw, won, วอน', yes: [['1,000,000 won', '23000 trip']] },
  { code: 'PHP', baht: 0.56, before: '₱, php', after: 'php, peso(s), เปโซ', yes: [['PHP 50,000', '28000 trip']] },
  { code: 'IDR', baht: 0.002, before: 'idr', after: 'idr, rupiah', yes: [['10,000,000 rupiah', '20000 trip']] },
  { code: 'VND', baht: 0.00125, before: '₫, vnd', after: 'vnd, dong', yes: [['20 million dong', '25000 trip']] },
  { code: 'LAK', baht: 0.0015, before: '₭', after: 'kip, กีบ', yes: [['5,000,000 กีบ', '7500 trip']] },
  { code: 'AED', baht: 9, before: 'aed', after: 'aed, dirham(s)', yes: [['AED 3000', '27000 trip']] },
  { code: 'SAR', baht: 8.8, before: 'sar', after: 'riyal(s)', yes: [['2000 riyals', '17600 trip']] },
  { code: 'ILS', baht: 9.5, before: '₪, nis', after: 'nis, shekel(s)', yes: [['4000 shekels', '38000 trip']] },
  { code: 'RUB', baht: 0.4, before: '₽', after: 'rubles, roubles', yes: [['60,000 rubles', '24000 trip']] },
  {
    code: 'SEK',
    baht: 3.4,
    before: 'sek',
    after: 'sek, swedish krona, swedish kronor',
    yes: [['SEK 10000', '34000 trip']],
  },
  { code: 'NOK', baht: 3.2, before: 'nok', after: 'nok, (norwegian|) kroner', yes: [['NOK 10000', '32000 trip']] },
  { code: 'DKK', baht: 5.1, before: 'dkk', after: 'dkk, danish kroner', yes: [['DKK 5000', '25500 trip']] },
  { code: 'PLN', baht: 9, before: 'pln', after: 'pln, zloty, złoty', yes: [['3000 zloty', '27000 trip']] },
  { code: 'ZAR', baht: 1.9, before: 'zar', after: 'zar, rand', yes: [['20000 rand', '38000 trip']] },
  { code: 'HKD', baht: 4.2, before: 'hk$, hkd', after: 'hkd', yes: [['HK$5000', '21000 trip']] },
  {
    code: 'MYR',
    baht: 7.8,
    before: 'rm, myr',
    after: 'ringgit, myr, rm, ริงกิต, ริงกิตมาเลย์',
    yes: [['1500 RM', '11700 trip']],
  },
  { code: 'CNY', baht: 4.6, before: 'rmb, cny', after: 'yuan, rmb, cny, หยวน', yes: [['3000 หยวน', '13800 trip']] },
  { code: 'JPY', baht: 0.22, before: 'jpy', after: 'yen, jpy, เยน', yes: [['100,000 yen', '22000 trip']] },
  { code: 'CHF', baht: 40, before: 'chf', after: 'chf, (swiss|) francs, ฟรังก์', yes: [['800 francs', '32000 trip']] },
  {
    code: 'USD',
    baht: 33,
    before: 'us$, $, usd',
    after: 'usd, us$, (us|u.s.|american|) dollar(s), bucks, ดอลลาร์(สหรัฐ|), ดอลล่าร์, เหรียญ(สหรัฐ|)',
    yes: [
      ['$500', '16500 trip'],
      ['USD 50 a day', '1650 day'],
      ['1000 us dollars', '33000 trip'],
      ['between 600 and 1,000 dollars', '33000 trip'],
      ['from 600 to 1,000 bucks', '33000 trip'],
    ],
  },
  { code: 'EUR', baht: 38, before: '€, eur', after: 'eur, euro(s), €, ยูโร', yes: [['2500 euro', '95000 trip']] },
  { code: 'GBP', baht: 44, before: '£, gbp', after: 'gbp, pounds, quid, £, ปอนด์', yes: [['£400', '17600 trip']] },
]

/** After an amount: what it pays for instead of the trip. */
export const PRICE_OF = {
  th: '(ต่อ|/) คืน, (สำหรับ|เฉพาะ|เป็นค่า|ค่า)(ที่พัก|โรงแรม|ห้อง|ห้องพัก)',
  en: `
    {comma}(a|per|each|every) night, / night, nightly, {comma}(for|on) (a|the|each|my|our|one|) (cheap|decent|nice|good|simple|double|single|) ${BED}`,
  yes: [
    'I want to spend about 8 dollars a night for a room',
    'only 20 euros a day for a place to sleep',
    'we can spend 2,000 baht a night',
    'spend 15 pounds a day on a bungalow',
    'ใช้เงิน 900 บาทต่อคืน',
  ],
  no: ['spend 900 baht a day', 'spend 9,000 baht for a week', 'spend 9,000 baht on a trip'],
} as const

/** After a figure: what it counts instead of money. */
export const NO_MONEY = {
  /** Units of any figure. */
  units: `
    (full|whole|) (day|days|night|nights|week|weeks), month(s), year(s), century, centuries, hour(s), hr(s), minute(s), min(s),
    km(s), kms, klick(s), k(s) of, kilometer(s), kilometre(s), mile(s), metre(s), meter(s), mtr(s), m, ft, feet, foot, step(s), stair(s), curve(s), bend(s),
    (air|frequent flyer|flyer|bonus|avios|reward|) (mile(s)|point(s)), square, sq, acre(s), hectare(s), rai, cc, kg, kilo(s), lb(s), kcal, calories,
    people, person(s), pax, kid(s), child, children, adult(s), friends, visitor(s), tourist(s), traveller(s), traveler(s), guest(s),
    inhabitant(s), resident(s), citizen(s), local(s), villager(s), runner(s), participant(s), soldiers, monks, student(s), employee(s), worker(s), staff,
    follower(s), subscriber(s), reader(s), view(s), like(s), review(s), photo(s), picture(s), word(s), species, elephants, buddha(s), image(s), statue(s), million,
    am, pm, a.m, p.m, o'clock, st, nd, rd, th, วัน, คืน, ชั่วโมง, ชม, นาที, กิโล, กม, ปี, เดือน, ล้าน, ผู้ติดตาม, นักท่องเที่ยว, นักวิ่ง,
    โล{notWorld}, เมตร, ม., ไมล์, ฟุต, ก้าว, ขั้น, โค้ง, แต้ม, คะแนน, พอยต์, ไร่, ซีซี, ลิตร, ตารางเมตร, ตร.ม,
    สัปดาห์, อาทิตย์, โมง, ทุ่ม, น.`,
  /** Things of which there are few: `9 วัด`; but in `งบวันละ 1500 วัด ตลาด` a temple follows an amount. */
  things: `
    stop(s), place(s), spot(s), sight(s), attraction(s), temple(s), คน, ท่าน, ที่, แห่ง, จุด, มื้อ, วัด, ร้าน, ครั้ง,
    จังหวัด, เกาะ`,
  no: [
    'ไม่เกิน 5 วัด',
    'max 4 stops',
    'only 1000 km',
    'ภายใน 500 กม.',
    'my blog has 40k readers',
    'we saved 30k air miles',
    'a peak of 2,100 metres',
    'Trang, population 60 thousand',
    'an island with 1,200 residents',
    'a 1,000 year old temple',
    'บันได 1,300 ขั้น',
    'ตรังมีประชากร 6 แสน',
    'ขับไปกลับ 1,700 โล',
    'โค้ง 1,800 โค้ง',
    'ยอดสูง 2,100 เมตร',
    'มีแต้มสะสม 12,000 แต้ม',
    'บันได 1,200 ขั้น',
    'a loop of 1,600 kms',
    'we walk 12,000 steps',
    'a 1,500 year old stupa',
    'the top is 1,900 metres up',
  ],
} as const
