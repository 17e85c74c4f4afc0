import { cueAfter, cueBefore } from './cues.ts'
import { gapWithout, notRightAfter, notRightBefore, oneOf, perhaps, upTo, words } from './phrases.ts'
import { anyWords, notEarlierOn, WITH_COMMAS } from './slot-gaps.ts'

// `เรือเร็ว ‹650 บาท›`, “travel insurance ‹900 baht›”: words right beside an amount that make it the price of
// something, and no budget of the trip.

const SALES = oneOf('ตั๋วโปร, โปรไฟ, โปรตั๋ว, โปรโมชั่น, โปร')
const AIRLINES_TH = oneOf(`
  แอร์เอเชีย, นกแอร์, ไลอ้อนแอร์, ไลออนแอร์, ไทยไลอ้อน, เวียตเจ็ท, เวียตเจ็ต, เวียดเจ็ท, บางกอกแอร์, บางกอกแอร์เวย์ส, การบินไทย, ไทยสมายล์`)
const AIRLINES = oneOf('airasia, air asia, nok air, lion air, vietjet, bangkok airways, thai airways')
const RIDES_TH = oneOf(`
  รถทัวร์, รถตู้, รถบัส, รถไฟ, รถเมล์, รถสองแถว, สองแถว, วินมอไซค์, มอไซค์, เรือเร็ว, สปีดโบ๊ท, สปีดโบ้ท, เรือหางยาว, เรือเฟอร์รี่, เฟอร์รี่, เรือ`)
const PAID_FOR = oneOf(`
  insurance, entry, admission, (car|bike|van|boat) hire, hire car, rental car, fuel, petrol, diesel, gasoline, (cooking|yoga|muay thai|surf) (class|lesson(s)),
  (diving|dive|open water|freediving|cooking) course, seat(s) (in|on) (the|a) (van|bus|boat|minivan|train), permit(s), parking, tolls, highway tolls, villa, houseboat,
  lunch, breakfast, show, cabaret, cable car, zip line, zipline, visa, visa run, sim card, fine, tip, tips, wages, laundry`)
const LEADS = perhaps('alone, to krabi, only, already, now, price(s), cost(s), money, for the day')

const PACKAGES_TH = oneOf(`
  วันเดย์ทริป, เดย์ทริป, one day trip, oneday trip, day trip, one day tour, ทัวร์, โปรแกรม, แพ็คเกจ, แพ็กเกจ, แพคเกจ, แพกเกจ, package, คอร์ส`)
const OUTINGS_TH = oneOf(`
  ${PACKAGES_TH}, ทริปดำน้ำ, ทริปเกาะ, ทริปเรือ, ทริปสิมิลัน, ทริป(วันเดียว|ครึ่งวัน|1 วัน), ล่องแก่ง, ล่องแพ, ล่องเรือ, บัตรเข้า, ตั๋วเข้า, คาบาเร่ต์, โชว์`)
const OUTINGS = oneOf(`
  tour, package, package deal, combo, (snorkel|snorkelling|snorkeling|diving|dive|boat|day|island|kayak|fishing|speedboat|sunset|rafting|full day|half day|one day) trip, excursion, cruise,
  course, class, lesson, show`)

/** Where the text speaks of the budget or of the trip again, or wishes for something. */
const OF_TRIP = 'งบ, แต่, budget'
const OF_WISH = `${OF_TRIP}, อยาก, ช่วย`
/** Letters of the same sentence, also past its commas, that are no figures. */
const NO_FIGURE = '[^.;!?\\n\\d]'

