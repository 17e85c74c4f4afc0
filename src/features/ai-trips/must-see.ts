import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import type { Destination } from '../../world/destination.ts'
import { livelyWeekdays } from '../trips/public.ts'
import { askedHere } from './asked-here.ts'
import { dayTripsOf } from './day-trips.ts'
import type { Focus } from './destination-focus.ts'
import { closedBy, isForDawnAlone, isPlannable, suitability } from './guide-rules.ts'
import { isAllowed, isStated, kindsOf } from './interest.ts'
import { sightsOfArea } from './part-rank.ts'

/** On one day; each further day adds one. */
const FIRST_DAY = 3
const MOST = 5
/** These come first even if the trip is about something else. */
const WHATEVER_THE_THEME = 2
/** So many days more than the usual nights are for the first day trip. */
const DAYS_FOR_DAY_TRIP = 2
/** World Heritage among the first five is seen by whoever has time to sleep there (Si Satchanalai from Sukhothai). */
const HERITAGE = 'world heritage'
const DAYS_FOR_HERITAGE = 3
/** What is closed for longer is for its weeks: nobody who comes at another time misses the cherry blossom. */
const MOST_CLOSED_MONTHS = 6
/** A market of fewer days may be closed on all days of a trip without dates. */
const SURE_WEEKDAYS = 5

/**
 * The sights that nobody leaves the named destinations without: the first of a guide's list, three to five by the length of the
 * stay, and the first day trip, if they suit the travellers, the season and the wish. They come before all other sights; the
 * trip says why one is missing. What is closed on all days is one of them, so that it is said.
 */
export function mustSeeOf(
  reading: Reading,
  { named }: Pick<Focus, 'named'>,
  candidates: readonly Candidate[],
  catalogue: CatalogueView,
): string[] {
  const wishAt = askedHere(reading, named, catalogue)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const daysEach = Math.floor(reading.days / Math.max(1, named.length))
  const count = Math.min(MOST, FIRST_DAY - 1 + Math.max(1, daysEach))
  const places = named.flatMap((destination) => {
    const highlights = destination.highlights.slice(0, MOST).flatMap((id, rank) => {
      const place = catalogue.findPlace(standIn(id, destination, daysEach, catalogue))
      const listed = place?.duplicateOf ? catalogue.findPlace(place.duplicateOf) : place
      const isHeritage = reading.days >= DAYS_FOR_HERITAGE && place?.subCategories.includes(HERITAGE)
      if (rank >= count && !isHeritage) return []
      return listed && isFirst(listed, rank, wishAt(listed), catalogue) ? listed : []
    })
    const [dayTrip] = dayTripsOf(destination, daysEach, catalogue)
    // Whoever stays this long sees it whatever the trip is about.
    const isLong = daysEach >= destination.nights.usual + DAYS_FOR_DAY_TRIP
    const isFit = dayTrip && isFirst(dayTrip, isLong ? 0 : count, wishAt(dayTrip), catalogue, true)
    return [...highlights, ...(isFit ? [dayTrip] : [])]
  })
  const ids = places.filter((place) => canBeSaid(place, byId, reading)).map(({ id }) => id)
  return [...new Set(ids)]
}

/** The best sight of a park or island, for those who stay as long as people do: half a day goes there. */
function standIn(id: string, destination: Destination, days: number, catalogue: CatalogueView): string {
  const isArea = catalogue.findPlace(id)?.guide?.isArea
  if (!isArea || days < destination.nights.usual) return id
  return sightsOfArea(id, destination, catalogue)[0] ?? id
}

/** Whether a place is the planner's to choose or to miss; the wish itself may have excluded it. */
function canBeSaid(place: PlaceEntry, candidates: ReadonlyMap<string, Candidate>, reading: Reading): boolean {
  if (!candidates.has(place.id)) {
    const closed = place.guide?.closedMonths ?? []
    return closed.length <= MOST_CLOSED_MONTHS && closedBy(closed, reading).throughout
  }
  // The sea of mist is for those who get up for it.
  return !isForDawnAlone(place)
}

function isFirst(
  place: PlaceEntry,
  rank: number,
  reading: Reading,
  catalogue: CatalogueView,
  isDayTrip = false,
): boolean {
  const { interests, startDate } = reading
  const isClosed = closedBy(place.guide?.closedMonths, reading).throughout
  const { conceptsByKey } = catalogue
  const covered = (place.guide?.covers ?? []).flatMap((id) => catalogue.findPlace(id) ?? [])
  const kinds = [place, ...covered].flatMap((each) => kindsOf(each, conceptsByKey))
  const isAsked = !interests.some(isStated) || interests.some(({ key }) => kinds.includes(key))
  const isSure = startDate !== null || place.hours === null || livelyWeekdays(place).length >= SURE_WEEKDAYS
  return (
    place.categoryCode === 'ATTRACTION' &&
    !place.guide?.isArea &&
    (isDayTrip || !place.guide?.experience) &&
    isSure &&
    isAllowed(place, kinds, reading, conceptsByKey) &&
    isPlannable(place, reading) &&
    (isClosed || suitability(place, reading, conceptsByKey, isDayTrip) >= 1) &&
    (isAsked || (rank < WHATEVER_THE_THEME && !interests.some(({ exclusive }) => exclusive)))
  )
}
