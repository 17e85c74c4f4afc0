import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Party, Reading } from '../../language/reader/reading.ts'
import type { Candidate, PartOfDay } from '../../planner/problem.ts'
import { type Interval, parseClock } from '../../world/hours.ts'
import type { Fee } from '../../world/place.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { type Concept, haveTrait } from '../../world/vocabulary.ts'
import { isAllowed, isOnlyLike, kindsOf, scoreOf } from './interest.ts'
import { closedIslands, daylightOf } from './when-open.ts'

const MAX_CANDIDATES = 420
const MAX_MEAL_PLACES = 90
/** Of each kind that was asked for, so that the best of it are there even when others score higher. */
const PER_WANTED_KIND = 40
/** Of each province, so that none of a wide region is missing. */
const PER_PROVINCE = 12
const USUAL_VISIT_MINUTES = 60
/** On an island where nobody spends the night: what a day trip has left beside its boats. */
const DAY_TRIP_MINUTES = 240
/** Half an hour's drive: the next resort along the coast belongs to the trip for those who stay a night. */
const NEXT_TOWN_M = 28_000
const NEXT_TOWN_SIGHT_M = 10_000
const DAYS_FOR_NEIGHBOURS = 2
const FAR_FROM_TOWN_M = 70_000
const TOWN_CENTRE_M = 5_000
const ELSEWHERE = 0.5
/** So many of a category have one that is open when the trip is there. */
const ENOUGH_OF_A_KIND = 3

type Concepts = CatalogueView['conceptsByKey']

interface Scored {
  readonly place: PlaceEntry
  readonly kinds: readonly string[]
  readonly score: number
}

/** The places from which the planner chooses, best first: a few hundred of what may be thousands. */
export function selectCandidates(
  reading: Reading,
  provinceCodes: ReadonlySet<string>,
  catalogue: CatalogueView,
): Candidate[] {
  const towns = townPoints(reading.towns, catalogue)
  const alone = townPoints(
    reading.towns.filter(({ provinceNamed }) => !provinceNamed),
    catalogue,
  )
  const nextDoor = reading.days >= DAYS_FOR_NEIGHBOURS ? townsNextDoor(alone, provinceCodes, catalogue) : []
  const isAvoided = avoidedSurroundings(reading, catalogue)
  const isShut = shutForSeason(reading, catalogue)
  const must = new Set([...reading.mustVisit.map((wish) => wish.placeId), ...mealPlaceIds(reading)])
  const visits: Scored[] = []
  const meals: Scored[] = []
  for (const place of catalogue.places()) {
    const awayM = towns.length === 0 ? 0 : Math.min(...towns.map((town) => distanceM(town, place.point)))
    const isInArea =
      provinceCodes.has(place.provinceCode) ||
      nextDoor.some(
        (town) => town.provinceCode === place.provinceCode && distanceM(town.point, place.point) <= NEXT_TOWN_SIGHT_M,
      )
    if ((!isInArea || isAvoided(place) || isShut(place)) && !must.has(place.id)) continue
    const kinds = kindsOf(place, catalogue.conceptsByKey)
    if (!must.has(place.id) && !isAllowed(place, kinds, reading, catalogue.conceptsByKey)) continue
    if (must.has(place.id) && place.twinId !== null) continue
    const scored = {
      place,
      kinds,
      score: Math.max(
        scoreOf(place, kinds, reading, catalogue.conceptsByKey) *
          nearness(place, awayM, reading, catalogue) *
          likelyOpen(place, reading),
        must.has(place.id) ? 0.5 : 0,
      ),
    }
    if (place.categoryCode === 'RESTAURANT') meals.push(scored)
    else if (must.has(place.id) || (isSight(place, kinds, reading) && scored.score > 0)) visits.push(scored)
  }
  const chosen = choose(visits, must, reading)
  const eating = meals.sort(byScore).slice(0, MAX_MEAL_PLACES)
  const closed = closedIslands(reading, catalogue.world)
  const daylight = daylightOf(reading, catalogue.conceptsByKey)
  const own = categoriesOfTheirOwn(reading, chosen)
  return [...chosen, ...eating].map((scored) => {
    const kinds = scored.kinds.filter((kind) => !own.has(kind) || !isOnlyLike(scored.place, kind))
    return toCandidate({ ...scored, kinds }, reading.party, catalogue, closed, daylight)
  })
}

