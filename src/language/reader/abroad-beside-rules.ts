import { cueAfter, cueAround, cueBefore, cueBetween } from './cues.ts'
import { words } from './phrases.ts'

// `บินมาจาก‹โอซาก้า›`, “a week in ‹Nice›”: words beside a place abroad that say whether the trip goes there.

const SLOTS = {
  gap: '\\s?',
  comma: ',? ',
  /** “On Sunday”, “directly”. */
  words: '(?: (?!to )[a-z]{2,10}){0,2}',
  /** How long: “after two weeks in”. */
  fewWords: '(?:[a-z\\d]+ ){1,4}',
  numberTh: words('{figures}, สอง, สาม, สี่, ห้า, หก, เจ็ด', { figures: '\\d{1,2}' }) + ' ?',
  number: words('{figures}, one, two, three, four, five, six, seven, a', { figures: '\\d{1,2}' }),
  /** “Rome / Paris”, “Rome > Paris”. */
  signs: '[ /+&>-]{1,3}',
  /** The text begins with the name. */
  beginning: '^',
  sign: '[,+/-]',
  /** “Jordan, two weeks”. */
  pause: '(?:,|) ?',
  hyphen: '[ -]',
}

/** Where they come from. */
export const COMES_FROM_ABROAD = cueBefore([
  {
    name: 'they come from there or live there',
    th: 'จาก, มาจาก, อยู่ที่, คนจาก',
    en: '(come|) from, (living|live|based) in, out of, citizen(s) of, resident of',
    yes: ['we come from ‹Ireland›', 'บินมาจาก‹โอซาก้า›', 'a couple living in ‹Dubai›', 'flying out of ‹Doha›'],
    no: ['a week in ‹Ireland›', 'ไป‹โอซาก้า›'],
  },
])

/** “‹Warsaw› - Bangkok”: the way begins there. */
export const FLIES_FROM_THERE = cueAround(
  [
    {
      name: 'the first of the two ends of a flight',
      before: { en: '(fly|flying|flight(s)|flying in|travel|travelling)' },
      after: { both: '{gap}-', en: '{gap}to' },
      yes: ['we fly ‹Warsaw› - Bangkok', 'flights ‹Oslo› to Phuket are booked'],
      no: ['we fly to ‹Warsaw›', 'from Bangkok to ‹Oslo› and back'],
    },
  ],
  SLOTS,
)

/** “A ‹Berlin›-based team”. */
export const IS_BASED_THERE = cueAfter(
  [{ name: 'they are at home there', en: '{hyphen}based', yes: ['a ‹Berlin›-based team'], no: ['‹Berlin› and back'] }],
  SLOTS,
)

/** Where they change planes, have been, fly home to, or what they compare with. */
export const NO_GOAL_ABROAD = cueBefore(
  [
    {
      name: 'they change planes there',
      th: 'แวะต่อเครื่อง(ที่), ต่อเครื่อง(ที่)',
      en: 'in transit (in|at|through), (layover|stopover) (in|at), via',
      yes: ['a long layover in ‹Doha›', 'ต่อเครื่องที่‹โดฮา›', 'we come via ‹Dubai›'],
      no: ['a week in ‹Doha›'],
    },
    {
      name: 'they compare with it',
      th: 'เหมือน, คล้าย, นอกจาก, แทน',
      en: 'like, unlike, than, as in, similar to, compared (to|with), apart from, not',
      yes: ['beaches like ‹Bali›', 'ทะเลเหมือน‹มัลดีฟส์›', 'cheaper than ‹Japan›'],
      no: ['a beach in ‹Bali›'],
    },
    {
      name: 'they have been there',
      th: 'เคยไป, กลับจาก',
      en: 'been to, visited, went to, just back from, after, last year in, my time in',
      yes: ['we have been to ‹Japan›', 'เพิ่งกลับจาก‹ญี่ปุ่น›', 'after ‹Vietnam›'],
      no: ['we go to ‹Japan›'],
    },
    {
      name: 'what is there, at home or at the border',
      th: 'ชายแดน, ติด(กับ), ฝั่ง',
      en: '(winter|snow|cold|weather|job|office|flat|people|friends) in, border (with|of|to)',
      yes: ['we escape the winter in ‹Leeds›', 'the border with ‹Laos›', 'ตลาดชายแดน‹พม่า›'],
      no: ['hotels in ‹Leeds›'],
    },
    {
      name: 'they fly on or home to it',
      th: '(ต่อเครื่อง|บินต่อ|ต่อไฟลท์|บินกลับ|กลับบ้านที่)(ไป){gap}',
      en: `
        (onward|connecting|next|return) (flight|leg|plane|){words} to,
        (fly|flying|flight|plane|head|heading|go|going|return|returning) (home|back|on|onward|onwards|out){words} to,
        (before|until|till|catch|catching|for|our|my) (our|my|the|a|) (flight|fly|flying|plane)
        (home|back|on|out|){words} to`,
      yes: [
        'before our flight to ‹Sydney›',
        'then we fly home on Sunday to ‹Oslo›',
        'our onward flight to ‹Hanoi›',
        'แล้วบินต่อไป‹ฮานอย›',
      ],
      no: ['we fly to ‹Sydney›', 'บินไป‹ฮานอย›'],
    },
    {
      name: 'some time there is over before',
      en: '(after|following) {fewWords}(in|around|through)',
      yes: ['after two weeks in ‹Japan›', 'following a month around ‹Laos›'],
      no: ['two weeks in ‹Japan›'],
    },
    {
      name: 'a style, food or a place called after the country',
      th: `
        สไตล์, ฟีล, อารมณ์, ธีม, แบบ, แนว, อาหาร, ร้านอาหาร, บุฟเฟ่ต์, ปิ้งย่าง, ชา, วัด, ศาลเจ้า, สวน, ตรุษ, ย่าน, ถนน, หมู่บ้าน, บ้าน,
        หนัง, ซีรีส์, ละคร, สินค้า, คาเฟ่`,
      yes: ['คาเฟ่สไตล์‹ญี่ปุ่น›', 'ร้านอาหาร‹อิตาลี›', 'เดินย่าน‹จีน›', 'ชอบซีรีส์‹เกาหลี›', 'คาเฟ่‹เกาหลี›'],
      no: ['ไปเที่ยว‹ญี่ปุ่น›', 'ชอบอาหาร ไป‹ญี่ปุ่น›'],
    },
    {
      name: 'people and languages of the country, or both countries at once',
      th: 'คน, ชาว, ภาษา, เพื่อน, แฟน, สามี, ภรรยา, เมีย, ลูกค้า, แขก, ทัวร์ลง, รัก, ไทย, ไทย-',
      yes: ['ไปกับเพื่อน‹เกาหลี›', 'สามี‹เยอรมัน›', 'พูดภาษา‹จีน›', 'ด่านไทย-‹ลาว›'],
      no: ['พาเพื่อนไป‹เกาหลี›'],
    },
  ],
  SLOTS,
)

