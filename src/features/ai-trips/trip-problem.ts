import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { World } from '../../catalogue/world.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import {
  isOfKind,
  type KindLimit,
  type ProblemDay,
  type Transport,
  type TripProblem,
  usualMeals,
  type WantedKind,
  type WishedProvince,
} from '../../planner/problem.ts'
import { addDays, weekdayOf } from '../../world/calendar.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { selectCandidates } from './candidates.ts'
import { kindsOf, scoreOf } from './interest.ts'
import { tripAreaOf } from './trip-area.ts'
import { closedIslands } from './when-open.ts'

const MAX_BASES = 60
const TOWN_SIGHT_M = 12_000
/** Beyond this a day is a list, not a trip, whatever was asked for. */
const MOST_STOPS_A_DAY = 8

/** What a day looks like when nothing is said: minutes after midnight. */
const DAY_WINDOWS = {
  easy: { start: 9 * 60 + 30, end: 20 * 60 },
  normal: { start: 9 * 60, end: 20 * 60 + 30 },
  full: { start: 8 * 60, end: 21 * 60 },
} as const
const EVENING_END = 22 * 60

const PACES = {
  easy: { maxStopsPerDay: 3, restMinutes: 15 },
  normal: { maxStopsPerDay: 5, restMinutes: 5 },
  full: { maxStopsPerDay: 7, restMinutes: 0 },
} as const

/** Food a day and head, in baht: street food and simple restaurants; twice that when the trip may cost something. */
const FOOD_BAHT = { low: 180, normal: 250, high: 700 } as const

export interface PreparedTrip {
  readonly problem: TripProblem
  readonly assumed: readonly Assumption[]
  readonly travellers: number
  readonly window: { readonly start: number; readonly end: number }
  readonly transport: Transport
  /** Baht for the whole trip and party; null when none was given. */
  readonly budgetBaht: number | null
  /** Whether a road engine has measured the roads; `away` when there is one and it told nothing. */
  readonly roadEngine: 'none' | 'measured' | 'away'
}

/** Turns what was understood into the planner's problem. */
export function prepareTrip(reading: Reading, catalogue: CatalogueView): PreparedTrip {
  const area = tripAreaOf(reading, catalogue, (place) =>
    scoreOf(place, kindsOf(place, catalogue.conceptsByKey), reading, catalogue.conceptsByKey),
  )
  const provinceCodes = new Set(area.provinces.map(({ code }) => code))
  const assumed: Assumption[] = [...area.assumed]
  const window = windowOf(reading, catalogue.conceptsByKey)
  const transport = transportOf(
    reading,
    area.provinces.map(({ code }) => code),
    assumed,
  )
  const travellers = Math.max(1, reading.party.adults + reading.party.children + reading.party.seniors)
  const budgetBaht = budgetOf(reading, travellers)
  const candidates = selectCandidates(reading, provinceCodes, catalogue)
  const problem: TripProblem = {
    days: daysOf(reading, window, catalogue),
    candidates,
    bases: basesOf(provinceCodes, new Set(candidates.map(({ provinceCode }) => provinceCode)), reading, catalogue),
    flights: reading.transport === null || reading.transport === 'plane',
    ...geographyOf(catalogue.world),
    transport,
    mustVisit: [
      ...new Set([
        ...reading.mustVisit.map(({ placeId }) => placeId),
        ...islandSights(reading, candidates),
        ...townSights(reading, candidates, catalogue),
        ...districtSights(reading, candidates, catalogue),
      ]),
    ],
    avoid: {
      kinds: reading.avoid.kinds.filter(({ strength }) => strength === 'hard').map(({ key }) => key),
      ids: reading.avoid.placeIds,
    },
    wanted: wantedOf(reading, candidates),
    provinces: wishedProvinces(reading, area.provinces, candidates),
    locked: [],
    limits: limitsOf(reading, catalogue.world.vocabulary),
    pace: paceOf(reading),
    budgetBaht,
    otherCostBaht: foodBaht(reading, travellers),
    legs: null,
  }
  assumed.push(noteOf(ASSUMPTIONS, 'costs_covered', { baht: foodBahtOf(reading) }))
  return { problem, assumed, travellers, window, transport, budgetBaht, roadEngine: 'none' }
}

/** What no trip changes. */
export type Geography = Pick<TripProblem, 'islands' | 'ferries' | 'airports'>

export function geographyOf({ islands, ferries, towns }: World): Geography {
  return { islands, ferries, airports: towns.filter(({ airport }) => airport !== null) }
}

