import { distanceM, type Point } from './point.ts'
import type { Ferry, Island, Landing } from './region.ts'
import type { Access, Leg, Spot, TravelOptions } from './travel.ts'

type Boat = Pick<Ferry, 'from' | 'to' | 'fromPier' | 'toPier' | 'minutes' | 'wait' | 'fareBaht' | 'small'> &
  Pick<Landing, 'onFoot'>
type LandLeg = (from: Spot, to: Spot, options: TravelOptions) => Leg

/** Travel between landmasses by the listed ferries, with changes on other islands or the mainland. */
export interface Crossings {
  leg(from: Spot, to: Spot, options: TravelOptions): Leg
}

/** Mainland piers tried from one point: travellers to Samui may take Don Sak or Chumphon. */
const PIERS_TRIED = 6
/** A chartered boat where no ferry runs: minutes to arrange it, and its speed. */
const CHARTER = { wait: 40, metresPerMinute: 350 }
/** Who sets out so near to a path does not drive to it; the paths on the plateau count too. */
const PATH_IS_HERE_M = 12_000
/** Between islands this near, longtails are quicker than ferries by way of the mainland. */
const LONGTAIL = { wait: 10, metresPerMinute: 400, mostM: 20_000 }

export function createCrossings(
  ferries: readonly Boat[],
  islands: readonly Island[],
  spot: (point: Point) => Spot,
  land: LandLeg,
): Crossings {
  const piers = listPiers(ferries, spot)
  const byCar: TravelOptions = { transport: 'car', flights: false }
  const network = shortestBetween(piers, ferries, (a, b) => land(a, b, byCar))
  const charterPiers = new Map(islands.map((island) => [island.id, spot(island.pier)]))

  const access = (from: Spot): readonly Access[] => {
    from.piers ??= piers
      .map((pier, index) => ({ pier, index }))
      .filter(({ pier }) => pier.landmass === (from.islandId ?? MAINLAND))
      .sort((a, b) => distanceM(a.pier.spot.point, from.point) - distanceM(b.pier.spot.point, from.point))
      .slice(0, PIERS_TRIED)
      .map(({ pier, index }) => {
        const { minutes, metres } = land(from, pier.spot, byCar)
        return { index, minutes, metres }
      })
    return from.piers
  }

  const leg = (from: Spot, to: Spot, options: TravelOptions): Leg => {
    let best: Leg | null = null
    for (const a of access(from)) {
      for (const b of access(to)) {
        const at = a.index * piers.length + b.index
        const minutes = Math.ceil(a.minutes + (network.minutes[at] as number) + b.minutes)
        if (!Number.isFinite(minutes) || (best && minutes >= best.minutes)) continue
        const metres = a.metres + (network.metres[at] as number) + b.metres
        best = {
          mode: network.large[at] ? 'ferry' : network.small[at] ? 'boat' : onTheRoad(a.metres + b.metres, options),
          minutes,
          metres: Math.round(metres),
          source: 'estimated',
          ...((network.large[at] || network.small[at]) && { fare: network.fares[at] as number }),
        }
      }
    }
    const longtail = between(from, to, charterPiers) ? charter(from, to, options, charterPiers, land, LONGTAIL) : null
    if (longtail && (!best || longtail.minutes < best.minutes)) return longtail
    return best ?? charter(from, to, options, charterPiers, land, CHARTER)
  }
  return { leg }
}

/** The way to a path and up it is a walk where the path begins, else as people come to it. */
function onTheRoad(metresToPath: number, { transport }: TravelOptions): Leg['mode'] {
  if (metresToPath <= PATH_IS_HERE_M) return 'walk'
  return transport === 'car' ? 'drive' : 'public'
}

/** Whether longtails go from one island to the other. */
function between({ islandId: a }: Spot, { islandId: b }: Spot, piers: ReadonlyMap<string, Spot>): boolean {
  const [from, to] = [piers.get(a ?? ''), piers.get(b ?? '')]
  return from !== undefined && to !== undefined && distanceM(from.point, to.point) <= LONGTAIL.mostM
}

