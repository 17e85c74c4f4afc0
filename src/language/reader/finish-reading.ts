import { bedsOf } from './beds.ts'
import { celebratesTwo, isCelebration } from './celebrations.ts'
import { assume, contradict, type Draft } from './draft.ts'
import { forgetParts, forgetWithin } from './duration.ts'
import { stayForFarSight } from './far-stay.ts'
import { feastOf } from './feast-places.ts'
import { settleFridayPrayer } from './friday-prayer.ts'
import { groupOf } from './group-of-party.ts'
import { isOfJourney } from './journey.ts'
import { settleLayover } from './layover.ts'
import { listLeftovers } from './leftovers.ts'
import { lengthOnIsland } from './length-on-island.ts'
import { NATION_EN } from './nations.ts'
import { asksOfRideFirst } from './night-rides.ts'
import { settlePace } from './pace.ts'
import { settleParty } from './party.ts'
import { anyOf } from './phrases.ts'
import { quartersOf } from './quarter-wishes.ts'
import type { Busy, Reading, Unplanned } from './reading.ts'
import { settleSeason } from './season.ts'
import { settleDuration } from './settle-duration.ts'
import { settleWindow } from './settle-window.ts'
import type { Sheet } from './sheet.ts'
import { dateByBookedNight, settleOpenEnd, settleStays } from './stays.ts'
import { settleSteps } from './told-steps.ts'

/** Fills in what the prompt leaves open and notes it: the last step of every reader, the language model's too. */
export function finish(sheet: Sheet, draft: Draft): Reading {
  forgetWithin(draft)
  forgetParts(draft)
  settleSteps(sheet, draft)
  settleOpenEnd(sheet, draft)
  const lengthOn = lengthOnIsland(sheet, draft)
  const days = settleDuration(draft)
  dateByBookedNight(sheet, draft, days)
  settleLayover(sheet, draft, days)
  settleWindow(draft, days)
  settleAvoided(draft)
  const party = settleParty(draft)
  const group = groupOf(sheet, draft, party)
  const pace = settlePace(draft)
  if (draft.start !== null && draft.start.text !== '') assume(draft, 'origin', { said: asName(draft.start.text) })
  if (draft.startDate === null && draft.month !== null) assume(draft, 'month_only', { month: draft.month })
  settleSeason(draft)
  if (draft.provinces.length === 0 && draft.regions.length === 0) {
    assume(draft, 'no_province', {})
  }
  const prayer = settleFridayPrayer(draft, days)
  const busy = busyOf(prayer, days)
  const unplanned = onePerTopic([...asksOfRideFirst(withoutTimes(draft), draft), ...prayer.unplanned])
  // A topic quotes its whole sentence.
  const leftovers = listLeftovers(sheet, draft.kinds).filter(
    (text) =>
      !unplanned.some(({ said }) => said.includes(text)) &&
      !isFriend(sheet, text) &&
      !isOfJourney(text, draft) &&
      !isCelebration(text, group),
  )
  const names = leftovers.filter((text) => isNameLike(sheet, text))
  const { avoidKinds, avoidPlaces, avoidProvinces, windowStart, windowEnd } = draft
  // Whoever names a place again goes back to it.
  const avoidIslands = draft.avoidIslands.filter((avoided) => !draft.islands.some(({ id }) => id === avoided))
  const avoidDestinations = [...new Set(draft.avoidDestinations)].filter((id) => !draft.destinations.includes(id))
  // Who sleeps at one place goes to the others and back.
  const said = draft.base !== null && EVERY_NIGHT.test(sheet.text) ? [] : settleStays(sheet, draft, days)
  const stays = said.length > 0 ? said : stayForFarSight(sheet, draft, days)
  const beds = bedsOf(draft, days)
  const feast = feastOf(sheet, draft)
  const quarters = quartersOf(draft)
  return {
    language: draft.language,
    days,
    nights: draft.nights,
    ...(lengthOn && { lengthOn }),
    startDate: draft.startDate,
    endDate: draft.endDate,
    month: draft.month,
    ...(draft.season !== null && { season: draft.season }),
    ...(feast && { feast }),
    ...(draft.streetFeast && { streetFeast: draft.streetFeast }),
    provinces: draft.provinces,
    regions: draft.regions,
    ...(stays.length > 0 && { stays }),
    start: draft.start,
    end: draft.end,
    arrivalMinute: draft.arrivalMinute,
    departureMinute: draft.departureMinute,
    // The hours of a layover count the ways to the airport already.
    ...(!draft.isLayover &&
      draft.unplanned.some(
        (wish) => wish.topic === 'flights' && !(draft.isFlightRefused && REFUSES.test(wish.said)),
      ) && {
        flies: draft.leavesTown ? ('in' as const) : ('both' as const),
      }),
    ...(draft.destinations.length > 0 && { destinations: draft.destinations }),
    ...(draft.alternatives.length > 0 && { alternatives: draft.alternatives }),
    towns: draft.towns,
    districts: draft.districts,
    ...(quarters.length > 0 && { quarters }),
    islands: draft.islands,
    interests: draft.interests.map((interest) => ({ ...interest, weight: Math.round(interest.weight * 100) / 100 })),
    mustVisit: draft.mustVisit,
    avoid: {
      kinds: [...avoidKinds].map(([key, strength]) => ({ key, strength })),
      placeIds: avoidPlaces,
      provinces: avoidProvinces,
      ...(draft.avoidTowns.length > 0 && { towns: draft.avoidTowns }),
      ...(avoidIslands.length > 0 && { islands: avoidIslands }),
      ...(avoidDestinations.length > 0 && { destinations: avoidDestinations }),
    },
    notFound: [...draft.notFound, ...names],
    pace,
    maxStopsPerDay: draft.maxStopsPerDay,
    walking: draft.walking,
    ...(busy.length > 0 && { busy }),
    dailyWindow: { start: windowStart, end: windowEnd },
    budget: draft.budget,
    spending: draft.spending,
    party,
    ...(draft.youngest !== null && party.children > 0 && { youngest: draft.youngest }),
    ...(group !== null && { group }),
    ...(celebratesTwo(sheet.text, group) && { celebrates: true as const }),
    ...(draft.journey.length > 0 && { journey: draft.journey }),
    transport: draft.transport,
    ...(draft.isFlightRefused && { noFlights: true as const }),
    ...(draft.nightRide !== null && { nightRide: draft.nightRide }),
    food: { diets: draft.diets, avoid: draft.foodAvoid },
    meals: draft.meals,
    indoorOnly: draft.indoorOnly,
    moments: draft.moments,
    // Of several stays each has beds of its own.
    base:
      beds.length > 0 ||
      (stays.length > 1 && !stays.every(({ provinceCodes }) => provinceCodes[0] === draft.base?.provinceCode))
        ? null
        : draft.base,
    ...(beds.length > 0 && { beds }),
    doubts: draft.doubts,
    unplanned,
    scope: draft.scope,
    assumed: draft.assumed,
    conflicts: draft.conflicts,
    notUnderstood: leftovers.filter((text) => !names.includes(text)),
  }
}

