import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf, type ValuesOf } from '../../language/notes/note.ts'
import { type UNMET_REASONS, WISHES } from '../../language/notes/trip-notes.ts'
import type { Busy, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, ItineraryStop, Unmet, UnmetReason } from '../../planner/itinerary.ts'
import { formatClock } from '../../world/hours.ts'
import { isInSeason } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { isWithoutMist } from '../../world/seasons.ts'
import type { UnmetFact } from '../trips/public.ts'
import { closedBy } from './guide-rules.ts'
import { kindsOf } from './interest.ts'
import { isInDiet, isKnownDiet } from './meal-places.ts'
import { suggestionNote } from './suggestions.ts'
import { likelyStart } from './when-open.ts'
import { BREAKFAST, CHILDREN_FIRST } from './wish-minimums.ts'
import { missedRegions } from './wished-regions.ts'

/** Every wish that the trip does not fulfil: unknown names, what did not fit, and contradictions. */
export function listUnmet(reading: Reading, itinerary: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  return [
    ...reading.notFound.map((said) => ({
      about: 'must_visit' as const,
      code: 'not_found' as const,
      values: { said },
      suggestion: null,
    })),
    ...itinerary.unmet
      .filter((unmet) => !isMet(unmet, reading, itinerary, catalogue))
      .map((unmet) => {
        const reason =
          outOfSeason(unmet, reading, itinerary, catalogue) ?? reasonOf(unmet.subject, unmet.reason, reading, catalogue)
        const wish = wishOf(unmet)
        return {
          about: wish.about,
          code: reason.code,
          values: { ...wish.values, ...reason.values },
          suggestion: unmet.suggestion && suggestionNote(unmet.suggestion),
        }
      }),
    ...unmetTags(reading, itinerary, catalogue),
    ...unmetRegions(reading, itinerary, catalogue),
    ...closedNamedIslands(reading, catalogue),
    ...reading.doubts.map(({ said, provinceCode }) => ({
      about: 'other' as const,
      code: 'did_you_mean' as const,
      values: { said, province_code: provinceCode },
      suggestion: null,
    })),
    ...reading.unplanned
      .filter(({ topic }) => topic !== 'diet' || !isOfKnownDiet(reading))
      .map(({ topic, said }) => ({
        about: 'other' as const,
        code: topic,
        values: { said },
        suggestion: null,
      })),
    ...reading.notUnderstood.map((said) => ({
      about: 'other' as const,
      code: 'not_understood' as const,
      values: { said },
      suggestion: null,
    })),
    ...reading.conflicts.map((contradiction) => ({ ...contradiction, suggestion: null })),
  ]
}

/** Regions, coasts and rivers where the trip neither stops nor sleeps. */
function unmetRegions(reading: Reading, { days }: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  const { towns } = catalogue.world
  const provinces = days.flatMap(({ stops, baseTownId }) => [
    ...stops.flatMap(({ candidateId: id }) => (id === null ? [] : (catalogue.findPlace(id)?.provinceCode ?? []))),
    ...towns.flatMap(({ id, provinceCode }) => (id === baseTownId ? provinceCode : [])),
  ])
  return missedRegions(reading, new Set(provinces)).map(({ nameTh, nameEn }) => ({
    about: 'provinces' as const,
    code: 'no_time' as const,
    values: { said: reading.language === 'th' ? nameTh : nameEn },
    suggestion: null,
  }))
}

/** Whether meals are planned by all that the travellers eat; a warning then says how. */
function isOfKnownDiet({ food }: Reading): boolean {
  return (
    food.diets.length > 0 && food.diets.every(isKnownDiet) && food.avoid.every((each) => isInDiet(each, food.diets))
  )
}

const HALF_DAY_MINUTES = 150
const LUNCH = { from: 11 * 60, to: 14 * 60, minutes: 60 }

/** The trip then says to have lunch there. */
function lastsOverLunch({ kind, candidateId, arrive, depart }: ItineraryStop): boolean {
  const during = Math.min(depart, LUNCH.to) - Math.max(arrive, LUNCH.from)
  return kind === 'visit' && candidateId !== null && during >= LUNCH.minutes
}