/** Words after it that say so too. */
export const NO_GOAL_SAID_AFTER = cueAfter(
  [
    {
      name: 'a stop on the way, or Thailand called after it',
      th: '{gap}(เมืองไทย|แดนสยาม|เมืองสยาม)',
      en: '{gap}(layover|stopover|style|food|of thailand)',
      yes: ['a ‹Doha› layover', '‹Switzerland› of Thailand', '‹สวิส›เมืองไทย'],
      no: ['‹Doha› for three days', '‹สวิส› 5 วัน'],
    },
  ],
  SLOTS,
)

/** Names that are also adjectives, people or other words are places beside words for going there. */
export const GOES_ABROAD_TH = cueBefore(
  [
    {
      name: 'they go there, or it stands in a list',
      th: 'ไป, เที่ยว, ถึง, บิน, ข้าม, เข้า, ทริป, จัดทริป, ทัวร์, ใน, แถบ, ประเทศ, และ, กับ, หรือ',
      both: '{beginning}, {gap}{sign}',
      yes: ['อยากไป‹ลาว›', '‹ญี่ปุ่น›', 'ทัวร์‹เกาหลี›', 'ไทย/‹ลาว›'],
      no: ['ร้าน‹จีน›', 'ของ‹ญี่ปุ่น›'],
    },
  ],
  SLOTS,
)

/** The same in English: “Nice”, “Split” and “Jordan” are other words, too. */
export const GOES_ABROAD_EN = cueBefore(
  [
    {
      name: 'they go there, or it comes first',
      en: `
        to, in, visit, visiting, explore, exploring, from, of, around, via, trip, plan, planning, itinerary for, days,
        nights`,
      both: '{beginning}',
      yes: ['a week in ‹Nice›', '5 days ‹Florence›', '‹Split› in May', 'from ‹Perth›'],
      no: ['my son ‹Jordan›', 'somewhere ‹nice›'],
    },
  ],
  SLOTS,
)

/** Between two of them. */
export const ABROAD_TOO = cueBetween(
  [
    {
      name: 'the same holds for both',
      en: '{comma}and, {comma}or',
      both: '{sign}, {signs}',
      yes: ['‹Rome› and ‹Paris›', '‹Rome›, ‹Paris›', '‹Rome› / ‹Paris›', '‹Rome›, or ‹Paris›'],
      no: ['‹Rome› but not ‹Paris›', '‹Rome› with ‹Paris›'],
    },
  ],
  SLOTS,
)

/** A name that may be another word is a place where a length follows. */
export const HAS_LENGTH_AFTER = cueAfter(
  [
    {
      name: 'how long they are there',
      en: '{pause}(for|) {number} (day|night|week)(s), {gap}(itinerary|trip|tour|holiday)',
      th: '{gap}(สัก|ซัก|) {numberTh}(วัน|คืน)',
      yes: ['‹ลาว› 4 วัน', '‹Nice› for 5 days', '‹Jordan›, two weeks', '‹Georgia› trip'],
      no: ['‹nice› hotels', '‹Jordan› is five'],
    },
  ],
  SLOTS,
)
