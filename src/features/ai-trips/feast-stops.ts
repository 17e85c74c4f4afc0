import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Candidate } from '../../planner/problem.ts'
import type { Feast } from '../../world/guide.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Kind of the places to which people go for a feast, and of the squares and gates of its evenings. */
export const FEAST = 'feast'
/** Kind of the former only: one for each day. */
const HELD = 'held_feast'

/** Water is thrown in the heat of the day, and the streets dry by dusk; floats go out by candlelight, after dinner or before. */
const HOURS_OF: Readonly<Record<Feast, { readonly open: number; readonly close: number; readonly minutes: number }>> = {
  songkran: { open: 13 * 60, close: 18 * 60, minutes: 120 },
  loy_krathong: { open: 18 * 60 + 15, close: 22 * 60, minutes: 75 },
}
/** Besides what it is worth on other days: nobody comes for the feast and misses it. */
const WORTH = 12

interface FeastTrip {
  readonly feast: Feast
  /** The days of the trip on which it is. */
  readonly days: readonly number[]
}

/**
 * The places where the feast itself is (`feasts` of their guides) are for its hours, one on each of its days as far as there
 * are. A park in which it is held may then be seen by day as well, ruin by ruin.
 */
export function withFeastStops(
  prepared: PreparedTrip,
  { feast, days }: FeastTrip,
  catalogue: Pick<CatalogueView, 'findPlace'>,
): PreparedTrip {
  const { problem } = prepared
  const held = problem.candidates.filter(
    ({ id, days: own }) =>
      catalogue.findPlace(id)?.guide?.feasts?.includes(feast) && !(own && !own.some((day) => days.includes(day))),
  )
  if (held.length === 0) {
    const unknown = feast === 'songkran' ? 'feast_water_somewhere' : 'feast_krathong_somewhere'
    return { ...prepared, assumed: [...prepared.assumed, noteOf(ASSUMPTIONS, unknown, {})] }
  }
  const ids = new Set(held.map(({ id }) => id))
  const first = [...held].sort((a, b) => b.score - a.score).slice(0, days.length)
  const placeIds = held.map(({ id }) => id)
  const asked = problem.mustSee ?? []
  return {
    ...prepared,
    assumed: [
      ...prepared.assumed,
      feast === 'songkran'
        ? noteOf(ASSUMPTIONS, 'feast_water', { place_ids: placeIds })
        : noteOf(ASSUMPTIONS, 'feast_krathong', { place_ids: placeIds }),
    ],
    problem: {
      ...problem,
      candidates: problem.candidates.map((each) =>
        ids.has(each.id)
          ? atItsFeast(each, feast, days)
          : { ...each, apart: (each.apart ?? []).filter((id) => !ids.has(id)) },
      ),
      mustSee: [...first.map(({ id }) => id), ...asked.filter((id) => !ids.has(id))],
      limits: [...problem.limits, { kind: HELD, perDay: 1, perTrip: null }],
    },
  }
}

function atItsFeast(candidate: Candidate, feast: Feast, days: readonly number[]): Candidate {
  const { open, close, minutes } = HOURS_OF[feast]
  const { shortMinutes: _, hasLunch: __, isHighlight: ___, ...rest } = candidate
  return {
    ...rest,
    tags: [...candidate.tags, FEAST, HELD],
    hours: Array.from({ length: 7 }, () => [{ open, close }]),
    exceptions: [],
    days: candidate.days?.filter((day) => days.includes(day)) ?? days,
    dwellMinutes: minutes,
    score: candidate.score + WORTH,
    part: feast === 'loy_krathong' ? 'evening' : null,
    bestHours: [],
    meal: 'no',
    isSnack: false,
    passing: false,
    onlyThen: false,
    apart: [],
  }
}