/** Kinds that are planned for other wishes; see `wish-minimums.ts`. */
const MINIMUMS = new Set([BREAKFAST, CHILDREN_FIRST, 'dive_trip', 'food_tour', 'cooking_class'])

/**
 * Whether an unmet wish is none: a kind without a number of which the trip has half a day; lunch where a visit lasts over it; and
 * the budget, which follows from the whole trip's costs whenever it is read.
 */
function isMet(
  { wish, subject, day, reason }: Unmet,
  { interests }: Reading,
  { days }: Itinerary,
  catalogue: CatalogueView,
): boolean {
  // What a guide would show if there were time is nobody's wish.
  if (wish === 'budget' || (wish === 'must_see' && reason === 'no_time')) return true
  if (wish === 'meal') return subject === 'lunch' && day !== null && days[day]!.stops.some(lastsOverLunch)
  if (wish !== 'wanted_kind') return false
  // A minimum that follows from a wish is not one of its own.
  if (MINIMUMS.has(subject) && !interests.some(({ key }) => key === subject)) return true
  if (interests.some(({ key, minCount }) => key === subject && minCount !== null)) return false
  return days.some(({ stops }) =>
    stops.some(({ candidateId: id, arrive, depart }) => {
      const place = id === null ? undefined : catalogue.findPlace(id)
      return place && depart - arrive >= HALF_DAY_MINUTES && kindsOf(place, catalogue.conceptsByKey).includes(subject)
    }),
  )
}

/** What a prompt asks for by name has at least this weight; what follows from the travellers has less. */
const NAMED = 0.7

/** What one does rather than sees: a bay where people dive is no dive. */
const DONE_ON: Readonly<Record<string, string>> = { diving: 'dive_trip' }

/** Whom the whole trip is for: no stop of its own. */
const OF_THE_TRIP = 'wheelchair'

/** Tags that were asked for, without a number, and that no stop has. */
function unmetTags(reading: Reading, { days }: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  const found = new Set(
    days.flatMap(({ stops }) =>
      stops.flatMap(({ candidateId: id }) => {
        const place = id === null ? undefined : catalogue.findPlace(id)
        return place ? kindsOf(place, catalogue.conceptsByKey) : []
      }),
    ),
  )
  return reading.interests
    .filter(
      ({ key, kind, weight, minCount }) =>
        kind === 'tag' &&
        key !== OF_THE_TRIP &&
        minCount === null &&
        weight >= NAMED &&
        !found.has(DONE_ON[key] ?? key),
    )
    .map(({ key }) => ({
      ...noteOf(WISHES, 'interests', { interest: key }),
      code: 'not_planned' as const,
      suggestion: null,
    }))
}

/** A break that is longer than the day allows, or falls into a journey. */
export function breakNotKept({ start, end }: Busy): UnmetFact {
  const values = { start_time: formatClock(start), end_time: formatClock(end) }
  return { about: 'daily_window', code: 'break_not_kept', values, suggestion: null }
}

/** Islands that are closed in the month of a trip without dates. */
function closedNamedIslands(reading: Reading, { world }: CatalogueView): UnmetFact[] {
  const { startDate, month, islands } = reading
  if (startDate !== null || month === null) return []
  return world.islands.flatMap((island) => {
    const { id, openSeason } = island
    const isNamed = islands.some((wish) => wish.id === id)
    if (!isNamed || !openSeason || isInSeason(island, `${month}-15`)) return []
    const values = { island_id: id, season_start: openSeason.from, season_end: openSeason.to }
    return [{ about: 'start_date' as const, code: 'closed_season' as const, values, suggestion: null }]
  })
}

/** Why a place is not in the trip. */
export function reasonOf(
  placeId: string,
  reason: UnmetReason,
  reading: Reading,
  catalogue: CatalogueView,
): Pick<UnmetFact, 'code' | 'values'> {
  if (reason !== 'closed') return { code: reason, values: {} }
  const season = closedSeason(placeId, reading, catalogue)
  if (season) return { code: 'closed_season', values: season }
  const months = catalogue.findPlace(placeId)?.guide?.closedMonths
  if (!months || !closedBy(months, reading).throughout) return { code: reason, values: {} }
  return { code: 'closed_months', values: { months: months.map((month) => String(month).padStart(2, '0')) } }
}

