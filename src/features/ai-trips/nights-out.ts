// Nights out of town: in a tent, on a raft, on a mountain that takes half a day to climb.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Overnight } from '../../world/guide.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Landing, Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { DAYS_FOR_A_JOURNEY, namedDestinations } from './destination-focus.ts'
import { usesWheelchair } from './guests.ts'
import { closedBy } from './guide-rules.ts'
import { quarterNamed } from './quarter-landmarks.ts'
import { asksForMist, likelyStart, MIST } from './when-open.ts'

type Known = Pick<CatalogueView, 'findPlace' | 'places' | 'world'>

export interface NightOut {
  readonly by: Overnight | 'climb'
  readonly place: PlaceEntry
  /** As the planner sees it: a town of its own. */
  readonly bed: Town
  /** Where its destination comes among those that the wish names, 0 to 1; null where it is in none, or in the only one. */
  readonly order: number | null
}

export interface WishForNights {
  /** The wish without what these nights fulfil, and with the places where they are. */
  readonly reading: Reading
  readonly nights: readonly NightOut[]
  /** Whether the trip is for them: all of its nights are there. */
  readonly isAll: boolean
}

const CAMPING = 'camping'
/** The same wish may be for a tree house. */
const RAFT = /แพ(?![งร])|raft|float|houseboat/i
/** What is this near to a place that the wish names is meant by it, … */
const NEXT_M = 25_000
/** … and this near to a town. */
const OF_TOWN_M = 40_000
/** Who names nothing further away is there for these nights: nobody crosses a lake twice a day. */
const AROUND_M = { tent: 45_000, climb: 45_000, raft: 15_000 } as const
const AT_PIER_M = 600
/** The sea of mist and the best months are worth so much of a place's popularity, and 1,000 km from home cost as much. */
const EXTRA = 0.4
const FAR_M = 400_000
const TIRING = 2

/** Where the wish is to sleep out of town; null where it is not. Whoever names another bed or goes for a day sleeps as they say. */
export function nightsOut(asked: Reading, catalogue: Known): WishForNights | null {
  const reading = withoutRefusal(asked)
  const unchanged = reading === asked ? null : { reading, nights: [], isAll: false }
  if (reading.days < 2 || usesWheelchair(reading) || reading.beds?.some(Boolean)) return unchanged
  const climbs = climbsOf(reading, catalogue)
  const tents = reading.interests.some(({ key }) => key === CAMPING) ? placesFor('tent', reading, catalogue) : []
  const isOnRaft = reading.unplanned.some(({ topic, said }) => topic === 'raft_stay' && RAFT.test(said))
  const rafts = isOnRaft ? placesFor('raft', reading, catalogue) : []
  const others = [...tents.map(asNight('tent', reading, catalogue)), ...rafts.map(asNight('raft', reading, catalogue))]
  const nights = [...climbs, ...others.filter(({ place }) => climbs.every((climb) => climb.place.id !== place.id))]
  if (nights.length === 0 || !isBedThere(reading, nights, catalogue)) return unchanged
  return {
    reading: fulfilled(reading, nights, tents.length > 0),
    nights,
    isAll: isForThem(reading, nights, catalogue),
  }
}

/** Who does not want to camp may still see the ridge on which others do. */
function withoutRefusal(reading: Reading): Reading {
  const { kinds } = reading.avoid
  if (!kinds.some(({ key }) => key === CAMPING)) return reading
  return { ...reading, avoid: { ...reading.avoid, kinds: kinds.filter(({ key }) => key !== CAMPING) } }
}

/** Named mountains that only a long path goes up: nobody is down again on the same day. */
function climbsOf(reading: Reading, catalogue: Known): NightOut[] {
  return namedPlaces(reading, catalogue)
    .filter((place) => landingAt(place.point, catalogue)?.onFoot && !isClosed(place, reading))
    .map(asNight('climb', reading, catalogue))
}

/** The places that the wish names, and what its mountains and parks are known for first. */
function namedPlaces(reading: Reading, catalogue: Known): PlaceEntry[] {
  const named = namedDestinations(reading, catalogue).filter(({ kind }) => kind !== 'city' && kind !== 'loop')
  const ids = [
    ...reading.mustVisit.map(({ placeId }) => placeId),
    ...named.map(({ highlights }) => highlights[0] ?? ''),
  ]
  return [...new Set(ids)].flatMap((id) => catalogue.findPlace(id) ?? [])
}

