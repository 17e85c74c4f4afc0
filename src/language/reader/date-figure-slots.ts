import { LATIN_WEEKDAY, MONTH } from './calendar-words.ts'
import { POLITE } from './common-words.ts'
import { DATE_PIECES } from './date-pieces.ts'
import { followedBy, notAfter, notRightAfter, rightAfter, rightBefore, type Slots } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

/** Dates in figures: 2026-12-12, 6.2.70, 5/12. */
export const FIGURE_SLOTS: Slots = {
  /** A year of four figures, before its month. */
  longYear: '(?<!\\d)(\\d{4})',
  /** A year of two or four figures. */
  shortYear: '(\\d{4}|\\d{2})(?!\\d)',
  /** Four figures and no fifth. */
  fullYear: '((?:20|25)\\d\\d)(?!\\d)',
  /** A day in figures. */
  dayFigure: '(?<![\\d/])(\\d{1,2})',
  /** A month in figures; “5/6 Dec” are two days of December. */
  monthFigure: `(\\d{1,2})(?![\\d/]|\\s?${MONTH})`,
  /** “11/12/13 Dec” are three days. */
  noMonthNext: `(?!\\s?${MONTH})`,
  /** More than a year has months: 13 … 31. */
  bigDay: '(?<![\\d/.,])(1[3-9]|2[0-9]|3[01])',
  /** A part of a date in figures. */
  part: '(\\d{1,2})',
  /** The sign between them. */
  sign: '[-/.]',
  /** The sign between day and month. */
  point: '[/.]',
  /** No figure follows. */
  pointEnd: '(?!\\d)',
  /** Not of `ซอยพหลโยธิน 14/1`, “room no. 14/1”. */
  notAddress: notRightAfter('(ซอย|ซ.|ถนน|ถ.|เลขที่|ห้อง|หมู่|no.){name}, (soi|moo|room|no|number|flat|unit|house){name}', {
    name: '(?![a-z])[ก-์a-z ]{0,20}',
  }),
  /** Not “3 days” before a date. */
  noLength: '(?<!\\d ?)',
  /** Not a mark out of ten, nor a class of a school. */
  notScore: notAfter('ให้, ได้, คะแนน, ม., ป., ครึ่ง, ขวบ, ลูก'),
  /** The trip follows: `5/12 ไปน่าน`, `7/12 2 คืน`. */
  thenTrip: rightBefore('{space}(จะ|อยาก|)(ไป|เที่ยว|ขึ้น|ลง), {space}{figures}{gap}(วัน|คืน)', DATE_PIECES),
  /** After the trip: `3 วัน 5/12`, `ไปน่าน 5/12`. */
  afterTrip: rightAfter('{digit}{gap}(วัน|คืน){space}, ไป(เที่ยว){place}{space}', {
    ...DATE_PIECES,
    place: thaiLetters(0, 20, ' '),
  }),
  /** Nothing follows but a word of politeness. */
  lastFigure: followedBy(`{end}, {comma}, ${POLITE}`),
  /** A weekday in English. */
  english: `(?:${LATIN_WEEKDAY})`,
  /** A bracket may open. */
  opened: '\\s?\\(?',
}
