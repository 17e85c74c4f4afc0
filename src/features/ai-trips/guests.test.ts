import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Diet, Interest, Reading, Walking } from '../../language/reader/reading.ts'
import type { Candidate } from '../../planner/problem.ts'
import { besideTheSand, faithFactor, isReachedOnWheels, outOfTheSun, usesWheelchair, walkingOf } from './guests.ts'
import { isPlannable } from './guide-rules.ts'

const TOWN = { latitude: 13.75, longitude: 100.5 }
const ISLE = { latitude: 12.05, longitude: 102.32 }
const CAVE = { latitude: 7.37, longitude: 99.28 }
const catalogue = {
  world: {
    islands: [{ id: 'chang', areas: [{ point: ISLE, radiusM: 9000 }] }],
    landings: [{ id: 'cave', point: CAVE, radiusM: 400 }],
  },
} as unknown as CatalogueView
const guests = (more: Partial<Reading> = {}) =>
  ({
    party: { adults: 2, children: 0, seniors: 0, foreigners: 0 },
    interests: [],
    islands: [],
    walking: null,
    transport: null,
    startDate: null,
    month: null,
    food: { diets: [] as Diet[], avoid: [] },
    ...more,
  }) as Partial<Reading> as Reading
const place = (more: Partial<PlaceEntry> = {}) =>
  ({
    category: 'museum',
    subCategories: [],
    tags: [],
    point: TOWN,
    guide: null,
    ...more,
  }) as Partial<PlaceEntry> as PlaceEntry
const walking = (walks: Walking | null) => guests({ walking: walks })
const interest = (key: string) => ({ key }) as Interest

describe('guests in a wheelchair', () => {
  it('are known by their words, whether these name a kind of place or not', () => {
    expect(usesWheelchair(walking('wheelchair'))).toBe(true)
    expect(usesWheelchair(guests({ interests: [interest('wheelchair')] }))).toBe(true)
    expect(usesWheelchair(walking('little'))).toBe(false)
  })

  it('see no place that is marked as out of reach, and nothing with steps', () => {
    const wheels = walking('wheelchair')
    expect(isPlannable(place({ guide: { wheelchair: false } }), wheels)).toBe(false)
    expect(isPlannable(place({ guide: { steps: 30 } }), wheels)).toBe(false)
    expect(isPlannable(place({ guide: { wheelchair: true } }), wheels)).toBe(true)
    expect(isPlannable(place({ guide: { wheelchair: false } }), walking(null))).toBe(true)
  })

  it('see no cave, waterfall or forest trail where no guide knows of a way in', () => {
    const wheels = walking('wheelchair')
    expect(isPlannable(place({ category: 'cave' }), wheels)).toBe(false)
    expect(isPlannable(place({ category: 'waterfall', guide: { effort: 1 } }), wheels)).toBe(false)
    expect(isPlannable(place({ category: 'waterfall', guide: { wheelchair: true } }), wheels)).toBe(true)
  })

  it('see no temple in a cave and no stair, but a park that has a cave besides', () => {
    const wheels = walking('wheelchair')
    expect(isPlannable(place({ category: 'temple', subCategories: ['cave temple'] }), wheels)).toBe(false)
    expect(isPlannable(place({ category: 'viewpoint', subCategories: ['stair climb'] }), wheels)).toBe(false)
    expect(isPlannable(place({ category: 'national_park', subCategories: ['caves'] }), wheels)).toBe(true)
  })

  it('have an hour beside the sand of a beach', () => {
    const beach = { isSunny: true, dwellMinutes: 150, shortMinutes: 60 } as Candidate
    expect(besideTheSand(beach, null, walking('wheelchair'))).toEqual({ isSunny: true, dwellMinutes: 60 })
    expect(besideTheSand(beach, { wheelchair: true }, walking('wheelchair'))).toBe(beach)
    expect(besideTheSand(beach, null, walking('little'))).toBe(beach)
  })

  it('board no boat: no tour, no pier, no landing, and only the island that they named', () => {
    const reached = (each: PlaceEntry, islands: Reading['islands'] = []) =>
      isReachedOnWheels(each, { islands }, [], catalogue)
    expect(reached(place())).toBe(true)
    expect(reached(place({ category: 'boat_tour' }))).toBe(false)
    expect(reached(place({ category: 'market', tags: ['boat'] }))).toBe(false)
    expect(reached(place({ point: CAVE }))).toBe(false)
    expect(reached(place({ point: ISLE }))).toBe(false)
    expect(reached(place({ point: ISLE }), [{ id: 'chang' }] as unknown as Reading['islands'])).toBe(true)
  })
})

