// Nights on a train or a bus: before the first day, between two stays, and after the last day.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import { asksOfRide } from '../../language/reader/night-rides.ts'
import type { NightRide, Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, usualMeals } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { railBetween } from '../../world/rail-between.ts'
import type { Town } from '../../world/region.ts'
import type { Roads } from '../../world/roads.ts'
import type { Leg } from '../../world/travel.ts'
import { namedEndsOf } from './trip-ends.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** A shorter ride, in minutes, is over before anybody has slept; a longer one takes more than the night. */
const A_NIGHT = { from: 5 * 60, to: 16.5 * 60 }
/** Who travels by train and does not say when spends less than this on a train by day. */
const UNASKED_FROM = 8 * 60
/** The evening trains leave from six o'clock on; by eight in the morning people have had breakfast where they arrive. */
const AT_THE_STATION = 17 * 60 + 30
const ARRIVED = 8 * 60
/** Who sets out on the evening of the first day has that one for it. */
const EVENING = 16 * 60
/** From where the ride ends people go on by bus or boat. */
const ONWARD_M = 200_000
const HOME_OF_TRAINS = '10'

interface Ride {
  readonly from: Point
  readonly to: Point
  readonly leg: Leg
  readonly provinceCode: string
}

/**
 * The trip with its nights on the way. A ride that was asked for, or a train of eight hours and more on a trip by train, leaves
 * in the evening and arrives in the morning: no day is spent on it, and no bed is needed.
 */
export function withNightRides(
  prepared: PreparedTrip,
  reading: Reading,
  catalogue: CatalogueView,
  roads: Roads,
): PreparedTrip {
  const { nightRide: asked, transport } = reading
  const by = asked?.by ?? (transport === 'train' || transport === 'public' ? 'train' : null)
  const { problem } = prepared
  if (by === null || problem.days.length === 1 || problem.bases.length === 0) return prepared
  const rideOf = (from: Point | undefined, to: Town | undefined) => {
    const ride = from && to ? rideBetween(by, from, to, catalogue, roads) : null
    return ride && ride.leg.minutes >= (asked ? A_NIGHT.from : UNASKED_FROM) && ride.leg.minutes <= A_NIGHT.to
      ? ride
      : null
  }
  const beds = problem.days.map((day) => bedOf(day, prepared))
  const days = [...problem.days]
  const notes: Assumption[] = []
  const byAir = problem.flights
  for (let at = 0; at < days.length - 2; at++) {
    const [from, to] = [beds[at], beds[at + 1]]
    if (!from || !to || from === to || (byAir && by === 'bus')) continue
    const ride = rideOf(from.point, to)
    if (!ride || (byAir && !railBetween(from.point, to.point))) continue
    days[at] = leaving(days[at]!, ride.from, to.id)
    days[at + 1] = arriving(days[at + 1]!, ride)
    notes.push(
      noteOf(ASSUMPTIONS, 'night_ride_between', { day: at + 1, ride: by, province_codes: [ride.provinceCode] }),
    )
  }
  const home = namedEndsOf(reading, catalogue)
  const usual = catalogue.world.towns.find(({ provinceCode }) => provinceCode === HOME_OF_TRAINS)?.point
  // “Two days in Trang, then the night train to Bangkok”: the one ride that is named is the way on.
  const ways = asked?.ways === 'there' && !reading.start && reading.end ? 'home' : asked?.ways
  // A trip “by train” that does not say from where begins in Bangkok, where the trains do.
  const isFromSomewhere = reading.start !== null || transport === 'train'
  const isThere = asked ? ways !== 'home' && (reading.start !== null || notes.length === 0) : isFromSomewhere
  const out = isThere && days[0]!.startMinute < EVENING ? rideOf(home.start ?? usual, beds[0]) : null
  if (out) {
    days[0] = arriving(days[0]!, out)
    notes.unshift(noteOf(ASSUMPTIONS, 'night_ride_there', { ride: by }))
  }
  const last = days.length - 1
  const isHome = ways !== undefined && ways !== 'there'
  const back =
    isHome && beds[last - 1] ? rideHome(by, beds[last - 1]!, home.end ?? home.start ?? usual, catalogue, roads) : null
  if (back) {
    days[last] = leaving(days[last]!, back, days[last]!.baseTownId)
    notes.push(noteOf(ASSUMPTIONS, 'night_ride_home', { ride: by }))
  } else if (out && reading.start?.text && !reading.end) {
    days[last] = { ...days[last]!, end: null }
    notes.push(noteOf(ASSUMPTIONS, 'way_home_left', { said: saidOf(reading), minutes: out.leg.minutes }))
  }
  if (notes.length === 0) return prepared
  return { ...prepared, assumed: [...prepared.assumed, ...notes], problem: { ...problem, days } }
}

