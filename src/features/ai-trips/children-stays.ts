import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind, type TripProblem } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import { FOR_CHILDREN, hasSmallChildren, hasToddler } from './children.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** After so long at a place, a toddler has had enough of it; one that is made for children may take longer. */
const TODDLER_MINUTES = { anywhere: 120, forChildren: 180 } as const
/** Half a day on a boat, without the way to the pier; that of a toddler ends before its rest. */
const SHORT_BOAT_MINUTES = { toddler: 180, small: 240 } as const
/** A crossing or a round of a few bays is no day at sea. */
const BOAT_FROM_MINUTES = 120
/** What children do with their arms and legs, or sit still for; one of these fills their day. */
const EFFORTFUL = ['kayaking', 'canoeing', 'rafting', 'trekking', 'hiking', 'cycling', 'adventure_activity', 'wildlife']
/** Kind of candidates of which a child's day has one. */
const EFFORT = 'effort_for_children'
const EFFORT_FROM_MINUTES = 90
/** Islands further from all beds are a day trip, however long one stays there. */
const NEAR_ISLAND_M = 20_000
/** More than an hour in its seat, there and back, is too long for a toddler. */
const TODDLER_DRIVE_M = 40_000
const TEMPLE = 'temple'
/** Kind of the temples of a toddler's trip, of which a day has one, whatever the guide's list says. */
const TODDLER_TEMPLE = 'temple_with_toddler'

/**
 * The stays of small children: half a day on a boat at most, unless the wish names a longer one, and only one of these on the
 * trip, unless it asks for boats or islands; for toddlers, no more than two hours anywhere else. No day has two that tire them.
 */
export function withChildrensStays(prepared: PreparedTrip, reading: Reading): PreparedTrip {
  if (!hasSmallChildren(reading)) return prepared
  const code = hasToddler(reading) ? 'toddler_days' : 'small_children_days'
  return {
    ...prepared,
    problem: withFewTemples(withOneEffortADay(withShortStays(prepared.problem, reading)), reading),
    assumed: [...prepared.assumed, noteOf(ASSUMPTIONS, code, {})],
  }
}

function withShortStays(problem: TripProblem, reading: Reading): TripProblem {
  const named = new Set(problem.mustVisit)
  const candidates = problem.candidates
    .filter((candidate) => named.has(candidate.id) || !isLongBoat(candidate, problem.bases))
    .filter((candidate) => named.has(candidate.id) || !hasToddler(reading) || !isLongDrive(candidate, problem.bases))
    .map((candidate) => (named.has(candidate.id) ? candidate : shortened(candidate, problem.bases, reading)))
  const kept = new Set(candidates.map(({ id }) => id))
  const left = { ...problem, candidates, mustSee: problem.mustSee?.filter((id) => kept.has(id)) ?? [] }
  return reading.interests.some(({ key }) => BY_SEA.has(key)) ? left : withOneBoat(left)
}

/** Kayaks in the morning and a boat in the afternoon are too much for a day, unless the wish names both. */
function withOneEffortADay(problem: TripProblem): TripProblem {
  const named = new Set(problem.mustVisit)
  const isEffort = (candidate: Candidate) =>
    !named.has(candidate.id) &&
    candidate.meal !== 'only' &&
    candidate.dwellMinutes >= EFFORT_FROM_MINUTES &&
    (isByBoat(candidate, problem.bases) || EFFORTFUL.some((kind) => isOfKind(candidate, kind)))
  return {
    ...problem,
    limits: [...problem.limits, { kind: EFFORT, perDay: 1, perTrip: null }],
    candidates: problem.candidates.map((candidate) => {
      if (!isEffort(candidate)) return candidate
      // Limits do not count highlights.
      const { isHighlight: _, ...effort } = candidate
      return { ...effort, tags: [...candidate.tags, EFFORT] }
    }),
  }
}

function withFewTemples(problem: TripProblem, reading: Reading): TripProblem {
  if (!hasToddler(reading) || reading.interests.some(({ key }) => key === TEMPLE)) return problem
  const named = new Set(problem.mustVisit)
  return {
    ...problem,
    limits: [...problem.limits, { kind: TODDLER_TEMPLE, perDay: 1, perTrip: null }],
    candidates: problem.candidates.map((candidate) => {
      if (named.has(candidate.id) || candidate.kind !== TEMPLE) return candidate
      const { isHighlight: _, ...temple } = candidate
      return { ...temple, tags: [...candidate.tags, TODDLER_TEMPLE] }
    }),
  }
}

const isLongDrive = ({ point, meal }: Candidate, beds: Beds): boolean =>
  meal !== 'only' && beds.length > 0 && beds.every((bed) => distanceM(bed.point, point) > TODDLER_DRIVE_M)

const BY_SEA = new Set(['boat', 'boat_tour', 'island', 'snorkeling', 'diving'])
type Beds = TripProblem['bases']

/** Half days on a boat, of which the trip has one. */
function withOneBoat(problem: TripProblem): TripProblem {
  const boats = problem.candidates.filter((each) => isByBoat(each, problem.bases)).map(({ id }) => id)
  const mustSee = problem.mustSee ?? []
  const first = mustSee.find((id) => boats.includes(id))
  return {
    ...problem,
    candidates: problem.candidates.map((candidate) => {
      if (!boats.includes(candidate.id)) return candidate
      const others = boats.filter((id) => id !== candidate.id)
      return { ...candidate, apart: [...new Set([...(candidate.apart ?? []), ...others])] }
    }),
    mustSee: mustSee.filter((id) => !boats.includes(id) || id === first),
  }
}

/** A tour, or hours on an island or a lake that only a boat reaches from the beds. */
function isByBoat(candidate: Candidate, beds: Beds): boolean {
  if (candidate.meal === 'only' || candidate.dwellMinutes < BOAT_FROM_MINUTES) return false
  if (isOfKind(candidate, 'boat_tour')) return true
  return (
    isOfKind(candidate, 'boat') &&
    !(candidate.islandId !== null && beds.some((bed) => bed.islandId === candidate.islandId))
  )
}

/** Tours, and several places that one boat visits. */
function hasItsLength({ kind, visits }: Candidate): boolean {
  return kind === 'boat_tour' || kind === 'day_tour' || visits !== undefined
}

/** The boat over a lake or to an island nearby comes back when one likes. */
function isLongBoat(candidate: Candidate, beds: Beds): boolean {
  if (!isByBoat(candidate, beds)) return false
  if (hasItsLength(candidate)) return candidate.dwellMinutes > SHORT_BOAT_MINUTES.small
  return (
    candidate.islandId !== null &&
    beds.length > 0 &&
    beds.every(({ point }) => distanceM(point, candidate.point) > NEAR_ISLAND_M)
  )
}

function shortened(candidate: Candidate, beds: Beds, reading: Reading): Candidate {
  const forToddlers = isOfKind(candidate, FOR_CHILDREN) ? TODDLER_MINUTES.forChildren : TODDLER_MINUTES.anywhere
  const [byBoat, elsewhere] = hasToddler(reading)
    ? [SHORT_BOAT_MINUTES.toddler, forToddlers]
    : [SHORT_BOAT_MINUTES.small, Number.POSITIVE_INFINITY]
  const most = isByBoat(candidate, beds) ? byBoat : elsewhere
  if (hasItsLength(candidate) || candidate.dwellMinutes <= most) return candidate
  const { shortMinutes: _, ...visit } = candidate
  return { ...visit, dwellMinutes: most }
}
