/** Thailand's public holidays by Bangkok date: fixed days from `date-holidays`; lunar, in-lieu and extra days from our tables. */
import { createRequire } from 'node:module'
import type DateHolidays from 'date-holidays'
import { lazy } from '../platform/lazy.ts'
import { addDays, daysBetween, type IsoDate, isIsoDate, weekdayOf } from '../world/calendar.ts'

export interface Holiday {
  readonly date: IsoDate
  readonly nameTh: string
  readonly nameEn: string
  /** A weekday off in lieu of a holiday on a weekend. */
  readonly substitute: boolean
}

/** Years with known lunar days and in-lieu days. */
export const KNOWN_YEARS = { first: 2024, last: 2030 } as const

const MAX_SPAN_DAYS = 3_700
const MAX_CACHED_YEARS = 32

/**
 * Public holidays from `from` to `to` (inclusive) by date; a date may have two. Outside `KNOWN_YEARS`, lunar days come from the
 * package, whose dates are not official and end before 2027.
 * @throws RangeError for an invalid date or a span of more than ten years
 */
export function listHolidays(from: IsoDate, to: IsoDate): readonly Holiday[] {
  if (!isIsoDate(from) || !isIsoDate(to)) throw new RangeError(`invalid dates: ${from} … ${to}`)
  if (daysBetween(from, to) > MAX_SPAN_DAYS) throw new RangeError(`more than ${MAX_SPAN_DAYS} days: ${from} … ${to}`)
  const found: Holiday[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    found.push(...holidaysOf(year).filter(({ date }) => date >= from && date <= to))
  }
  return found
}

const years = new Map<number, readonly Holiday[]>()

function holidaysOf(year: number): readonly Holiday[] {
  const cached = years.get(year)
  if (cached) return cached
  const own = daysOf(year)
  // New Year's Eve on a weekend has its in-lieu day in January; that of 2023 was earlier.
  const before = year === 2024 ? [] : daysOf(year - 1).filter(({ date }) => date >= `${year - 1}-12-25`)
  const after = daysOf(year + 1).filter(({ date }) => date <= `${year + 1}-01-05`)
  const inLieu = substitutes([...before, ...own, ...after]).filter(({ date }) => date.startsWith(`${year}-`))
  const all = [...own, ...inLieu].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  if (years.size >= MAX_CACHED_YEARS) years.clear()
  years.set(year, all)
  return all
}

/** The holidays of a year on their own dates. */
function daysOf(year: number): Holiday[] {
  const lunar = LUNAR_DAYS[year]
  const fixed = thailand()
    .getHolidays(year, 'en')
    .filter(({ type, substitute }) => type === 'public' && substitute !== true)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ name }) => lunar === undefined || !(name in LUNAR_NAMES))
  const days = [...fixed, { date: `${year}-05-01`, name: 'Labour Day' }]
  if (lunar)
    days.push(...lunar.map((monthDay, at) => ({ date: `${year}-${monthDay}`, name: LUNAR_ORDER[at] as string })))
  for (const date of EXTRA_DAYS) if (date.startsWith(`${year}-`)) days.push({ date, name: 'Special Public Holiday' })
  return days.map(({ date, name }) => ({ date, ...namesOf(name, date), substitute: false }))
}

/**
 * A weekend with holidays has one day in lieu: the next weekday that is not a holiday. (Cabinet rule: two holidays on one
 * weekend, or the days of Songkran, give one day, not two.)
 */
function substitutes(days: readonly Holiday[]): Holiday[] {
  const taken = new Set(days.map(({ date }) => date))
  const weekends = new Map<IsoDate, Holiday>()
  for (const day of days) {
    const weekday = weekdayOf(day.date)
    if (weekday < 5) continue
    const monday = addDays(day.date, 7 - weekday)
    if (!weekends.has(monday)) weekends.set(monday, day)
  }
  return [...weekends].map(([monday, { nameTh, nameEn }]) => {
    let date = monday
    while (taken.has(date)) date = addDays(date, 1)
    taken.add(date)
    return { date, nameTh: `ชดเชย${nameTh}`, nameEn: `${nameEn} (in lieu)`, substitute: true }
  })
}

