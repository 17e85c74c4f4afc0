import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import { oneSaid, words } from './phrases.ts'

// `หลัก‹พัน›`, `‹6000› พอไหม`, “‹20,000› all in”: words beside a sum, or within it, that say whether it is the budget of the
// trip.

/** What is never counted in thousands: `งบ ‹6000› คืนแรกนอนปัว`. */
export const FEW_OF = cueAfter(
  [
    {
      name: 'days or people follow',
      th: '{gap}(วัน|คืน|คน)',
      en: '{gap}(day(s)|night(s)|people|pax)',
      yes: [
        'งบ ‹6000› คืนแรกนอนปัว',
        'งบ ‹6000› วันแรกเข้าเมือง',
        'งบ ‹6000› คนเดียว',
        'budget ‹6000› nights in Pua',
        'budget ‹6000› people',
      ],
      no: ['งบ ‹6000› บาท', 'budget ‹6000› all in'],
    },
  ],
  { gap: '\\s*' },
)
/** `งบสำหรับ 2 คน ‹20000›`: the budget is said before other words. */
export const LED = cueBefore(
  [
    {
      name: 'it is called the budget some words before',
      th: 'งบ{noVowel}{noSum}{few}',
      en: 'budget{noSum}{few}',
      yes: ['งบสำหรับ 2 คน ‹20000›', 'our budget for the two of us: ‹20000›'],
      no: ['แบบงบิ ‹20000›', 'งบ 5000 ที่พัก ‹20000›', 'our budget. Flights ‹20000›'],
    },
  ],
  { noVowel: '(?![ะาิ-ฺ็-์])', noSum: '(?![^.;\\n]*\\d{3})', few: '[^.;\\n]{0,30}' },
)
/** “Fly from Don Mueang, ‹20,000› all in for us two (hotel too)”: said alone, and everything is in it. */
export const ALL_IN = cueAfter(
  [
    {
      name: 'everything is in it',
      en: '{gap}all in, {gap}(all|everything) included, {gap}for (everything|the whole (trip|lot|thing))',
      yes: [
        '‹20,000› all in for us two',
        '‹20,000›, all-in',
        '‹20,000› everything included',
        '‹20,000› all included',
        '‹20,000› for everything',
        '‹20,000› for the whole trip',
      ],
      no: ['‹20,000› all year', '‹20,000› for the room'],
    },
  ],
  { gap: '\\s*,?\\s*' },
)
export const SAID_ALONE = cueBefore(
  [
    {
      name: 'nothing is before it whose price it is',
      en: 'have, with, of, is',
      both: '{sign}, {begin}',
      yes: [
        '‹20,000›',
        'from Don Mueang, ‹20,000›',
        'we have ‹20,000›',
        'a trip with ‹20,000›',
        'a total of ‹20,000›',
        'it is ‹20,000›',
      ],
      no: ['the room ‹20,000›', 'flights ‹20,000›'],
    },
  ],
  { sign: '[,.;:(\\n]', begin: '^' },
)
/** `‹สามพัน›โบก` is a place, not a sum. */
export const PART_OF_NAME = cueAfter(
  [
    {
      name: 'a name goes on after an amount in words',
      th: '{letterTh}',
      unless: `
        นึง, หนึ่ง, (ยัง|)ไม่(รวม|นับ|ไหว|เกิน), รวม[!พล], นับ, แยก, พอ(ไหม|มั้ย|ดี), ได้, ต่อ, สำหรับ, ครับ, ค่ะ, คะ, ค่า, นะ, จ้า, แต่, กับ`,
      yes: ['‹สามพัน›โบก', '‹แสน›สุข'],
      no: [
        '‹สามพัน› บาท',
        '‹พัน›นึง',
        '‹หมื่น›หนึ่ง',
        '‹สามพัน›ไม่รวมตั๋ว',
        '‹สามพัน›ยังไม่นับที่พัก',
        '‹สามพัน›รวมรถ',
        '‹สามพัน›แยกตั๋ว',
        '‹สามพัน›พอไหม',
        '‹สามพัน›ได้ไหม',
        '‹สามพัน›ต่อคน',
        '‹สามพัน›สำหรับสองคน',
        '‹สามพัน›ครับ',
        '‹สามพัน›นะ',
        '‹สามพัน›แต่รวมรถ',
        '‹สามพัน›กับรถ',
      ],
    },
  ],
  { letterTh: '[ก-์]' },
)
/** “The ferry from Chumphon is ‹600› each”: what it is the price of may be further away. */
export const IS_PRICED = cueBefore([
  {
    name: 'it is said to cost so much',
    en: '(is|are|cost|costs|at|ca|ca.|quoted|say|says)( about| around|)',
    yes: [
      'the ferry is ‹600›',
      'tickets are about ‹600›',
      'it costs ‹600›',
      'a room at ‹600›',
      'he quoted around ‹600›',
      'the site says ‹600›',
      'ca. ‹600›',
    ],
    no: ['we have ‹600›', 'under ‹600›'],
  },
])
/** What somebody earns: “a pension of ‹50k›”. */
export const EARNED = cueBefore(
  [
    {
      name: 'what somebody earns',
      th: '(เงินเดือน|บำนาญ|รายได้){few}',
      en: '(pension|salary|income|wage|wages|earn|earns|earning){few}',
      yes: [
        'a pension of ‹50k›',
        'our salary is ‹40k›',
        'I earn ‹30k›',
        'wages ‹30k›',
        'an income of ‹50k›',
        'เงินเดือน ‹20000›',
        'บำนาญ ‹30000›',
        'มีรายได้ ‹20000›',
      ],
      no: ['a budget of ‹50k›', 'งบ ‹20000›', 'a pension. We have ‹50k›'],
    },
  ],
  { few: '(?![a-z])[^.;!?\\n\\d]{0,24}' },
)
export const BY_MONTH = cueAfter(
  [
    {
      name: 'by the month',
      th: '{gap}(ต่อ|{slash})เดือน',
      en: '{gap}(a|per|each|every) (month|mth|mo), {gap}{slash}(month|mth|mo)',
      yes: [
        '‹50k› a month',
        '‹50k› per month',
        '‹50k› every month',
        '‹50k›/month',
        '‹50k› / mth',
        '‹50k›/mo',
        '‹20000›ต่อเดือน',
        '‹20000›/เดือน',
      ],
      no: ['‹50k› in May', '‹20000›ต่อคน'],
    },
  ],
  { gap: '\\s*', slash: '\\/\\s?' },
)
export const FOR_A_PART = cueAfter(
  [
    {
      name: 'what a part of the trip may cost',
      en: '{gap}(on|for) (the|our) {name} (part|leg|bit|portion|section)',
      yes: ['‹30,000› for the Krabi part', '‹30,000› on our island leg', '‹30,000› for the first bit'],
      no: ['‹30,000› for the whole trip', '‹30,000› on the room'],
    },
  ],
  { gap: '\\s*', name: '[^.,;!?\\n]{2,24}' },
)
/** `หลักพัน`: how large it is, not how much. */
export const MAGNITUDE = cueBefore([{ name: 'only how large it is', th: 'หลัก', yes: ['งบหลัก‹พัน›'], no: ['งบ‹พัน›'] }])
/** `น่าน 3 วัน ‹6000› พอไหม`. */
export const IS_ENOUGH = cueAfter(
  [
    {
      name: 'whether it is enough',
      th: '{gap}(นี่|เนี่ย|จะ|ก็|)พอ(ไหม|มั้ย|มั๊ย|ไหว|ป่าว|ปะ|รึ|หรือ(เปล่า|ไม่|ยัง))',
      yes: [
        '‹6000› พอไหม',
        '‹6000› จะพอมั้ย',
        '‹6000›นี่พอไหวไหม',
        '‹6000› พอป่าว',
        '‹6000› พอปะ',
        '‹6000› พอรึยัง',
        '‹6000› พอหรือเปล่า',
      ],
      no: ['‹6000› พอดี', '‹6000› บาท'],
    },
  ],
  { gap: '\\s?' },
)
/** `‹8500› สามคน`: what they pay together. */
export const FOR_ALL = cueAfter(
  [
    {
      name: 'so many people pay it together',
      th: '{gap}(สำหรับ|) ({figure}|สอง|สาม|สี่|ห้า|หก) (คน|ท่าน)[!ละ| ละ|ที่|แรก]',
      yes: ['‹8500› สามคน', '‹8500› สำหรับ 2 คน', '‹8500› 4 คน'],
      no: ['‹8500› สองคนละครึ่ง', '‹8500› คนที่สอง', '‹8500› 2 คนแรก', '‹8500› 2 วัน'],
    },
  ],
  { gap: '\\s?', figure: '[2-9]' },
)

