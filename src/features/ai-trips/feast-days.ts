import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, ProblemDay, TripProblem } from '../../planner/problem.ts'
import { addDays } from '../../world/calendar.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { FEAST, withFeastStops } from './feast-stops.ts'
import { placesOfFeast } from './places-of-feast.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** On foot, or by a songthaew around the closed streets. */
const IN_TOWN_M = 4_500
/** The park of an old capital has its own feast. */
const OLD_CAPITAL_M = 15_000
const AROUND_RUINS_M = 2_500
/** With fewer places a day, the town is too small to stay in it. */
const PLACES_A_DAY = 4
/** The evenings of a feast are long. */
const EVENING_FROM = 18 * 60 + 30
const EVENING_ENDS = 22 * 60
const SQUARES: ReadonlySet<string> = new Set(['landmark', 'monument', 'river'])
const MIDDLE_M = 1_800

/**
 * Who comes for Loy Krathong or Songkran is in the town on its days, and where its evenings are: nobody drives through the
 * closed streets to a mountain. On an island or a beach the feast is no more than a day.
 */
export function feastDays(prepared: PreparedTrip, reading: Reading, catalogue: CatalogueView): PreparedTrip {
  const { problem } = prepared
  const days = daysOfFeast(problem, reading)
  const middles = days.map((day) => townOf(problem, day, reading, catalogue))
  const places = problem.candidates.filter(({ meal }) => meal !== 'only')
  const isThere = (candidate: Candidate, day: number) => {
    const town = middles[days.indexOf(day)]
    return town === undefined || isInTown(candidate.point, town.point, places)
  }
  const inTown = places.filter((candidate) => days.every((day) => isThere(candidate, day)))
  if (days.length === 0 || middles.some((town) => !town)) return prepared
  const isOfFeast = placesOfFeast(reading)
  const feast = { feast: reading.streetFeast!.feast, days }
  if (inTown.length < days.length * PLACES_A_DAY)
    return withFeastStops(withEvenings(prepared, days, reading), feast, catalogue)
  const named = new Set(problem.mustVisit)
  const candidates = problem.candidates.map((candidate) => {
    if (named.has(candidate.id)) return candidate
    const own = candidate.days ?? problem.days.map((_, day) => day)
    const left = own.filter((day) => !days.includes(day) || isThere(candidate, day))
    const kept = left.length === own.length ? candidate : { ...candidate, days: left }
    const place = catalogue.findPlace(candidate.id)
    if (!left.some((day) => days.includes(day)) || (place && isOfFeast(place))) return kept
    return forTheEvening(kept, days, middles[0]!.point, catalogue)
  })
  const evening = { name: FEAST, kinds: [FEAST], visits: days.length * 2, share: 0 }
  const inTownTrip = {
    ...prepared,
    assumed: [...prepared.assumed, noteOf(ASSUMPTIONS, 'feast_in_town', {})],
    problem: {
      ...problem,
      candidates,
      mustSee: (problem.mustSee ?? []).filter((id) =>
        candidates.some((each) => each.id === id && each.days?.length !== 0),
      ),
      themes: [...(problem.themes ?? []), evening],
      days: problem.days.map((day, at, all) => {
        const town = middles[days.indexOf(at)] ?? middles[days.indexOf(at + 1)]
        return town && at < all.length - 1 ? sleepingInTown(day, town, problem) : day
      }),
    },
  }
  return withFeastStops(withEvenings(inTownTrip, days, reading), feast, catalogue)
}

function withEvenings(prepared: PreparedTrip, feast: readonly number[], reading: Reading): PreparedTrip {
  if (reading.dailyWindow.end !== null) return prepared
  const days = prepared.problem.days.map((day, at) => (feast.includes(at) ? longer(day) : day))
  return { ...prepared, problem: { ...prepared.problem, days } }
}

function daysOfFeast({ days }: TripProblem, { streetFeast: feast }: Reading): number[] {
  if (!feast) return []
  const dates = new Set(Array.from({ length: feast.days }, (_, day) => addDays(feast.date, day)))
  // Krathongs float at night: the day on which people go home is a day like others.
  const most = feast.feast === 'loy_krathong' && days.length > 1 ? days.length - 1 : days.length
  return days.slice(0, most).flatMap(({ date }, at) => (date !== null && dates.has(date) ? [at] : []))
}

/** The city or town of the day, if it is one. */
function townOf(
  { days, bases }: TripProblem,
  day: number,
  { destinations = [] }: Reading,
  catalogue: CatalogueView,
): Town | undefined {
  const { world } = catalogue
  const bed = days[day]?.baseTownId ?? days[day - 1]?.baseTownId
  const isUrban = (townId: string) =>
    world.destinations.some(({ kind, townIds }) => (kind === 'city' || kind === 'town') && townIds.includes(townId))
  const goal = world.destinations.find(({ id }) => id === destinations[0])?.townIds[0]
  const id = bed ?? goal ?? bases[0]?.id
  return id !== undefined && isUrban(id) ? world.towns.find((town) => town.id === id) : undefined
}

function isInTown(point: Point, town: Point, places: readonly Candidate[]): boolean {
  if (distanceM(point, town) <= IN_TOWN_M) return true
  return places.some(
    (each) =>
      each.kind === 'historic_site' &&
      each.isHighlight &&
      distanceM(each.point, town) <= OLD_CAPITAL_M &&
      distanceM(each.point, point) <= AROUND_RUINS_M,
  )
}

/**
 * A gate or a square that is open all night: on these days it is for the evening, which no other quarter takes from it. Markets
 * may have the dinner.
 */
function forTheEvening(
  candidate: Candidate,
  days: readonly number[],
  town: Point,
  catalogue: Pick<CatalogueView, 'findPlace'>,
): Candidate {
  const { id, meal, kind, tags, part, point } = candidate
  const place = catalogue.findPlace(id)
  const isForEvening = part === 'evening' || place?.bestTimes.includes('evening') === true
  if (meal !== 'no' || !isForEvening) return candidate
  const isClose = distanceM(point, town) <= MIDDLE_M
  const isOpenLate = place?.hours?.every((day) => day.some(({ close }) => close >= EVENING_ENDS)) === true
  if (isClose && isOpenLate && SQUARES.has(kind ?? '')) {
    const hours = Array.from({ length: 7 }, () => [{ open: EVENING_FROM, close: EVENING_ENDS }])
    return {
      ...candidate,
      part: 'evening',
      tags: [...tags, FEAST],
      hours,
      days: candidate.days?.filter((day) => days.includes(day)) ?? days,
    }
  }
  const own = candidate.days ?? Array.from({ length: 30 }, (_, day) => day)
  return !isClose ? { ...candidate, days: own.filter((day) => !days.includes(day)) } : candidate
}

/** From the night before on, unless the wish says where they sleep. */
function sleepingInTown(day: ProblemDay, town: Town, { bases }: TripProblem): ProblemDay {
  const isFree = day.baseTownId === null && (day.bedTownIds?.includes(town.id) ?? true)
  if (!isFree || !bases.some(({ id }) => id === town.id)) return day
  const { bedTownIds: _, ...free } = day
  return { ...free, baseTownId: town.id }
}

function longer(day: TripProblem['days'][number]): TripProblem['days'][number] {
  return day.end ? day : { ...day, endMinute: Math.max(day.endMinute, EVENING_ENDS) }
}
