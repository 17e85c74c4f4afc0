import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { islandOf, type TripStay } from './trip-stay.ts'

/** The wish for a journey whose stays are known: as if the traveller had named them. */
export function withStays(reading: Reading, stays: readonly TripStay[]): Reading {
  const provinces = stays.map(({ destination }) => destination.provinceCodes[0] ?? '')
  return {
    ...reading,
    destinations: [...new Set(stays.map(({ destination }) => destination.id))],
    provinces: [...new Set([...reading.provinces, ...provinces])],
    regions: [],
    stays: [],
  }
}

/** Where the nights are that only break a long way. */
export function nightsOnWayOf(stays: readonly TripStay[]): Assumption[] {
  const codes = stays.flatMap(({ destination, isOnWay }) => (isOnWay ? destination.provinceCodes.slice(0, 1) : []))
  return codes.length === 0 ? [] : [noteOf(ASSUMPTIONS, 'night_on_way', { province_codes: [...new Set(codes)] })]
}

/**
 * Sleeps where the stays say, and visits the places of a stay on its days only. Arrival and departure share a day. `home` is
 * where a round trip begins and ends.
 */
export function alongStays(
  problem: TripProblem,
  stays: readonly TripStay[],
  catalogue: CatalogueView,
  home: Point | null = null,
): TripProblem {
  const spans = spansOf(stays)
  const { world } = catalogue
  const islands = new Set(stays.map(({ destination }) => islandOf(destination, world.islands)))
  islands.delete(null)
  const bed = (day: number) => {
    const stay = spans.find(({ first, last }) => day >= first && day < last) ?? spans.at(-1)
    return stay ? townOf(stay.stay, problem, catalogue) : null
  }
  return {
    ...problem,
    askedBeds: [],
    days: problem.days.map((day, index) => ({
      ...day,
      baseTownId: bed(index),
      start: day.start ?? (index === 0 ? home : null),
      end: day.end ?? (index === problem.days.length - 1 ? home : null),
    })),
    candidates: problem.candidates.flatMap((candidate) => {
      const days = spans
        .filter(({ stay: { destination } }) => {
          if (destination.highlights.includes(candidate.id)) return true
          const isElsewhere =
            islands.has(candidate.islandId) && candidate.islandId !== islandOf(destination, world.islands)
          const reach = destination.radiusM + NEAR_M
          return !isElsewhere && distanceM(destination.point, candidate.point) <= reach
        })
        .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
        // A dive has its own days too: none on that of the flight home.
        .filter((day) => candidate.days?.includes(day) !== false)
      return days.length > 0 || problem.mustVisit.includes(candidate.id)
        ? [days.length > 0 ? { ...candidate, days: [...new Set(days)] } : candidate]
        : []
    }),
  }
}

const NEAR_M = 15_000

interface StaySpan {
  readonly stay: TripStay
  /** Days from 0; the last is that of the departure. */
  readonly first: number
  readonly last: number
}

function spansOf(stays: readonly TripStay[]): StaySpan[] {
  let first = 0
  return stays.map((stay) => {
    const span = { stay, first, last: first + stay.nights }
    first = span.last
    return span
  })
}

/** The best of its towns that has a bed in the problem. */
function townOf({ destination }: TripStay, { bases }: TripProblem, { world }: CatalogueView): string | null {
  const known = destination.townIds.find((id) => bases.some((town) => town.id === id))
  return known ?? world.towns.find(({ id }) => destination.townIds.includes(id))?.id ?? null
}
