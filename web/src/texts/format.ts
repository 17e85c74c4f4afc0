import type { Language } from '../app/language.ts'
import { bangkokMoment } from './bangkok.ts'

const locale = (language: Language) => (language === 'th' ? 'th-TH' : 'en-GB')
// A formatter takes longer to make than to use, and a long trip formats hundreds of values.
const numbers = keptFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(locale(language), options),
)
const dates = keptFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(locale(language), options),
)

/** `250 บาท`, `฿1,200` only in tables: prose names the unit after the amount. */
export function baht(amount: number, language: Language): string {
  const number = numbers(language).format(amount)
  return language === 'th' ? `${number} บาท` : `${number} baht`
}

/** `1,742` */
export function count(value: number, language: Language): string {
  return numbers(language).format(value)
}

/** `+150`, `−500` */
export function signed(value: number, language: Language): string {
  return numbers(language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−')
}

/** `98.4%` */
export function percent(rate: number, language: Language): string {
  return numbers(language, { style: 'percent', maximumFractionDigits: 1 }).format(rate)
}

/** `22 พ.ย. 2569 09:00`: an instant, on the clocks of Thailand. */
export function instant(iso: string, language: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return dates(language, { ...day, ...time, timeZone: 'Asia/Bangkok' }).format(new Date(iso))
}

/** `348 KB` */
export function bytes(size: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
  const power = Math.min(Math.floor(Math.log10(Math.max(size, 1)) / 3), units.length - 1)
  const form = {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  } as const
  return numbers(language, form).format(size / 1_000 ** power)
}

/** `45 นาที`, `2 ชม. 15 นาที`; never 135 minutes. */
export function duration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const unit = language === 'th' ? { hour: 'ชม.', minute: 'นาที' } : { hour: 'h', minute: 'min' }
  return [hours > 0 ? `${hours} ${unit.hour}` : '', rest > 0 || hours === 0 ? `${rest} ${unit.minute}` : '']
    .filter(Boolean)
    .join(' ')
}

/** `800 ม.`, `4.2 กม.`, `1,200 กม.` */
export function distance(metres: number, language: Language): string {
  const unit = language === 'th' ? { km: 'กม.', m: 'ม.' } : { km: 'km', m: 'm' }
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} ${unit.m}`
  const km = metres / 1_000
  const digits = km < 10 ? 1 : 0
  return `${numbers(language, { maximumFractionDigits: digits }).format(km)} ${unit.km}`
}

/** `วันเสาร์ที่ 5 ธันวาคม 2569`, `Saturday, 5 December 2026` */
export function longDate(date: string, language: Language): string {
  return format(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** `ส. 5 ธ.ค.`, `Sat 5 Dec` */
export function shortDate(date: string, language: Language): string {
  return format(date, language, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** `5 ธันวาคม 2569`, `5 December 2026` */
export function mediumDate(date: string, language: Language): string {
  return format(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** The day of an instant in Thailand: `5 ธันวาคม 2569` */
export function dayOf(iso: string, language: Language): string {
  return mediumDate(bangkokMoment(new Date(iso)).date, language)
}

/** `5–7 ธ.ค. 2569` */
export function dateRange(from: string, to: string, language: Language): string {
  const formatter = dates(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return from === to ? formatter.format(new Date(from)) : formatter.formatRange(new Date(from), new Date(to))
}

export function list(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locale(language)).format(items)
}

/** `Temple · Bangkok`: what begins a line; Thai has no capitals. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** Dates of the API are days in Bangkok, so they are shown as they are, wherever the browser is. */
function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dates(language, { ...options, timeZone: 'UTC' }).format(new Date(date))
}

function keptFormats<Options extends object, Format>(make: (language: Language, options?: Options) => Format) {
  const kept = new Map<string, Format>()
  return (language: Language, options?: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = kept.get(key) ?? make(language, options)
    kept.set(key, format)
    return format
  }
}