function townPoints(towns: Reading['towns'], catalogue: CatalogueView): Point[] {
  return towns.flatMap(({ id }) => catalogue.world.towns.find((town) => town.id === id)?.point ?? [])
}

/** “Hua Hin” means Cha-am too, though that lies across the border of its province. */
function townsNextDoor(named: readonly Point[], provinceCodes: ReadonlySet<string>, { world }: CatalogueView): Town[] {
  return world.towns.filter(
    ({ provinceCode, point }) =>
      !provinceCodes.has(provinceCode) && named.some((town) => distanceM(town, point) <= NEXT_TOWN_M),
  )
}

/** “Not Patong”, “no islands like Phi Phi”: what lies there stays out. */
function avoidedSurroundings({ avoid }: Reading, { world }: CatalogueView): (place: PlaceEntry) => boolean {
  const towns = world.towns.filter(({ id }) => avoid.towns?.includes(id)).map(({ point }) => point)
  const islands = new Set(avoid.islands)
  return ({ point }) => {
    if (towns.some((town) => distanceM(town, point) <= TOWN_CENTRE_M)) return true
    const islandId = islands.size === 0 ? null : findIslandId(world.islands, point)
    return islandId !== null && islands.has(islandId)
  }
}

/** Islands that are closed on all days of the trip; those that were named stay, so that the trip can say why they are missing. */
function shutForSeason(reading: Reading, { world }: CatalogueView): (place: PlaceEntry) => boolean {
  const named = new Set(reading.islands.map(({ id }) => id))
  const closed = [...closedIslands(reading, world)].filter(([, dates]) => dates.length === reading.days)
  const shut = new Set(closed.map(([id]) => id).filter((id) => !named.has(id)))
  return ({ point }) => shut.size > 0 && shut.has(findIslandId(world.islands, point) ?? '')
}

/** Who names a town or an island has it in mind more than the far end of its province. */
function nearness(place: PlaceEntry, awayM: number, { towns, islands }: Reading, catalogue: CatalogueView): number {
  if (islands.length > 0) {
    const islandId = findIslandId(catalogue.world.islands, place.point)
    if (islands.some(({ id }) => id === islandId)) return 1
    if (towns.length === 0) return ELSEWHERE
  }
  return awayM <= FAR_FROM_TOWN_M ? 1 : ELSEWHERE
}

/** Without dates nobody knows whether the trip meets a market that is held on Sundays. */
function likelyOpen(place: PlaceEntry, reading: Reading): number {
  if (reading.startDate !== null) return 1
  const days = openDays(place)
  return days >= 5 ? 1 : days / 7
}

/** On how many days of the week it opens; unknown hours count as all. */
export function openDays(place: PlaceEntry): number {
  return place.hours === null ? 7 : place.hours.filter((day) => day.length > 0).length
}

/** Shops and beds are no sights, unless the trip is about them. */
function isSight(place: PlaceEntry, kinds: readonly string[], reading: Reading): boolean {
  if (place.categoryCode === 'ATTRACTION') return true
  if (place.categoryCode === 'ACCOMMODATION') return false
  return (
    reading.interests.some(({ key }) => kinds.includes(key)) ||
    (place.category !== null && place.categoryCode === 'SHOP' && place.popularity > 0.7)
  )
}

function choose(visits: Scored[], must: ReadonlySet<string>, reading: Reading): Scored[] {
  visits.sort(byScore)
  const chosen = new Set(visits.filter(({ place }) => must.has(place.id)))
  for (const { key } of reading.interests)
    for (const scored of visits.filter(({ kinds }) => kinds.includes(key)).slice(0, PER_WANTED_KIND)) chosen.add(scored)
  const perProvince = new Map<string, number>()
  for (const scored of visits) {
    const count = perProvince.get(scored.place.provinceCode) ?? 0
    perProvince.set(scored.place.provinceCode, count + 1)
    if (count < PER_PROVINCE) chosen.add(scored)
  }
  for (const scored of visits) {
    if (chosen.size >= MAX_CANDIDATES) break
    chosen.add(scored)
  }
  return [...chosen].sort(byScore).slice(0, MAX_CANDIDATES)
}

