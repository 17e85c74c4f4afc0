/** Reads opening hours of both versions of the authority's API. Never throws; unreadable hours are unknown. */
import { WEEKDAYS, type Weekday } from '../../world/hours.ts'
import type { PartnerHours } from './partner.ts'
import { fieldsOf, listOf, textOf } from './partner-values.ts'

const DAY = 1440
/** Intervals end at noon of the next day at the latest. */
const LATEST_CLOSE = DAY * 1.5
const MAX_PERIODS = 100

const THAI_DAYS = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์', 'อาทิตย์']

interface Period {
  readonly day: number
  readonly open: number
  readonly close: number
}

/** v5: `periods: [{open: {day: 1, time: "0800"}, close: {…}}]`, day 1 is Monday; else `weekday_text: {day1: {day, time}}`. */
export function hoursOfV5(value: unknown): PartnerHours | null {
  const { periods, weekday_text } = fieldsOf(value)
  const listed = listOf(periods).slice(0, MAX_PERIODS).map(fieldsOf)
  const read = listed.flatMap(({ open, close }) => {
    const from = fieldsOf(open)
    const to = fieldsOf(close)
    const day = dayOf(from['day'])
    const nights = day === null ? 0 : ((dayOf(to['day']) ?? day) - day + 7) % 7
    return nights > 1 ? [] : periodOf(day, minutesOf(from['time']), minutesOf(to['time']), nights === 1)
  })
  return weekOf(read) ?? weekOf(fromWeekdayText(fieldsOf(weekday_text)))
}

/** v2: `[{day, open, close}]`; days are numbers from Monday or names. */
export function hoursOfV2(value: unknown): PartnerHours | null {
  const listed = listOf(value).slice(0, MAX_PERIODS).map(fieldsOf)
  return weekOf(
    listed.flatMap(({ day, open, close }) => periodOf(dayOf(day), minutesOf(open), minutesOf(close), false)),
  )
}

/** `0830`, `08:30`, `8.30`, `08:30:00`, 830 → minutes; null if invalid. */
export function minutesOf(value: unknown): number | null {
  const match = /^(\d{1,2})[:.]?(\d{2})(?:[:.]\d{2})?$/.exec(textOf(value)?.replace(/\s*น\.?$/, '') ?? '')
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= DAY ? minutes : null
}

function fromWeekdayText(days: Readonly<Record<string, unknown>>): Period[] {
  return WEEKDAYS.flatMap((_name, index) => {
    const { day, time } = fieldsOf(days[`day${index + 1}`])
    const text = textOf(time) ?? ''
    const at = dayOf(day) ?? index
    if (/24\s*(hours|ชั่วโมง|ชม)/i.test(text)) return [{ day: at, open: 0, close: DAY }]
    return [...text.matchAll(/(\d{1,2}[:.]\d{2})\s*(?:น\.)?\s*[-–]\s*(\d{1,2}[:.]\d{2})/g)].flatMap(([, open, close]) =>
      periodOf(at, minutesOf(open), minutesOf(close), false),
    )
  })
}

function periodOf(day: number | null, open: number | null, close: number | null, nextDay: boolean): Period[] {
  if (day === null || open === null || open >= DAY) return []
  // Opening at 0:00 without a closing time, or the same time twice, means open all day; 23:59 means midnight.
  if (close === null) return open === 0 ? [{ day, open, close: DAY }] : []
  const until = close === DAY - 1 ? DAY : close
  const isLater = nextDay || until <= open
  return [{ day, open, close: Math.min(isLater ? until + DAY : until, LATEST_CLOSE, open + DAY) }]
}

/** 1 = Monday … 7 or 0 = Sunday, or a name in English or Thai. @returns 0 = Monday */
function dayOf(value: unknown): number | null {
  const text = textOf(value)
  if (text === null) return null
  if (/^[0-7]$/.test(text)) return (Number(text) + 6) % 7
  const english = WEEKDAYS.indexOf(text.slice(0, 3).toLowerCase() as Weekday)
  if (english >= 0) return english
  const thai = THAI_DAYS.findIndex((name) => text.replace(/^วัน/, '').startsWith(name))
  return thai >= 0 ? thai : null
}

/** Sorted and merged; null without periods. Days without a period are closed if another day has one. */
function weekOf(periods: readonly Period[]): PartnerHours | null {
  if (periods.length === 0) return null
  const days = WEEKDAYS.map((_name, day) => joined(periods.filter((period) => period.day === day)))
  const clipped = days.map((intervals, day) => {
    const nextOpen = (days[(day + 1) % 7]?.[0]?.[0] ?? Number.POSITIVE_INFINITY) + DAY
    return intervals.map(([open, close]) => [open, Math.min(close, nextOpen)] as const)
  })
  return Object.fromEntries(WEEKDAYS.map((name, day) => [name, clipped[day] ?? []])) as unknown as PartnerHours
}

function joined(periods: readonly Period[]): [number, number][] {
  const intervals: [number, number][] = []
  for (const { open, close } of periods.toSorted((a, b) => a.open - b.open)) {
    const last = intervals.at(-1)
    if (last && open <= last[1]) last[1] = Math.max(last[1], close)
    else intervals.push([open, close])
  }
  // Merged intervals may exceed a day.
  return intervals.map(([open, close]) => [open, Math.min(close, open + DAY)])
}