/** Loaded on first use: the package contains the calendars of all countries. */
const thailand = lazy(() => {
  const Holidays = createRequire(import.meta.url)('date-holidays') as typeof DateHolidays
  return new Holidays('TH', { timezone: 'Asia/Bangkok' })
})

function namesOf(name: string, date: IsoDate): { nameTh: string; nameEn: string } {
  const names = NAMES[name]
  if (!names) throw new Error(`date-holidays returned a holiday without a name in our table: ${name} on ${date}`)
  return { nameTh: names[0], nameEn: names[1] }
}

const LUNAR_ORDER = ['Makha Bucha', 'Vesak Day', 'Asalha Puja', 'Buddhist Lent'] as const
const LUNAR_NAMES: Readonly<Record<string, true>> = {
  'Makha Bucha': true,
  'Vesak Day': true,
  'Asalha Puja': true,
  'Buddhist Lent': true,
}

/**
 * Month and day of Makha Bucha, Visakha Bucha, Asalha Bucha and the first day of Lent. The package derives them from Indian
 * calendars, is off by one day in 2024 and 2025 and has none from 2027. Up to 2026 as announced by the Cabinet; later years follow
 * the Thai lunar calendar and must be checked once announced.
 */
const LUNAR_DAYS: Readonly<Record<number, readonly [string, string, string, string]>> = {
  2024: ['02-24', '05-22', '07-20', '07-21'],
  2025: ['02-12', '05-11', '07-10', '07-11'],
  2026: ['03-03', '05-31', '07-29', '07-30'],
  2027: ['02-21', '05-20', '07-18', '07-19'],
  2028: ['02-10', '05-08', '07-06', '07-07'],
  2029: ['02-27', '05-27', '07-25', '07-26'],
  2030: ['02-17', '05-16', '07-14', '07-15'],
}

/** One-off holidays declared by the Cabinet to bridge a weekend. */
const EXTRA_DAYS: readonly IsoDate[] = ['2024-04-12', '2024-12-30', '2025-06-02', '2025-08-11', '2026-01-02']

/** The package's English name → Thai and English name. Some Thai names of the package predate the official ones of 2023. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  "New Year's Day": ['วันขึ้นปีใหม่', "New Year's Day"],
  'Makha Bucha': ['วันมาฆบูชา', 'Makha Bucha'],
  'Chakri Memorial Day': ['วันจักรี', 'Chakri Memorial Day'],
  'Songkran Festival': ['วันสงกรานต์', 'Songkran Festival'],
  'Labour Day': ['วันแรงงานแห่งชาติ', 'Labour Day'],
  'Coronation Day': ['วันฉัตรมงคล', 'Coronation Day'],
  'Vesak Day': ['วันวิสาขบูชา', 'Visakha Bucha'],
  "Queen Suthida's Birthday": ['วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', "Queen Suthida's Birthday"],
  'Asalha Puja': ['วันอาสาฬหบูชา', 'Asarnha Bucha'],
  'Buddhist Lent': ['วันเข้าพรรษา', 'Buddhist Lent Day'],
  "King's Birthday": ['วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', "King Vajiralongkorn's Birthday"],
  "The Queen Mother's Birthday": ['วันแม่แห่งชาติ', "National Mother's Day"],
  'King Bhumibol Adulyadej Memorial Day': ['วันนวมินทรมหาราช', 'King Bhumibol Adulyadej Memorial Day'],
  'King Chulalongkorn Day': ['วันปิยมหาราช', 'King Chulalongkorn Memorial Day'],
  "King Bhumibol Adulyadej's Birthday": ['วันพ่อแห่งชาติและวันชาติ', "National Day and Father's Day"],
  'Constitution Day': ['วันรัฐธรรมนูญ', 'Constitution Day'],
  "New Year's Eve": ['วันสิ้นปี', "New Year's Eve"],
  'Special Public Holiday': ['วันหยุดพิเศษ', 'Special Public Holiday'],
}