const isClosed = ({ guide }: PlaceEntry, reading: Reading) => closedBy(guide?.closedMonths, reading).throughout

const asNight =
  (by: NightOut['by'], reading: Reading, catalogue: Known) =>
  (place: PlaceEntry): NightOut => {
    const { id, nameTh, nameEn, provinceCode } = place
    const point = landingAt(place.point, catalogue)?.point ?? place.point
    const names = { nameTh: nameTh ?? nameEn ?? id, nameEn: nameEn ?? nameTh ?? id, aliases: [] }
    const islandId = findIslandId(catalogue.world.islands, point)
    const order = orderOf(place, reading, catalogue)
    return {
      by,
      place,
      order,
      bed: { id, ...names, provinceCode, point, islandId, airport: null, railway: false, rank: 1 },
    }
  }

function orderOf({ id, point }: PlaceEntry, reading: Reading, catalogue: Known): number | null {
  const named = namedDestinations(reading, catalogue)
  const listed = named.findIndex(({ highlights }) => highlights.includes(id))
  const at = listed < 0 ? named.findIndex((each) => distanceM(each.point, point) <= each.radiusM) : listed
  return at < 0 || named.length < 2 ? null : at / (named.length - 1)
}

/** The landing whose boats, or whose path, leave from a point: people sleep where these go. */
function landingAt(point: Point, { world }: Known): Landing | undefined {
  return world.landings.find(
    (landing) => distanceM(landing.fromPier, point) <= AT_PIER_M && distanceM(landing.point, point) > landing.radiusM,
  )
}

/** The places that the wish names for it, else the best one near to what it names. */
function placesFor(by: Overnight, reading: Reading, catalogue: Known): readonly PlaceEntry[] {
  const all = [...catalogue.places()].filter(
    (place) => place.guide?.overnight === by && place.businessStatus === 'operational' && place.duplicateOf === null,
  )
  const known = new Set(namedPlaces(reading, catalogue).map(({ id }) => id))
  const named = all.filter(({ id }) => known.has(id))
  // One that is closed is told of as the place that it is.
  if (named.length > 0) return named.filter((place) => !isClosed(place, reading))
  const { islands } = catalogue.world
  const open = all.filter(
    (place) => !isClosed(place, reading) && suits(place, reading) && findIslandId(islands, place.point) === null,
  )
  for (const goals of goalsOf(reading, catalogue)) {
    const there = open.filter((place) => goals.some((isIn) => isIn(place)))
    if (there.length > 0)
      return there.sort((a, b) => worthOf(b, reading, catalogue) - worthOf(a, reading, catalogue)).slice(0, 1)
  }
  return []
}

function suits({ guide }: PlaceEntry, { party, transport }: Reading): boolean {
  const isHard = (guide?.effort ?? 0) >= TIRING || guide?.nearBorder === true
  const isForAll = (party.children === 0 || guide?.children !== -1) && (party.seniors === 0 || guide?.seniors !== -1)
  const isReached = guide?.ownWheels !== true || transport === null || transport === 'car' || transport === 'motorbike'
  return !isHard && isForAll && isReached
}

/** What the wish names, from places to whole regions; a long trip through a region chooses its nights itself. */
function goalsOf(reading: Reading, catalogue: Known): readonly (readonly ((place: PlaceEntry) => boolean)[])[] {
  const within = (point: Point, withinM: number) => (place: PlaceEntry) => distanceM(place.point, point) <= withinM
  const places = reading.mustVisit.flatMap(({ placeId }) => catalogue.findPlace(placeId) ?? [])
  const named = namedDestinations(reading, catalogue).filter(({ kind }) => kind !== 'loop')
  const towns = catalogue.world.towns.filter(({ id }) => reading.towns.some((town) => town.id === id))
  const isIn = (codes: readonly string[]) => (place: PlaceEntry) => codes.includes(place.provinceCode)
  const ofKind = (isCity: boolean) => named.filter(({ kind }) => (kind === 'city') === isCity)
  return [
    places.map(({ point }) => within(point, NEXT_M)),
    ofKind(false).map(({ point, radiusM }) => within(point, radiusM)),
    towns.map(({ point }) => within(point, OF_TOWN_M)),
    ofKind(true).map(({ point, radiusM }) => within(point, radiusM)),
    [isIn(reading.provinces)],
    reading.days < DAYS_FOR_A_JOURNEY ? reading.regions.map(({ provinceCodes }) => isIn(provinceCodes)) : [],
    reading.days < DAYS_FOR_A_JOURNEY && reading.provinces.length + reading.regions.length === 0 ? [() => true] : [],
  ]
}

