import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import { noteOf, type ValuesOf } from '../../language/notes/note.ts'
import { type UNMET_REASONS, WISHES } from '../../language/notes/trip-notes.ts'
import type { Busy, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, Unmet, UnmetReason } from '../../planner/itinerary.ts'
import { formatClock } from '../../world/hours.ts'
import { isInSeason } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import { isWithoutMist } from '../../world/seasons.ts'
import type { UnmetFact } from '../trips/public.ts'
import { closedBy } from './guide-rules.ts'
import { kindsOf } from './interest.ts'
import { isInDiet, isKnownDiet } from './meal-places.ts'
import { missedDestinations } from './missed-destinations.ts'
import { missedTowns } from './missed-towns.ts'
import { isOneStay } from './one-stay.ts'
import { missingInQuarters } from './quarter-goal.ts'
import { suggestionNote } from './suggestions.ts'
import { likelyStart } from './when-open.ts'
import { wishDoneBy } from './wish-minimums.ts'
import { missedRegions } from './wished-regions.ts'
import { countOf, isMet, isNameOf, isSaidTwice } from './wishes-met.ts'

/** Every wish that the trip does not fulfil: unknown names, what did not fit, and contradictions. */
export function listUnmet(
  reading: Reading,
  itinerary: Itinerary,
  catalogue: CatalogueView,
  prompt: string | null = null,
): UnmetFact[] {
  const facts: UnmetFact[] = [
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
          outOfSeason(unmet, reading, itinerary, catalogue) ??
          onlySome(unmet, reading, itinerary, catalogue) ??
          reasonOf(unmet.subject, unmet.reason, reading, catalogue)
        const wish = wishOf(unmet)
        return {
          about: wish.about,
          code: reason.code,
          values: { ...wish.values, ...reason.values },
          suggestion: unmet.suggestion && suggestionNote(unmet.suggestion),
        }
      }),
    ...missingInQuarters(reading, catalogue).map((interest) => ({
      ...noteOf(WISHES, 'interests', { interest }),
      code: 'not_enough_places' as const,
      suggestion: null,
    })),
    ...unmetTags(reading, itinerary, catalogue),
    ...unmetRegions(reading, itinerary, catalogue),
    ...missedDestinations(reading, itinerary, catalogue),
    ...missedTowns(reading, itinerary, catalogue),
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
  return eachOnce(facts, reading, itinerary, catalogue, prompt)
}

/** Regions, coasts and rivers where the trip neither stops nor sleeps. */
function unmetRegions(reading: Reading, { days }: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  const { towns } = catalogue.world
  const provinces = days.flatMap(({ stops, baseTownId }) => [
    ...stops.flatMap(({ candidateId: id }) => (id === null ? [] : (catalogue.findPlace(id)?.provinceCode ?? []))),
    ...towns.flatMap(({ id, provinceCode }) => (id === baseTownId ? provinceCode : [])),
  ])
  const missed = missedRegions(reading, new Set(provinces))
  // One beach is on one of the coasts.
  if (reading.interests.some(isOneStay) && missed.length < reading.regions.length) return []
  return missed.map(({ nameTh, nameEn }) => ({
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

/** What a prompt asks for by name has at least this weight; what follows from the travellers has less. */
const NAMED = 0.7

/** Whom the whole trip is for: no stop of its own. */
const OF_THE_TRIP = 'wheelchair'

/** Tags that were asked for, without a number, and that no stop has. */
function unmetTags({ interests }: Reading, itinerary: Itinerary, catalogue: CatalogueView): UnmetFact[] {
  return interests
    .filter(
      ({ key, kind, weight, minCount }) =>
        kind === 'tag' &&
        key !== OF_THE_TRIP &&
        minCount === null &&
        weight >= NAMED &&
        countOf(key, itinerary, catalogue) === 0,
    )
    .map(({ key }) => ({
      ...noteOf(WISHES, 'interests', { interest: key }),
      code: 'not_planned' as const,
      suggestion: null,
    }))
}

/** Each wish once: the first thing that is told of it, and nothing of one that another fulfils. */
function eachOnce(
  facts: readonly UnmetFact[],
  reading: Reading,
  itinerary: Itinerary,
  catalogue: CatalogueView,
  prompt: string | null,
): UnmetFact[] {
  const told = new Set<string>()
  const isKnown = (key: string) => told.has(key) || countOf(key, itinerary, catalogue) > 0
  return facts.filter(({ about, values }) => {
    const key = values.interest ?? values.place_id ?? values.province_code
    if (about !== 'interests' && about !== 'must_visit') return true
    if (key === undefined) return true
    const asked = reading.interests.find((interest) => interest.key === key)
    // “Big Buddha” is the statue of that name, and no wish for others.
    if (asked && isNameOf(asked.key, reading, catalogue)) return false
    if (told.has(key) || (asked && isSaidTwice(asked, reading, prompt, isKnown, catalogue))) return false
    told.add(key)
    return true
  })
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

/** “Nine temples” of which there are six: how many there are. */
function onlySome(
  { wish, subject }: Unmet,
  { interests }: Reading,
  itinerary: Itinerary,
  catalogue: CatalogueView,
): Pick<UnmetFact, 'code' | 'values'> | null {
  const asked = interests.find(({ key }) => key === subject)?.minCount ?? null
  const planned = wish === 'wanted_kind' ? countOf(subject, itinerary, catalogue) : 0
  return asked === null || planned === 0 ? null : { code: 'only_some', values: { planned, asked } }
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
      return noteOf(WISHES, 'interests', { interest: wishDoneBy(subject) })
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