function windowOf(reading: Reading, concepts: CatalogueView['conceptsByKey']): { start: number; end: number } {
  const usual = DAY_WINDOWS[reading.pace]
  const wantsEvening = reading.interests.some(({ key }) => haveTrait([key], 'evening', concepts))
  const end =
    reading.dailyWindow.end ??
    (wantsEvening ? EVENING_END : Math.max(usual.end, (reading.dailyWindow.start ?? 0) + 4 * 60))
  const start = reading.dailyWindow.start ?? Math.min(usual.start, Math.max(0, end - 4 * 60))
  return { start, end: Math.min(1440, end) }
}

function daysOf(reading: Reading, window: { start: number; end: number }, catalogue: CatalogueView): ProblemDay[] {
  const turns = turnsOf(reading)
  return Array.from({ length: reading.days }, (_, index) => {
    const turn = turns[index]
    const date = reading.startDate === null ? null : addDays(reading.startDate, index)
    const isFirst = index === 0
    const isLast = index === reading.days - 1
    const startMinute = Math.max(window.start, isFirst ? (reading.arrivalMinute ?? 0) : 0)
    const endMinute = Math.max(startMinute, Math.min(window.end, isLast ? (reading.departureMinute ?? 1440) : 1440))
    return {
      date,
      weekday: date === null ? null : weekdayOf(date),
      startMinute,
      endMinute,
      start: isFirst ? endpointOf(reading.start ?? firstOfMany(reading), catalogue) : null,
      end: isLast ? endpointOf(reading.end, catalogue) : null,
      baseTownId: reading.base?.townId ?? null,
      ...(turn && { awayFrom: turns.flat().filter((code) => !turn.includes(code)) }),
      meals: usualMeals(startMinute, endMinute),
    }
  })
}

/** The provinces of each day, where it was said how the days are divided and they still are as many. */
function turnsOf({ stays = [], days }: Reading): (readonly string[])[] {
  const turns = stays.flatMap((stay) => Array.from({ length: stay.days }, () => stay.provinceCodes))
  return turns.length === days ? turns : []
}

/** Who lists three places or more tells them in the order of the journey. */
function firstOfMany({ provinces, regions }: Reading): Reading['start'] {
  const [first] = provinces
  if (first === undefined || provinces.length + regions.length < 3) return null
  return { text: '', provinceCode: first, townId: null, placeId: null }
}

function endpointOf(endpoint: Reading['start'], catalogue: CatalogueView): Point | null {
  if (!endpoint) return null
  const place = endpoint.placeId === null ? undefined : catalogue.findPlace(endpoint.placeId)
  if (place) return place.point
  const towns = catalogue.world.towns
  const town = towns.find(({ id }) => id === endpoint.townId) ?? capitalOf(endpoint.provinceCode, towns)
  return town?.point ?? catalogue.provincesByCode.get(endpoint.provinceCode)?.point ?? null
}

function capitalOf(provinceCode: string, towns: readonly Town[]): Town | undefined {
  return towns.filter((town) => town.provinceCode === provinceCode).sort((a, b) => b.rank - a.rank)[0]
}

/** Towns to sleep in: of the wished provinces, and of those where must-visits lie. */
function basesOf(
  wished: ReadonlySet<string>,
  ofCandidates: ReadonlySet<string>,
  reading: Reading,
  catalogue: CatalogueView,
): Town[] {
  const { towns } = catalogue.world
  const asked = new Set([reading.base?.townId, ...reading.towns.map(({ id }) => id)])
  const closed = closedIslands(reading, catalogue.world)
  return towns
    .filter((town) => asked.has(town.id) || wished.has(town.provinceCode) || ofCandidates.has(town.provinceCode))
    .filter(({ islandId }) => islandId === null || !closed.has(islandId))
    .sort((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)) || b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_BASES)
}

/** A named island is not an island to look at from the shore: its best place stands for it. */
function islandSights(reading: Reading, candidates: TripProblem['candidates']): string[] {
  return reading.islands.flatMap(({ id }) => {
    const onIt = candidates.filter((candidate) => candidate.islandId === id && candidate.meal !== 'only')
    const isWished = onIt.some((candidate) => reading.mustVisit.some(({ placeId }) => placeId === candidate.id))
    return isWished ? [] : (onIt[0]?.id ?? [])
  })
}

/** So does a named town that nothing else leads to: the best sight in or near it. */
function townSights(reading: Reading, candidates: TripProblem['candidates'], catalogue: CatalogueView): string[] {
  return reading.towns.flatMap(({ id }) => {
    const town = catalogue.world.towns.find((candidate) => candidate.id === id)
    if (!town) return []
    const near = candidates.filter(
      (candidate) => candidate.meal !== 'only' && distanceM(town.point, candidate.point) <= TOWN_SIGHT_M,
    )
    const isWished = near.some((candidate) => reading.mustVisit.some(({ placeId }) => placeId === candidate.id))
    return isWished ? [] : (near[0]?.id ?? [])
  })
}

