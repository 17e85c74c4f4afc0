import { describe, expect, it } from 'vitest'
import type { PlaceGuide } from '../../world/guide.ts'
import type { Trait } from '../../world/vocabulary.ts'
import { dietOf, mealNotes, mealNoteText } from './meal-notes.ts'
import type { DayFacts, StopFacts } from './trip-facts.ts'
import type { FindTripPlace, TripCatalogue, TripPlace } from './trip-places.ts'

const SEA = { latitude: 8, longitude: 98.8 }
const REEF = { latitude: 6.5, longitude: 99.2 }
const LAND = { latitude: 18.8, longitude: 99 }
const place = (id: string, category: string, point = LAND, guide: PlaceGuide | null = null) =>
  ({ id, category, subCategories: [], point, guide }) as unknown as TripPlace
const places = new Map(
  [
    place('temple', 'temple'),
    place('market', 'street_food'),
    place('park', 'national_park'),
    place('islet', 'beach', SEA),
    place('reef', 'island', REEF),
    place('tour', 'boat_tour', LAND, { experience: true, mealsIncluded: ['lunch'] }),
    place('class', 'dive_trip', LAND, { experience: true }),
  ].map((each) => [each.id, each]),
)
const catalogue = {
  conceptsByKey: new Map<string, { traits: Trait[] }>([['national_park', { traits: ['wild'] }]]),
  world: {
    islands: [
      { id: 'rock', nights: false, areas: [{ point: SEA, radiusM: 900 }] },
      { id: 'reefs', nights: true, islets: true, areas: [{ point: REEF, radiusM: 900 }] },
    ],
  },
} as unknown as TripCatalogue
const find: FindTripPlace = (id) => places.get(id)
const leg = (minutes: number) => ({
  mode: 'drive' as const,
  minutes,
  metres: minutes * 900,
  source: 'estimated' as const,
})
const stop = (place_id: string | null, from: number, until: number, more: Partial<StopFacts> = {}): StopFacts => ({
  stop_id: place_id ?? 'free',
  kind: 'visit',
  meal: null,
  place_id,
  arrive: from * 60,
  stay_minutes: (until - from) * 60,
  locked: false,
  note: null,
  leg: leg(0),
  ...more,
})
const free = (meal: 'lunch' | 'dinner', more: Partial<StopFacts> = {}) =>
  stop(null, meal === 'lunch' ? 12 : 18, meal === 'lunch' ? 13 : 19, { kind: 'meal', meal, ...more })
const dayOf = (stops: StopFacts[], leg_back: DayFacts['leg_back'] = null): DayFacts => ({
  start: 510,
  end: 1230,
  from: null,
  to: null,
  base: null,
  stops,
  leg_back,
})
const notesOf = (stops: StopFacts[], leg_back: DayFacts['leg_back'] = null) =>
  Object.fromEntries(mealNotes(dayOf(stops, leg_back), { find, catalogue }))

describe('a day without a stop for lunch says where it is', () => {
  it('on a tour that includes it, and on one that may', () => {
    expect(notesOf([stop('temple', 8, 9), stop('tour', 9, 15)])).toEqual({ tour: 'lunch_included' })
    expect(notesOf([stop('class', 9, 14)])).toEqual({ class: 'lunch_to_ask_for' })
  })

  it('during the visit that lasts longest at noon', () => {
    expect(notesOf([stop('temple', 10, 13)])).toEqual({ temple: 'lunch_here' })
    expect(notesOf([stop('park', 9, 15)])).toEqual({ park: 'lunch_in_the_wild' })
    expect(notesOf([stop('islet', 9, 13)])).toEqual({ islet: 'lunch_on_an_islet' })
  })

  it('on a long journey', () => {
    expect(notesOf([stop('temple', 15, 16, { leg: leg(240) })])).toEqual({ temple: 'lunch_on_the_way' })
    expect(notesOf([free('dinner', { leg: leg(500) })])).toEqual({ free: 'dinner_after_lunch' })
    expect(notesOf([stop('temple', 9, 10.5)], leg(240))).toEqual({ temple: 'lunch_on_the_way_back' })
    expect(notesOf([stop('temple', 9, 10)], leg(60))).toEqual({})
  })

  it('and of an evening: at the market where it ends, else on a long journey to the bed', () => {
    expect(notesOf([free('lunch'), stop('market', 17, 19)])).toEqual({ market: 'dinner_here' })
    expect(notesOf([free('lunch'), stop('temple', 15, 16)], leg(300))).toEqual({ temple: 'dinner_on_the_way_back' })
    expect(notesOf([free('lunch')], leg(400))).toEqual({})
  })

  it('not where the day has one', () => {
    expect(notesOf([stop('tour', 9, 15), free('lunch')])).toEqual({})
  })
})

describe('a meal at no named place', () => {
  it('is a picnic where nothing is sold', () => {
    expect(notesOf([stop('islet', 9, 12), free('lunch')])).toEqual({ free: 'picnic' })
    expect(notesOf([stop('park', 9, 12), free('lunch')])).toEqual({ free: 'picnic_or_on_the_way' })
    expect(notesOf([stop('temple', 9, 12), free('lunch')])).toEqual({})
  })

  it('is bought before, or had at the canteen, among islets of which one has rangers', () => {
    expect(notesOf([stop('reef', 9, 12), free('lunch')])).toEqual({ free: 'lunch_in_the_wild' })
    expect(notesOf([stop('reef', 9, 14)])).toEqual({ reef: 'lunch_in_the_wild' })
  })

  it('says what to look for to guests with a diet', () => {
    const notes = (diet: 'meatless' | 'halal') =>
      Object.fromEntries(mealNotes(dayOf([stop('temple', 9, 12), free('lunch')]), { find, catalogue, diet }))
    expect(notes('halal')).toEqual({ free: 'lunch_halal' })
    expect(notes('meatless')).toEqual({ free: 'lunch_meatless' })
    expect(dietOf({ warnings: [{ code: 'halal_meals', about: 'stop', values: {} }] })).toBe('halal')
    expect(dietOf({ warnings: [] })).toBeUndefined()
  })

  it('is near the bed for those who drive there', () => {
    expect(
      notesOf([free('lunch'), stop('temple', 15, 17), free('dinner', { stop_id: 'night', leg: leg(40) })]),
    ).toEqual({
      night: 'dinner_near_bed',
    })
  })
})

it('is written in both languages', () => {
  expect(mealNoteText('lunch_included', 'en')).toBe('Lunch is included')
  expect(mealNoteText('lunch_included', 'th')).toBe('รวมมื้อกลางวันแล้ว')
})
