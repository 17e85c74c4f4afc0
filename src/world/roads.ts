import { type Drive, estimateDrive, estimateIslandDrive } from './driving.ts'
import { createAirlines } from './flights.ts'
import { distanceM, type Point } from './point.ts'
import { isServed, type ServedArea } from './public-lines.ts'
import { createRailways } from './railways.ts'
import type { Ferry, Island, Landing, Town } from './region.ts'
import { isAcrossRiver } from './rivers.ts'
import { RAIL_CITIES } from './road-network.ts'
import { type Crossings, createCrossings } from './sea.ts'
import { type Leg, newSpot, type Spot, type TravelOptions } from './travel.ts'

/** Estimated travel in Thailand: on foot, by road, boat, rail and air. */
export interface Roads {
  /**
   * The quickest way that the options allow, the same in both directions. Between landmasses by the listed ferries, else by
   * chartered boat.
   * `measured`: driving as measured by a road engine; replaces the estimate when both points are on one landmass with
   * roads, and holds in this direction only.
   */
  leg(from: Point | Spot, to: Point | Spot, options: TravelOptions, measured?: Drive | null): Leg
  /** What `leg` needs to know of a point; pass it instead of the point when many legs share it. */
  spot(point: Point): Spot
}

/** The smallest island whose circles contain the point; null on the mainland. */
export function findIslandId(islands: readonly Pick<Island, 'id' | 'areas'>[], point: Point): string | null {
  let best: { id: string; radiusM: number } | null = null
  for (const { id, areas } of islands) {
    for (const area of areas) {
      if (distanceM(area.point, point) > area.radiusM || (best && area.radiusM >= best.radiusM)) continue
      best = { id, radiusM: area.radiusM }
    }
  }
  return best?.id ?? null
}

/** Legs shorter than this are never flown or taken by train. */
const LONG_MINUTES = 60
/** A flight takes at most this share of the time by road or rail, and replaces only legs of at least this many minutes. */
const FLIGHT_SHARE = 0.8
const FLIGHT_MINUTES = 240
/** A train may take this much longer than the bus: it is more pleasant. */
const TRAIN_SHARE = 1.1

export function createRoads(world: {
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly landings?: readonly Landing[]
  readonly towns: readonly Town[]
  /** Where public transport goes; absent = everywhere. */
  readonly served?: readonly ServedArea[] | undefined
}): Roads {
  const { landings = [], served } = world
  const islands = new Map(world.islands.map((island) => [island.id, island]))
  const plateaus = new Set(landings.flatMap(({ id, onFoot }) => (onFoot ? id : [])))
  const landOf = (id: string) => islands.get(id) ?? (plateaus.has(id) ? PLATEAU : LANDING)
  const landmasses = [...world.islands, ...landings.map(asLandmass)]
  const spot = (point: Point): Spot => newSpot(point, findIslandId(landmasses, point))
  // Songthaews go round every island that has roads.
  const hasLine = (end: Spot) => (end.served ??= !served || end.islandId !== null || isServed(served, end.point))
  const isNearLine = (end: Spot) => hasLine(end) || isServed(served ?? [], end.point, SONGTHAEW_TO_BUS.withinM)
  const land = (from: Spot, to: Spot, options: TravelOptions, measured: Drive | null = null) => {
    const island = from.islandId === null ? undefined : landOf(from.islandId)
    const leg = landLeg(from, to, options, island, measured)
    if (leg.mode !== 'public' || (hasLine(from) && hasLine(to))) return leg
    const isByBus = leg.metres >= BUS.fromM && isNearLine(from) && isNearLine(to)
    return isByBus ? { ...leg, minutes: leg.minutes + SONGTHAEW_TO_BUS.wait } : asCharter(leg)
  }
  let network: Crossings | undefined
  const crossings = () =>
    (network ??= createCrossings([...world.ferries, ...landings.map(boatTo)], world.islands, spot, land))
  const surface = (from: Spot, to: Spot, options: TravelOptions, measured: Drive | null = null) =>
    from.islandId === to.islandId ? land(from, to, options, measured) : crossings().leg(from, to, options)
  const airlines = createAirlines(world.towns, spot, surface)
  const railways = createRailways(spot, land)

  const leg = (a: Point | Spot, b: Point | Spot, options: TravelOptions, measured: Drive | null = null): Leg => {
    const from = 'point' in a ? a : spot(a)
    const to = 'point' in b ? b : spot(b)
    let best = surface(from, to, options, measured)
    if (best.minutes < LONG_MINUTES) return best
    if (options.transport === 'public') {
      const train = railways.leg(from, to)
      if (train && train.minutes <= best.minutes * TRAIN_SHARE) best = train
    }
    if (options.flights && best.minutes >= FLIGHT_MINUTES) {
      const flight = airlines.leg(from, to)
      if (flight && flight.minutes <= best.minutes * FLIGHT_SHARE) best = flight
    }
    return best
  }
  return { leg, spot }
}

