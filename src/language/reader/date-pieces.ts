import { LATIN_MONTH, LATIN_WEEKDAY, MONTH, THAI_MONTH, THAI_WEEKDAY } from './calendar-words.ts'
import { anyOf, notFollowedBy, notRightBefore, rightBefore, type Slots } from './phrases.ts'

// What the slots of dates consist of: signs, numbers, and what numbers count that are no days of a month.

/** `th` of “5th”. */
export const TH = anyOf('st, nd, rd, th')
/** A day or a month in figures, which the row reads. */
export const FIGURES = '(\\d{1,2})'
/** The same with `th` or without. */
export const NTH_DAY = `${FIGURES}${TH}?`
/** Spaces, or none. */
export const SPACES = '\\s*'

/** Between braces in the phrases of date slots. */
export const DATE_PIECES: Slots = {
  /** A space may stand here. */
  gap: '\\s?',
  gaps: '\\s*',
  /** A comma may stand here. */
  sep: ',? ?',
  /** One or two figures: 5, 12. */
  figures: '\\d{1,2}',
  /** Between an hour and its minutes, and between a number and a part of it. */
  point: '[.:]',
  /** Signs between figures: 12-14, 7:30, 5/12. */
  sign: '[.,:/-]',
  /** `th` of “5th”, or nothing. */
  th: `${TH}?`,
  /** A month by its name. */
  month: MONTH,
  /** The same in Thai, or in English. */
  monthTh: THAI_MONTH,
  monthEn: `(?:${LATIN_MONTH})\\b`,
  /** A weekday by its name. */
  weekdayTh: `(?:${THAI_WEEKDAY})`,
  weekdayEn: `(?:${LATIN_WEEKDAY})\\b`,
  /** “3 beaches”: things that a number below ten counts. */
  things: '(?<=\\D\\d) [a-z]{3,12}s\\b',
}

/** What a number counts that is no day of a month: `12-14 ปี`. */
const COUNTED = `
  ปี, ขวบ, คน, ท่าน, วัน, คืน, บาท, ที่, แห่ง, จุด, พัน, หมื่น, ร้อย,
  โมง, ทุ่ม, ชม, ชั่วโมง, นาที, กม, กิโล, องศา, น., %,
  k, am, pm, yo, km, people, day(s), night(s), year(s), hour(s), week(s), month(s), degree(s),
  place(s), stop(s), temple(s), star(s), kid(s), adult(s), minute(s), min(s)`
/** The same of days that no month is said with. */
const MORE_COUNTED = `${COUNTED}, of us, time(s), °, every, each, floor, pax, friends, guests`
/** The length of a trip, or how many go: `ต้นมีนา 3 คืน` has no third of March. */
const LENGTHS = `
  วัน, คืน, คน, ขวบ, สัปดาห์, อาทิตย์[!{gap}ที่], ว {digit},
  day(s), night(s), week(s), people, of us, pax, adult(s), friend(s),
  d, n, nt(s), nte(s), nite(s), d{digit}, n{digit}`
/** What is no day of the month before it: `กลับ 3 ทุ่ม`. */
const HOURS_OR_COUNTS = 'น., โมง, ทุ่ม, นาฬิกา, คน, วัน, คืน, ชม, ชั่วโมง, พัน, บาท'

/** No length follows a day: “4 nights”, “4-5 people”. */
export const NO_LENGTH = notRightBefore('{th}{gaps}{range}{lengths}', {
  ...DATE_PIECES,
  range: '(?:-\\d+\\s*)?',
  lengths: rightBefore(LENGTHS, DATE_PIECES),
})
/** No other figure follows: 12:30, 12.5. */
const NO_FIGURE = notRightBefore('{digit}, {sign}{digit}', DATE_PIECES)
/** Nothing follows that the number counts. */
export const NONE_COUNTED = NO_FIGURE + notRightBefore('{things}', DATE_PIECES) + notFollowedBy(COUNTED)
/** The same where things are no sign of it: “12 or 13 beaches”. */
export const NO_COUNT = NO_FIGURE + notFollowedBy(COUNTED)
/** The same of days that no month is said with: “5-9 guests”. */
export const NO_COUNT_AT_ALL = NO_FIGURE + notRightBefore('{things}', DATE_PIECES) + notFollowedBy(MORE_COUNTED)
/** No month and nothing else follows that makes another thing of a day: `วันที่ 9 ธันวา`, `วันที่ 3 คน`. */
export const LONELY =
  notRightBefore('{digit}, {sign}{digit}, {gap}-', DATE_PIECES) +
  notFollowedBy(`{month}, เดือน, ${COUNTED}`, DATE_PIECES)
/** No hour and no number of people: not `3 ทุ่ม`, `3 คน`. */
export const NO_HOUR = notRightBefore('{point}{digit}', DATE_PIECES) + notFollowedBy(HOURS_OR_COUNTS)
/** No month, length or hour: `12` of `เสาร์ที่ 12`. */
export const NO_MONTH_OR_HOUR =
  notRightBefore('{digit}, {sign}{digit}, {comma}, :, /', DATE_PIECES) +
  notFollowedBy('{monthTh}, {monthEn}, วัน[!{weekdayTh}], คืน, คน, am, pm, โมง, -', DATE_PIECES)