/** And a named district. */
function districtSights(reading: Reading, candidates: TripProblem['candidates'], catalogue: CatalogueView): string[] {
  return reading.districts.flatMap(({ code, provinceCode }) => {
    const name = catalogue.world.districts.find((district) => district.code === code)?.nameTh
    const inIt = candidates.filter(({ id, meal }) => {
      const place = catalogue.findPlace(id)
      return meal !== 'only' && place?.provinceCode === provinceCode && place.districtTh === name
    })
    const isWished = inIt.some((candidate) => reading.mustVisit.some(({ placeId }) => placeId === candidate.id))
    return isWished ? [] : (inIt[0]?.id ?? [])
  })
}

/**
 * Provinces that are wishes. The parts of a region are, as far as there are days for them: a week does not collect twenty
 * provinces. Beside a named town, what lies across the border of its province is one too.
 */
function wishedProvinces(
  reading: Reading,
  provinces: readonly WishedProvince[],
  candidates: TripProblem['candidates'],
): WishedProvince[] {
  const required = provinces.filter((province) => province.required)
  const optional = provinces.filter((province) => !province.required)
  const parts = optional.length <= reading.days ? optional : []
  if (reading.towns.length === 0) return [...required, ...parts]
  const known = new Set(provinces.map(({ code }) => code))
  const around = [...new Set(candidates.map(({ provinceCode }) => provinceCode))].filter((code) => !known.has(code))
  return [...required, ...parts, ...around.map((code) => ({ code, required: false }))]
}

/** Kinds asked for by name: some of each, as far as the area has them, unless a number was said. */
function wantedOf(reading: Reading, candidates: TripProblem['candidates']): WantedKind[] {
  return reading.interests
    .filter((interest) => interest.kind !== 'tag' || interest.minCount !== null)
    .map(({ key, minCount, weight }) => {
      const there = candidates.filter((candidate) => isOfKind(candidate, key)).length
      const usual = weight < 0.5 ? 1 : Math.max(2, Math.min(reading.days, 4))
      return { kind: key, count: minCount ?? Math.max(1, Math.min(usual, there)) }
    })
}

/** Variety: no kind fills a day unless the travellers asked for it. */
function limitsOf(reading: Reading, vocabulary: readonly Concept[]): KindLimit[] {
  const asked = new Set(reading.interests.map(({ key }) => key))
  return vocabulary.flatMap(({ key, maxPerDay }) =>
    maxPerDay === undefined || asked.has(key) ? [] : [{ kind: key, perDay: maxPerDay, perTrip: null }],
  )
}

function paceOf(reading: Reading): TripProblem['pace'] {
  const usual = PACES[reading.pace]
  const counted = Math.ceil(reading.interests.reduce((sum, { minCount }) => sum + (minCount ?? 0), 0) / reading.days)
  const must = Math.ceil(reading.mustVisit.length / reading.days)
  const maxStopsPerDay = reading.maxStopsPerDay ?? Math.max(usual.maxStopsPerDay, counted, must)
  return {
    maxStopsPerDay: Math.min(MOST_STOPS_A_DAY, maxStopsPerDay),
    restMinutes: counted > usual.maxStopsPerDay ? 0 : usual.restMinutes,
  }
}

function transportOf(reading: Reading, provinceCodes: readonly string[], assumed: Assumption[]): Transport {
  if (reading.transport !== null)
    return reading.transport === 'car' || reading.transport === 'motorbike' ? 'car' : 'public'
  const transport = provinceCodes.length === 1 && provinceCodes[0] === '10' ? 'public' : 'car'
  assumed.push(noteOf(ASSUMPTIONS, 'transport_assumed', { transport }))
  return transport
}

function budgetOf(reading: Reading, travellers: number): number | null {
  if (!reading.budget) return null
  const { amount, per } = reading.budget
  return (
    amount *
    (per === 'person' || per === 'person_day' ? travellers : 1) *
    (per === 'day' || per === 'person_day' ? reading.days : 1)
  )
}

function foodBaht(reading: Reading, travellers: number): number {
  return foodBahtOf(reading) * reading.days * (travellers - reading.party.children / 2)
}

/** A day and head. */
function foodBahtOf({ spending }: Reading): number {
  return FOOD_BAHT[spending ?? 'normal']
}