export const PRICE_BEFORE = cueBefore(
  [
    {
      name: 'a fare',
      th: `
        (ได้|จอง|กด|ซื้อ|สอย|คว้า|เจอ){few}${SALES}{notWork}{few}, ${AIRLINES_TH}{few}, (บิน|เครื่อง|ตั๋ว){few}(ไปกลับ|ไป-กลับ|ไป กลับ|ขาเดียว|เที่ยวเดียว){few},
        รวมภาษี{few}, {notBy}${RIDES_TH}{direct}, (${RIDES_TH}|ตั๋ว|ตู้นอน|ที่นั่ง|เครื่องบิน|เที่ยวบิน|สายการบิน|แท็กซี่){few}ราคา`,
      en: `${AIRLINES}{is}, (flight|fare|seat|ticket)(s){is}, (sale|promo|discounted) (fare|flight|seat|ticket)(s){few}`,
      yes: [
        'จองโปรไว้ ‹390 บาท/คน›',
        'กดโปรนกแอร์ได้มา ‹890›',
        'เวียตเจ็ทไปกลับ ‹2,150›',
        'บินไปกลับ ‹คนละ 2,700›',
        'เครื่องไปกลับตก ‹3,100›',
        'รถตู้ ‹320 บาท/คน›',
        'เรือเร็ว ‹650 บาท›',
        'นั่งรถไฟชั้นสองราคา ‹590›',
        'ตั๋วไปตรังราคา ‹1,450 บาท›',
        'AirAsia was ‹1,450 baht›',
        'promo seats at ‹590 baht each›',
      ],
      no: [
        'จัดโปรแกรม ‹งบ 4,000›',
        'ไปรถตู้ ‹คนละ 2,500›',
        'อยากไปกลับ ‹ไม่เกิน 4,000›',
        'นั่งรถไฟ ‹คนละ 2,500›',
        'no flights, ‹9,000 baht›',
      ],
    },
    {
      name: 'something that is bought or rented',
      th: `
        {notToo}(มัดจำ|ใบสั่ง|ค่าปรับ|ทิป|เติมน้ำมัน|เติมแก๊ส|บุฟเฟต์|บุฟเฟ่ต์|ประกันเดินทาง|ประกันภัย|ที่จอดรถ|ทางด่วน|ซิมเน็ต|ซิม){few},
        รถเช่า{few}{figure} วัน{few}, (แพ็คเกจ|แพ็กเกจ|แพคเกจ|คอร์ส|โปร|ทัวร์|ทริป)ดำน้ำ{few}, ซื้อ{good}(มา|ไป|ไว้){few}, เช่า(รถ|มอไซค์|เรือ){few}{figure} (วัน|ชั่วโมง){few}, {notToo}เช่า(รถ|มอไซค์|จักรยาน|เรือ){direct}, ไกด์{direct}, ผ่อน{few}เดือนละ`,
      en: `
        (a|the|our|great|good|special|daily|low) (rate|deal|quote|offer){few}, (got|get|found|rented|hired|booked|reserved) (the|a|an|our) (car|suv|jeep|van|pick-up|pickup|bike|motorbike|scooter|room|hotel){few},
        ${PAID_FOR} ${LEADS}{is}, deposit of, (fined|tipped){few}, charter{is}, (a|one) (night|month|hour) (is|was|costs|at){few}`,
      yes: [
        'วางมัดจำไว้ ‹4,500›',
        'รถเช่า 4 วัน ‹5,200 บาท›',
        'a good rate of ‹8,700 baht› for a Yaris',
        'we got the car for ‹7,900 baht›',
        'เช่ารถสองวัน ‹2,400›',
        'เช่ารถ ‹วันละ 1,300›',
        'ไกด์คิด ‹วันละ 1,700›',
        'ประกันเดินทาง ‹700 บาท›',
        'บุฟเฟ่ต์ ‹หัวละ 459›',
        'ซื้อรองเท้ามา ‹2,900›',
        'ตั๋วซื้อมา ‹2,900›',
        'แพ็คเกจดำน้ำ ‹2,300 ต่อคน›',
        'fuel will be about ‹1,300 baht›',
        'car hire comes to ‹5,200 baht›',
        'park entry ‹300 baht per person›',
        'a cooking class at ‹1,400 baht pp›',
        'travel insurance ‹900 baht›',
        'the villa is ‹7,500 baht›',
      ],
      no: [
        'ห้ามมัดจำ ‹งบ 4,500›',
        'at any rate ‹9,000 baht›',
        'we have a car, ‹9,000 baht›',
        'เช่ารถขับเอง ‹งบวันละ 1,300›',
        'a villa, ‹max 15,000 baht›',
        'with fuel and parking: our ‹budget is 9,000›',
        'lunch included. ‹9,000 baht each›',
        'everything for ‹9,000 baht›',
      ],
    },
    {
      name: 'a fee, whatever for',
      th: `
        {notToo}(ค่า(เข้า|เรือ|ห้อง|รถ|ทัวร์|ตั๋ว|ล่อง|เช่า|บัตร|กางเต็นท์|ดำน้ำ|ผ่านประตู|ธรรมเนียม)|บัตรเข้า|ตั๋วเข้า|บัตรผ่าน|เรียนดำน้ำ){noFigure},
        เรือ(ออก|รอบ){anything}ราคา{space}`,
      yes: [
        'ค่าเข้าสวนสัตว์ ผู้ใหญ่ ‹คนละ 120›',
        'บัตรเข้าสวนน้ำ ‹900 บาท›',
        'เรียนดำน้ำ open water ‹9,900›',
        'เรือออก 10 โมง ราคา ‹350 บาท›',
      ],
      no: ['ไม่รวมค่าเข้า ‹คนละ 4,000›', 'ค่าเข้าเท่าไหร่ ไปตรัง ‹คนละ 4,000›', 'ค่าเรือ 300 ‹คนละ 2,500›'],
    },
    {
      name: 'a tour, a package or a course that they have booked or found',
      th: `
        {bought}${OUTINGS_TH}{onlyThat}, {bought}${OUTINGS_TH}{anything}(ราคา|ราคาตก|ราคาแค่|ราคาเพียง|ตก|คิด|เหลือ){space},
        {notSought}${PACKAGES_TH}{anything}(ราคา|ราคาตก|ราคาแค่|ราคาเพียง){space}`,
      en: `
        (booked|bought|got|found|reserved|signed up for|paid for) (a|an|the|our|this|some|) {kinds}${OUTINGS}{onlyThatEn},
        (the|a|our|this|that|each) {kinds}${OUTINGS}{is}`,
      yes: [
        'จองทัวร์โปรแกรม 2 วัน 1 คืน ราคา ‹3,100 บาท/คน›',
        'จองโปรแกรมล่องแก่งไว้ ‹คนละ 900›',
        'ซื้อแพ็คเกจเกาะกูด 3 วัน 2 คืน ‹6,200 บาท›',
        'ลงทริปดำน้ำไว้ วันเดียว ‹1,900 บาท/คน›',
        'วันเดย์ทริปเกาะไข่ ราคา ‹1,250/คน›',
        'แพ็กเกจที่พักพร้อมอาหาร 2 วัน ราคา ‹2,300›',
        'we booked a snorkelling trip for ‹1,400 baht each›',
        'the island trip costs ‹1,600 baht›',
        'got a package 2 days 1 night at ‹5,100 baht›',
      ],
      no: [
        'จองทัวร์เอง ไปตรัง 3 วัน ‹คนละ 4,000›',
        'จองทัวร์แล้ว งบที่เหลือ ‹4,000 บาท›',
        'อยากได้โปรแกรมเที่ยวน่าน ‹คนละ 3,000›',
        'หาแพ็คเกจเที่ยวตรัง ราคา ‹4,000 บาท›',
        'ทริปตรัง 3 วัน ราคา ‹3,000 บาท›',
        'we booked the flights, a trip for ‹9,000 baht›',
        'our trip is ‹9,000 baht›',
        'we want a package, ‹9,000 baht›',
      ],
    },
    {
      name: 'before and after a discount',
      th: '{notBudget}ลด(ราคา|)(มา|)(เหลือ|จาก)(แค่|เพียง|คืนละ|){space}, (ราคา|)(ปกติ|เต็ม)(คืนละ|){space}, จาก(ราคา|){space}{sum}{space}(ลด|)(มา|)เหลือ(แค่|เพียง|คืนละ|){space}',
      en: '{notBudget}(reduced|discounted|marked down|slashed|cut|down) (from|to|by), (was|were|normally|usually|originally|used to be) {sum}{comma} (but|and|) (now|only|reduced to|down to|discounted to) (only|just|)',
      yes: [
        'ห้องลดจาก ‹1,900 บาท›',
        'จาก 1,900 บาทเหลือ ‹900 บาท›',
        'ปกติ 2,700 ลดเหลือ ‹1,600›',
        'ราคาเต็ม ‹3,200›',
        'a room down from ‹2,900 baht›',
        'it was 2,900 baht now ‹1,400 baht›',
      ],
      no: ['งบลดเหลือ ‹4,000›', 'เหลือ ‹4,000›', 'our budget is down to ‹9,000›', 'now ‹9,000 baht›'],
    },
    {
      name: 'wages, or what somebody else paid',
      th: `
        {notWill}(หมดไป|ใช้ไป|เสียไป|จ่ายไป|ผ่อน|ผ่อนรถ|ผ่อนบ้าน)(แล้ว|ประมาณ|ราว|เกือบ|ตั้ง|){few}, เดือนละ, (เงินเดือน|ค่าแรง|ค่าจ้าง|รายได้){few}`,
      en: `
        (i|we|he|she) (earn|earns|make|makes|get paid|gets paid){few}, (wage|wages|salary|income){is},
        {others} (spent|paid|pays|blew|forked out){few}`,
      yes: [
        'เพื่อนไปมาหมดไป ‹14,000›',
        'พี่บอกว่าใช้ไป ‹หกพัน›',
        'ผ่อนบ้านเดือนละ ‹9,000›',
        'I earn ‹21,000 baht a month›',
        'her sister spent ‹13,000 baht›',
      ],
      no: ['น่าจะหมดไป ‹8,000›', 'อยากใช้เงิน ‹ไม่เกิน 8,000›', 'we can spend ‹13,000 baht›', 'we spend ‹13,000 baht›'],
    },
  ],
  {
    /** A few letters, without a figure, that say no more than what it is: not `ตั๋วถูก อยากได้ 4,000`. */
    few: gapWithout(14, `${OF_TRIP}, อยาก, เที่ยว, ไม่เกิน, but, {comma}`, NO_FIGURE),
    /** They have booked, bought or found it: `จองไว้แล้ว`, `ได้โปร`. */
    bought:
      words('จอง, ซื้อ, ลง[!ใต้|ทะเล|เรือ], กด, สมัคร, ได้[!ไหม], เจอ, เลือก, เช็ค, เช็ก') +
      upTo(3, 'ไว้, แล้ว, มา, เป็น, ดีล, ราคา, ซื้อ, โปร[!แกรม], {space}'),
    /** More about it, and nothing of a goal or of a budget: `เกาะกูด 3 วัน 2 คืน`. */
    onlyThat: gapWithout(36, `${OF_WISH}, เอง, ไป[!กลับ|เช้า], เที่ยว[!เกาะ|เดียว], รวมทั้ง`, WITH_COMMAS),
    /** The same in English: “2 days 1 night at”. */
    onlyThatEn: gapWithout(36, 'budget, but, we, i, our, then, total', WITH_COMMAS),
    /** More about a fee, without a figure: `สวนสัตว์ ผู้ใหญ่`. */
    noFigure: gapWithout(30, `${OF_WISH}, ไป, เที่ยว, เท่าไ, กี่, รวม`, NO_FIGURE),
    /** Anything that is no budget and no wish: `10 โมง`. */
    anything: gapWithout(40, OF_WISH, WITH_COMMAS),
    /** Nobody asks for one. */
    notSought: notEarlierOn(12, 'งบ, อยาก, ขอ, หา, ช่วย, จัด, มี, แนะนำ, ต้องการ, สนใจ', WITH_COMMAS),
    /** What kind of trip or tour: “4-island”, “full moon party”. */
    kinds: upTo(3, '{otherThing}{word}{space}', {
      otherThing: notRightBefore('and, with, for, to'),
      word: '[a-z\\d-]{1,12}',
    }),
    /** What they bought: `รองเท้า`. */
    good: gapWithout(14, 'งบ, แต่, เที่ยว', '[ก-์a-z]'),
    /** A space or a comma, or none. */
    space: '\\s?',
    comma: ',?',
    /** An amount that may have its unit. */
    sum: words('{figures}( (บาท|baht|thb|usd|euro(s))|)', { figures: '\\d[\\d,]{2,6}' }),
    /** It is not their budget that is cut. */
    notBudget: notEarlierOn(12, 'งบ, เงิน, budget', WITH_COMMAS),
    /** Nothing but “costs” stands between: `คิด`. */
    direct: words('(ราคา|ตก|คิด|เรียก|){gap}', { gap: '\\s?' }),
    /** It is not how they go: not `ไปรถตู้ คนละ 2,500`. */
    notBy: notRightAfter('ไป, โดย, นั่ง, ขึ้น, ด้วย, กับ, เอา, ใช้, ล่อง, ขับ, หรือ, มี, เป็น, พา, {read}'),
    /** After `โปร`: it is no `โปรแกรม`, `โปรเจค`, `โปรเฟสเซอร์`. */
    notWork: notRightBefore('แกรม, ด, เจ, เฟส, ตีน'),
    /** It is neither refused nor included: not `ไม่รวมค่าเข้า`. */
    notToo: notRightAfter('ห้าม, ไม่ต้อง, ไม่, รวม, รวมค่า, นับ'),
    /** It has been paid, and is no plan: not `น่าจะหมดไป`. */
    notWill: notRightAfter('จะ, คง, อยาก, ให้, ควร, ต้อง, น่า'),
    /** How many days or hours: `เช่ารถสองวัน`. */
    figure: words('{figure}, หนึ่ง, สอง, สาม, สี่, ห้า'),
    /** “Is”, “was only”, “comes to”, “:”, or nothing. */
    is: upTo(
      5,
      `
      {space}(is|are|was|were|at|for|of|from|cost(s)|come(s)|came|to|in|will|would|should|might|be|about|around|roughly|
      some|just|only|me|us|work(s)|out|run(s)|listed|quoted|goes|going|:), :`,
    ),
    /** Somebody else: “her sister”, “a friend of mine said he”. */
    others: words(`
      (friend(s)|cousin(s)|sister(s)|brother(s)|son(s)|daughter(s)|colleague(s)|neighbo(u)r(s)|mate(s)|he|she|they|people|
      somebody|someone|others|blogger(s))( of (mine|ours)|)( said (he|she|they)|)`),
  },
)