/** From this share on, a kind is closed; one mountain of many says nothing of mountains. */
const MOSTLY = 0.5

/** “Too few orchards” is not true of a province whose orchards open in another month. */
function outOfSeason(
  { wish, subject, reason }: Unmet,
  reading: Reading,
  { days }: Itinerary,
  catalogue: CatalogueView,
): Pick<UnmetFact, 'code' | 'values'> | null {
  if (wish !== 'wanted_kind') return null
  const ids = days.flatMap(({ stops }) => stops.flatMap(({ candidateId }) => candidateId ?? []))
  const provinces = new Set(ids.flatMap((id) => catalogue.findPlace(id)?.provinceCode ?? []))
  const mist = withoutMist(subject, provinces, reading, catalogue)
  if (mist || reason !== 'not_enough_places') return mist
  const all = [...catalogue.places()].filter(
    (place) => provinces.has(place.provinceCode) && kindsOf(place, catalogue.conceptsByKey).includes(subject),
  )
  const closed = all.filter(({ guide }) => closedBy(guide?.closedMonths, reading).throughout)
  const [first] = closed
  if (!first || closed.length < all.length * MOSTLY) return null
  const months = first.guide!.closedMonths!.filter((month) =>
    closed.every(({ guide }) => guide!.closedMonths!.includes(month)),
  )
  return { code: 'closed_months', values: { months: months.map((month) => String(month).padStart(2, '0')) } }
}

/** When a kind that only mornings of some months have (a sea of mist) comes, if the trip is in others. */
function withoutMist(
  kind: string,
  provinces: ReadonlySet<string>,
  reading: Reading,
  catalogue: CatalogueView,
): Pick<UnmetFact, 'code' | 'values'> | null {
  const date = likelyStart(reading)
  if (date === null) return null
  const month = Number(date.slice(5, 7))
  const guides = [...catalogue.places()].flatMap((place) => {
    const isOne = provinces.has(place.provinceCode) && kindsOf(place, catalogue.conceptsByKey).includes(kind)
    return isOne ? [place.guide ?? {}] : []
  })
  const isOver = guides.every(({ monthsBest }) => monthsBest?.includes(month) === false)
  if (!isOver || !guides.some((guide) => isWithoutMist(guide, month))) return null
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((each) =>
    guides.some(({ monthsBest }) => monthsBest?.includes(each)),
  )
  return { code: 'best_months', values: { months: months.map((each) => String(each).padStart(2, '0')) } }
}

type Subject = Pick<UnmetFact, 'about' | 'values'>

function wishOf({ wish, subject, day }: Unmet): Subject {
  switch (wish) {
    case 'must_visit':
    case 'must_see':
      return noteOf(WISHES, 'must_visit', { place_id: subject })
    case 'wanted_kind':
      return noteOf(WISHES, 'interests', { interest: subject })
    case 'province':
      return noteOf(WISHES, 'provinces', { province_code: subject })
    case 'locked':
      return noteOf(WISHES, 'stop', { place_id: subject })
    case 'budget':
      return { about: 'budget', values: { baht: Number(subject) } }
    case 'meal':
      return noteOf(WISHES, 'day', { day: (day ?? 0) + 1, meal: subject === 'lunch' ? 'lunch' : 'dinner' })
  }
}

/** The season of a place that is closed for the season, else null. */
function closedSeason(
  placeId: string,
  reading: Reading,
  catalogue: CatalogueView,
): ValuesOf<(typeof UNMET_REASONS)['closed_season']> | null {
  const { islands } = catalogue.world
  const place = catalogue.findPlace(placeId)
  const islandId = place && findIslandId(islands, place.point)
  const island = islands.find(({ id }) => id === islandId)
  const start = likelyStart(reading)
  if (!island?.openSeason || start === null || isInSeason(island, start)) return null
  const { from, to } = island.openSeason
  return { island_id: island.id, season_start: from, season_end: to }
}