/** From pier to pier in a chartered boat, with the usual travel on land at both ends. */
function charter(
  from: Spot,
  to: Spot,
  options: TravelOptions,
  charterPiers: ReadonlyMap<string, Spot>,
  land: LandLeg,
  boat: { readonly wait: number; readonly metresPerMinute: number },
): Leg {
  const fromPier = from.islandId === null ? undefined : charterPiers.get(from.islandId)
  const toPier = to.islandId === null ? undefined : charterPiers.get(to.islandId)
  const first = fromPier ? land(from, fromPier, options) : null
  const last = toPier ? land(toPier, to, options) : null
  const waterM = distanceM((fromPier ?? from).point, (toPier ?? to).point)
  const minutes = boat.wait + waterM / boat.metresPerMinute + (first?.minutes ?? 0) + (last?.minutes ?? 0)
  const metres = Math.round(waterM + (first?.metres ?? 0) + (last?.metres ?? 0))
  return { mode: 'boat', minutes: Math.ceil(minutes), metres, source: 'estimated' }
}

const MAINLAND = 'mainland'
/** Piers closer than this on one landmass are the same pier. */
const SAME_PIER_M = 300

interface Pier {
  readonly landmass: string
  readonly spot: Spot
}

function listPiers(ferries: readonly Boat[], spot: (point: Point) => Spot): Pier[] {
  const piers: Pier[] = []
  for (const ferry of ferries) {
    for (const [landmass, point] of [
      [ferry.from, ferry.fromPier],
      [ferry.to, ferry.toPier],
    ] as const) {
      if (findPier(piers, landmass, point) >= 0) continue
      const islandId = landmass === MAINLAND ? null : landmass
      piers.push({ landmass, spot: { ...spot(point), islandId } })
    }
  }
  return piers
}

function findPier(piers: readonly Pier[], landmass: string, point: Point): number {
  return piers.findIndex((pier) => pier.landmass === landmass && distanceM(pier.spot.point, point) < SAME_PIER_M)
}

/** A way between two piers. `large`: whether a ferry is part of it; `small`: a small boat. Neither on a path. */
interface Way {
  readonly minutes: number
  readonly metres: number
  readonly fare: number
  readonly large: number
  readonly small: number
}

/** Shortest ways between all pairs of piers, over land and water (Floyd–Warshall; 10 ms for a hundred piers, once). */
function shortestBetween(piers: readonly Pier[], ferries: readonly Boat[], land: (a: Spot, b: Spot) => Leg) {
  const n = piers.length
  const minutes = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY)
  const metres = new Float64Array(n * n)
  const fares = new Float64Array(n * n)
  const large = new Uint8Array(n * n)
  const small = new Uint8Array(n * n)
  const improve = (at: number, way: Way) => {
    if (way.minutes >= (minutes[at] as number)) return
    minutes[at] = way.minutes
    metres[at] = way.metres
    fares[at] = way.fare
    large[at] = way.large
    small[at] = way.small
  }
  const join = (i: number, j: number, way: Way) => {
    improve(i * n + j, way)
    improve(j * n + i, way)
  }
  piers.forEach((a, i) => {
    minutes[i * n + i] = 0
    piers.forEach((b, j) => {
      if (j <= i || a.landmass !== b.landmass) return
      join(i, j, { ...land(a.spot, b.spot), fare: 0, large: 0, small: 0 })
    })
  })
  for (const {
    from,
    to,
    fromPier,
    toPier,
    wait,
    minutes: crossing,
    fareBaht: fare,
    small: isSmall,
    onFoot,
  } of ferries) {
    const isBoat = isSmall && !onFoot
    const kind = { large: isSmall || onFoot ? 0 : 1, small: isBoat ? 1 : 0 }
    const way = { minutes: wait + crossing, metres: distanceM(fromPier, toPier), fare, ...kind }
    join(findPier(piers, from, fromPier), findPier(piers, to, toPier), way)
  }
  for (let via = 0; via < n; via++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const [first, second, at] = [i * n + via, via * n + j, i * n + j]
        const sum = (minutes[first] as number) + (minutes[second] as number)
        if (sum >= (minutes[at] as number)) continue
        minutes[at] = sum
        metres[at] = (metres[first] as number) + (metres[second] as number)
        fares[at] = (fares[first] as number) + (fares[second] as number)
        large[at] = (large[first] as number) | (large[second] as number)
        small[at] = (small[first] as number) | (small[second] as number)
      }
    }
  }
  return { minutes, metres, fares, large, small }
}
