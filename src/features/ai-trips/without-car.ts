import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { distanceM } from '../../world/point.ts'
import { isServed, servedAreas } from '../../world/public-lines.ts'
import { findIslandId } from '../../world/roads.ts'
import { HIRED_CAR_BAHT, wholeBudgetOf } from '../trips/public.ts'
import { isForItself } from './interest.ts'
import type { ScoredPlace } from './scored-place.ts'

/** A car with a driver for the day costs more than most sights are worth. */
const OFF_LINE = 0.6
/** From a town, a tuk-tuk or songthaew takes people this far and waits. */
const BY_SONGTHAEW_M = 10_000
/** What a good sight is worth to one traveller, in baht. */
const GOOD_SIGHT_BAHT = 300
/** A share of the day's money that is too much for a car. */
const DEAR_SHARE = 1 / 3

type By = Pick<Reading, 'transport'>
type Place = Pick<PlaceEntry, 'point'>

/** Whether the wish rules out a car, rather than leave it open. */
export function isWithoutCar({ transport }: By): boolean {
  return transport !== null && transport !== 'car' && transport !== 'motorbike'
}

/** How much of its worth a sight keeps for travellers without a car: less where no line goes, so that few days need one hired. */
export function reachWithoutCar(reading: By, { world }: Pick<CatalogueView, 'world'>): (place: Place) => number {
  if (!isWithoutCar(reading)) return () => 1
  const areas = servedAreas(world.towns)
  return ({ point }) => (isServed(areas, point) || findIslandId(world.islands, point) !== null ? 1 : OFF_LINE)
}

/** Whether travellers without a car hire one for the day to get to a place. */
export function hiredFor(reading: By, { world }: Pick<CatalogueView, 'world'>): (place: Place) => boolean {
  if (!isWithoutCar(reading)) return () => false
  const areas = servedAreas(world.towns)
  return ({ point }) =>
    !isServed(areas, point) &&
    findIslandId(world.islands, point) === null &&
    world.towns.every((town) => distanceM(town.point, point) > BY_SONGTHAEW_M)
}

/** What a day with a hired car is worth in good sights: friends share it. */
export function hirePriceOf(reading: By & Pick<Reading, 'party'>): number {
  return isWithoutCar(reading) ? HIRED_CAR_BAHT / peopleOf(reading) / GOOD_SIGHT_BAHT : 0
}

const peopleOf = ({ party }: Pick<Reading, 'party'>) => Math.max(1, party.adults + party.children + party.seniors)

/** Whether a car for a day takes too much of what the travellers have for it. */
export function isHireTooDear({ budget, party, days, spending }: Reading): boolean {
  if (!budget) return spending === 'low'
  return HIRED_CAR_BAHT > (wholeBudgetOf(budget, party, days) / days) * DEAR_SHARE
}

/** Says that what needs a hired car is left out, where a destination of the trip is known for some of it. */
export function hiresLeftOut(
  reading: Reading,
  provinceCodes: ReadonlySet<string>,
  catalogue: Pick<CatalogueView, 'findPlace' | 'world'>,
): Assumption[] {
  if (!isWithoutCar(reading) || !isHireTooDear(reading)) return []
  const isHired = hiredFor(reading, catalogue)
  const named = new Set(reading.mustVisit.map(({ placeId }) => placeId))
  const known = catalogue.world.destinations
    .filter((each) => each.provinceCodes.some((code) => provinceCodes.has(code)))
    .flatMap(({ highlights }) => highlights.filter((id) => !named.has(id)))
  const isAny = known.some((id) => {
    const place = catalogue.findPlace(id)
    return place !== undefined && provinceCodes.has(place.provinceCode) && isHired(place)
  })
  return isAny ? [noteOf(ASSUMPTIONS, 'hires_left_out', {})] : []
}

/**
 * Those for whom a car is too dear go where they come without one, and hire it only for what they name, by its name or by a
 * kind that nothing else has. `isKept`: what is named.
 */
export function withoutHires(
  places: readonly ScoredPlace[],
  reading: Reading,
  isHired: (place: Place) => boolean,
  isKept: (place: PlaceEntry) => boolean,
): ScoredPlace[] {
  if (!isWithoutCar(reading) || !isHireTooDear(reading)) return [...places]
  const reached = places.filter(({ place }) => !isHired(place) || isKept(place))
  const missing = reading.interests
    .filter(isForItself)
    .map(({ key }) => key)
    .filter((key) => !reached.some(({ kinds }) => kinds.includes(key)))
  const kept = new Set(reached)
  return places.filter((each) => kept.has(each) || missing.some((key) => each.kinds.includes(key)))
}
