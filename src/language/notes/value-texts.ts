// How a note writes its values in each language.

export type NoteLanguage = 'th' | 'en'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** More names than this are counted. */
const MOST_NAMED = 4

/** `a, b and 3 more`; a single name is never replaced by `1 more`. */
export function firstOf(names: readonly string[], language: NoteLanguage): string {
  if (names.length <= MOST_NAMED) return namesText(names, language)
  const first = names.slice(0, MOST_NAMED - 1)
  const more = names.length - first.length
  return language === 'th' ? `${first.join(', ')} และอีก ${more} ที่` : `${first.join(', ')} and ${more} more`
}

/** `a, b and c`; in Thai with commas, because names contain spaces. */
export function namesText(names: readonly string[], language: NoteLanguage): string {
  if (language === 'en' || names.length < 2) return listed(names, language)
  const last = names.at(-1) ?? ''
  return `${names.slice(0, -1).join(', ')} และ${/^[\u0e00-\u0e7f]/.test(last) ? '' : ' '}${last}`
}

/** `a, b and c`. */
export function listed(texts: readonly string[], language: NoteLanguage): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(texts)
}

/** `weekday`: 0 = Monday … 6 = Sunday. */
export function weekdayKey(weekday: number): Weekday {
  return WEEKDAYS[weekday]!
}

/** `Saturday and Sunday`, `Friday to Sunday`. */
export function weekdaysText(days: readonly Weekday[], language: NoteLanguage): string {
  const at = days.map((day) => WEEKDAYS.indexOf(day))
  const isRange = days.length >= 3 && at.every((index, n) => n === 0 || index === (at[n - 1] ?? 0) + 1)
  const name = (day: Weekday) => weekdayName(day, language)
  if (!isRange) return listed(days.map(name), language)
  const [first, last] = [name(days[0]!), name(days.at(-1)!)]
  return language === 'th' ? `${first}ถึง${last}` : `${first} to ${last}`
}

/** `15 October`. */
export function monthDayText(value: string, language: NoteLanguage): string {
  const [month = 1, day = 1] = value.split('-').map(Number)
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(2024, month - 1, day))
}

export function weekdayName(day: Weekday, language: NoteLanguage): string {
  // 2 January 2023 was a Monday.
  const date = Date.UTC(2023, 0, 2 + WEEKDAYS.indexOf(day))
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

export function daysText(count: number, language: NoteLanguage): string {
  return language === 'th' ? `${count} วัน` : `${count} ${count === 1 ? 'day' : 'days'}`
}

export function dateText(date: string, language: NoteLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}

/** `July 2027`, in Thai with the Buddhist year. */
export function monthText(month: string, language: NoteLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${month}-01`))
}

/** `from June to September`, `in April`, in Thai without the preposition; a year has one closed season, or several. */
export function monthsText(months: readonly string[], language: NoteLanguage): string {
  const closed = new Set(months.map(Number))
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month % 12) + 1
  const name = (month: number) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1))
  const ranges = [...closed]
    .filter((month) => !closed.has(before(month)))
    .map((start) => {
      let end = start
      while (closed.has(after(end))) end = after(end)
      if (language === 'th') return end === start ? name(start) : `${name(start)}ถึง${name(end)}`
      return end === start ? `in ${name(start)}` : `from ${name(start)} to ${name(end)}`
    })
  return listed(ranges, language)
}

/** `45 minutes`, `2 hours`, `1 hour 30 minutes`. */
export function minutesText(count: number, language: NoteLanguage): string {
  const [hours, minutes] = [Math.floor(count / 60), count % 60]
  const parts = [
    hours === 0 ? '' : language === 'th' ? `${hours} ชม.` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    minutes === 0 && hours > 0 ? '' : language === 'th' ? `${minutes} นาที` : `${minutes} minutes`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function localeOf(language: NoteLanguage): string {
  return language === 'th' ? 'th' : 'en-GB'
}

export function amountText(amount: number): string {
  return amount.toLocaleString('en')
}

export function wordOf(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
