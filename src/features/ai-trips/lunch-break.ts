import type { Candidate, LunchTable, TripProblem } from '../../planner/problem.ts'
import type { WeekHours } from '../../world/hours.ts'
import { distanceM } from '../../world/point.ts'
import type { Leg } from '../../world/travel.ts'
import { legBetween, walkBetween } from './visit-legs.ts'

/** A visit shorter than this leaves time for lunch before or after it. */
const LONG_MINUTES = 180
/** An hour at the table, and the way there. */
const BREAK_MINUTES = 70
const TABLE_M = 450
const NOON = { from: 12 * 60, to: 13 * 60 }
const NO_WAY: Leg = { mode: 'walk', minutes: 0, metres: 0, source: 'estimated' }

/** A long visit of several places, with lunch between two of them. `taken`: tables of other visits, to which its own are added. */
export function withLunchBreak(
  visit: Candidate,
  group: readonly Candidate[],
  { candidates, mustVisit }: Pick<TripProblem, 'candidates' | 'mustVisit'>,
  taken: Set<string>,
): Candidate {
  if (visit.dwellMinutes < LONG_MINUTES || !visit.visits) return visit
  const parts = visit.visits.flatMap(({ id }) => group.find((each) => each.id === id) ?? [])
  const tables = candidates.filter(
    ({ id, meal, lightMeal, hours, exceptions }) =>
      meal === 'only' && !lightMeal && !mustVisit.includes(id) && exceptions.length === 0 && isOpenAtNoon(hours),
  )
  const after = parts.slice(0, -1).map((part, index): LunchTable => {
    const next = parts[index + 1]!
    const free = tables.filter(({ id }) => !taken.has(id))
    const here = free.find((table) => isAt(table, part))
    if (here) return { placeId: here.id, to: walkBetween(part, here), on: legBetween(here, next) }
    const there = free.find((table) => isAt(table, next))
    if (there) return { placeId: there.id, to: legBetween(part, there), on: walkBetween(there, next) }
    return { placeId: null, to: NO_WAY, on: legBetween(part, next) }
  })
  for (const { placeId } of after) if (placeId !== null) taken.add(placeId)
  return { ...visit, hasLunch: false, lunchBreak: { minutes: BREAK_MINUTES, after } }
}

function isAt(table: Candidate, part: Candidate): boolean {
  return table.islandId === part.islandId && distanceM(table.point, part.point) <= TABLE_M
}

function isOpenAtNoon(hours: WeekHours | null): boolean {
  return hours?.every((day) => day.some(({ open, close }) => open <= NOON.from && close >= NOON.to)) === true
}