const EVERY_NIGHT =
  /\b(?:both|all|every|each) (?:of the |the )?(?:two |three |four |five |\d )?nights?\b|ทุกคืน|ทั้ง(?:สอง|สาม|สี่|\s?\d\s?)?คืน/

/** What is booked takes one day: which one, only a trip of one day need not say. */
function busyOf({ busy }: { readonly busy: readonly Busy[] }, days: number): Busy[] {
  return busy.filter(({ what, day }) => (day === null ? what !== 'booked' || days === 1 : day <= days))
}

/** Forms of names are in small letters. */
function asName(form: string): string {
  return form.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** “We land at 10:30”: a flight whose time the trip keeps need not be booked, nor one that nobody wants. */
function withoutTimes({
  unplanned: all,
  arrivalMinute,
  departureMinute,
  isFlightRefused,
}: Draft): readonly Unplanned[] {
  const unplanned = all.filter(({ topic, said }) => topic !== 'flights' || !isFlightRefused || !REFUSES.test(said))
  if (arrivalMinute === null && departureMinute === null) return unplanned
  if (isAtNight(arrivalMinute)) return unplanned
  return unplanned.filter(({ topic, said }) => topic !== 'flights' || TO_BOOK.test(said))
}
/** At hours at which airports have few ways into town, the flight is told of. */
const isAtNight = (minute: number | null) => minute !== null && (minute < 6 * 60 || minute >= 22 * 60)
const REFUSES =
  /\b(?:no|not|without|avoid(?:ing)?|never|scared|afraid|terrified|frightened|fear|phobia|hate)\b|n't\b|ไม่|กลัว/i
const TO_BOOK = new RegExp(
  `\\?|${anyOf('จอง, ตั๋ว, ราคา, ค่าเครื่อง, สายการบิน, ไหน, ยังไง, กี่, ไหม, มั้ย')}|\\b${anyOf('book, ticket, fare, airfare, price, cheap, airline, which, how, recommend, suggest')}`,
  'i',
)

function onePerTopic(wishes: readonly Unplanned[]): Unplanned[] {
  return wishes.filter(({ topic }, at) => wishes.findIndex((other) => other.topic === topic) === at)
}

/** A must-visit takes precedence, even if the prompt also asks to avoid it. */
function settleAvoided(draft: Draft): void {
  const must = new Set(draft.mustVisit.map(({ placeId }) => placeId))
  for (const id of new Set(draft.avoidPlaces))
    if (must.has(id)) contradict(draft, 'wanted_and_avoided', { place_id: id })
  draft.avoidPlaces = draft.avoidPlaces.filter((id) => !must.has(id))
}

/** Capitalised inside a sentence: probably a name. */
function isNameLike(sheet: Sheet, text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || sheet.raw === sheet.raw.toUpperCase() || GOES_ON_SMALL.test(text)) return false
  // “My friend Jake who's 30”, “every Indian tourist”, “somewhere in Southeast Asia”.
  if (/\b(?:who|who's|whose)\b/i.test(text) || NO_PLACE.test(text)) return false
  return !BEGINS.test(sheet.raw.slice(0, sheet.raw.indexOf(text)))
}
const NO_PLACE = new RegExp(`^${NATION_EN}\\b|^(?:south ?east )?asian?\\b`, 'i')
/** “Day 5 Partake in a trek”: where a sentence or the line of a day begins. */
const BEGINS = /(?:^|[.!?:;\n•|]\s*|\bday \d{1,2}(?:\s?[-–]\s?\d{1,2})?[,)–-]?\s*)$/i
/** “Live in a hammock” is the beginning of a line. */
const GOES_ON_SMALL = /^\S+ (?!(?:of|the|on|de|na|beach|temple|market|park|island|village|resort|hotel|cafe)\b)\p{Ll}/u

/** “My best friend Sophie who's 30”: somebody that they tell of. */
function isFriend({ raw }: Sheet, text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text) && OF_SOMEBODY.test(raw.slice(Math.max(0, raw.indexOf(text) - 24), raw.indexOf(text)))
  )
}
const OF_SOMEBODY =
  /\b(?:friends?|wife|husband|sons?|daughters?|brothers?|sisters?|boyfriend|girlfriend|fianc[eé]e?|partner|mates?|buddy|mum|mom|dad|cousin|colleague|boss|neighbou?r|aunt|uncle),? (?:named |called |is )?$/i