export const PRICE_AFTER = cueAfter(
  [
    {
      name: 'a fare or wages',
      th: '{unit}(ขาเดียว|เที่ยวเดียว|ต่อเที่ยว|ต่อชั่วโมง|ต่อเดือน|ค่ามัดจำ)',
      en: `
        {unit}(return|rt|r/t|roundtrip|one way|each way|round trip|a month|per month|monthly|an hour|per hour|per km|deposit|fine|tip){end},
        {unit}(for|on) (the|a|an|my|our|each) {few}(taxi|ticket(s)|ferry|flight(s)|bus|train|boat|transfer|tour|massage|guide|driver|deposit|visa|permit|course|class|lesson),
        {ask}(each|pp|) {ask}(is it|is that|) (worth it|worth the money|a fair price|fair price|a rip off){end}`,
      yes: [
        '‹2,800 baht› return',
        '‹950 baht›, worth it?',
        '‹2,400 baht› RT for two',
        '‹1,900› one way',
        '‹19,000 baht› a month',
        '‹650 baht› for the ferry',
        '‹900› ต่อเที่ยว',
      ],
      no: ['‹2,800 baht› to return', '‹9,000 baht› for the trip', '‹9,000 baht› for the north', '‹9,000› ไปเที่ยว'],
    },
  ],
  {
    /** The unit of the amount, or nothing: ‹950› `บาท`. */
    unit: words('{gap}(บาท|baht|b|){gap}', { gap: '\\s?' }),
    /** Up to two words: “the slow ferry”. */
    few: anyWords(2),
    /** A comma before a question, or none: ‹950 baht›, “worth it?”. */
    ask: words('{gap}({comma}|;|){gap}', { gap: '\\s?' }),
    /** The word ends here. */
    end: notRightBefore('{letter}'),
  },
)
