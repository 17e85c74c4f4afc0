import { describe, expect, it } from 'vitest'
import type { PlaceGuide } from '../../world/guide.ts'
import type { BestTime } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { departuresOf } from './departures.ts'

const concepts = new Map<string, Pick<Concept, 'departures' | 'traits'>>([
  ['boat_tour', { departures: [['08:00', '09:30'] as const, ['12:30', '15:30'] as const] }],
  ['cooking_class', { departures: [['09:00', '10:00'] as const, ['13:00', '15:30'] as const] }],
  ['museum', { traits: ['indoor'] }],
])
const open = (from: number, to: number) => Array.from({ length: 7 }, () => [{ open: from * 60, close: to * 60 }])
const place = (category: string, bestTimes: BestTime[], guide: PlaceGuide = { experience: true }) => ({
  category,
  bestTimes,
  guide,
  visitMinutes: 300,
})
const times = (of: ReturnType<typeof place>, dwellMinutes = 240, hours = open(8, 18), isBoatOnly = false) =>
  departuresOf(of, { hours, dwellMinutes, isBoatOnly }, concepts)?.map((each) => [each.open / 60, each.close / 60])

describe('a tour', () => {
  it('sets out in the part of the day that suits it', () => {
    expect(times(place('boat_tour', ['morning']))).toEqual([[8, 9.5]])
    expect(times(place('boat_tour', ['late_afternoon', 'sunset']))).toEqual([[12.5, 15.5]])
    expect(times(place('cooking_class', ['morning', 'late_afternoon']))).toEqual([
      [9, 10],
      [13, 15.5],
    ])
  })

  it('of an hour or two, or of a kind without usual times, begins whenever people come', () => {
    expect(times(place('boat_tour', ['morning']), 60)).toBeUndefined()
    expect(times(place('spa', ['morning']))).toBeUndefined()
  })

  it('keeps to the hours of its place', () => {
    expect(times(place('boat_tour', ['morning']), 240, open(10, 18))).toBeUndefined()
    expect(times(place('cooking_class', ['morning', 'late_afternoon']), 240, open(8, 13))).toEqual([[9, 10]])
  })
})

describe('a sight to which only boats go', () => {
  const sight = (visitMinutes: number) => ({ ...place('national_park', ['morning'], {}), visitMinutes })

  it('is reached with the boats of the morning if it takes the whole day', () => {
    expect(times(sight(480), 240, open(8, 18), true)).toEqual([[7, 12]])
    expect(times(sight(120), 120, open(8, 18), true)).toBeUndefined()
    expect(times(sight(480), 240, open(8, 18), false)).toBeUndefined()
  })

  it('is so too if it is booked ahead', () => {
    const lake = { ...place('lake', ['dawn', 'morning'], { bookAhead: true }), visitMinutes: 420 }
    expect(times(lake, 420, open(6, 20), true)).toEqual([[7, 12]])
  })
})

describe('a climb', () => {
  const climb = (bestTimes: BestTime[], guide: PlaceGuide = { effort: 2 }, category = 'viewpoint') =>
    times({ ...place(category, bestTimes, guide), visitMinutes: 90 }, 90, open(5, 19))
  const MORNING = [0, 10.5]
  const AFTERNOON = [15, 24]

  it('begins before the heat or after it, by what suits the place', () => {
    expect(climb([])).toEqual([MORNING, AFTERNOON])
    expect(climb(['late_afternoon', 'sunset'])).toEqual([AFTERNOON])
    expect(climb(['morning'], { effort: 3, steps: 600 })).toEqual([MORNING])
  })

  it('begins at any time where noon is as good, indoors, or if it is easy', () => {
    expect(climb(['morning', 'midday'])).toBeUndefined()
    expect(climb([], { effort: 2 }, 'museum')).toBeUndefined()
    expect(climb([], { effort: 1 })).toBeUndefined()
  })
})

describe('a train or a show', () => {
  const show = (moments: string[], momentMinutes?: number) =>
    place('train_ride', [], { moments, ...(momentMinutes !== undefined && { momentMinutes }) })

  it('is there for a whole one: people come before it and leave after it', () => {
    const [first] = times(show(['10:00', '15:00'], 60), 75)!
    expect(first!.map((hour) => Math.round(hour * 60))).toEqual([585, 595])
    expect(times(show(['10:00', '15:00'], 60), 75)).toHaveLength(2)
  })

  it('that ends after closing time is none', () => {
    expect(times(show(['10:00', '17:30'], 60), 75)).toHaveLength(1)
  })

  it('of no known length is a reason to come then, not a rule', () => {
    expect(times(show(['10:00']), 75)).toBeUndefined()
  })
})
