import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import { READY_FOR_TOURS } from './on-tours.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** People go to islets nearer to their bed by a longtail of their own. */
const TOUR_FROM_M = 15_000

type Tours = Pick<CatalogueView, 'findPlace' | 'world'>

/**
 * What only a boat reaches, far from all beds, is seen on the tour that goes there: nobody hires a boat to the Similan Islands
 * or through Phang Nga Bay. The tour is then worth what it visits, and stands for it where the wish names it.
 */
export function toursFirst(prepared: PreparedTrip, reading: Reading, catalogue: Tours): PreparedTrip {
  const { problem } = prepared
  const from =
    problem.bases.length > 0 ? problem.bases : problem.days.flatMap(({ start }) => (start ? [{ point: start }] : []))
  // A day without a home may be spent anywhere, also next to the islets.
  if (from.length === 0 || (problem.days.length === 1 && reading.start === null)) return prepared
  const wayTo = ({ point }: Candidate) => Math.min(...from.map((bed) => distanceM(bed.point, point)))
  const beds = new Set(problem.bases.map(({ islandId }) => islandId))
  const isAtSea = ({ islandId, point }: Candidate) =>
    islandId === null
      ? catalogue.world.landings.some(
          (landing) => !landing.onFoot && distanceM(landing.point, point) <= landing.radiusM,
        )
      : !beds.has(islandId) && catalogue.world.islands.find(({ id }) => id === islandId)?.roads === false
  const tours = problem.candidates
    .filter((each) => catalogue.findPlace(each.id)?.guide?.covers && !isAtSea(each) && isEverOpen(each))
    .sort((a, b) => wayTo(a) - wayTo(b))
  const isArea = ({ id }: Candidate) => catalogue.findPlace(id)?.guide?.isArea === true
  const tourTo = (candidate: Candidate, among: readonly Candidate[]) =>
    among.find(({ id }) => visits(id, candidate.id, catalogue))
  const far = problem.candidates.filter((each) => isAtSea(each) && wayTo(each) > TOUR_FROM_M)
  const taken = new Set(far.flatMap((each) => tourTo(each, tours) ?? []))
  // Whoever is on a tour sees all its stops on it, the nearer ones too.
  const standsFor = new Map(
    problem.candidates.flatMap((each) => {
      const tour = isAtSea(each) || isArea(each) ? tourTo(each, [...taken]) : undefined
      return tour ? [[each.id, tour] as const] : []
    }),
  )
  if (standsFor.size === 0) return prepared
  return { ...prepared, problem: inTimeFor(onTheirTours(problem, standsFor), reading) }
}

const isEverOpen = ({ hours }: Candidate) => hours === null || hours.some((day) => day.length > 0)

/** Who comes from home for the day is up early enough for the boat, unless the wish says when the day begins. */
function inTimeFor(problem: TripProblem, { dailyWindow, arrivalMinute }: Reading): TripProblem {
  if (problem.days.length > 1 || dailyWindow.start !== null || arrivalMinute !== null) return problem
  const days = problem.days.map((day) =>
    day.start === null ? day : { ...day, startMinute: Math.min(day.startMinute, READY_FOR_TOURS) },
  )
  return { ...problem, days }
}

/** Whether a tour visits a place, or the whole that it is a part of: one trip into a bay is enough. */
function visits(tourId: string, id: string, catalogue: Tours): boolean {
  const covers = catalogue.findPlace(tourId)?.guide?.covers ?? []
  const whole = catalogue.findPlace(id)?.partOf
  return covers.includes(id) || (typeof whole === 'string' && covers.includes(whole))
}

/** The problem in which each tour has taken the place of the sights for which it stands, by their ids. */
export function onTheirTours(problem: TripProblem, standsFor: ReadonlyMap<string, Candidate>): TripProblem {
  const named = (ids: readonly string[]) => [...new Set(ids.map((id) => standsFor.get(id)?.id ?? id))]
  const visited = (tour: Candidate) => problem.candidates.filter(({ id }) => standsFor.get(id) === tour)
  return {
    ...problem,
    candidates: problem.candidates.flatMap((candidate) => {
      if (standsFor.has(candidate.id)) return []
      const sights = visited(candidate)
      if (sights.length === 0) return candidate
      const score = Math.max(candidate.score, ...sights.map((sight) => sight.score))
      const isHighlight = [candidate, ...sights].some((sight) => sight.isHighlight)
      return { ...candidate, score, ...(isHighlight && { isHighlight }) }
    }),
    mustVisit: named(problem.mustVisit),
    mustSee: named(problem.mustSee ?? []),
  }
}
