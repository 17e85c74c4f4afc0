/** Compares the reading of a prompt with the constraints that the prompt contains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AcceptancePrompt } from '../../src/features/acceptance/acceptance-prompts.ts'
import type { Gazetteer, Reading } from '../../src/language/reader/reading.ts'
import { formatClock } from '../../src/world/hours.ts'

/** One prompt and its constraints. The fields outside `reading` are also used to judge planned trips. */
export interface PromptCase extends AcceptancePrompt {
  readonly reading?: ReadingCase
}

/** Constraints that only the reading shows. */
export interface ReadingCase {
  readonly nights?: number
  readonly start?: string
  readonly end?: string
  readonly regions?: readonly string[]
  readonly month?: string
  /** The subjects on which the prompt contradicts itself. */
  readonly conflict?: string
  readonly window?: readonly [string | null, string | null]
  readonly max_window_minutes?: number
  readonly arrival?: string
  readonly departure?: string
  readonly budget?: readonly [number, string]
  readonly spending?: string
  readonly adults?: number
  readonly children?: number
  readonly seniors?: number
  readonly walking?: string
  readonly moments?: readonly string[]
  readonly max_stops?: number
  readonly transport?: string
  readonly soft?: readonly string[]
  readonly hard?: readonly string[]
  readonly avoid_provinces?: readonly string[]
  readonly food_avoid?: readonly string[]
  readonly diets?: readonly string[]
  readonly towns?: readonly string[]
  readonly islands?: readonly string[]
  readonly meals?: readonly string[]
  readonly count?: readonly [string, number]
  readonly exclusive?: readonly string[]
  readonly interests?: readonly string[]
  readonly indoor?: boolean
  readonly day?: readonly (readonly [string, number])[]
  /** Topics that trips do not include. */
  readonly topics?: readonly string[]
  readonly scope?: string
  /** Provinces and their days, in order. */
  readonly stays?: readonly (readonly [string, number])[]
  /** A word that must be among those not understood. */
  readonly left?: string
}

export interface Fault {
  readonly constraint: string
  readonly got: string
}

/** All prompts of a folder of JSON files, or of one file. Undefined if it does not exist. */
export function loadPrompts(path: string): readonly PromptCase[] | undefined {
  if (!existsSync(path)) return undefined
  const files = path.endsWith('.json')
    ? [path]
    : readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => `${path}/${name}`)
  return files.flatMap((file): PromptCase[] => JSON.parse(readFileSync(file, 'utf8')))
}

/** The constraints of a prompt that were checked, and those that the reading missed. */
export function judgeReading(
  wanted: PromptCase,
  reading: Reading,
  gazetteer: Gazetteer,
): { readonly judged: readonly string[]; readonly faults: readonly Fault[] } {
  const judged: string[] = []
  const faults: Fault[] = []
  const expect = (constraint: string, ok: boolean, got: unknown) => {
    judged.push(constraint)
    if (!ok) faults.push({ constraint, got: JSON.stringify(got) })
  }
  judgeTrip(wanted, reading, gazetteer, expect)
  if (wanted.reading) judgeDetails(wanted.reading, reading, expect)
  return { judged, faults }
}

/** Ids of the sample prompts, which omit fields that our own prompts always have. */
const SAMPLE = /^d\d/

type Expect = (constraint: string, ok: boolean, got: unknown) => void

function judgeTrip(wanted: PromptCase, reading: Reading, gazetteer: Gazetteer, expect: Expect): void {
  const { days, provinces, must, avoid, want, window, pace, party, start_date: startDate, budget } = wanted
  expect(
    'language',
    reading.language === wanted.lang || /[a-z].*[ก-ฮ]|[ก-ฮ].*[a-z]/i.test(wanted.prompt),
    reading.language,
  )
  if (days !== undefined) expect('days', reading.days === days, reading.days)
  if (startDate !== undefined) expect('dates', reading.startDate === startDate, reading.startDate)
  // The samples do not state the date of a “tomorrow”.
  else if (!SAMPLE.test(wanted.id)) expect('dates', reading.startDate === null, reading.startDate)
  if (provinces !== undefined) {
    const all = reading.provinces.every((code) => provinces.includes(code))
    const named = provinces.length > 2 || provinces.every((code) => code === '76' || reading.provinces.includes(code))
    expect('provinces', all && named && reading.provinces.length > 0, reading.provinces)
  }
  for (const pattern of must ?? [])
    expect(
      'must',
      mustNames(reading, gazetteer).some((name) => new RegExp(pattern, 'i').test(name)),
      reading.mustVisit,
    )
  for (const kind of avoid ?? [])
    expect(
      'avoid',
      reading.avoid.kinds.some(({ key, strength }) => key === kind && strength === 'hard'),
      reading.avoid,
    )
  for (const kind of Object.keys(want ?? {}))
    expect('want', wishes(reading, gazetteer, kind), { kind, interests: reading.interests, must: reading.mustVisit })
  if (window !== undefined && wanted.reading?.window === undefined) judgeWindow(window, reading, expect)
  if (pace !== undefined) expect('pace', reading.pace === pace, reading.pace)
  else expect('pace', reading.pace !== 'full', reading.pace)
  if (budget !== undefined) expect('budget', totalOf(reading) === budget, reading.budget)
  else if (wanted.reading?.budget === undefined)
    expect('budget', reading.budget === null || SAMPLE.test(wanted.id), reading.budget)
  if (party?.children !== undefined) expect('party', reading.party.children === party.children, reading.party)
}