function worthOf(place: PlaceEntry, reading: Reading, { world }: Known): number {
  const date = likelyStart(reading)
  const isBest = date !== null && place.guide?.monthsBest?.includes(Number(date.slice(5, 7))) === true
  const isMisty = asksForMist(reading) && place.subCategories.includes(MIST)
  const home = reading.provinces.length > 0 ? undefined : homeOf(reading, world)
  const way = home ? (EXTRA * distanceM(home, place.point)) / FAR_M : 0
  return place.popularity + (isBest ? EXTRA : 0) + (isMisty ? EXTRA : 0) - way
}

function homeOf({ start }: Reading, { provinces }: Known['world']): Point | undefined {
  return provinces.find(({ code }) => code === start?.provinceCode)?.point
}

/** Whether the bed that the wish names, if any, is this one: “a raft house in Kanchanaburi” is anywhere around it. */
function isBedThere(reading: Reading, nights: readonly NightOut[], catalogue: Known): boolean {
  const { base, mustVisit } = reading
  if (base === null) return true
  if (nights.some(({ place }) => place.id === base.placeId)) return true
  const isProvince = base.townId === null && base.placeId === null && !quarterNamed(base.text, catalogue)
  if (isProvince && nights.some(({ place }) => place.provinceCode === base.provinceCode)) return true
  const around = namedDestinations(reading, catalogue).filter(({ townIds }) => townIds.includes(base.townId ?? ''))
  const isIn = (point: Point) => around.some((whole) => distanceM(whole.point, point) <= whole.radiusM)
  if (nights.some(({ place }) => isIn(place.point))) return true
  const there = mustVisit.filter(({ text }) => text === base.text)
  const points = there.flatMap(({ placeId }) => catalogue.findPlace(placeId)?.point ?? [])
  return nights.some(({ place }) => points.some((point) => distanceM(point, place.point) <= NEXT_M))
}

/** A night on the raft is no tour of the lake besides. */
function fulfilled(reading: Reading, nights: readonly NightOut[], isInTent: boolean): Reading {
  const done = new Set(standsFor(nights))
  const known = reading.mustVisit.filter(({ placeId }) => !done.has(placeId))
  const added = nights.filter(({ place: { id } }) => !done.has(id) && !known.some(({ placeId }) => placeId === id))
  const isDawn = nights.some(({ by, place }) => by === 'climb' || (by === 'tent' && place.bestTimes.includes('dawn')))
  const moments =
    isDawn && !reading.moments.includes('sunrise') ? [...reading.moments, 'sunrise' as const] : reading.moments
  return {
    ...reading,
    base: null,
    moments,
    interests: reading.interests.filter(({ key }) => !isInTent || key !== CAMPING),
    mustVisit: [
      ...known,
      ...added.map(({ place: { id, provinceCode }, bed }) => ({
        placeId: id,
        text: reading.language === 'th' ? bed.nameTh : bed.nameEn,
        provinceCode,
        certainty: 1,
        alternatives: [],
        day: null,
      })),
    ],
  }
}

/** Places that are seen by who spends the night: the stay that is sold as a tour, and the lake that it is on. */
export function standsFor(nights: readonly NightOut[]): string[] {
  return nights.flatMap(({ place: { id, partOf, guide } }) =>
    guide?.byArrangement === true ? [id, ...(partOf === null ? [] : [partOf])] : [],
  )
}

/** Whether all that the wish names is around these beds. */
function isForThem(reading: Reading, nights: readonly NightOut[], catalogue: Known): boolean {
  const isNear = (point: Point, radiusM = 0) =>
    nights.some(({ bed, by }) => distanceM(bed.point, point) <= Math.max(radiusM, AROUND_M[by]))
  const named = namedDestinations(reading, catalogue)
  const places = reading.mustVisit.flatMap(({ placeId }) => catalogue.findPlace(placeId) ?? [])
  const towns = catalogue.world.towns.filter(({ id }) => reading.towns.some((town) => town.id === id))
  return (
    reading.days === 2 ||
    (named.every(({ kind, point, radiusM }) => kind !== 'city' && isNear(point, radiusM)) &&
      [...places, ...towns].every(({ point }) => isNear(point)))
  )
}
