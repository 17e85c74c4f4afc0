import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { BedLimit } from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { tastesOf } from './stay-worth.ts'
import { isForDawn } from './when-open.ts'

/** People come to such a destination for its beaches. */
const BY_SEA = 0.8
const TOWNS: ReadonlySet<Destination['kind']> = new Set(['city', 'town'])
/** Where people go for the night. */
const LOUD = 0.8
/** The first sights of a destination. */
const FIRST_SIGHTS = 3
/** Who goes to a city sleeps elsewhere for a night in three, and on a beach for as long as they like. */
const SHARE_IN_PARTS = 3
const HOLIDAYS: ReadonlySet<Destination['kind']> = new Set(['beach', 'island'])

/** Towns where nobody who asks for this trip sleeps, although they are part of where it goes. */
export function bedsLeftOut(named: readonly Destination[], reading: Reading, world: World): ReadonlySet<string> {
  return new Set([
    ...townsAwayFromSea(named, reading, world),
    ...townsWithoutRoad(named, reading, world),
    ...townsOnOtherIslands(named, reading, world),
  ])
}

/** Of a destination of several islands, those that the wish names are where people sleep. */
function townsOnOtherIslands(named: readonly Destination[], reading: Reading, { towns }: World): string[] {
  const asked = new Set(reading.islands.map(({ id }) => id))
  return named.flatMap(({ townIds }) => {
    const onIslands = towns.filter(({ id, islandId }) => townIds.includes(id) && islandId !== null)
    const isAsked = onIslands.some(({ islandId }) => asked.has(islandId ?? ''))
    return isAsked ? onIslands.filter(({ islandId }) => !asked.has(islandId ?? '')).map(({ id }) => id) : []
  })
}

/** A trip to an island of beaches sleeps at one of them, with children at a quiet one, unless the wish is for something else. */
function townsAwayFromSea(named: readonly Destination[], reading: Reading, { destinations }: World): string[] {
  const tastes = tastesOf(reading)
  if (tastes.size > 0 && !tastes.has('beach')) return []
  const asked = new Set(reading.towns.map(({ id }) => id))
  return named
    .filter(({ fits }) => fits.beach >= BY_SEA)
    .flatMap((whole) => {
      const parts = destinations.filter(
        ({ partOf, id }) => partOf === whole.id && !named.some((each) => each.id === id),
      )
      const suits = ({ kind, fits }: Destination) => kind === 'beach' && !(isQuiet(reading) && fits.nightlife >= LOUD)
      const beaches = new Set(parts.filter(suits).flatMap(({ townIds }) => townIds))
      const others = parts.filter((part) => TOWNS.has(part.kind) || !suits(part)).flatMap(({ townIds }) => townIds)
      return beaches.size === 0 ? [] : others.filter((id) => !beaches.has(id) && !asked.has(id))
    })
}

const isQuiet = ({ party, group, interests }: Reading) =>
  party.children > 0 || group === 'honeymoon' || interests.some(({ key }) => key === 'relax')

/** A car does not stay behind for nights on a beach without a road that nobody asked for. */
function townsWithoutRoad(named: readonly Destination[], reading: Reading, { towns, islands }: World): string[] {
  if (reading.transport !== null && reading.transport !== 'car') return []
  const roadless = new Set(islands.filter(({ roads }) => !roads).map(({ id }) => id))
  const asked = new Set([
    ...reading.towns.map(({ id }) => id),
    ...named.filter(({ kind }) => kind === 'island').flatMap(({ townIds }) => townIds),
  ])
  const onAsked = new Set(reading.islands.map(({ id }) => id))
  return towns
    .filter(
      ({ id, islandId }) => islandId !== null && roadless.has(islandId) && !asked.has(id) && !onAsked.has(islandId),
    )
    .map(({ id }) => id)
}

/**
 * The parts of a city that the wish names (the Golden Triangle of Chiang Rai) are a day out or a night, in the best of their
 * towns: each has at most its usual nights, one that is not named has none beside one that is, and all together have a night in
 * three. Whoever says where the nights are decides that alone.
 */
