import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, ProblemDay, TripProblem } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'

/** The provinces of each day, if the wish divides the days and their number has not changed. */
export function turnsOf({ stays = [], days }: Pick<Reading, 'stays' | 'days'>): (readonly string[])[] {
  const turns = stays.flatMap((stay) => Array.from({ length: stay.days }, () => stay.provinceCodes))
  return turns.length === days ? turns : []
}

/**
 * “3 days in Bangkok, 3 days in Chiang Mai”: sleeps where each day is spent, or the next one, and visits what lies in other
 * provinces from the nearest of these stays only.
 */
export function alongTurns(
  problem: TripProblem,
  reading: Reading,
  catalogue: Pick<CatalogueView, 'world'>,
): TripProblem {
  const turns = turnsOf(reading)
  if (turns.length === 0 || reading.base) return problem
  const days = problem.days.map((day, at) =>
    withBeds(day, [...turns[at]!, ...(turns[at + 1] ?? [])], problem, reading, catalogue),
  )
  const known = new Set(turns.flat())
  const placed = (candidate: Candidate): Candidate => {
    if (known.has(candidate.provinceCode)) return candidate
    const nearest = nearestOf(candidate.point, known, problem)
    const own = turns.flatMap((turn, day) => (nearest === null || turn.includes(nearest) ? [day] : []))
    return { ...candidate, days: candidate.days?.filter((day) => own.includes(day)) ?? own }
  }
  return { ...problem, days, candidates: problem.candidates.map(placed).filter(({ days: on }) => on?.length !== 0) }
}

/** The towns of the destinations that the wish names there, else all towns there. */
function withBeds(
  day: ProblemDay,
  codes: readonly string[],
  { bases }: TripProblem,
  { destinations = [] }: Reading,
  { world }: Pick<CatalogueView, 'world'>,
): ProblemDay {
  const there = bases.filter(({ provinceCode }) => codes.includes(provinceCode))
  const named = new Set(
    world.destinations.filter(({ id }) => destinations.includes(id)).flatMap(({ townIds }) => townIds),
  )
  const ids = codes.flatMap((code) => {
    const towns = there.filter(({ provinceCode }) => provinceCode === code)
    const asked = towns.filter(({ id }) => named.has(id))
    return (asked.length > 0 ? asked : towns).map(({ id }) => id)
  })
  return ids.length > 0 ? { ...day, bedTownIds: [...new Set(ids)] } : day
}

/** The province of the nearest bed of a stay; null without beds. */
function nearestOf(point: Point, codes: ReadonlySet<string>, { bases }: TripProblem): string | null {
  const beds = bases.filter(({ provinceCode }) => codes.has(provinceCode))
  if (beds.length === 0) return null
  return beds.reduce((a, b) => (distanceM(b.point, point) < distanceM(a.point, point) ? b : a)).provinceCode
}

/** The trip that may sleep anywhere, where those beds are too far apart. */
export function withoutTurns(problem: TripProblem): TripProblem | undefined {
  if (problem.days.every(({ bedTownIds }) => bedTownIds === undefined)) return undefined
  return { ...problem, days: problem.days.map(withoutBeds) }
}

function withoutBeds(day: ProblemDay): ProblemDay {
  const free = { ...day }
  delete free.bedTownIds
  return free
}
