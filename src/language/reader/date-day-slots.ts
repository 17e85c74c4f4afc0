import { DAY, MONTH, THAI_WEEKDAY, TO, WEEKDAY, WEEKDAY_BEFORE, YEAR } from './calendar-words.ts'
import {
  DATE_PIECES,
  FIGURES,
  LONELY,
  NO_COUNT_AT_ALL,
  NO_HOUR,
  NO_LENGTH,
  NO_MONTH_OR_HOUR,
  NTH_DAY,
  SPACES,
  TH,
} from './date-pieces.ts'
import {
  after,
  maybe,
  notAfter,
  notFollowedBy,
  notRightBefore,
  oneSaid,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'

// Slots of days with a month (`5-8 ธันวา`, “the 5th of March”), for `date-day-rules.ts` and other files of dates. Their parts:
// `date-pieces.ts`; the names of months and weekdays: `calendar-names.ts`. Each slot has its meaning above it; you need not read more
// to use it.

/** Before another day that would do: “or maybe on the”. */
const OR =
  words('{sep}{or}or{gap}, {gap}หรือ{gap}', { ...DATE_PIECES, or: '\\b' }) +
  maybe('(maybe|perhaps|possibly|on|วันที่){space}') +
  maybe('the{space}')
/** Further days of a list with a sign or a word before each: the “, 13 and 14” of “12, 13 and 14 January”. */
const LISTED = upTo(
  8,
  '{gaps}{comma}{gaps}{figures}{th}, -{figures}{th}, {gap}{slash}{gap}{figures}{th}, {gaps}(and|และ|กับ){gaps}{figures}{th}',
  { ...DATE_PIECES, slash: '[/+]' },
)
/** The sign or word before the last day of a list: the “and” of “12, 13 and 14 January”. */
const LAST_SIGN = words(
  '{gaps}{comma}{gaps}, -, {slash}, {space}{slash}{space}, {gaps}{either}(and|และ|กับ|{amp}){gaps}',
  { ...DATE_PIECES, slash: '\\.?[/+]', either: ',?\\s*', amp: '&' },
)

/** Spaces, but no line break: a month at the end of a line has no day in the next. */
const SAME_LINE = '[^\\S\\n]*'

/** `1 มกรา`, “5th March”, “March 5”. */
export const DAY_OF_MONTH = `\\d${TH}?\\s?${MONTH}|${MONTH}\\s?\\d`

/** Days, months and years: “5-8 December”, `วันที่ 14 เดือน 1`. Weekdays before a date and years after it may be left out. */
export const DAY_SLOTS: Slots = {
  /** `วันจันทร์ที่`, “Monday the”. */
  weekday: WEEKDAY_BEFORE + maybe('วันที่{gaps}, the{gaps}', DATE_PIECES),
  /** A weekday that must be there. */
  theWeekday: `(${WEEKDAY})`,
  /** A weekday, which the row does not read. */
  aWeekday: `(?:${WEEKDAY})`,
  /** A weekday of a month; `อาทิตย์ที่สอง` is a week of it. */
  dayOfMonth: oneSaid('{any}, วัน{any}, วันอาทิตย์', {
    any: `(?:${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')})`,
  }),
  /** 1 … 31, also “1st”, “2nd”. */
  day: DAY,
  /** The last of several days: `-14`. */
  toDay: maybe('{to}', { to: TO + DAY }),
  of: maybe('{space}of') + SPACES,
  /** Another day that would do: “12 or 13 January”. */
  orDay: OR + words('{figures}{th}', DATE_PIECES),
  /** The same with its month: “the 3rd of December or December 4”. */
  orDate: OR + words('{figures}{th}(of) {month}, {month} (the|) {figures}{th}', DATE_PIECES),
  month: `(${MONTH})`,
  /** Two or four digits, Buddhist or Christian. */
  year: YEAR,
  /** From one day to another; a weekday may stand before the second. */
  to: `${TO}${WEEKDAY_BEFORE}`,
  /** The same without a weekday. */
  till: TO,
  /** Days after a month, but no number of days or people. */
  days: SAME_LINE + maybe('the{gaps}', DATE_PIECES) + DAY + NO_LENGTH + maybe('{to}', { to: TO + DAY + NO_LENGTH }),
  /** A day after its month. */
  dayAfter: SAME_LINE + DAY + NO_LENGTH,
  /** Not `3 เดือน` or `3 คน`. */
  notMonths: notFollowedBy('วัน, คืน, คน, ขวบ, เดือน, ปี[! {digit}]'),
  /** `th` of “5th”. */
  th: TH,
  /** “12, 13 and”: the days between the first of a list and its last, which is followed by a word. */
  between:
    words('{spaced}, {listed}', { spaced: '(?:\\s\\d{1,2}){1,8}\\s', listed: LISTED + LAST_SIGN }) +
    rightBefore('{figures}{th}{word}', { ...DATE_PIECES, word: '\\s*[^\\d\\s,-]' }),
  /** The last day of a list; “13. February” has a point. */
  lastOfList: `${FIGURES}(?:${TH}|\\.(?=\\s?[a-z]))?`,
  /** Not “5th floor”. */
  notNthFloor: notRightBefore('{figures}{th} (floor|century|birthday|anniversary|time|place)', DATE_PIECES),
  /** Not “first floor”, “second day”. */
  notFloor: notFollowedBy('floor, century, birthday, anniversary, time, day(s), night(s)'),
  /** A day with a dash after it. */
  dashed: '(?<![\\d/-])(?=\\d{1,2}-\\D)',
  /** Up to the last day of a month that is near. */
  toLast: maybe('{gaps}(-|to|ถึง){gaps}{last}', { ...DATE_PIECES, last: NTH_DAY }) + SPACES,
  /** Which month or year. */
  thatMonth: oneSaid('หน้า, นี้, next, this'),
  /** “The end of February, 24 to 28”, “last days of January (27 till 29)”. */
  inside:
    words('{year}{opens}{from}, {space}(from|between){space}', {
      year: YEAR,
      opens: '\\s?[(,:–-]\\s?',
      from: maybe('(from|on){space}'),
    }) + maybe('the{space}, วันที่{gap}', DATE_PIECES),
  /** The first day. */
  openDay: NTH_DAY,
  /** The last day, and nothing else that is counted. */
  openLast: NTH_DAY + NO_COUNT_AT_ALL,
  /** A bracket opens. */
  bracket: '\\s?\\(' + maybe('the{space}'),
  /** A bracket ends. */
  bracketEnd: '\\s?\\)',
  /** `12` of `เสาร์ที่ 12`, without a month, a length or an hour after it. */
  lone: NTH_DAY + NO_MONTH_OR_HOUR,
  /** It is a day: nothing else is counted by the number. */
  noneCounted: LONELY,
  /** What a number after it counts, or whose age it is: `อายุ 12`. */
  notCounted: notAfter(`
    อายุ, วัย, ราคา, งบ, ห้อง, เบอร์, ข้อ, หน้า, กว่า, [!วัน]เด็ก, หลาน, ลูก, องศา, อากาศ, คะแนน, ประมาณ, ราว, สัก, ซัก, แค่, คนละ,
    วัน, day, days, night, age, aged, ages, kid(s), child, children, son(s), daughter(s), girls, boys, teens, grandkids,
    toddler(s), group of, party of, between, about, around, only, budget, temp(s), temperature(s), no, no., page, grade(s),
    size(s), level, gate, room`),
  /** After “by” or “before”: `ภายในวันที่ 5`. */
  byThai: after('(ก่อน|ไม่เกิน|ภายใน|ไม่ให้เกิน)(ถึง)'),
  /** The last day, and no number of people. */
  lastDay: FIGURES + notRightBefore('{digit}') + notFollowedBy('คน'),
  /** Not `3 ทุ่ม` or `3 คน`. */
  notHour: NO_HOUR,
  /** “5th” follows. */
  isOrdinal: `(?=\\d{1,2}${TH})`,
  /** “5th”. */
  ordinal: `${FIGURES}${TH}\\b`,
  /** A comma, or nothing; “the” may follow. */
  comma: ',? ' + maybe('the{space}'),
  /** A comma, or nothing. */
  outComma: ',? ',
}
