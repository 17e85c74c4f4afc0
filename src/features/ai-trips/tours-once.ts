import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Candidate } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Tours that share this much of what the shorter one visits are to the same sights. */
const SAME_SHARE = 0.5
/** People walk or ride to a boat that sets out this near to where they sleep. */
const FROM_BED_M = 10_000
/** Who can go by a boat that goes this share of the way does not come from further away. */
const SHORTER_SHARE = 0.5

interface Tour {
  readonly candidate: Candidate
  readonly covers: readonly string[]
  /** From its pier to what it visits. */
  readonly wayM: number
  readonly isAsked: boolean
  readonly isFromBed: boolean
}

/**
 * Two tours to the same sights are never in one trip unless both were asked for: whoever sleeps on Ko Phi Phi sees its bays by
 * longtail from there, not also by speedboat from Phuket.
 */
export function toursOnce(prepared: PreparedTrip, catalogue: Pick<CatalogueView, 'findPlace'>): PreparedTrip {
  const { problem } = prepared
  const tours = listTours(prepared, catalogue)
  const same = (tour: Tour) => tours.filter((other) => other !== tour && areSame(tour.covers, other.covers))
  const dropped = new Set(
    tours.flatMap((tour) =>
      !tour.isAsked && same(tour).some((other) => isBetter(other, tour)) ? [tour.candidate.id] : [],
    ),
  )
  const others = new Map(tours.map((tour) => [tour.candidate.id, same(tour).map(({ candidate }) => candidate.id)]))
  const candidates = problem.candidates.flatMap((candidate) => {
    if (dropped.has(candidate.id)) return []
    const apart = others.get(candidate.id) ?? []
    return apart.length === 0 ? candidate : { ...candidate, apart: [...(candidate.apart ?? []), ...apart] }
  })
  const mustSee = problem.mustSee?.filter((id) => !dropped.has(id))
  return { ...prepared, problem: { ...problem, candidates, ...(mustSee && { mustSee }) } }
}

function listTours({ problem }: PreparedTrip, catalogue: Pick<CatalogueView, 'findPlace'>): readonly Tour[] {
  return problem.candidates.flatMap((candidate) => {
    const covers = catalogue.findPlace(candidate.id)?.guide?.covers ?? []
    if (covers.length === 0) return []
    const ways = covers.flatMap((id) => {
      const point = catalogue.findPlace(id)?.point
      return point ? [distanceM(candidate.point, point)] : []
    })
    return [
      {
        candidate,
        covers,
        wayM: Math.min(...ways),
        isAsked: problem.mustVisit.includes(candidate.id),
        isFromBed: problem.bases.some(({ point }) => distanceM(point, candidate.point) <= FROM_BED_M),
      },
    ]
  })
}

const isBetter = (tour: Tour, than: Tour): boolean =>
  tour.isAsked || (tour.isFromBed && tour.wayM < than.wayM * SHORTER_SHARE)

function areSame(some: readonly string[], others: readonly string[]): boolean {
  const both = some.filter((id) => others.includes(id)).length
  return both >= SAME_SHARE * Math.min(some.length, others.length)
}
