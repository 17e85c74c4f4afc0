import { daysBetween, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { readNumber } from './numbers.ts'

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
  /** The first day of the trip is said to be that. */
  isFirstSaid: boolean
  /** A day is said to be that of the way home. */
  isLastSaid: boolean
  /** The only date is that of the way home. */
  isLast: boolean
}

/** How months, weekdays and days are written in both languages, as parts of patterns, and their values. */
const MONTHS: readonly string[] = [
  'january|jan|janurary|januray|janaury|มกราคม|มกรา|ม\\.ค\\.?|มค',
  'february|feb|febuary|feburary|febraury|กุมภาพันธ์|กุมภา|ก\\.พ\\.?|กพ',
  'march|mar|มีนาคม|มีนา|มี\\.ค\\.?|มีค',
  'april|apr|เมษายน|เมษา|เม\\.ย\\.?|เมย',
  'may|พฤษภาคม|พฤษภา|พฤภาคม|พฤภา|พ\\.ค\\.?|พค',
  'june|jun|มิถุนายน|มิถุนา|มิ\\.ย\\.?|มิย',
  'july|jul|กรกฎาคม|กรกฎา|กรกฏาคม|กรกฏา|ก\\.ค\\.?|กค',
  'august|aug|agust|augst|สิงหาคม|สิงหา|ส\\.ค\\.?|สค',
  'september|sept|sep|septembre|setember|septemeber|กันยายน|กันยา|ก\\.ย\\.?|กย',
  'october|oct|octobre|octuber|ตุลาคม|ตุลา|ต\\.ค\\.?|ตค',
  'november|nov|novembre|novemeber|พฤศจิกายน|พฤศจิกา|พฤษจิกายน|พฤษจิกา|พฤจิกา|พ\\.ย\\.?|พย',
  'december|dec|decembre|desember|decemeber|ธันวาคม|ธันวา|ธ\\.ค\\.?|ธค',
]
/** As they are written, without the patterns around them. */
export const MONTH_NAMES = MONTHS.flatMap((names) => names.replaceAll('.?', '').replaceAll('\\', '').split('|'))
export const LATIN_MONTH = MONTHS.map((names) =>
  names
    .split('|')
    .filter((name) => /^[a-z]/.test(name))
    .join('|'),
).join('|')
const thaiMonths = (isOne: (name: string) => boolean) =>
  MONTHS.flatMap((names) => names.split('|').filter((name) => !/^[a-z]/.test(name) && isOne(name))).join('|')
/** `ธ.ค.` and `มกราคม` match anywhere; `กพ` only as a separate word (it is also part of น้ำตกพลิ้ว). */
export const THAI_MONTH = `(?:${thaiMonths((name) => name.includes('\\.') || name.length > 3)}|(?:(?<![ก-์])|(?<=ต้น|กลาง|ปลาย|เดือน|ช่วง|สิ้น))(?:${thaiMonths((name) => !name.includes('\\.') && name.length <= 3)})(?![ก-์]))`
export const MONTH = `(?:\\b(?:${LATIN_MONTH})\\b\\.?|(?:เดือน)?${THAI_MONTH})`
export const YEAR = String.raw`(?:\s*,?\s*(?:พ\.?ศ\.?\s*|ค\.?ศ\.?\s*|ปี\s*|b\.?e\.?\s*)?((?:20|25)\d\d|next year|(?<=ปี)หน้า|['’]?\d\d(?![\d:.]|\s*(?:วัน|คืน|คน|days?|nights?|people|baht|บาท|am|pm|โมง|น\.))))?`
/** `สิบเอ็ด` of `วันที่สิบเอ็ด`. */
const THAI_DAY = '(?<=วันที่\\s?)(?:(?:ยี่|สาม)?สิบ(?:เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)'
/** A day of the month in figures or in Thai words. */
export const DAY_NUMBER = `(\\d{1,2}|${THAI_DAY})`
export const DAY = String.raw`(?<![\d.,:/])${DAY_NUMBER}(?:st|nd|rd|th)?(?![\d:])`
export const TO = String.raw`\s*(?:-|to|till?|'til|until|through|thru|and|&|ถึง|จนถึง|และ|กับ)\s*(?:the\s+|วันที่\s*)?`

export const WEEKDAYS: readonly string[] = [
  'monday|mon|จันทร์',
  'tuesday|tues|tue|อังคาร',
  'wednesday|wed|พุธ',
  'thursday|thurs|thu|พฤหัสบดี|พฤหัส|พฤหัสฯ',
  'friday|fri|ศุกร์|ศุกร|ศุก',
  'saturday|sat|เสาร์|เสาร',
  'sunday|sun|อาทิตย์|อาทิตย',
]
export const LATIN_WEEKDAY = WEEKDAYS.map((names) =>
  names
    .split('|')
    .filter((name) => /^[a-z]/.test(name))
    .join('|'),
).join('|')
export const THAI_WEEKDAY = WEEKDAYS.map((names) =>
  names
    .split('|')
    .filter((name) => !/^[a-z]/.test(name))
    .join('|'),
).join('|')
export const WEEKDAY = `(?:\\b(?:${LATIN_WEEKDAY})\\b|(?:วัน)?(?:${THAI_WEEKDAY}))`
export const WEEKDAY_BEFORE = `(?:(${WEEKDAY})(?:\\.|,)?(?:\\s*ที่)?(?:\\s+the)?\\s*)?`

export function indexOf(names: readonly string[], text: string | undefined): number {
  const word = (text ?? '').replace(/^(?:วัน|เดือน)/, '').replace(/\s+$/, '')
  return names.findIndex((pattern) => new RegExp(`^(?:${pattern})s?\\.?$`).test(word))
}

export function monthOf(text: string | undefined): number {
  return indexOf(MONTHS, text) + 1
}

/** A year of four or two digits, Buddhist or Christian; null if absent. */
export function fullYear(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return null
  const value = Number(digits)
  if (value >= 2400) return value - 543
  if (value >= 100) return value
  return value >= 60 ? 2500 + value - 543 : 2000 + value
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

export function yearBefore(date: IsoDate): IsoDate {
  return `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
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
