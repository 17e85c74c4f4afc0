import { DAY_LETTERS, LATIN_WEEKDAY, THAI_WEEKDAY, WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import {
  listOf,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  rightAfter,
  rightBefore,
  type SlotPattern,
  type Slots,
  slotPattern,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// `ศุกร์ถึงอาทิตย์หน้า`, “next Saturday”: weekdays without a date, and the words beside them.

const PART_TH = maybe('(ตอน)(เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก)')
const PIECES: Slots = {
  gap: '\\s?',
  gaps: '\\s*',
  sep: ',? ?',
  weekdayEn: `(?:${LATIN_WEEKDAY})`,
  weekdayTh: `(?:${THAI_WEEKDAY})`,
  any: WEEKDAY,
  partTh: PART_TH,
  thai: '[ก-์]',
}
/** A Thai weekday and another right after it: `อังคารพุธ`; `เสาร์อาทิตย์` is a weekend. */
const RIGHT_AFTER =
  rightAfter('{weekdayTh}', PIECES) + notRightAfter('เสาร์[อาทิตย์], เสาร[อาทิตย์]') + rightBefore('{weekdayTh}', PIECES)
/** `เสาร์ไปอาทิตย์กลับ`: they set out on the first and come home on the second. */
const SETS_OUT = words('(นี้){partTh}{gap}(ไป|ออก|ออกเดินทาง|เดินทาง){partTh}{home}', {
  ...PIECES,
  home: rightBefore('{gaps}{any}(นี้){partTh} (ค่อย|ก็|ขับ|บิน|นั่งรถ|)กลับ', PIECES),
})
/** `ไปพุธกลับศุกร์`. */
const HOME = words('{few}กลับ(เย็น|ค่ำ|ดึก|เช้า|บ่าย|)', { few: thaiLetters(0, 16, ' ') })
const JOIN = words('{rightAfter}, -, to, to the following, and, {amp}, ถึง, และ, กับ, {setsOut}, {space}', {
  amp: '&',
  rightAfter: RIGHT_AFTER,
  setsOut: SETS_OUT,
})

const SLOTS: Slots = {
  ...PIECES,
  weekday: `(${WEEKDAY})`,
  /** A comma or “and” before the next of several. */
  next: '\\s?' + maybe('{sign}, and, และ', { sign: '[,/&+-]' }) + '\\s?' + maybe('and{space}'),
  /** The part of the day between two weekdays. */
  part:
    maybe('{space}(morning|noon|afternoon|evening|night|lunchtime)') +
    maybe('(ตอน)(เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก)[ -| ถึง]'),
  /** “To”, “and”, `ถึง`, or the words of the way home. */
  to: `\\s*(?:${JOIN}|${HOME})\\s*`,
  /** Of which week they are. */
  ofWeek: maybe('{gaps}{week}', {
    gaps: '\\s*',
    week: oneSaid('หน้า, นี้, (ของ|ใน|)(สัปดาห์|อาทิตย์|วีค)(หน้า|นี้|ถัดไป), {sep}(of |in |)(next|this) week', PIECES),
  }),
  /** A weekday in letters of a calendar: `ศ.`, `วัน จ`. */
  letter: oneSaid('(วัน){day}', { day: `(?:${THAI_WEEKDAY}|${DAY_LETTERS})` }),
  /** `ส-อา` is a weekend. */
  notWeekend: notRightBefore('ส - อา, ส. - อา'),
  point: '\\.?',
  /** Not the first letter of a word. */
  letterEnds: '(?:\\.|(?![ก-์\\d.]))',
  /** No date follows, but a length may. */
  noDate: notFollowedBy('{figures}{noLength}', {
    figures: '\\d{1,2}',
    noLength: notRightBefore('{digit}, {gap}(วัน|คืน)', { gap: '\\s*' }),
  }),
  /** Which of the weekdays it is. */
  which: maybe('{said}{space}', { said: oneSaid('next, this, on, coming') }),
  on: maybe('on{space}'),
  theDay: `\\b((?:${LATIN_WEEKDAY})s?)\\b`,
  whichTh: maybe('{gaps}{said}', { gaps: '\\s*', said: oneSaid('หน้า, นี้') }),
  /** `วันศุกร์`, `ทุกวันศุกร์`, `ศุกร์`; but not the moon, `พระจันทร์`. */
  dayTh: words('วัน, ทุกวัน, {noName}', { noName: notRightAfter('พระ, ชม, เห็น, อม, ลอย') }),
  weekdayTh: `(${THAI_WEEKDAY})`,
}

/** Weekdays of a trip, each in a slot. */
interface WeekdayRow {
  readonly name: string
  readonly reads: string
  /** Sentences with the weekdays, and of which week they are, that are read in them. */
  readonly yes: readonly (readonly [sentence: string, days: string])[]
  readonly no: readonly string[]
}
export const weekdayPattern = ({ reads }: WeekdayRow): SlotPattern => slotPattern(listOf(reads), SLOTS)

export const WEEKDAY_LIST: WeekdayRow = {
  name: 'three to five weekdays',
  reads: '{weekday}{next}{weekday}{next}{weekday}({next}{any})({next}{any})( หน้า)',
  yes: [
    ['ว่างเสาร์อาทิตย์จันทร์', 'เสาร์ อาทิตย์ จันทร์'],
    ['Friday, Saturday and Sunday', 'friday saturday sunday'],
    ['Thu/Fri/Sat in Nan', 'thu fri sat'],
    ['Fri, Sat, and Sun', 'fri sat sun'],
    ['ศุกร์ เสาร์ และอาทิตย์หน้า', 'ศุกร์ เสาร์ อาทิตย์'],
  ],
  no: ['Friday and Sunday', 'Friday, two on Saturday, Sunday'],
}

export const WEEKDAY_PAIRS: readonly WeekdayRow[] = [
  {
    name: 'from one weekday to another',
    reads: '{weekday}{part}{to}{weekday}{ofWeek}',
    yes: [
      ['Friday to Sunday in Trang', 'friday sunday'],
      ['Friday to the following Saturday', 'friday saturday'],
      ['Sat morning to Mon', 'sat mon'],
      ['Sat & Sun', 'sat sun'],
      ['Friday to Sunday, next week', 'friday sunday , next week'],
      ['ศุกร์ถึงอาทิตย์หน้า', 'ศุกร์ อาทิตย์ หน้า'],
      ['ศุกร์เย็นถึงอาทิตย์', 'ศุกร์ อาทิตย์'],
      ['พฤหัส-เสาร์ สัปดาห์หน้า', 'พฤหัส เสาร์ สัปดาห์หน้า'],
      ['ไปวันพุธกลับวันศุกร์', 'วันพุธ วันศุกร์'],
      ['อังคารพุธ ต้นกุมภา', 'อังคาร พุธ'],
      ['เสาร์ไปอาทิตย์กลับ', 'เสาร์ อาทิตย์'],
      ['เสาร์นี้เช้าออกเดินทางอาทิตย์ค่อยกลับ', 'เสาร์ อาทิตย์'],
    ],
    no: ['ไปเสาร์อาทิตย์', 'Friday or Sunday', 'เสาร์ไปตลาด อาทิตย์พัก', 'Friday morning'],
  },
  {
    name: 'the same in letters',
    reads: '[!{thai}|.]{notWeekend}{letter}{point}{gap}(-|ถึง){gap}{letter}{letterEnds}{noDate}{ofWeek}',
    yes: [
      ['พฤ-อาทิตย์', 'พฤ อาทิตย์'],
      ['ไป พฤ ถึง จ หน้า', 'พฤ จ หน้า'],
      ['ไป ศ-อา 3 วัน', 'ศ อา'],
    ],
    no: ['ส-อา', 'ก.ศ.-จ.', 'ศ - จ 12 ธ.ค.', 'พ.ศ. - จบ'],
  },
]

export const ONE_WEEKDAY: WeekdayRow = {
  name: 'one weekday',
  reads: '{which}{on}{theDay}, {dayTh}{weekdayTh}(ที่){whichTh}',
  yes: [
    ['next Saturday', 'next saturday'],
    ['coming on Fridays', 'coming fridays'],
    ['Sunday', 'sunday'],
    ['วันศุกร์หน้า', 'ศุกร์ หน้า'],
    ['เสาร์ที่ นี้', 'เสาร์ นี้'],
    ['ทุกวันพุธ', 'พุธ'],
  ],
  no: ['ดูพระจันทร์', 'the sunset', 'อมพุธ'],
}

/** `ยังไม่ล็อคเดือน`, `เดือนไหนก็ได้`. */
export const MONTH_OPEN = cueAnywhere(
  [
    {
      name: 'the month is not fixed',
      th: `
        เดือน(ไหน|อะไร) (ก็ได้|ยังไม่|ก็ว่าง),
        ไม่(ได้)(ล็อก|ล็อค|รู้|กำหนด|เลือก|ฟิก|ฟิกซ์|แน่ใจ|ระบุ){few}เดือน`,
      yes: ['เดือนไหนก็ได้', 'ยังไม่ล็อคเดือน', 'ไม่ได้กำหนดวันกับเดือน', 'ยังไม่ฟิกเดือน', 'เดือนอะไรยังไม่แน่'],
      no: ['เดือนไหนดี', 'ไม่เอาเดือนเมษา'],
    },
  ],
  { few: thaiLetters(0, 8, ' ') },
)
export const NEXT_MONTH = cueAnywhere([
  {
    name: 'next month or next week',
    th: 'เดือนหน้า, เดือนถัดไป, สัปดาห์หน้า, อาทิตย์หน้า',
    en: 'next month, next week',
    yes: ['ไปเดือนหน้า', 'เดือนถัดไปว่าง', 'สัปดาห์หน้าไป', 'ไปอาทิตย์หน้า', 'in next month', 'we go next week'],
    no: ['next weekend', 'เดือนนี้'],
  },
])
export const DAY_NAMED = cueAnywhere(
  [
    {
      name: 'a weekday of this week or the next',
      th: '{weekdayTh}{gaps}(หน้า|นี้)',
      en: '(next|this|on|coming) {weekdayEn}',
      yes: ['พุธหน้าว่าง', 'ศุกร์ นี้', 'next Thursday', 'on Fri'],
      no: ['วันพุธ', 'Thursday'],
    },
  ],
  { ...PIECES, weekdayEn: `(?:${LATIN_WEEKDAY})\\b` },
)
/** Who works on these weekdays and names the days off, says when they travel. */
export const DAYS_OFF = cueAnywhere([
  {
    name: 'days off',
    th: 'เสาร์, อาทิตย์, วันหยุด, หยุด, ว่าง, ส-อา, ส.อา',
    en: 'week end(s), sat(s), sun(s), saturday(s), sunday(s), day(s) off',
    yes: ['free at weekends', 'on Sat', 'my days off', 'Sundays', 'ว่างเสาร์', 'วันหยุด', 'ส-อาว่าง'],
    no: ['Monday to Friday', 'sunny', 'จันทร์ถึงศุกร์'],
  },
])
/** “6 days at the end of January, the old town on a Sunday”: a day within the trip. */
export const ANY_SUCH_DAY = cueBefore([
  {
    name: 'a weekday of any week',
    en: 'on (a|one|some|any)',
    yes: ['the old town on a ‹Sunday›', 'on any ‹Friday›'],
    no: ['on ‹Sunday›', 'a ‹Sunday›'],
  },
])
export const LASTS_DAYS = cueAnywhere(
  [
    {
      name: 'a trip of several days',
      en: '({figures}|two|three|four|five|six|seven|eight|nine|ten|a|some) (full|whole|) (days|nights|week(s))',
      yes: ['6 days in January', 'ten full days', 'a week in Nan', 'two nights'],
      no: ['1 day', 'a day', 'a few temples'],
    },
  ],
  { figures: '\\b(?:[2-9]|[12]\\d)' },
)
/** “Our wedding is on 13 March; a day out on the Sunday”. */
export const THE_DAY = cueBefore([
  {
    name: 'the weekday after an event',
    en: '(on|for|by) the (next|following|)',
    yes: ['a day out on the ‹Sunday›', 'for the following ‹Monday›'],
    no: ['on ‹Sunday›', 'the ‹Sunday›'],
  },
])
export const HOME_AFTER = cueAfter(
  [
    {
      name: 'they come home on that weekday',
      th: '{gap}(ตอน)(เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก|) (ค่อย|ก็|ถึง|ขับ|บิน|)กลับ',
      yes: ['‹อาทิตย์›เย็นกลับ', '‹อาทิตย์›ตอนบ่ายค่อยกลับ', '‹อาทิตย์›กลับ'],
      no: ['‹อาทิตย์›ไปวัดแล้วกลับ'],
    },
  ],
  PIECES,
)

/** “In 2027”, `ปี 2570`, but no price and no number of people. */
export const FULL_YEAR = new RegExp(
  notRightAfter('{digit}, {sign}', { sign: '[.,:/-]' }) +
    '(20[2-4]\\d|25[6-9]\\d)' +
    notRightBefore('{digit}, {sign}, {comma}{digit}', { sign: '[.:/-]' }) +
    notFollowedBy('baht, thb, usd, b, euro(s), dollars, บาท, metre(s), meter(s), m, km, people, คน'),
  'g',
)
