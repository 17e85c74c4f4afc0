import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { dayTripsOf } from './day-trips.ts'
import { isOfInterest, kindsWithin } from './interest.ts'
import { rankOfPart, sightsOfArea } from './part-rank.ts'

/** Worth of highlights in a guide's order, in good sights: the first outweighs many small sights, the last only a few. */
const HIGHLIGHT = { least: 1, first: 10, decay: 0.78 } as const
/** How much the highlights of a destination count if the trip names another one. */
const SHARE = {
  /** A part that the guide of the named one leaves out (`Doi Samer Dao` of Nan): hardly known … as famous as the whole. */
  part: [0.55, 0.85],
  /** A round trip over islands or along a river that starts in the same towns. */
  loop: 0.8,
  /** A day trip, once the destination has had its usual nights. */
  around: 0.5,
  /** In a province or region of the trip: hardly known … as famous as any. */
  within: [0.35, 1],
} as const
/** On a day trip one sees the best, and of a part what makes it worth the way. */
const SEEN_ON_DAY_TRIP = 3
const SEEN_OF_PART = 2
/** Minutes. What takes so long leaves no time for the way there and back. */
const WHOLE_DAY = 480
const DAY_TRIP_M = 75_000

/** What the highlights of the trip's destinations, their parts and their surroundings are worth, by place. */
export function worthsOf(
  named: readonly Destination[],
  wholeProvinces: ReadonlySet<string>,
  reading: Reading,
  catalogue: CatalogueView,
): ReadonlyMap<string, number> {
  const worths = new Map<string, number>()
  const fame = fameFor(reading)
  const raise = (id: string, worth: number) => {
    const place = catalogue.findPlace(id)
    if (!place) return
    const listed = place.duplicateOf ?? id
    worths.set(listed, Math.max(worths.get(listed) ?? 0, worth))
  }
  const { destinations } = catalogue.world
  const add = (destination: Destination, share: number, isIncluded: (place: PlaceEntry, rank: number) => boolean) => {
    for (const [rank, id] of destination.highlights.entries()) {
      const place = catalogue.findPlace(id)
      if (!place || !isIncluded(place, rank)) continue
      raise(id, share * worthOfRank(rank))
      // Nobody stops at a whole park or island: its best sights are what it is worth.
      if (!place.guide?.isArea) continue
      for (const [order, sight] of sightsOfArea(id, destination, catalogue).entries())
        raise(sight, share * worthOfRank(rank + order))
    }
  }
  // What the guide of the whole lists of a part says what the part is worth: its second sight comes after it.
  const addPart = (part: Destination, whole: Destination) => {
    const listed = rankOfPart(part, whole, catalogue)
    if (listed !== undefined)
      for (const id of part.highlights.slice(1, SEEN_OF_PART)) raise(id, worthOfRank(listed + 1))
    else if (!isClimbOfDay(part, catalogue))
      add(part, between(SHARE.part, fame(part) / Math.max(0.05, fame(whole))), best)
  }
  // The first day trip is worth as much as the first highlight, the next one as the third.
  const addDayTrips = (destination: Destination) => {
    const isAsked = (place: PlaceEntry) => isOfInterest(kindsWithin(place, catalogue), reading)
    for (const [order, { id }] of dayTripsOf(destination, reading.days, catalogue, isAsked).entries())
      raise(id, worthOfRank(2 * order))
  }
  const all = () => true
  const best = (_: PlaceEntry, rank: number) => rank < SEEN_OF_PART
  // A destination that has the name of its province (Chiang Mai) says what counts in it.
  const ownProvinces = new Set(named.flatMap(({ kind, provinceCodes }) => (kind === 'loop' ? [] : provinceCodes[0])))
  const isWithin = ({ kind, provinceCodes: [code = ''] }: Destination) =>
    kind !== 'loop' && wholeProvinces.has(code) && !ownProvinces.has(code)
  for (const destination of destinations) {
    if (named.includes(destination)) {
      add(destination, 1, all)
      addDayTrips(destination)
    } else if (isRoundThrough(destination, named)) add(destination, 1, all)
    else if (isWithin(destination)) add(destination, between(SHARE.within, fame(destination)), all)
    for (const from of named) {
      if (from === destination) continue
      if (destination.partOf === from.id) {
        addPart(destination, from)
        continue
      }
      const share = named.length === 1 ? shareOnDayTrip(from, destination, reading) : 0
      const beds = share > 0 ? bedsOf(from, catalogue) : []
      if (share > 0) add(destination, share, ({ point }, rank) => rank < SEEN_ON_DAY_TRIP && isNear(point, beds))
    }
  }
  return worths
}

export function worthOfRank(rank: number): number {
  return HIGHLIGHT.least + HIGHLIGHT.first * HIGHLIGHT.decay ** rank
}

/** Fame among travellers like these. */
export function fameFor({
  language,
  party,
}: Pick<Reading, 'language' | 'party'>): (destination: Pick<Destination, 'fameForeign' | 'fameThai'>) => number {
  return language === 'en' || party.foreigners > 0 ? ({ fameForeign }) => fameForeign : ({ fameThai }) => fameThai
}

/** So many stays on a round trip make it that trip, whose guide says what one sees between them. */
const STAYS_OF_LOOP = 3

function isRoundThrough({ kind, townIds }: Destination, named: readonly Destination[]): boolean {
  const isOnIt = (each: Destination) => each.townIds.some((id) => townIds.includes(id))
  return kind === 'loop' && named.length >= STAYS_OF_LOOP && named.every(isOnIt)
}

/** Whether people go to a part for a climb that takes the whole day: who stays elsewhere does not go there. */
export function isClimbOfDay({ highlights }: Destination, catalogue: CatalogueView): boolean {
  return (catalogue.findPlace(highlights[0] ?? '')?.visitMinutes ?? 0) >= WHOLE_DAY
}

function shareOnDayTrip(from: Destination, to: Destination, { days, stays = [] }: Reading): number {
  if (days === 1 || stays.length > 0) return 0
  if (to.kind === 'loop')
    return from.kind !== 'loop' && to.townIds.some((id) => from.townIds.includes(id)) ? SHARE.loop : 0
  // Nobody leaves an island for a day on the mainland.
  if (from.kind === 'island' && to.kind !== 'island' && to.kind !== 'park') return 0
  if (!from.next.includes(to.id) && from.partOf !== to.id) return 0
  return days > Math.max(from.nights.usual, from.nights.most) + 1 ? SHARE.around : 0
}

function bedsOf({ point, townIds }: Destination, { world }: CatalogueView): Point[] {
  return [point, ...world.towns.filter(({ id }) => townIds.includes(id)).map((town) => town.point)]
}

function isNear(point: Point, beds: readonly Point[]): boolean {
  return beds.some((bed) => distanceM(bed, point) <= DAY_TRIP_M)
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share))
}
