import type { Language } from '../../platform/language.ts'
import { MEALS, type MealName } from '../../world/guide.ts'
import { findIslandId } from '../../world/roads.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import type { DayFacts, StopFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'

/** Where people eat on a day whose stops do not show it. */
const NOTES = {
  lunch_included: { th: 'รวมมื้อกลางวันแล้ว', en: 'Lunch is included' },
  dinner_included: { th: 'รวมมื้อเย็นแล้ว', en: 'Dinner is included' },
  lunch_here: { th: 'กินมื้อกลางวันที่นี่', en: 'Have lunch here' },
  lunch_in_the_wild: {
    th: 'มื้อกลางวัน: ร้านสวัสดิการถ้ามี หรือเตรียมไปเอง',
    en: 'Lunch: at the canteen if there is one, or bring a picnic',
  },
  lunch_on_an_islet: {
    th: 'มื้อกลางวัน: ถ้าเรือไม่รวมอาหาร ซื้อเตรียมไปก่อน บนเกาะไม่มีร้าน',
    en: 'Lunch: if the boat serves none, bring a picnic; nothing is sold there',
  },
  lunch_to_ask_for: {
    th: 'ถามก่อนจองว่ารวมมื้อกลางวันไหม ถ้าไม่รวมเตรียมไปเอง',
    en: 'Ask whether lunch is included; bring some if it is not',
  },
  lunch_on_the_way: { th: 'ราวเที่ยงแวะกินมื้อกลางวันระหว่างทางมา', en: 'Lunch on the way here, around noon' },
  dinner_after_lunch: {
    th: 'มื้อเย็น ส่วนมื้อกลางวันแวะกินระหว่างทางราวเที่ยง',
    en: 'Dinner. Lunch is on the way here, around noon',
  },
  lunch_on_the_way_back: { th: 'แวะกินมื้อกลางวันระหว่างทางกลับ', en: 'Lunch on the way back' },
  dinner_here: { th: 'กินมื้อเย็นที่นี่', en: 'Have dinner here' },
  dinner_on_the_way: { th: 'แวะกินมื้อเย็นระหว่างทางมา', en: 'Dinner on the way here' },
  dinner_on_the_way_back: { th: 'แวะกินมื้อเย็นระหว่างทางกลับ', en: 'Dinner on the way back' },
  picnic: {
    th: 'มื้อกลางวัน ซื้อเตรียมไปก่อน แถวนี้ไม่มีร้าน',
    en: 'Lunch: a picnic bought beforehand, nothing is sold here',
  },
  picnic_or_on_the_way: {
    th: 'มื้อกลางวัน แวะร้านริมทาง หรือเตรียมไปเอง',
    en: 'Lunch: at a place on the way, or a picnic',
  },
  dinner_near_bed: { th: 'มื้อเย็น แวะร้านแถวที่พักได้ตามชอบ', en: 'Dinner: pick any place near where you stay' },
  lunch_meatless: { th: 'มื้อกลางวัน มองหาร้านที่ติดธงเหลือง “เจ”', en: 'Lunch: look for a yellow “เจ” (jay) flag nearby' },
  dinner_meatless: { th: 'มื้อเย็น มองหาร้านที่ติดธงเหลือง “เจ”', en: 'Dinner: look for a yellow “เจ” (jay) flag nearby' },
  lunch_halal: { th: 'มื้อกลางวัน มองหาร้านที่มีเครื่องหมายฮาลาล', en: 'Lunch: look for the halal sign nearby' },
  dinner_halal: { th: 'มื้อเย็น มองหาร้านที่มีเครื่องหมายฮาลาล', en: 'Dinner: look for the halal sign nearby' },
} as const
export type MealNote = keyof typeof NOTES

export function mealNoteText(note: MealNote, language: Language): string {
  return NOTES[note][language]
}

const MEAL_HOURS: Readonly<Record<MealName, { readonly from: number; readonly to: number }>> = {
  lunch: { from: 11 * 60, to: 14 * 60 },
  dinner: { from: 17 * 60, to: 20 * 60 + 45 },
}
const MEAL_MINUTES = 60
const LONG_JOURNEY_MINUTES = 120

interface Known {
  readonly find: FindTripPlace
  /** What to look for at a table that has no name. */
  readonly diet?: 'meatless' | 'halal'
  readonly catalogue: Pick<TripCatalogue, 'world' | 'conceptsByKey'>
}

/** What to say about meals, by stop: those at no named place, those that a visit includes, and those of a long journey. */
export function mealNotes(day: DayFacts, known: Known): ReadonlyMap<string, MealNote> {
  const notes = new Map<string, MealNote>()
  const placeOf = ({ place_id: id }: StopFacts) => (id === null ? undefined : known.find(id))
  for (const [index, stop] of day.stops.entries()) {
    if (stop.kind !== 'meal' || stop.place_id !== null) continue
    const before = day.stops.slice(0, index).reverse()
    const here = [...before, ...day.stops.slice(index)].flatMap((each) => placeOf(each) ?? [])[0]
    const rest = day.stops[index - 1]
    const isRested = rest?.kind === 'rest' && (rest.leg?.minutes ?? 0) > 0
    const note = noteOfFreeMeal(isRested ? { ...stop, leg: rest.leg } : stop, here, known)
    if (note) notes.set(stop.stop_id, note)
  }
  for (const meal of MEALS) {
    if (day.stops.some((stop) => stop.meal === meal)) continue
    const visits = day.stops.flatMap((stop) => {
      const place = stop.kind === 'visit' ? placeOf(stop) : undefined
      return place ? [{ stop, place, during: overlap(stop.arrive, stop.arrive + stop.stay_minutes, meal) }] : []
    })
    const long = visits.filter(({ during }) => during >= MEAL_MINUTES).sort((a, b) => b.during - a.during)
    const host = long.find(({ place }) => place.guide?.mealsIncluded?.includes(meal))
    if (host) notes.set(host.stop.stop_id, `${meal}_included`)
    else if (meal === 'lunch') for (const [id, note] of otherLunch(day, long[0], known)) notes.set(id, note)
    else for (const [id, note] of otherDinner(day, visits, known)) if (!notes.has(id)) notes.set(id, note)
  }
  return notes
}