describe('short ways', () => {
  it('lead to no climb, which whoever walks well does see', () => {
    const climb = place({ guide: { effort: 2 } })
    expect(isPlannable(climb, walking('little'))).toBe(false)
    expect(isPlannable(climb, walking('stroller'))).toBe(false)
    expect(isPlannable(place({ guide: { effort: 1, steps: 157 } }), walking('little'))).toBe(true)
    expect(isPlannable(climb, walking(null))).toBe(true)
  })

  it('are for wheels, old knees, grandparents and children', () => {
    const party = { adults: 2, children: 0, seniors: 0, foreigners: 0 }
    expect(walkingOf(walking('wheelchair'))).toBe('wheelchair')
    expect(walkingOf(walking('stroller'))).toBe('little')
    expect(walkingOf(guests({ party: { ...party, seniors: 2 } }))).toBe('little')
    expect(walkingOf(guests({ party: { ...party, children: 1 } }))).toBe('little')
    expect(walkingOf(guests())).toBeUndefined()
  })
})

describe('an open beach', () => {
  const beach = {
    id: 'beach',
    isSunny: true,
    dwellMinutes: 150,
    hours: Array.from({ length: 7 }, () => [{ open: 480, close: 1080 }]),
  } as Partial<Candidate> as Candidate
  const family = guests({ party: { adults: 2, children: 1, seniors: 0, foreigners: 0 } })

  it('is for the morning and the late afternoon with children or grandparents', () => {
    const cool = outOfTheSun(beach, family)
    expect(cool.hours?.[0]).toEqual([
      { open: 480, close: 630 },
      { open: 930, close: 1080 },
    ])
    expect(cool.dwellMinutes).toBe(120)
    expect(outOfTheSun({ ...beach, hours: null, usualHours: null }, family).hours?.[6]).toHaveLength(2)
  })

  it('is for all day without them, and where it has shade', () => {
    expect(outOfTheSun(beach, guests())).toBe(beach)
    const museum = { ...beach, isSunny: false }
    expect(outOfTheSun(museum, family)).toBe(museum)
  })
})

describe('Muslim guests', () => {
  const halal = guests({ food: { diets: ['halal'], avoid: [] } })

  it('are welcome in mosques and see fewer temples, unless they ask for these', () => {
    expect(faithFactor(place({ category: 'mosque' }), halal)).toBeGreaterThan(1)
    expect(faithFactor(place({ category: 'temple' }), halal)).toBeLessThan(1)
    expect(faithFactor(place({ category: 'palace' }), halal)).toBe(1)
    expect(faithFactor(place({ category: 'temple' }), { ...halal, interests: [interest('temple')] })).toBe(1)
    expect(faithFactor(place({ category: 'temple' }), guests())).toBe(1)
  })
})

it('a place without public transport is for those who have wheels, or have not said', () => {
  const ridge = place({ guide: { ownWheels: true } })
  expect(isPlannable(ridge, guests({ transport: 'public' }))).toBe(false)
  expect(isPlannable(ridge, guests({ transport: 'car' }))).toBe(true)
  expect(isPlannable(ridge, guests())).toBe(true)
})
