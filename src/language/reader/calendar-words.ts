import { daysBetween, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { MONTH_ROWS, WEEKDAY_ROWS } from './calendar-names.ts'
import { readNumber } from './numbers.ts'
import { anyOf, listOf } from './phrases.ts'

/** Dates in the prompt, as far as read. */
export interface Found {
  days: IsoDate[]
  /** Where each of them is in the text. */
  places: number[]
  /** Those of the days that are said as “from … to …”, with where. */
  ranges: { readonly first: IsoDate; readonly last: IsoDate; readonly start: number; readonly end: number }[]
  /** The weekday stated with a date, for comparison. */
  weekday: number | null
  /** Those of the days on which something else takes place: the wedding, the last exam. */
  events: IsoDate[]
  /** Those by which they must be at the end of their way. */
  due: IsoDate[]
  /** That by which they must be home: the trip is before it. */
  by: IsoDate | null
  /** That on which something begins that they have booked after the trip: a liveaboard, a course. */
  booked: IsoDate | null
  /** The first day of the trip is said to be that. */
  isFirstSaid: boolean
  /** A day is said to be that of the way home. */
  isLastSaid: boolean
  /** The only date is that of the way home. */
  isLast: boolean
  /** The day of a weekday that is said without a date: that of the month which is named, if one is. */
  nextWeekday: IsoDate | null
}

export const nothingFound = (): Found => ({
  days: [],
  places: [],
  ranges: [],
  weekday: null,
  events: [],
  due: [],
  by: null,
  booked: null,
  isFirstSaid: false,
  isLastSaid: false,
  isLast: false,
  nextWeekday: null,
})

/** A month or a weekday of `calendar-names.ts`. */
interface Names {
  readonly en: string
  readonly th: string
}

const latinIn = (rows: readonly Names[]) => rows.flatMap(({ en }) => listOf(en))
const thaiIn = (rows: readonly Names[]) => rows.flatMap(({ th }) => listOf(th))
/** `ม.ค.` as a pattern. */
const toSource = (name: string) => name.replaceAll('.', '\\.').replace(/\.$/, '.?')
const toSources = ({ en, th }: Names) => [...listOf(en), ...listOf(th).map(toSource)].join('|')

/** Each month as a part of a pattern. */
const MONTHS = MONTH_ROWS.map(toSources)
/** As they are written, without the patterns around them. */
export const MONTH_NAMES = MONTH_ROWS.flatMap(({ en, th }) => [...listOf(en), ...listOf(th)]).map((name) =>
  name.replace(/\.$/, ''),
)
export const LATIN_WEEKDAY = latinIn(WEEKDAY_ROWS).join('|')
export const LATIN_MONTH = latinIn(MONTH_ROWS).join('|')
const thaiMonths = (isOne: (name: string) => boolean) => thaiIn(MONTH_ROWS).filter(isOne).map(toSource).join('|')
const isShort = (name: string) => !name.includes('.') && name.length <= 3
/** `ธ.ค.` and `มกราคม` match anywhere; `กพ` only as a separate word (it is also part of น้ำตกพลิ้ว). */
const BEFORE_SHORT_MONTH = '(?:(?<![ก-์])|(?<=ต้น|กลาง|ปลาย|เดือน|ช่วง|สิ้น))'
const SHORT_MONTH = `${BEFORE_SHORT_MONTH}(?:${thaiMonths(isShort)})(?![ก-์])`
export const THAI_MONTH = `(?:${thaiMonths((name) => !isShort(name))}|${SHORT_MONTH})`
export const MONTH = `(?:\\b(?:${LATIN_MONTH})\\b\\.?|(?:เดือน\\s?)?${THAI_MONTH})`

const ERA = String.raw`(?:พ\.?ศ\.?\s*|ค\.?ศ\.?\s*|ปี\s*|b\.?e\.?\s*)?`
/** Two figures before these are no year: “12 May 20 people”. */
const COUNTED = anyOf(`
  วัน(?!แรก|ที่|เดินทาง|กลับ|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์), คืน, คน, บาท, โมง, น\\.,
  days?, nights?, people, of us, pax, adults?, friends, baht, am, pm`)
/** Those from 40 on only after Thai: nobody writes so of 2040, or of 2550 in English. */
const SHORT_YEAR = String.raw`['’]?(?:[0-36-9]\d|(?<=[ก-์.]\s?(?:(?:ปี|พ\.?ศ\.?)\s?)?)[45]\d)(?![\d:]|\.\d|[-–]\d{1,2}(?!\d|[^\S\n]?[a-zก-์/.])|[^\S\n]*${COUNTED})`
export const YEAR = String.raw`(?:[^\S\n]*,?[^\S\n]*${ERA}((?:20|25)\d\d|next year|(?<=ปี)หน้า|${SHORT_YEAR}))?`

/** `สิบเอ็ด` of `วันที่สิบเอ็ด`. */
const UNITS = 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า'
const TENS = `(?:ยี่|สาม)?สิบ(?:เอ็ด|${UNITS})?`
/** Of a weekday only from ten on: `เสาร์ที่สอง` may be the second one of the month. */
const OF_WEEKDAY = `(?<=(?:${thaiIn(WEEKDAY_ROWS).join('|')})\\s?ที่\\s?)${TENS}`
/** `วันที่สิบสองถึงสิบห้า`. */
const AFTER_A_DAY = `(?<=วันที่\\s?(?:${TENS}|หนึ่ง|${UNITS})\\s?(?:จน)?(?:ถึง|และ|กับ|-)\\s?)`
const THAI_DAY = `(?:(?:(?<=วันที่\\s?)|${AFTER_A_DAY})(?:${TENS}|หนึ่ง|${UNITS})|${OF_WEEKDAY})`
/** `ศ` of `ศ. 15 ม.ค.` */
export const DAY_LETTERS = `(?:${WEEKDAY_ROWS.map(({ short }) => short)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
/** Not of `พ.ศ.` */
const SHORT_WEEKDAY = `(?:วัน|(?<![ก-์.]))${DAY_LETTERS}`
/** A day of the month in figures or in Thai words. */
export const DAY_NUMBER = `(\\d{1,2}|${THAI_DAY})`
/** “On 13. February”, “13.-24. February”: the point of an ordinal. A number that ends a sentence may stand before a month too. */
const BEFORE_ORDINAL = anyOf(`
  on, from, the, to, until, till, by, since, and, starting, arriving, arrival, departure, for, around, about, before, after, between,
  night, day, morning, evening, ${LATIN_WEEKDAY.replaceAll('|', ', ')}`)
const POINT = String.raw`\.(?=\s?(?:-|(?:to|until|till|and)\s(?:the\s|(?:${LATIN_WEEKDAY})\s)?)\s?\d|\s?(?:of\s)?(?:${LATIN_MONTH})\b(?:(?<=(?:^|[(,-]|\b${BEFORE_ORDINAL}[.,]?)\s?\d{1,2}\.\s?(?:of\s)?[a-z]{3,9})|,?\s?20\d\d))`
export const DAY = String.raw`(?<![\d,:/]|(?<!${SHORT_WEEKDAY})\.)${DAY_NUMBER}(?:st|nd|rd|th|${POINT})?(?!\d|:\d)`

const TO_WORDS = anyOf(`
  -, to, till?, 'til, until, through, thru, and, &,
  ถึง, จนถึง, และ, กับ`)
export const TO = String.raw`\s*${TO_WORDS}\s*(?:the\s+|วันที่\s*)?`

export const WEEKDAYS: readonly string[] = WEEKDAY_ROWS.map((row) => `${toSources(row)}|${row.short}`)
export const THAI_WEEKDAY = thaiIn(WEEKDAY_ROWS).join('|')
/** `พระจันทร์` is the moon. */
export const WEEKDAY = `(?:\\b(?:${LATIN_WEEKDAY})\\b|(?:วัน|(?<!พระ|ชม|เห็น|อม|ลอย))(?:${THAI_WEEKDAY}))`
/** `2 อาทิตย์ 3/2/70`: those are weeks. */
const NO_WEEKS = `(?!(?<=(?:\\d|หนึ่ง|สอง|สาม|สี่|ห้า|หก)\\s?)อาทิตย์(?!\\s?ที่))`
export const WEEKDAY_BEFORE = `(?:${NO_WEEKS}(${WEEKDAY}|${SHORT_WEEKDAY}(?=\\.?\\s?\\d))(?:\\.|,)?(?:\\s*ที่)?(?:\\s+the)?\\s*)?`

export function indexOf(names: readonly string[], text: string | undefined): number {
  const word = (text ?? '').replace(/^(?:วัน|เดือน\s?)/, '').replace(/\s+$/, '')
  return names.findIndex((pattern) => wholeName(pattern).test(word))
}

const wholeNames = new Map<string, RegExp>()

function wholeName(pattern: string): RegExp {
  let whole = wholeNames.get(pattern)
  if (!whole) wholeNames.set(pattern, (whole = new RegExp(`^(?:${pattern})s?\\.?$`)))
  return whole
}

export function monthOf(text: string | undefined): number {
  return indexOf(MONTHS, text) + 1
}

/** From `ปี 40` on two digits are a Buddhist year: nobody plans for 2040. */
const SHORT_BUDDHIST = 40

/** A year of four or two digits, Buddhist or Christian; null if absent. */
export function fullYear(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return null
  const value = Number(digits)
  if (value >= 2400) return value - 543
  if (value >= 100) return value
  return value >= SHORT_BUDDHIST ? 2500 + value - 543 : 2000 + value
}

/** The date; without a year the next one. Null for a date that does not exist. */
export function isoOf(year: number | null, month: number, day: number, today: IsoDate): IsoDate | null {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const build = (of: number) => `${pad(of, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  if (year !== null) return asDate(build(year > 2400 ? year - 543 : year))
  const thisYear = Number(today.slice(0, 4))
  const date = asDate(build(thisYear))
  if (date !== null && daysBetween(date, today) <= 0) return date
  return asDate(build(thisYear + 1)) ?? date
}

function asDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null
}

/** No trip is planned then; last year may be a slip. */
export const isYearsAgo = (date: IsoDate, today: IsoDate): boolean =>
  Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > 1

export function yearBefore(date: IsoDate): IsoDate {
  return `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
}

export function yearAfter(date: IsoDate): IsoDate {
  return `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}${date.slice(4)}`
}

export function nearestMonth(today: IsoDate, day: number): { year: number; month: number } {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (day >= Number(today.slice(8))) return { year, month }
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

export function number(text: string | undefined): number {
  return readNumber(text ?? '') ?? Number.NaN
}