/** The diet that a trip's warnings speak of. */
export function dietOf({ warnings }: Pick<TripFacts, 'warnings'>): Known['diet'] {
  if (warnings.some(({ code }) => code === 'halal_meals')) return 'halal'
  return warnings.some(({ code }) => code === 'vegetarian_meals') ? 'meatless' : undefined
}

function noteOfFreeMeal({ meal, leg }: StopFacts, here: TripPlace | undefined, known: Known): MealNote | undefined {
  if (meal === null) return undefined
  const any = known.diet ? (`${meal}_${known.diet}` as const) : undefined
  if (meal === 'dinner') return any ?? (leg && leg.minutes > 0 ? 'dinner_near_bed' : undefined)
  if (!here) return any
  if (isIslet(here, known)) return 'picnic'
  if (isAmongIslets(here, known)) return 'lunch_in_the_wild'
  return isWild(here, known) ? 'picnic_or_on_the_way' : any
}

interface Visit {
  readonly stop: StopFacts
  readonly place: TripPlace
}

/** Lunch during a visit that does not include it, else on a long journey. */
function otherLunch(day: DayFacts, visit: Visit | undefined, known: Known): [string, MealNote][] {
  return visit ? [[visit.stop.stop_id, noteOfVisit(visit.place, known)]] : onTheWay(day, 'lunch')
}

/** Whoever is at a food street or market when evening comes has dinner there. */
const EVENING = 17 * 60 + 30

/** Dinner at the last market or food street of the day, else on a long journey. */
function otherDinner(day: DayFacts, visits: readonly Visit[], known: Known): [string, MealNote][] {
  const late = visits.filter(({ stop }) => stop.arrive + stop.stay_minutes >= EVENING)
  const market = late.find(({ place }) => isForDinner(place, known))
  if (market) return [[market.stop.stop_id, 'dinner_here']]
  // The stop of another meal has its own note.
  const isMeal = (id: string) => day.stops.some((stop) => stop.stop_id === id && stop.kind === 'meal')
  return onTheWay(day, 'dinner').filter(([id]) => !isMeal(id))
}

function isForDinner({ category, subCategories }: TripPlace, { catalogue }: Known): boolean {
  const kinds = [...(category === null ? [] : [category]), ...subCategories]
  return category === 'street_food' || haveTrait(kinds, 'also_meal', catalogue.conceptsByKey)
}

/** A meal that a long journey covers. */
function onTheWay({ stops, leg_back: back }: DayFacts, meal: MealName): [string, MealNote][] {
  const covers = (from: number, until: number) =>
    until - from >= LONG_JOURNEY_MINUTES && overlap(from, until, meal) >= MEAL_MINUTES
  const reached = stops.find(({ leg, arrive }) => leg !== null && covers(arrive - leg.minutes, arrive))
  // Who arrives for dinner has had lunch at noon, not now.
  if (reached) return [[reached.stop_id, reached.meal === 'dinner' ? 'dinner_after_lunch' : `${meal}_on_the_way`]]
  const last = stops.at(-1)
  const leaves = last ? last.arrive + last.stay_minutes : 0
  return last && back && covers(leaves, leaves + back.minutes) ? [[last.stop_id, `${meal}_on_the_way_back`]] : []
}

function noteOfVisit(place: TripPlace, known: Known): MealNote {
  if (place.guide?.experience) return 'lunch_to_ask_for'
  if (isIslet(place, known)) return 'lunch_on_an_islet'
  return isWild(place, known) || isAmongIslets(place, known) ? 'lunch_in_the_wild' : 'lunch_here'
}

/** Whether it is on an island where nobody stays. */
function isIslet(place: TripPlace, known: Known): boolean {
  return islandOf(place, known)?.nights === false
}

/** Whether it is in a group of islets, where one has the rangers' canteen and the others have nothing. */
function isAmongIslets(place: TripPlace, known: Known): boolean {
  return islandOf(place, known)?.islets === true
}

function islandOf({ point }: TripPlace, { catalogue: { world } }: Known) {
  const id = findIslandId(world.islands, point)
  return world.islands.find((island) => island.id === id)
}

function isWild({ category }: TripPlace, { catalogue }: Known): boolean {
  return category !== null && haveTrait([category], 'wild', catalogue.conceptsByKey)
}

function overlap(from: number, until: number, meal: MealName): number {
  const hours = MEAL_HOURS[meal]
  return Math.min(until, hours.to) - Math.max(from, hours.from)
}
