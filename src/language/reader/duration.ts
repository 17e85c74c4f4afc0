import { addDays, daysBetween } from '../../world/calendar.ts'
import { bindLengths } from './bind-lengths.ts'
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
  sheet.take(/(?<![\d.,])(\d{1,2}) ?d\b(?!\.\d|'| ?(?:art|museum|gallery|world|magic|movie|print))/g, (match) =>
    add(match, match[1], undefined),
  )
  sheet.take(/(?<![\d.,])(\d{1,2})\s?n(?:ts?)?\b(?![.'])/g, (match) => add(match, undefined, match[1]))
  sheet.take(/(?<![\d.,])(\d{1,2})\s*ว\.?\s*(\d{1,2})\s*ค(?![ก-์])\.?/g, (match) => add(match, match[1], match[2]))
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
  sheet.take(
    LAST_NIGHT,
    (match) => places.some(({ start, end }) => isBeside(match, start, end)) && add(match, undefined, '1'),
  )
  sheet.take(HOURS, (match) => add(match, String(Number(match[1]) / 24), undefined))
  sheet.take(DAYS_FIELD, (match) => add(match, match[1] ?? match[2], undefined))
  sheet.take(ONE_DAY, (match) => add(match, '1', undefined))
  if (said.length === 0) sheet.take(OVERNIGHT, (match) => add(match, undefined, '1'))
  else sheet.take(OVERNIGHT)
  draft.lengths.push(...said)
  combine(
    sheet,
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
/** The last night somewhere is a stay of its own. */
const LAST_NIGHT =
  /\b(?:the |our |my )?(?:last|final) night(?: (?:in|at|back in|near))?\b(?! market)|คืนสุดท้าย(?:ที่|นอน|พัก|อยู่|กลับ)?/g
const NEAR_NIGHT = 8
const isBeside = ({ index, 0: whole }: RegExpExecArray, start: number, end: number) =>
  (start >= index + whole.length && start - index - whole.length <= NEAR_NIGHT) ||
  (end <= index && index - end <= NEAR_NIGHT)
/** “in 48 hours”. */
const HOURS = /\b(48|72|96)[ -]*(?:hours?|hrs?)\b/g
/** “Days: 3”, `จำนวนวัน: 3`. */
const DAYS_FIELD = /\b(?:days?|duration|length)\s*[:=]\s*(\d{1,2})\b|วัน\s*[:=]\s*(\d{1,2})(?!\d)/g
const ONE_DAY =
  /\b(?:one|single|full|whole)[ -]day\b|(?<!\d[ -]?|each |every |per |last |first |next |of |by[ -])\bday (?=in |at |around |near |exploring )|(?<!\bby[ -])\bday[ -]?(?:trip|tour|out|plan|itinerary|hike)s?\b|\b(?:for )?(?:a|the|one|1) day (?:trip )?(?=in\b|at\b|around\b|near\b|out\b|to\b|of\b|exploring\b)|\bjust a day\b|\bin a day\b|ใน?วันเดียว|วันเดียว|เช้า\s*-?ไป\s*-?เย็นกลับ|ไปเช้า\s*-?(?:เย็นกลับ|กลับ\s*เย็น|กลับค่ำ)|เช้า\s*-?(?:เย็นกลับ|กลับเย็น)|ไปกลับ(?:วันเดียว)?|วันเดย์ทริป|เดย์ทริป|ไม่ค้าง(?:คืน)?|ภายใน(?:หนึ่ง)?วัน|\b(?:in|within) (?:the |one )?same day\b(?! as)|\bone ?day ?trip\b|ทั้งวัน/g
const OVERNIGHT = /\bovernight\b|\bone[ -]nighter\b|ค้างคืน|นอนค้าง|ค้าง(?=\s|$)/g

/**
 * Several stays add up, unless one length is the whole (“5 days: 2 in Bangkok, 3 in Krabi”). Lengths without a place of
 * their own repeat the whole (`2-3 วัน … สองสามวัน`).
 */
function combine(sheet: Sheet, said: readonly SaidLength[], draft: Draft, places: readonly Span[]): void {
  if (said.length === 0) return
  const parts = withoutTotal(sheet.text, said, places)
  const stays = bindLengths(sheet.text, parts, places).filter(({ places }) => places.length > 0)
  const longest = said.reduce((best, length) => (worth(length) > worth(best) ? length : best))
  const isStays =
    stays.length > 1 ||
    (parts.length > 1 &&
      (parts.every((length) => stays.some((stay) => stay.length === length) || isStayIn(sheet.text, length)) ||
        parts.slice(1).every((length) => isMore(sheet.text, length))))
  const whole = said.find((length) => !parts.includes(length)) ?? (isStays ? null : longest)
  if (whole !== null) {
    draft.days = worth(whole)
    draft.nights = whole.nights
  } else if (parts.every(({ days }) => days === null)) {
    draft.nights = parts.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
    draft.days = draft.nights + 1
  } else draft.days = parts.reduce((sum, { days, nights }) => sum + (days ?? nights ?? 0), 0)
  checkNights(draft)
}

const worth = ({ days, nights }: SaidLength) => days ?? (nights ?? 0) + 1

/** “Staying on Mak for six nights” is a stay, even where nobody knows Mak. */
const STAYING =
  /\b(?:stay(?:ing|ed)?|sleep(?:ing)?|spend(?:ing)?)\b[^.;\n]{0,20}$|(?:พัก|นอน|ค้าง)(?:ที่|อยู่|บน)[^.;\n]{0,16}$/
const STAY_REACH = 32
/** “… then 4 days there”: a stay at the place before. */
const THERE = /^\s*(?:there\b|ที่นั่น)/

const isStayIn = (text: string, { start, end }: Span) =>
  STAYING.test(text.slice(Math.max(0, start - STAY_REACH), start)) || THERE.test(text.slice(end, end + 12))

/** “… plus 2 days”, `อีก 2 วัน`: on top of the length before. */
const MORE = /(?:\b(?:plus|another|extra)|\+|อีก|บวก)\s*$/
const isMore = (text: string, { start }: Span) => MORE.test(text.slice(Math.max(0, start - 12), start))

/** “6 days in total”, “the rest of our ten days”, “a week in Thailand”. */
function isWhole(text: string, { start, end }: Span): boolean {
  return WHOLE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) || WHOLE_AFTER.test(text.slice(end, end + 24))
}
const WHOLE_BEFORE =
  /(?:รวม(?:ทั้งหมด|เป็น|แล้ว)?|ทั้งหมด|ทั้งทริป|\btotal(?: of| is|:)?|\brest of(?: the| our| my)?|\bhave(?: got)?(?: only| about)?)\s*$/
const WHOLE_AFTER =
  /^\s*(?:in total|total|altogether|in all|overall|trip|itinerary|holiday|vacation|in thailand|thailand|for this|for it|ในไทย|ในเมืองไทย)/

/** The lengths of parts: without one that is their sum, or that no place is beside and that covers them. */
export function withoutTotal<L extends SaidLength>(text: string, said: readonly L[], places: readonly Span[]): L[] {
  const sum = (of: readonly SaidLength[]) => of.reduce((total, length) => total + worth(length), 0)
  const nights = said.reduce((total, length) => total + (length.nights ?? 0), 0)
  const isSum = (length: SaidLength) =>
    said.length > 2 &&
    (worth(length) * 2 === sum(said) ||
      (length.days !== null && length.nights !== null && length.nights * 2 === nights))
  const total =
    said.findLast((length) => isWhole(text, length)) ??
    withStopovers(text, said, places) ??
    [said[0], said.at(-1), ...said].find((length) => length && isSum(length))
  if (total) return said.filter((length) => length !== total)
  const bound = bindLengths(text, said, places)
  if (said.length > 1 && said.slice(1).every((length) => isMore(text, length))) return [...said]
  const stays = bound
    .filter(({ places, length }) => places.length > 0 || isStayIn(text, length))
    .map(({ length }) => length)
  const free = said.filter((length) => !stays.includes(length)).toSorted((a, b) => worth(b) - worth(a))
  const whole = stays.length > 0 ? free.find((length) => worth(length) >= sum(stays)) : undefined
  return whole ? said.filter((length) => length !== whole && !free.includes(length)) : [...said]
}

/** `แม่ฮ่องสอน 5 วัน แวะปาย 2 คืน`: the stop is part of the journey. */
function withStopovers<L extends SaidLength>(text: string, said: readonly L[], places: readonly Span[]): L | undefined {
  const [longest, ...others] = said.toSorted((a, b) => worth(b) - worth(a))
  const isStop = (length: L) => {
    const from = places.findLast(({ end }) => end <= length.start)?.start ?? length.start
    return STOPOVER.test(text.slice(Math.max(0, from - STAY_REACH), from))
  }
  const isInside = longest && others.length > 0 && others.every((length) => worth(length) * 2 <= worth(longest) + 1)
  return isInside && others.every(isStop) ? longest : undefined
}
const STOPOVER =
  /(?:แวะ(?:ค้าง|พัก|นอน)?(?:ที่)?|ในนั้น|\b(?:including|of which|with a stop(?:over)? in|stopping (?:in|at)))\s*$/

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
  if (draft.days === null && draft.nights !== null) draft.days = draft.nights + 1
  if (draft.days === null) draft.days = assumeDays(draft)
  if (draft.startDate === null && draft.endDate !== null) draft.startDate = addDays(draft.endDate, 1 - draft.days)
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