// Within what is said of a sum.

/** `สองหมื่น`, “20k”, “20,000”: such a number is money even without a unit. */
export const IS_LARGE = cueAnywhere(
  [
    {
      name: 'in thousands',
      th: 'พัน, หมื่น, แสน',
      en: '{digit} k, {digit} (thousand|grand|lakh|lac)(s), thousand, grand, lakh(s), lac(s)',
      both: '{comma}',
      yes: ['สามพัน', 'สองหมื่น', 'แสนหนึ่ง', '20k', '20 thousand', 'two grand', '2 lakh', '1.5 lacs', '20,000'],
      no: ['20', '2500', 'สองร้อย'],
    },
  ],
  { digit: '\\d', comma: ',' },
)
/** Only people who count in rupees say so. */
export const SAYS_LAKH = cueAnywhere(
  [
    {
      name: 'lakh',
      en: '{digit} (lakh|lac)(s), lakh(s), lac(s)',
      yes: ['2 lakh', 'two lakhs', '1.5 lac'],
      no: ['20k'],
    },
  ],
  { digit: '\\d' },
)
export const IS_BUDGET = cueAnywhere([
  {
    name: 'that it is the budget, or a limit of it',
    th: 'งบ, ห้าม, อย่า, ไม่ให้, รวม, เบ็ดเสร็จ',
    en: 'budget(s), budgeting, budgeted, total, altogether',
    yes: [
      'งบ',
      'ห้ามเกิน',
      'อย่าเกิน',
      'ไม่ให้เกิน',
      'รวมแล้ว',
      'เบ็ดเสร็จ',
      'our budget is',
      'budgeting',
      'in total',
      'altogether',
    ],
    no: ['มี', 'we have', 'ราคา'],
  },
])
/** The price of what stands before it, unless it is a limit: `รถไฟราคา 650`. */
export const BEGINS_WITH_PRICE = new RegExp(`^${words('ราคา[ {digit}]')}`)

/** “Two families”, with the number. */
export const FAMILIES = new RegExp(
  words('{count} (ครอบครัว|บ้าน[!พัก]|families|households)', {
    count: `(?<![\\d.,])${oneSaid('{digit}, สอง, สาม, สี่, ห้า, two, three, four, five')}`,
  }),
)
