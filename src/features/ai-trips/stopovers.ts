// Nights on the way between two stays that are more than a day apart: “Pai and Ko Tao”.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { isGateway, type Town } from '../../world/region.ts'
import type { Roads } from '../../world/roads.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Minutes that a day on the way keeps for meals and for finding the bed. */
const ROOM = 60
/** Across the whole country by bus. */
const MOST_NIGHTS = 3
/** Each rank of a town is worth so many minutes of detour: people break a journey in a city. */
const DETOUR_FOR_RANK = 60

/** The share of its nights that a trip may spend on the way before a flight is better. */
const SHARE_ON_WAY = 1 / 3

/** As many nights on the way as the trip is long enough for; more only where it cannot fly. */
export function nightsOnWay({ problem }: PreparedTrip): number {
  return Math.floor((problem.days.length - 1) * SHARE_ON_WAY)
}

/**
 * The trip with nights in towns on each way that takes longer than its day, `atMost` in all. The stays at both ends give the
 * nights, by their lengths. Undefined where no way is that long, or the stays have no nights for it.
 */
export function withStopovers(
  prepared: PreparedTrip,
  roads: Roads,
  { world }: Pick<CatalogueView, 'world'>,
  atMost: number,
): PreparedTrip | undefined {
  const { problem } = prepared
  const { transport, flights } = problem
  const known = new Map([...world.towns, ...problem.bases].map((town) => [town.id, town]))
  const hubs = world.towns.filter((town) => town.islandId === null && isGateway(town))
  const minutes = (from: Town, to: Town) => roads.leg(from.point, to.point, { transport, flights }).minutes
  const days = [...problem.days]
  const added: Town[] = []
  for (let at = 0; at < days.length - 1; at++) {
    const next = days[at + 1]!
    const room = next.endMinute - next.startMinute
    const [from, to] = [known.get(days[at]?.baseTownId ?? ''), known.get(next.baseTownId ?? '')]
    if (!from || !to || from === to || next.nightRide || minutes(from, to) <= room) continue
    const nights = nightsBetween(from, to, { hubs, minutes, most: room - ROOM })
    const first = nights && firstNight(days, at, nights.length)
    if (!nights || first === undefined) return undefined
    nights.forEach(({ id }, index) => {
      days[first + index] = { ...days[first + index]!, baseTownId: id }
    })
    added.push(...nights)
    at = first + nights.length - 1
  }
  if (added.length === 0 || added.length > atMost) return undefined
  const bases = [...new Set([...problem.bases, ...added])]
  const codes = [...new Set(added.map(({ provinceCode }) => provinceCode))]
  const note = noteOf(ASSUMPTIONS, 'night_on_way', { province_codes: codes })
  return { ...prepared, problem: { ...problem, days, bases }, assumed: [...prepared.assumed, note] }
}

interface Ways {
  readonly hubs: readonly Town[]
  readonly minutes: (from: Town, to: Town) => number
  /** Minutes of the longest way of a day. */
  readonly most: number
}

/** The fewest towns between two others such that each way fits into a day; of several, those in cities and near the way. */
function nightsBetween(from: Town, to: Town, { hubs, minutes, most }: Ways): readonly Town[] | undefined {
  let reached: { readonly towns: readonly Town[]; readonly cost: number }[] = [{ towns: [], cost: 0 }]
  const left = new Set(hubs.filter((town) => town !== from && town !== to))
  for (let night = 1; night <= MOST_NIGHTS; night++) {
    const next = [...left].flatMap((town) => {
      const ways = reached.flatMap(({ towns, cost }) => {
        const way = minutes(towns.at(-1) ?? from, town)
        return way > most ? [] : [{ towns: [...towns, town], cost: cost + way - town.rank * DETOUR_FOR_RANK }]
      })
      return ways.sort((a, b) => a.cost - b.cost).slice(0, 1)
    })
    const through = next.flatMap(({ towns, cost }) => {
      const way = minutes(towns.at(-1)!, to)
      return way > most ? [] : [{ towns, cost: cost + way }]
    })
    if (through.length > 0) return through.reduce((a, b) => (b.cost < a.cost ? b : a)).towns
    for (const { towns } of next) left.delete(towns.at(-1)!)
    reached = next
  }
  return undefined
}

/** The first of some nights in a row that the stays around the end of a day can spare; undefined if they cannot. */
function firstNight(days: TripProblem['days'], at: number, nights: number): number | undefined {
  const [before, after] = [nightsOf(days, at, -1), nightsOf(days, at + 1, 1)]
  const ofBefore = Math.min(before - 1, Math.round((nights * before) / (before + after)))
  return nights - ofBefore > after - 1 ? undefined : at + 1 - ofBefore
}

/** Nights of the stay from a day on, back or ahead. The last day has none. */
function nightsOf(days: TripProblem['days'], from: number, step: 1 | -1): number {
  const town = days[from]?.baseTownId
  let day = from
  while (day >= 0 && day < days.length - 1 && days[day]?.baseTownId === town) day += step
  return Math.abs(day - from)
}