/** Categories that were asked for and that the area has enough of, without what only counts as one for want of better. */
function categoriesOfTheirOwn({ interests }: Reading, chosen: readonly Scored[]): ReadonlySet<string> {
  const asked = interests.filter(({ kind }) => kind === 'category').map(({ key }) => key)
  return new Set(asked.filter((key) => chosen.filter(({ place }) => place.category === key).length >= ENOUGH_OF_A_KIND))
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.place.id < b.place.id ? -1 : 1)
}

function mealPlaceIds(reading: Reading): string[] {
  return reading.meals.flatMap((meal) => meal.placeId ?? [])
}

function toCandidate(
  { place, kinds, score }: Scored,
  party: Party,
  catalogue: CatalogueView,
  closed: ReturnType<typeof closedIslands>,
  daylight: ReturnType<typeof daylightOf>,
): Candidate {
  const concept = place.category === null ? undefined : catalogue.conceptsByKey.get(place.category)
  const inDaylight = (hours: Interval) => daylight(hours, place.category, kinds)
  const islandId = findIslandId(catalogue.world.islands, place.point)
  const island = catalogue.world.islands.find(({ id }) => id === islandId)
  const usual = usualHours(concept)
  return {
    id: place.id,
    point: place.point,
    provinceCode: place.provinceCode,
    islandId,
    kind: place.category,
    tags: kinds.filter((kind) => kind !== place.category),
    dwellMinutes: Math.min(
      place.visitMinutes ?? concept?.visitMinutes ?? USUAL_VISIT_MINUTES,
      island?.nights === false ? DAY_TRIP_MINUTES : Number.POSITIVE_INFINITY,
    ),
    hours: place.hours?.map((day) => day.map(inDaylight)) ?? null,
    usualHours: usual && inDaylight(usual),
    exceptions: (closed.get(islandId ?? '') ?? []).map((date) => ({ date, intervals: [] })),
    costBaht: costOf(place.fee, party),
    score,
    meal: mealOf(place, kinds, catalogue.conceptsByKey),
    part: partOf(kinds, catalogue.conceptsByKey),
  }
}

function usualHours(concept: Concept | undefined): Interval | null {
  if (!concept?.usualHours) return null
  const [open, close] = concept.usualHours.map(parseClock)
  return open === null || open === undefined || close === null || close === undefined ? null : { open, close }
}

function mealOf(place: PlaceEntry, kinds: readonly string[], concepts: Concepts): Candidate['meal'] {
  if (place.categoryCode === 'RESTAURANT') return haveTrait(kinds, 'also_visit', concepts) ? 'also' : 'only'
  return haveTrait(kinds, 'also_meal', concepts) ? 'also' : 'no'
}

function partOf(kinds: readonly string[], concepts: Concepts): PartOfDay | null {
  if (haveTrait(kinds, 'evening', concepts)) return 'evening'
  if (kinds.includes('sunrise') && !kinds.includes('sunset')) return 'sunrise'
  return null
}

/** Entrance for the party; children of whom no fee is known pay as adults, an unknown fee counts as none. */
function costOf(fee: Fee | null, party: Party): number {
  if (!fee) return 0
  const heads = party.adults + party.seniors + party.children
  const share = heads === 0 ? 0 : Math.min(1, party.foreigners / heads)
  const adults = party.adults + party.seniors
  const thai = adults * (fee.thaiAdult ?? 0) + party.children * (fee.thaiChild ?? fee.thaiAdult ?? 0)
  const foreign =
    adults * (fee.foreignerAdult ?? fee.thaiAdult ?? 0) +
    party.children * (fee.foreignerChild ?? fee.foreignerAdult ?? fee.thaiChild ?? 0)
  return Math.round(thai * (1 - share) + foreign * share)
}
