import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Reading } from '../../../language/reader/reading.ts'
import { type Candidate, type LockedStop, type MealRule, type Pause, usualMeals } from '../../../planner/problem.ts'
import { findIslandId } from '../../../world/roads.ts'
import { type StopFacts, tripPlaces } from '../../trips/public.ts'
import { toCandidate } from '../candidate.ts'
import { joinVisits } from '../guided-trip.ts'
import { kindsOf, scoreOf } from '../interest.ts'
import { whenOpen } from '../when-open.ts'
import { joinedStops } from './joined-stops.ts'
import { isPlannersRest, listStops, type Revision } from './revision.ts'

/** Added to the score of what the trip has, so that something new never takes its place unasked. */
const KEPT_SCORE = 30
/** One opening on each weekday that never comes: a place that has closed for good. */
const NEVER_OPEN = Array.from({ length: 7 }, () => [])

/** The trip's own stops as the planner sees them. `day` is the index of a day of the problem. */
export interface OwnStops {
  readonly candidates: readonly Candidate[]
  readonly locked: readonly LockedStop[]
  /** By day of the problem. */
  readonly pauses: readonly (readonly Pause[])[]
  readonly meals: readonly (readonly MealRule[])[]
  /** By candidate; also of the further places of a visit of several. */
  readonly stopOf: ReadonlyMap<string, StopFacts>
  /** Candidates to keep if they fit. */
  readonly kept: readonly string[]
}

/** The stops of the open days, and those of days that the revision cuts off. `days`: the open days, from 0. */
export function ownStops(
  revision: Revision,
  days: readonly number[],
  reading: Reading,
  catalogue: CatalogueView,
): OwnStops {
  const candidates: Candidate[] = []
  const locked: LockedStop[] = []
  const pauses: Pause[][] = days.map(() => [])
  const meals: MealRule[][] = days.map(() => [])
  const stopOf = new Map<string, StopFacts>()
  const kept: string[] = []
  const toCandidateOf = candidateMaker(revision, reading, catalogue)
  const tails = joinedStops(revision, catalogue)
  const joined = new Set([...tails.values()].flat())
  for (const { stop, day } of listStops(revision)) {
    if (joined.has(stop)) continue
    const at = days.indexOf(day)
    const isCut = day >= revision.days.length
    if ((at < 0 && !isCut) || isPlannersRest(stop)) continue
    const rule = isCut ? undefined : mealRule(stop, revision, day, meals[at]!)
    const isFixed = !isCut && (revision.held.has(stop.stop_id) || (stop.place_id === null && !rule))
    if (stop.place_id === null) {
      if (isFixed) pauses[at]!.push({ arrive: stop.arrive, stayMinutes: stop.stay_minutes })
      else if (rule) meals[at]!.push(rule)
      continue
    }
    const id = stopOf.has(stop.place_id) ? `${stop.place_id}#${stop.stop_id}` : stop.place_id
    const isPinned = revision.isPinned && !isCut && !revision.days[day]!.isLighter
    const movesTo = revision.dayOf.get(stop.stop_id) ?? (isPinned ? day : undefined)
    stopOf.set(id, stop)
    const tail = tails.get(stop.stop_id) ?? []
    for (const further of tail) stopOf.set(further.place_id!, further)
    const own = toCandidateOf(stop, rule !== undefined)
    candidates.push({
      ...(tail.length === 0 ? own : joinVisits([own, ...tail.map((further) => toCandidateOf(further, false))])),
      id,
      ...(movesTo !== undefined && { days: [days.indexOf(movesTo)] }),
    })
    if (isFixed) locked.push({ candidateId: id, day: at, arrive: stop.arrive, stayMinutes: stop.stay_minutes })
    else kept.push(id)
    if (rule && !isFixed) meals[at]!.push(rule)
  }
  return { candidates, locked, pauses, meals, stopOf, kept }
}

/** The rule that a meal of the trip follows from now on; undefined for a second lunch and for meals at other times, which are planned as visits are. */
function mealRule(stop: StopFacts, revision: Revision, day: number, rules: readonly MealRule[]): MealRule | undefined {
  if (stop.kind !== 'meal' || revision.held.has(stop.stop_id)) return undefined
  const { start, end } = revision.frame.days[day]!
  const rule = usualMeals(start, end).find(({ name }) => name === stop.meal)
  if (!rule || rules.some(({ name }) => name === rule.name)) return undefined
  const isUsual = stop.arrive >= rule.from && stop.arrive + stop.stay_minutes <= rule.to
  return isUsual ? { ...rule, minutes: Math.min(rule.minutes, stop.stay_minutes) } : undefined
}

function candidateMaker({ frame }: Revision, reading: Reading, catalogue: CatalogueView) {
  const find = tripPlaces(frame, catalogue)
  const when = whenOpen(reading, catalogue)
  return ({ place_id: placeId, stay_minutes: dwellMinutes }: StopFacts, isMeal: boolean): Candidate => {
    const entry = catalogue.findPlace(placeId!)
    const meal = isMeal ? ('only' as const) : ('no' as const)
    if (entry) {
      const kinds = kindsOf(entry, catalogue.conceptsByKey)
      const score = scoreOf(entry, kinds, reading, catalogue.conceptsByKey) + KEPT_SCORE
      const candidate = toCandidate({ place: entry, kinds, score }, frame.party, catalogue, when)
      const hours = entry.businessStatus === 'operational' ? candidate.hours : NEVER_OPEN
      return { ...candidate, hours, dwellMinutes, keepsStay: true, meal, apart: [] }
    }
    const known = find(placeId!)
    const point = known?.point ?? { latitude: 0, longitude: 0 }
    return {
      id: placeId!,
      point,
      provinceCode: known?.provinceCode ?? '',
      islandId: findIslandId(catalogue.world.islands, point),
      kind: known?.category ?? null,
      tags: [],
      dwellMinutes,
      keepsStay: true,
      hours: null,
      usualHours: null,
      exceptions: [],
      costBaht: 0,
      score: KEPT_SCORE,
      meal,
      part: null,
    }
  }
}
