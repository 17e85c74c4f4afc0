// What the finished plan says of a wish: a stop that is of its kind fulfils it, whatever the planner hoped to add.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Interest, Reading } from '../../language/reader/reading.ts'
import type { Itinerary, ItineraryStop, Unmet } from '../../planner/itinerary.ts'
import { livelyWeekdays } from '../trips/public.ts'
import { FOR_CHILDREN } from './children.ts'
import { kindsOf } from './interest.ts'
import { mealOf } from './meal-places.ts'
import { MIST } from './when-open.ts'
import { BREAKFAST, CHILDREN_FIRST, isSnorkelTrip, SNORKEL_TRIP } from './wish-minimums.ts'

/** Kinds that are planned for other wishes; see `wish-minimums.ts`. */
const MINIMUMS = new Set([BREAKFAST, CHILDREN_FIRST, 'dive_trip', 'food_tour', 'cooking_class'])
/** The theme of whoever brings children; nobody says it. */
const FAMILY = 'family'

/** What one does rather than sees: a bay where people dive is no dive. */
const DONE_ON: Readonly<Record<string, string>> = { diving: 'dive_trip' }

const WEEKLY = 2
const LUNCH = { from: 11 * 60, to: 14 * 60, minutes: 60 }
/** Whoever is at a food street or a night market at this time has dinner there. */
const EVENING = 17 * 60 + 30

/** Whether an unmet wish is none: the finished plan fulfils it, or it is nobody's wish. */
export function isMet(
  { wish, subject, day, reason }: Unmet,
  { interests }: Pick<Reading, 'interests'>,
  itinerary: Pick<Itinerary, 'days'>,
  catalogue: CatalogueView,
): boolean {
  // What a guide would show if there were time is nobody's wish; the budget follows from the costs whenever the trip is read.
  if (wish === 'budget' || (wish === 'must_see' && (reason !== 'closed' || isWeekly(subject, catalogue)))) return true
  if (wish === 'meal') {
    const stops = day === null ? [] : itinerary.days[day]!.stops
    if (subject === 'dinner' && day !== null && isHomeAfter(itinerary.days, day)) return true
    return stops.some((stop) => (subject === 'lunch' ? lastsOverLunch(stop) : isDinner(stop, catalogue)))
  }
  if (wish !== 'wanted_kind') return false
  const asked = interests.find(({ key }) => key === subject)
  // A minimum that follows from a wish is not one of its own.
  if (!asked && (MINIMUMS.has(subject) || subject === FAMILY)) return true
  if (subject === MIST && looksOutAtDawn(itinerary, catalogue)) return true
  return countOf(subject, itinerary, catalogue) >= (asked?.minCount ?? 1)
}

/** So late in the morning, mist still lies in the valleys. */
const MIST_UNTIL = 7 * 60 + 30
const LOOKOUTS = new Set(['viewpoint', 'mountain', 'national_park', 'lake'])

/** Whether a morning begins where people look down on the mist, whatever the place is called. */
function looksOutAtDawn({ days }: Pick<Itinerary, 'days'>, catalogue: CatalogueView): boolean {
  return days.some(({ stops }) =>
    stops.some(({ candidateId, arrive }) => {
      const place = arrive <= MIST_UNTIL ? catalogue.findPlace(candidateId ?? '') : undefined
      return place?.bestTimes.includes('dawn') === true && LOOKOUTS.has(place.category ?? '')
    }),
  )
}

/** A market of a day or two a week: who comes on others and has not asked for it misses nothing. */
function isWeekly(placeId: string, catalogue: Pick<CatalogueView, 'findPlace'>): boolean {
  const place = catalogue.findPlace(placeId)
  return place !== undefined && !place.guide?.closedMonths && livelyWeekdays(place).length <= WEEKLY
}

/** Whether the travellers are at home in the evening, or on the way there, and have dinner then. */
function isHomeAfter(days: Itinerary['days'], day: number): boolean {
  const { baseTownId, returnLeg } = days[day]!
  return day === days.length - 1 && baseTownId === null && Boolean(returnLeg)
}

