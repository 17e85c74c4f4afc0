import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
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

/** Towns where nobody who asks for this trip sleeps, although they are part of where it goes. */
export function bedsLeftOut(named: readonly Destination[], reading: Reading, world: World): ReadonlySet<string> {
  return new Set([...townsAwayFromSea(named, reading, world), ...townsWithoutRoad(named, reading, world)])
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
