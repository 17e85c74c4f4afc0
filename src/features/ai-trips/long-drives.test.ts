import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, usualMeals } from '../../planner/problem.ts'
import type { Roads } from '../../world/roads.ts'
import { longDrives } from './long-drives.ts'
import type { PreparedTrip } from './trip-problem.ts'

const HOME = { latitude: 13.75, longitude: 100.5 }
const BED = { id: 'bed', point: { latitude: 18.8, longitude: 100.8 } }
const day = (more: Partial<ProblemDay> = {}) =>
  ({ startMinute: 510, endMinute: 1230, start: null, end: null, meals: [], baseTownId: null, ...more }) as ProblemDay
const wish = (more: Partial<Reading> = {}) =>
  ({
    start: { text: 'Bangkok', provinceCode: '10', townId: null, placeId: null },
    transport: 'car',
    arrivalMinute: null,
    departureMinute: null,
    dailyWindow: { start: null, end: null },
    ...more,
  }) as Reading

function ends(way: number, reading = wish()) {
  const days = [day({ start: HOME }), day(), day({ end: HOME })]
  const prepared = { problem: { days, bases: [BED], transport: 'car', flights: false } } as unknown as PreparedTrip
  const roads = { leg: () => ({ mode: 'drive', minutes: way, metres: 0 }) } as unknown as Roads
  const planned = longDrives(prepared, reading, roads).problem.days
  const summary = ({ startMinute, endMinute, meals }: ProblemDay) => [
    startMinute,
    endMinute,
    meals.map(({ name }) => name),
  ]
  return [planned[0]!, planned[2]!].map(summary)
}

describe('a trip by car from home', () => {
  it('sets out early when the road is long, with lunch on the way, and is home by nine', () => {
    expect(ends(600)).toEqual([
      [300, 1230, ['dinner']],
      [510, 1260, []],
    ])
  })

  it('has lunch before it starts home if there is time for it', () => {
    expect(ends(400)).toEqual([
      [420, 1230, ['dinner']],
      [510, 1260, ['lunch']],
    ])
  })

  it('keeps its usual hours when the road is short, or the wish says when the days begin and end', () => {
    const usual = [
      [510, 1230, []],
      [510, 1230, []],
    ]
    expect(ends(240)).toEqual(usual)
    expect(ends(600, wish({ dailyWindow: { start: 510, end: 1230 } as Reading['dailyWindow'] }))).toEqual(usual)
    expect(ends(600, wish({ transport: 'bus' as Reading['transport'] }))).toEqual(usual)
  })

  it('is on the road in the evening for those who set out after work, unless the night would be over', () => {
    const begun = (way: number) => {
      const days = [day({ start: HOME, startMinute: 1_050 }), day(), day({ end: HOME })]
      const prepared = { problem: { days, bases: [BED], transport: 'car', flights: false } } as unknown as PreparedTrip
      const roads = { leg: () => ({ mode: 'drive', minutes: way, metres: 0 }) } as unknown as Roads
      return longDrives(prepared, wish({ arrivalMinute: 1_050 }), roads).problem.days[0]!.endMinute
    }
    expect(begun(120)).toBe(1_230)
    expect(begun(320)).toBe(1_385)
    expect(begun(500)).toBe(1_230)
  })

  it('has lunch on the bus too, where that takes more than five hours', () => {
    const lunches = (way: number) => {
      const days = [day({ start: HOME, meals: usualMeals(510, 1_230) }), day()]
      const prepared = {
        problem: { days, bases: [BED], transport: 'public', flights: false },
      } as unknown as PreparedTrip
      const roads = { leg: () => ({ mode: 'public', minutes: way, metres: 0 }) } as unknown as Roads
      const trip = longDrives(prepared, wish({ transport: 'bus' as Reading['transport'] }), roads)
      return trip.problem.days[0]!.meals.map(({ name }) => name)
    }
    expect(lunches(420)).toEqual(['dinner'])
    expect(lunches(200)).toEqual(['lunch', 'dinner'])
  })
})