/** Where people are, and what they have to move about there. */
type Land = Pick<Island, 'roads' | 'carFree' | 'islets' | 'road'> & Pick<Landing, 'onFoot'>
const LANDING: Land = { roads: false }
const PLATEAU: Land = { roads: false, onFoot: true }

function asLandmass({ id, point, radiusM }: Landing): Pick<Island, 'id' | 'areas'> {
  return { id, areas: [{ point, radiusM }] }
}

function boatTo({ id, from, fromPier, point, minutes, wait, fareBaht, onFoot }: Landing) {
  return {
    from,
    to: id,
    fromPier,
    toPier: point,
    minutes,
    wait,
    fareBaht,
    small: true as const,
    ...(onFoot && { onFoot }),
  }
}

const WALK_LIMIT_M = 900
/** With the bends, half a kilometre: grandparents, small children, and wheels on kerbs. */
const SHORT_WALK_M = 400
/** Where nobody has wheels, people walk further. */
const ROADLESS_WALK_M = 1_800
/** From a beach to its end; further on is another island. */
const ISLET_WALK_M = 250
const WALK_BENDS = 1.25
const WALK_M_PER_MINUTE = 78
/** Small boats cross all day: waiting, boarding and crossing, less the walk that they save. */
const RIVER_FERRY = { minutes: 6, fare: 5 }
/** Minutes until a taxi or songthaew arrives, and its travel time relative to a private car. */
const PUBLIC = { wait: 6, slower: 1.1 }
/** The same between towns: bus station, half the headway. */
const BUS = { wait: 22, slower: 1.12, fromM: 45_000 }
/** From a place so near to where a bus stops, a songthaew brings people to it. */
const SONGTHAEW_TO_BUS = { withinM: 6_000, wait: 20 } as const
/** What is hired for the way needs no bus station. */
function asCharter({ minutes, metres, source }: Leg): Leg {
  const { wait } = metres >= BUS.fromM ? BUS : PUBLIC
  return { mode: 'charter', minutes: minutes - wait + PUBLIC.wait, metres, source }
}

const LONGTAIL = { wait: 8, metresPerMinute: 350, bends: 1.2 }
/** The boat that has brought people to a group of islets waits for them. */
const TOUR_BOAT = { wait: 5, metresPerMinute: 400, bends: 1.1 }

/** Between two points of one landmass, without leaving it. */
function landLeg(from: Spot, to: Spot, options: TravelOptions, island: Land | undefined, measured: Drive | null): Leg {
  const straightM = distanceM(from.point, to.point)
  const isRiver = straightM <= WALK_LIMIT_M && isAcrossRiver(from.point, to.point)
  const isByFerry = isRiver && options.walking !== 'wheelchair'
  if (isByFerry || (!isRiver && straightM <= walkLimitOf(island, options))) {
    const metres = Math.round(straightM * WALK_BENDS)
    const minutes = Math.ceil(metres / WALK_M_PER_MINUTE)
    return isByFerry
      ? { mode: 'boat', minutes: minutes + RIVER_FERRY.minutes, metres, source: 'estimated', fare: RIVER_FERRY.fare }
      : { mode: 'walk', minutes, metres, source: 'estimated' }
  }
  if (island && !island.roads) {
    const { wait, metresPerMinute, bends } = island.islets ? TOUR_BOAT : LONGTAIL
    const metres = Math.round(straightM * bends)
    const minutes = Math.ceil(wait + metres / metresPerMinute)
    return { mode: 'boat', minutes, metres, source: 'estimated' }
  }
  const estimate = () => (island ? estimateIslandDrive(from.point, to.point, island.road) : estimateDrive(from, to))
  const drive = measured ?? estimate()
  const metres = Math.round(drive.metres)
  const source = measured ? 'engine' : 'estimated'
  if (options.transport === 'car' && !island?.carFree && !isByRail(from, to, options))
    return { mode: 'drive', minutes: Math.ceil(drive.minutes), metres, source }
  const { wait, slower } = drive.metres >= BUS.fromM ? BUS : PUBLIC
  return { mode: 'public', minutes: Math.ceil(wait + drive.minutes * slower), metres, source }
}

function walkLimitOf(island: Land | undefined, { walking }: TravelOptions): number {
  if (island?.onFoot) return Number.POSITIVE_INFINITY
  if (island?.islets) return ISLET_WALK_M
  if (island?.roads === false) return ROADLESS_WALK_M
  return walking === undefined ? WALK_LIMIT_M : SHORT_WALK_M
}

/** In the middle of Bangkok, everybody leaves the car: trains, boats and taxis are quicker. Those who may fly have none there. */
function isByRail({ point: from }: Spot, { point: to }: Spot, { flights }: TravelOptions): boolean {
  return (
    flights &&
    RAIL_CITIES.some(
      (city) => distanceM(from, city) <= city.radiusKm * 1000 && distanceM(to, city) <= city.radiusKm * 1000,
    )
  )
}