/** How many stops of the trip are of a kind, or have something of it on their way. */
export function countOf(key: string, { days }: Pick<Itinerary, 'days'>, catalogue: CatalogueView): number {
  const kind = DONE_ON[key] ?? key
  return days
    .flatMap(({ stops }) => stops)
    .filter(({ candidateId: id }) => id !== null && kindsSeenAt(id, catalogue).has(kind)).length
}

/** Kinds of a place, and of what a visit or a tour there shows. */
function kindsSeenAt(id: string, catalogue: CatalogueView): ReadonlySet<string> {
  const place = catalogue.findPlace(id)
  if (!place) return new Set()
  const parts = [...(place.guide?.covers ?? []), ...(place.guide?.oneVisitWith ?? [])]
  const seen = [place, ...parts.flatMap((part) => catalogue.findPlace(part) ?? [])]
  return new Set([
    ...seen.flatMap((each) => kindsOf(each, catalogue.conceptsByKey)),
    ...(place.guide?.children === 1 ? [FOR_CHILDREN] : []),
    ...(isSnorkelTrip(place) ? [SNORKEL_TRIP] : []),
  ])
}

/** The trip then says to have lunch there. */
function lastsOverLunch({ kind, candidateId, arrive, depart }: ItineraryStop): boolean {
  const during = Math.min(depart, LUNCH.to) - Math.max(arrive, LUNCH.from)
  return kind === 'visit' && candidateId !== null && during >= LUNCH.minutes
}

/** The trip then says to have dinner there. */
function isDinner({ kind, candidateId: id, depart }: ItineraryStop, catalogue: CatalogueView): boolean {
  const place = kind === 'visit' && id !== null ? catalogue.findPlace(id) : undefined
  if (!place || depart < EVENING) return false
  return mealOf(place, kindsOf(place, catalogue.conceptsByKey), catalogue.conceptsByKey) !== 'no'
}

/**
 * Of wishes that the same words ask for, only the first. “เมืองเก่า” is an old town and a village with old houses: if the trip
 * has one of them, or tells of one, the other is no further wish; nor is a lake beside the lotus lake.
 */
export function isSaidTwice(
  { key, kind }: Pick<Interest, 'key' | 'kind'>,
  { interests }: Pick<Reading, 'interests'>,
  prompt: string | null,
  isMetOrTold: (key: string) => boolean,
  { conceptsByKey }: Pick<CatalogueView, 'conceptsByKey'>,
): boolean {
  const own = conceptsByKey.get(key)
  return interests.some((other) => {
    const concept = conceptsByKey.get(other.key)
    if (other.key === key || !own || !concept) return false
    if (concept.broader.includes(key)) return true
    const isNarrower = kind === 'category' && other.kind !== 'category'
    return (isNarrower || isMetOrTold(other.key)) && isSameWord(wordsOf(own), wordsOf(concept), prompt)
  })
}

/** Whether the words for a kind are the name of a place in the wish. */
export function isNameOf(
  key: string,
  { mustVisit }: Pick<Reading, 'mustVisit'>,
  { conceptsByKey }: Pick<CatalogueView, 'conceptsByKey'>,
): boolean {
  const concept = conceptsByKey.get(key)
  return concept !== undefined && mustVisit.some(({ text }) => wordsOf(concept).includes(text.toLowerCase().trim()))
}

type Words = readonly string[]

/** Whether the prompt has a word of both, and none of the first alone. */
function isSameWord(own: Words, others: Words, prompt: string | null): boolean {
  if (prompt === null) return false
  const said = prompt.toLowerCase()
  const shared = own.filter((word) => others.includes(word) && said.includes(word))
  const alone = own.filter((word) => !others.includes(word) && said.includes(word))
  return shared.length > 0 && !alone.some((word) => !shared.some((longer) => longer.includes(word)))
}

type Named = NonNullable<ReturnType<CatalogueView['conceptsByKey']['get']>>

function wordsOf({ nameTh, nameEn, synonymsTh, synonymsEn }: Named): Words {
  return [nameTh, nameEn, ...synonymsTh, ...synonymsEn].map((word) => word.toLowerCase())
}