function judgeWindow(window: readonly (string | null)[], reading: Reading, expect: Expect): void {
  const { start, end } = reading.dailyWindow
  const got = [start === null ? null : formatClock(start), end === null ? null : formatClock(end)]
  const ok = window.every((clock, at) => clock === got[at] || (clock === '23:00' && got[at] === null))
  expect('window', ok, got)
}

function mustNames(reading: Reading, gazetteer: Gazetteer): string[] {
  const names = reading.mustVisit.flatMap(({ text, placeId }) => {
    const place = gazetteer.findPlaces(text, { limit: 10 }).find(({ id }) => id === placeId)
    return [place?.nameTh ?? '', place?.nameEn ?? '', placeId.replaceAll('-', ' '), text]
  })
  const islands = gazetteer.islands.filter(({ id }) => reading.islands.some((island) => island.id === id))
  return [...names, ...islands.flatMap(({ nameTh, nameEn, aliases }) => [nameTh, nameEn, ...aliases])]
}

/** A kind counts as wanted if the prompt names it, a narrower kind, or a place of it. */
function wishes(reading: Reading, gazetteer: Gazetteer, kind: string): boolean {
  const broader = new Map(gazetteer.vocabulary.map((concept) => [concept.key, concept.broader]))
  const isOf = (key: string): boolean => key === kind || (broader.get(key) ?? []).some(isOf)
  if (reading.interests.some(({ key, weight }) => weight > 0.3 && isOf(key))) return true
  return reading.mustVisit.some(({ text, placeId }) => {
    const place = gazetteer.findPlaces(text, { limit: 10 }).find(({ id }) => id === placeId)
    return place !== undefined && place.category !== null && isOf(place.category)
  })
}

function totalOf({ budget, party, days }: Reading): number | null {
  if (budget === null) return null
  const heads = party.adults + party.children + party.seniors
  const persons = budget.per === 'person' || budget.per === 'person_day' ? heads : 1
  return budget.amount * persons * (budget.per === 'day' || budget.per === 'person_day' ? days : 1)
}

function judgeDetails(wanted: ReadingCase, reading: Reading, expect: Expect): void {
  const clock = (minute: number | null) => (minute === null ? null : formatClock(minute))
  const plain: readonly (readonly [keyof ReadingCase, unknown])[] = [
    ['nights', reading.nights],
    ['start', reading.start?.provinceCode],
    ['end', reading.end?.provinceCode],
    ['month', reading.month],
    ['arrival', clock(reading.arrivalMinute)],
    ['departure', clock(reading.departureMinute)],
    ['spending', reading.spending],
    ['adults', reading.party.adults],
    ['children', reading.party.children],
    ['seniors', reading.party.seniors],
    ['walking', reading.walking],
    ['max_stops', reading.maxStopsPerDay],
    ['transport', reading.transport],
    ['indoor', reading.indoorOnly],
    ['scope', reading.scope],
  ]
  for (const [name, got] of plain) if (wanted[name] !== undefined) expect(name, wanted[name] === got, got)
  const lists: readonly (readonly [keyof ReadingCase, readonly string[]])[] = [
    ['regions', reading.regions.map(({ key }) => key)],
    ['moments', reading.moments],
    ['soft', reading.avoid.kinds.filter(({ strength }) => strength === 'soft').map(({ key }) => key)],
    ['hard', reading.avoid.kinds.filter(({ strength }) => strength === 'hard').map(({ key }) => key)],
    ['avoid_provinces', reading.avoid.provinces],
    ['food_avoid', reading.food.avoid],
    ['diets', reading.food.diets],
    ['towns', reading.towns.map(({ id }) => id)],
    ['islands', reading.islands.map(({ id }) => id)],
    ['meals', reading.meals.map(({ meal }) => meal)],
    ['exclusive', reading.interests.filter(({ exclusive }) => exclusive).map(({ key }) => key)],
    ['interests', reading.interests.map(({ key }) => key)],
    ['topics', reading.unplanned.map(({ topic }) => topic)],
  ]
  for (const [name, got] of lists) {
    const keys = wanted[name] as readonly string[] | undefined
    if (keys !== undefined)
      expect(
        name,
        keys.every((key) => got.includes(key)),
        got,
      )
  }
  judgeShapes(wanted, reading, expect)
}

function judgeShapes(wanted: ReadingCase, reading: Reading, expect: Expect): void {
  const { window, max_window_minutes: longest, budget, count, day, conflict, left } = wanted
  if (window !== undefined) judgeWindow(window, reading, expect)
  if (longest !== undefined) {
    const { start, end } = reading.dailyWindow
    expect('window', start !== null && end !== null && end - start <= longest, reading.dailyWindow)
  }
  if (budget !== undefined)
    expect('budget', reading.budget?.amount === budget[0] && reading.budget.per === budget[1], reading.budget)
  if (count !== undefined)
    expect(
      'count',
      reading.interests.some(({ key, minCount }) => key === count[0] && minCount === count[1]),
      reading.interests,
    )
  for (const [key, of] of day ?? [])
    expect(
      'day',
      reading.interests.some((interest) => interest.key === key && interest.day === of),
      reading.interests,
    )
  if (wanted.stays !== undefined) {
    const stays = (reading.stays ?? []).map(({ provinceCodes, days }) => `${provinceCodes.join('+')} ${days}`)
    expect('stays', stays.join() === wanted.stays.map((stay) => stay.join(' ')).join(), stays)
  }
  if (conflict !== undefined)
    expect(
      'conflict',
      reading.conflicts.some(({ about }) => about === conflict),
      reading.conflicts,
    )
  if (left !== undefined)
    expect(
      'left',
      reading.notUnderstood.some((word) => word.includes(left)),
      reading.notUnderstood,
    )
}
