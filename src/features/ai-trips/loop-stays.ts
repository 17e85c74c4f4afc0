import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { namedDestinations } from './destination-focus.ts'
import { withNights } from './stay-nights.ts'
import { inOrder } from './stay-order.ts'
import { isRoadTrip } from './trip-ends.ts'
import type { TripStay } from './trip-stay.ts'

/** The round trip that the wish names, or that goes through what it names if it asks to drive round. Longer trips go further. */
export function findLoop(reading: Reading, catalogue: CatalogueView): Destination | null {
  const named = namedDestinations(reading, catalogue)
  const loop = named.find(({ kind }) => kind === 'loop')
  if (loop) return named.length === 1 ? loop : null
  if (!reading.journey?.includes('loop')) return null
  if (named.length === 0) return loopFrom(reading, catalogue)
  const { destinations, towns } = catalogue.world
  const isOnRoads = (id: string) => towns.some((town) => town.id === id && town.islandId === null)
  return (
    destinations.find(
      ({ kind, townIds }) =>
        kind === 'loop' &&
        townIds.every(isOnRoads) &&
        named.every((each) => each.townIds.some((id) => townIds.includes(id))),
    ) ?? null
  )
}

/** “The north by car, a loop from Chiang Mai” is the one that sets out there, if it stays in the region. */
function loopFrom(reading: Reading, { world }: CatalogueView): Destination | null {
  const { start, regions, provinces, mustVisit, days } = reading
  if (!start || provinces.length > 0 || mustVisit.length > 0) return null
  const within = new Set([start.provinceCode, ...regions.flatMap(({ provinceCodes }) => provinceCodes)])
  const isThere = (id: string) =>
    world.towns.some((town) => town.id === id && town.provinceCode === start.provinceCode && town.islandId === null)
  return (
    world.destinations.find(
      ({ kind, gateway: { airportTownId }, townIds, provinceCodes, nights }) =>
        kind === 'loop' &&
        (days - 1 <= nights.most || !isRoadTrip(reading)) &&
        airportTownId !== null &&
        townIds.includes(airportTownId) &&
        isThere(airportTownId) &&
        (regions.length === 0 || provinceCodes.every((code) => within.has(code))),
    ) ?? null
  )
}

/** Each night in another place of the round trip; longer trips stay longer. */
export function staysOfLoop(loop: Destination, nights: number, catalogue: CatalogueView): readonly TripStay[] | null {
  const places = stopsOf(loop, catalogue)
  const lessKnown = (one: Destination, other: Destination) =>
    other.fameThai + other.fameForeign - one.fameThai - one.fameForeign
  const kept = new Set([...places].sort(lessKnown).slice(0, nights))
  const stays = places.filter((place) => kept.has(place)).map((destination) => ({ destination, nights: 1 }))
  const home = loopGateway(loop, catalogue)
  const divided = stays.length > 1 ? withNights(stays, nights) : null
  return divided && inOrder(divided, { start: home, end: home }, catalogue)
}

/** Where a round trip begins and ends, if that is none of its stops; else null. */
export function loopGateway(loop: Destination, catalogue: CatalogueView): Point | null {
  const { airportTownId } = loop.gateway
  if (airportTownId === null || !loop.townIds.includes(airportTownId)) return null
  if (stopsOf(loop, catalogue).some(({ townIds }) => townIds.includes(airportTownId))) return null
  return catalogue.world.towns.find(({ id }) => id === airportTownId)?.point ?? null
}

/** The places of the loop in its order. A town to which no sight is nearest is only where the loop begins and ends. */
function stopsOf({ townIds, highlights }: Destination, catalogue: CatalogueView): readonly Destination[] {
  const places = [...new Set(townIds.flatMap((id) => placeOf(id, catalogue) ?? []))]
  const nearest = new Set(
    highlights.flatMap((id) => {
      const sight = catalogue.findPlace(id)
      if (!sight) return []
      const awayM = ({ point }: Destination) => distanceM(sight.point, point)
      return places.reduce((best, each) => (awayM(each) < awayM(best) ? each : best))
    }),
  )
  return places.filter((place) => nearest.has(place))
}

/** What people mean by a stop in the town: the destination that sleeps there first, rather a whole one than a part. */
function placeOf(townId: string, { world }: CatalogueView): Destination | undefined {
  const whole = world.destinations.filter(({ kind }) => kind !== 'loop')
  const best = (isStop: (destination: Destination) => boolean) =>
    whole.filter(isStop).sort((a, b) => Number(a.partOf !== null) - Number(b.partOf !== null))[0]
  return best(({ townIds }) => townIds[0] === townId) ?? best(({ townIds }) => townIds.includes(townId))
}
