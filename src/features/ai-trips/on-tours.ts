import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { closedBy } from './guide-rules.ts'

/** Nearer islands are reached by a boat of one's own. */
const TOUR_FROM_M = 30_000

/** Minutes after midnight: the boats leave at half past eight. */
export const READY_FOR_TOURS = 8 * 60

type Tours = Pick<CatalogueView, 'findPlace' | 'places' | 'provincesByCode' | 'world'>

/**
 * A sight on a far island without beds that the wish names beside a destination is seen on the tour that goes there from it:
 * nobody crosses the bay to Maya Bay from Phuket by ferry and longtail, or changes beds for it. What is closed stays as it was
 * asked for, so that the trip says so.
 */
export function onTours(reading: Reading, catalogue: Tours): Reading {
  const wished = reading.mustVisit.flatMap((wish) => {
    const place = catalogue.findPlace(wish.placeId)
    return place && isOnDayIsland(place, catalogue) ? [{ wish, place }] : []
  })
  if (wished.length === 0) return reading
  const named = staysOf(reading, new Set(wished.map(({ place }) => place.provinceCode)), catalogue)
  const far = wished.filter(({ place: { point } }) => named.every((stay) => distanceM(stay.point, point) > TOUR_FROM_M))
  if (named.length === 0 || far.length === 0) return reading
  const isShut = ({ guide }: PlaceEntry) => closedBy(guide?.closedMonths, reading).throughout
  const closed = new Set(far.flatMap(({ wish, place }) => (isShut(place) ? [wish] : [])))
  const tours = new Map(
    far.flatMap(({ wish, place }) => {
      const tour = closed.has(wish) ? undefined : tourTo(place, named, catalogue)
      return tour ? [[wish, tour] as const] : []
    }),
  )
  const seen = far.filter(({ wish }) => tours.has(wish) || closed.has(wish))
  const own = new Set(named.flatMap(({ provinceCodes }) => provinceCodes))
  const left = new Set(seen.map(({ place }) => place.provinceCode).filter((code) => !own.has(code)))
  const { start } = reading.dailyWindow
  return {
    ...reading,
    ...(tours.size > 0 && { dailyWindow: { ...reading.dailyWindow, start: start ?? READY_FOR_TOURS } }),
    provinces: reading.provinces.filter((code) => !left.has(code)),
    mustVisit: reading.mustVisit.map((wish) => {
      const tour = tours.get(wish)
      if (tour) return { ...wish, placeId: tour.id, provinceCode: tour.provinceCode }
      return closed.has(wish) ? { ...wish, provinceCode: named[0]!.provinceCodes[0]! } : wish
    }),
  }
}

type Stay = Pick<Destination, 'point' | 'provinceCodes'>

/** Where the trip stays: its destinations, else its provinces, but for one that only the sight is in. */
function staysOf(reading: Reading, ofSights: ReadonlySet<string>, { world, provincesByCode }: Tours): readonly Stay[] {
  const named = world.destinations.filter(({ id, kind }) => kind !== 'loop' && reading.destinations?.includes(id))
  if (named.length > 0) return named
  const others = reading.provinces.filter((code) => !ofSights.has(code))
  const codes = others.length > 0 ? others : reading.provinces
  return codes.flatMap((code) => {
    const province = provincesByCode.get(code)
    return province ? [{ point: province.point, provinceCodes: [code] }] : []
  })
}

function isOnDayIsland({ point }: PlaceEntry, { world }: Tours): boolean {
  const islandId = findIslandId(world.islands, point)
  return world.islands.find(({ id }) => id === islandId)?.nights === false
}

/** The tour that visits a place and sets out nearest to where the travellers stay. */
function tourTo({ id }: PlaceEntry, named: readonly Stay[], catalogue: Tours): PlaceEntry | undefined {
  const wayTo = ({ point }: PlaceEntry) => Math.min(...named.map((stay) => distanceM(stay.point, point)))
  const starts = [...catalogue.places()].filter(
    ({ guide, businessStatus, duplicateOf, provinceCode }) =>
      guide?.covers?.includes(id) &&
      businessStatus === 'operational' &&
      duplicateOf === null &&
      named.some(({ provinceCodes }) => provinceCodes.includes(provinceCode)),
  )
  return starts.sort((a, b) => wayTo(a) - wayTo(b))[0]
}