/** The wish without the night ride that the trip has. */
export function withoutRidden(reading: Reading, { problem }: Pick<PreparedTrip, 'problem'>): Reading {
  if (!reading.nightRide || !problem.days.some(({ nightRide }) => nightRide)) return reading
  return { ...reading, unplanned: reading.unplanned.filter(asksOfRide) }
}

const saidOf = ({ start, assumed }: Reading) =>
  assumed.find(({ code }) => code === 'origin')?.values.said ?? start?.text ?? ''

/** The town of a night; of several, the one with the best connections. */
export function bedOf(
  { baseTownId, bedTownIds = [] }: ProblemDay,
  { problem: { bases } }: PreparedTrip,
): Town | undefined {
  const ids = baseTownId === null ? bedTownIds : [baseTownId]
  const open = ids.length > 0 ? bases.filter(({ id }) => ids.includes(id)) : bases
  return open.reduce<Town | undefined>((best, town) => (best && best.rank >= town.rank ? best : town), undefined)
}

/** A ride between two towns; to one without a station or over water it ends where people change. */
function rideBetween(by: NightRide['by'], from: Point, to: Town, { world }: CatalogueView, roads: Roads): Ride | null {
  const stops = [
    to,
    ...world.towns.filter((town) => isNear(town, to) && distanceM(town.point, to.point) < distanceM(from, to.point)),
  ]
    .filter(({ islandId }) => islandId === null)
    .sort((a, b) => distanceM(a.point, to.point) - distanceM(b.point, to.point))
  for (const stop of stops) {
    const { provinceCode } = stop
    if (by === 'train') {
      const rail = railBetween(from, stop.point)
      if (!rail) continue
      const { minutes, metres } = rail
      return {
        from: rail.from,
        to: rail.to,
        provinceCode,
        leg: { mode: 'train', minutes, metres, source: 'estimated' },
      }
    }
    if (roads.spot(from).islandId !== null || (stop !== to && stop.rank < BUS_STOP_RANK)) continue
    const leg = roads.leg(from, stop.point, { transport: 'public', flights: false })
    return { from, to: stop.point, provinceCode, leg: { ...leg, mode: 'public' } }
  }
  return null
}

/** Towns in which night buses stop. */
const BUS_STOP_RANK = 3

const isNear = (town: Town, to: Town) => distanceM(town.point, to.point) <= ONWARD_M

/** Where the ride home leaves from; null where none does. */
function rideHome(
  by: NightRide['by'],
  bed: Town,
  home: Point | undefined,
  catalogue: CatalogueView,
  roads: Roads,
): Point | null {
  const ride = home ? rideBetween(by, home, bed, catalogue, roads) : null
  return ride && ride.leg.minutes >= A_NIGHT.from ? ride.to : null
}

function leaving(day: ProblemDay, end: Point, baseTownId: string | null): ProblemDay {
  const { bedTownIds: _, ...open } = day
  const endMinute = Math.max(day.startMinute, Math.min(day.endMinute, AT_THE_STATION))
  return { ...open, baseTownId, end, endMinute, meals: usualMeals(day.startMinute, endMinute) }
}

function arriving(day: ProblemDay, { to, leg }: Ride): ProblemDay {
  const { dawnMinute: _, ...rested } = day
  const startMinute = Math.max(day.startMinute, ARRIVED)
  return { ...rested, start: to, startMinute, meals: usualMeals(startMinute, day.endMinute), nightRide: leg }
}