export function shortStays(named: readonly Destination[], reading: Reading, { destinations }: World): BedLimit[] {
  const { days, base, stays = [], towns } = reading
  if (base || stays.length > 0) return []
  const asked = new Set(towns.map(({ id }) => id))
  return named
    .filter(({ kind }) => kind === 'city')
    .flatMap((city) => {
      const parts = destinations.filter(({ partOf, kind }) => partOf === city.id && !HOLIDAYS.has(kind))
      const own = new Set(city.townIds.filter((id) => !parts.some(({ townIds }) => townIds[0] === id)))
      const isAway = (id: string) => !own.has(id)
      const isUsed = (id: string, at: number) => at === 0 || asked.has(id)
      const isAnyNamed = parts.some((part) => named.includes(part))
      const nightsIn = (part: Destination) => (isAnyNamed && !named.includes(part) ? 0 : Math.max(1, part.nights.usual))
      const limits = parts.flatMap((part) => [
        { townIds: part.townIds.filter(isAway), nights: nightsIn(part) },
        { townIds: part.townIds.filter((id, at) => isAway(id) && !isUsed(id, at)), nights: 0 },
      ])
      const all = { townIds: parts.flatMap(({ townIds }) => townIds.filter(isAway)), nights: nightsInParts(days - 1) }
      return [...limits, all].filter(({ townIds }) => townIds.length > 0)
    })
}

const nightsInParts = (nights: number) => Math.max(1, Math.floor(nights / SHARE_IN_PARTS))

/** The towns of each island that the wish names, where no named destination has them: people who name an island sleep on it. */
export function bedsOnIslands(
  named: readonly Destination[],
  { islands }: Reading,
  { towns }: World,
): readonly string[][] {
  const known = new Set(named.flatMap(({ townIds }) => townIds))
  return islands
    .map(({ id }) => towns.filter(({ islandId }) => islandId === id).map((town) => town.id))
    .filter((ids) => ids.length > 0 && !ids.some((id) => known.has(id)))
}

/** Whether the wish names islands with beds and nothing else: all nights are on them, if it is not a day trip from elsewhere. */
export function isOnIslandsAlone(named: readonly Destination[], reading: Reading, { towns }: World): boolean {
  const codes = new Set(reading.islands.map(({ provinceCode }) => provinceCode))
  const asked = new Set(reading.islands.map(({ id }) => id))
  const isThere = (town: string) => asked.has(towns.find(({ id }) => id === town)?.islandId ?? '')
  return (
    reading.mustVisit.length + reading.districts.length === 0 &&
    reading.provinces.every((code) => codes.has(code)) &&
    reading.towns.every(({ id }) => isThere(id)) &&
    named.every(({ townIds }) => townIds.some(isThere))
  )
}

/** So far from the bed, people still see the sunrise without driving through the night. */
const DAWN_BED_M = 40_000

/** The town next to each place from which the wish is to see the sunrise: people sleep there the night before. */
export function bedsForDawn(
  reading: Reading,
  catalogue: Pick<CatalogueView, 'findPlace' | 'world'>,
): readonly (readonly string[])[] {
  const { towns: known } = catalogue.world
  const towns = reading.mustVisit.flatMap(({ placeId }) => {
    const place = catalogue.findPlace(placeId)
    if (!place || !isForDawn(place, reading)) return []
    const far = (town: Town) => distanceM(town.point, place.point)
    const near = known.filter((town) => far(town) <= DAWN_BED_M && town.provinceCode === place.provinceCode)
    return near.sort((a, b) => far(a) - far(b)).slice(0, 1)
  })
  return [...new Set(towns)].map(({ id }) => [id])
}

/** The destinations that are for the dawn above all: a ridge over the mist. */
function dawnsFirst(named: readonly Destination[], catalogue: Pick<CatalogueView, 'findPlace'>) {
  return named.filter(({ highlights }) => {
    const times = catalogue.findPlace(highlights[0] ?? '')?.bestTimes ?? []
    return times[0] === 'dawn' && times.every((time) => time === 'dawn' || time === 'morning')
  })
}

/** The beds that matter most where there are not enough nights for all: for the dawn, then for the evening. */
export function firstBeds(
  named: readonly Destination[],
  catalogue: Pick<CatalogueView, 'findPlace'>,
  nights: number,
): readonly (readonly string[])[] {
  const dawns = dawnsFirst(named, catalogue).map(({ townIds }) => townIds.slice(0, 1))
  return nights === 1 ? [...dawns, ...eveningsFirst(named)] : dawns
}

/** The best beds of the destinations whose first sights are for the evening: fireflies, a walking street. */
function eveningsFirst(named: readonly Destination[]): readonly (readonly string[])[] {
  return named
    .filter(({ highlights, evening }) => highlights.slice(0, FIRST_SIGHTS).some((id) => evening.includes(id)))
    .map(({ townIds }) => townIds.slice(0, 1))
}
