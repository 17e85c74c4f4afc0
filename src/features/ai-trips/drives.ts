// Minutes at the wheel from one stay to the next.
import type { World } from '../../catalogue/world.ts'
import type { Destination } from '../../world/destination.ts'
import type { Point } from '../../world/point.ts'
import { createRoads } from '../../world/roads.ts'
import type { Spot } from '../../world/travel.ts'

export interface Drives {
  /** With the ferry, where one is on the way. A destination is the first of its towns. */
  minutes(from: Destination | Point, to: Destination | Point): number
}

const BY_CAR = { transport: 'car', flights: false } as const
/** Known per version of the catalogue: the same few thousand ways come up again and again. */
const KNOWN = new WeakMap<World, Drives>()

export function drivesOf(world: World): Drives {
  const known = KNOWN.get(world)
  if (known) return known
  const roads = createRoads(world)
  const spots = new WeakMap<Destination | Point, Spot>()
  const spotOf = (place: Destination | Point) => {
    const before = spots.get(place)
    if (before) return before
    const isBed = ({ id }: { readonly id: string }) => 'townIds' in place && place.townIds[0] === id
    const point = 'townIds' in place ? (world.towns.find(isBed)?.point ?? place.point) : place
    const spot = roads.spot(point)
    spots.set(place, spot)
    return spot
  }
  const legs = new WeakMap<Spot, WeakMap<Spot, number>>()
  const drives: Drives = {
    minutes: (from, to) => {
      const [a, b] = [spotOf(from), spotOf(to)]
      const row = legs.get(a) ?? new WeakMap<Spot, number>()
      legs.set(a, row)
      const minutes = row.get(b) ?? roads.leg(a, b, BY_CAR).minutes
      row.set(b, minutes)
      return minutes
    },
  }
  KNOWN.set(world, drives)
  return drives
}
