import { addDays, daysBetween } from '../../world/calendar.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import type { SaidLength } from './said-spans.ts'
import type { Sheet, Span } from './sheet.ts'

/** The longest trip. */
const MAX_DAYS = 30

/** How long the trip is: days, nights, weeks, day trips. */
export function readDuration(sheet: Sheet, draft: Draft, places: readonly Span[] = []): void {
  const said: SaidLength[] = []
  const add = (
    { index: start, 0: whole }: RegExpExecArray,
    days: string | undefined,
    nights: string | undefined,
  ): boolean => {
    const dayCount = days === undefined ? null : readNumber(days)
    const nightCount = nights === undefined ? null : readNumber(nights)
    if ((dayCount ?? 1) < 1 || (dayCount === null && nightCount === null)) return false
    const span = { start, end: start + whole.length }
    if (ownerOf(sheet, span, 'length') === 'past') return true
    said.push({ ...span, days: dayCount, nights: nightCount, isPart: PART.test(whole) })
    return true
  }
  sheet.take(/(?<![\d.,])(\d{1,2})\s*d\s*[-/&]?\s*(\d{1,2})\s*n\b/g, (match) => add(match, match[1], match[2]))
  sheet.take(/(?<![\d.,])(\d{1,2})\s?n(?:ts?)?\s?[-/&]?\s?(\d{1,2})\s?d\b/g, (match) => add(match, match[2], match[1]))
  sheet.take(/(?<![\d.,])(\d{1,2})\s?n(?:ts?)?\b(?![.'])/g, (match) => add(match, undefined, match[1]))
  sheet.take(RANGE, (match) => {
    const high = readNumber(match[2] ?? '')
    if (high === null || high > MAX_DAYS) return false
    assume(draft, 'days_of_range', { said: match[0].trim(), days: high })
    return add(match, match[2], undefined)
  })
  sheet.take(DAYS_NIGHTS, (match) => add(match, match[1] ?? match[3], match[2] ?? match[4]))
  sheet.take(NIGHTS_DAYS, (match) => add(match, match[2] ?? match[4], match[1] ?? match[3]))
  sheet.take(NIGHTS, (match) => add(match, undefined, match[1] ?? match[2]))
  readElided(sheet, said, places)
  sheet.take(WEEKS, (match) => {
    const count = /\bfortnight/.test(match[0]) ? 2 : (readNumber(match[1] ?? match[2] ?? '') ?? 1)
    return add(match, String(Math.round(count * 7)), undefined)
  })
  sheet.take(HOURS, (match) => add(match, String(Number(match[1]) / 24), undefined))
  sheet.take(DAYS_FIELD, (match) => add(match, match[1] ?? match[2], undefined))
  sheet.take(ONE_DAY, (match) => add(match, '1', undefined))
  if (said.length === 0) sheet.take(OVERNIGHT, (match) => add(match, undefined, '1'))
  else sheet.take(OVERNIGHT)
  draft.lengths.push(...said)
  combine(
    said.toSorted((a, b) => a.start - b.start),
    draft,
    places,
  )
}

const RANGE = new RegExp(`(${COUNT})\\s*(?:-|to|or|หรือ|ถึง)\\s*(${COUNT})\\s*(?:days?\\b|วัน(?!ที่|ละ))`, 'g')
// Text that another rule has read may come between the number and the word (“3 lazy days”).
const DAYS_NIGHTS = new RegExp(
  `(?:(${COUNT})[ -]*(?:full |whole |long |indoor |rainy |lazy |easy |slow |quiet |relax(?:ed|ing) |short |busy |great |nice |fun |sunny |more |\\ufffc+ )?days?\\b(?! (?:in advance|before|ahead|from now))(?:[\\s,/-]*(?:and |& ?)?(${COUNT})[ -]*nights?\\b)?|(${COUNT})\\s*วัน(?!ที่\\s*\\d|ละ|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)(?:[\\s,/-]*(?:กับ|และ)?\\s*(${COUNT})\\s*คืน)?)`,
  'g',
)
const NIGHTS_DAYS = new RegExp(
  `(?:(${COUNT})[ -]*nights?[\\s,/-]*(?:and |& ?)?(${COUNT})[ -]*days?\\b|(${COUNT})\\s*คืน[\\s,/-]*(${COUNT})\\s*วัน)`,
  'g',
)
const NIGHTS = new RegExp(`(?:(${COUNT})[ -]*(?:nights?|nites?)\\b|(?:ค้าง|พัก|นอน)?\\s*(${COUNT})\\s*คืน)`, 'g')
const WEEKS = new RegExp(
  `(?:(?:(${COUNT})|\\ba|\\bone)[ -]*weeks?\\b|\\b(?:a )?fortnight\\b|(${COUNT})\\s*(?:สัปดาห์|อาทิตย์))`,
  'g',
)
/** “in 48 hours”. */
const HOURS = /\b(48|72|96)[ -]*(?:hours?|hrs?)\b/g
/** “Days: 3”, `จำนวนวัน: 3`. */
const DAYS_FIELD = /\b(?:days?|duration|length)\s*[:=]\s*(\d{1,2})\b|วัน\s*[:=]\s*(\d{1,2})(?!\d)/g
const ONE_DAY =
  /\b(?:one|single|full|whole)[ -]day\b|(?<!\d[ -]?|each |every |per |last |first |next |of |by[ -])\bday (?=in |at |around |near |exploring )|(?<!\bby[ -])\bday[ -]?(?:trip|tour|out|plan|itinerary|hike)s?\b|\b(?:for )?(?:a|the|one|1) day (?:trip )?(?=in\b|at\b|around\b|near\b|out\b|to\b|of\b|exploring\b)|\bjust a day\b|\bin a day\b|ใน?วันเดียว|วันเดียว|เช้า\s*-?ไป\s*-?เย็นกลับ|ไปเช้า\s*-?(?:เย็นกลับ|กลับ\s*เย็น|กลับค่ำ)|เช้า\s*-?(?:เย็นกลับ|กลับเย็น)|ไปกลับ(?:วันเดียว)?|วันเดย์ทริป|เดย์ทริป|ไม่ค้าง(?:คืน)?|ภายใน(?:หนึ่ง)?วัน|\bone ?day ?trip\b|ทั้งวัน/g
const OVERNIGHT = /\bovernight\b|\bone[ -]nighter\b|ค้างคืน|นอนค้าง|ค้าง(?=\s|$)/g

/**
 * Several stays add up, unless one is their sum (“5 days: 2 in Bangkok, 3 in Krabi”). Lengths without a place of their own
 * repeat the whole (`2-3 วัน … สองสามวัน`).
 */
function combine(said: readonly SaidLength[], draft: Draft, places: readonly Span[]): void {
  if (said.length === 0) return
  const values = said.map(({ days, nights }) => days ?? (nights ?? 0) + 1)
  const longest = Math.max(...values)
  const rest = values.reduce((sum, value) => sum + value, 0) - longest
  const nightsOnly = said.every(({ days }) => days === null)
  const total = totalOf(said)
  if (said.length === 1 || total || rest === longest || !areStays(said, places)) {
    const whole = total ?? said[values.indexOf(longest)]
    draft.days = total?.days ?? longest
    draft.nights = whole?.nights ?? null
  } else if (nightsOnly) {
    draft.nights = said.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
    draft.days = draft.nights + 1
  } else {
    const distinct = values.filter((value) => value > 1 || said.length === values.length)
    draft.days = distinct.reduce((sum, value) => sum + value, 0)
  }
  checkNights(draft)
}

/** The length whose nights are those of all others: “6N7D: Phuket 3N, Krabi 3N”. */
export function totalOf(said: readonly SaidLength[]): SaidLength | undefined {
  const nights = said.reduce((sum, length) => sum + (length.nights ?? 0), 0)
  if (said.length < 3) return undefined
  return said.find((length) => length.days !== null && length.nights !== null && length.nights * 2 === nights)
}

const PART = /^(?:for )?(?:a|the) (?:day\b|couple)|^day |^a few/

/** “Two nights in Ayutthaya, three in Sukhothai”: the unit of the length before. */
function readElided(sheet: Sheet, said: SaidLength[], places: readonly Span[]): void {
  sheet.take(
    new RegExp(`(${COUNT})(?: more)? (?:in|at|on) (?:the )?`, 'g'),
    ({ index: start, 0: whole, 1: figure }) => {
      const end = start + whole.length
      const before = said.findLast((length) => length.start < start)
      const count = readNumber(figure ?? '')
      if (!before || count === null || !places.some((place) => place.start === end)) return false
      said.push({
        start,
        end,
        days: before.days === null ? null : count,
        nights: before.days === null ? count : null,
        isPart: false,
      })
      return true
    },
  )
}

/** A length this near to a place is a stay there. */
const BESIDE = 24

/** Whether each length has a place beside it, and a place is between each two. */
function areStays(said: readonly SaidLength[], places: readonly Span[]): boolean {
  const isBeside = ({ start, end }: SaidLength) =>
    places.some((place) => (place.end <= start ? start - place.end <= BESIDE : place.start - end <= BESIDE))
  const between = said
    .slice(0, -1)
    .map(({ start }, at) => places.some((place) => place.start > start && place.start < (said[at + 1]?.start ?? 0)))
  return said.every(isBeside) && between.every(Boolean)
}

/** Parts of a journey among more places than days do not say how long it is. */
export function forgetParts(draft: Draft): void {
  const { lengths, days, startDate, provinces } = draft
  if (lengths.length === 0 || !lengths.every(({ isPart }) => isPart) || startDate !== null) return
  if (provinces.length > Math.max(2, days ?? 0)) draft.days = null
}

function checkNights(draft: Draft): void {
  const { days, nights } = draft
  if (days === null || nights === null || nights === days - 1 || nights === days) return
  contradict(draft, 'days_and_nights', { days, nights })
}

/** Reconciles days and dates: two dates take precedence over a count. Fills in what is missing. */
export function settleDuration(draft: Draft): number {
  if (draft.startDate !== null && draft.endDate !== null) {
    const span = daysBetween(draft.startDate, draft.endDate) + 1
    // Of several stays, some may not be said.
    if (draft.lengths.length > 1 && (draft.days ?? span) < span) draft.nights = null
    else if (draft.days !== null && draft.days !== span) {
      const dates = { start_date: draft.startDate, end_date: draft.endDate }
      contradict(draft, 'days_and_dates', { said_days: draft.days, ...dates, days: span })
    }
    draft.days = span
  }
  if (draft.days === null) draft.days = assumeDays(draft)
  if (draft.days > MAX_DAYS) {
    contradict(draft, 'too_many_days', { days: MAX_DAYS, said_days: draft.days })
    draft.days = MAX_DAYS
  }
  const days = Math.max(1, Math.round(draft.days))
  if (draft.startDate !== null) draft.endDate = addDays(draft.startDate, days - 1)
  return days
}

/** One day for part of a day or a rainy day; else two, and one more for each place after the first. */
function assumeDays(draft: Draft): number {
  const short =
    draft.windowMinutes !== null ||
    (draft.windowStart !== null && draft.windowEnd !== null) ||
    // One day was named, and nothing marks it as only the first.
    draft.namesOneDay ||
    // One date, and when to be back.
    (draft.startDate !== null && draft.windowEnd !== null) ||
    draft.indoorOnly ||
    (draft.provinces.length === 0 && draft.regions.length === 0 && draft.mustVisit.length > 0)
  const wide = draft.provinces.length === 0 && draft.regions.some(({ provinceCodes }) => provinceCodes.length > 3)
  const days = short ? 1 : wide ? 5 : Math.min(14, Math.max(2, draft.provinces.length * 2))
  assume(draft, 'days_assumed', { days })
  return days
}
