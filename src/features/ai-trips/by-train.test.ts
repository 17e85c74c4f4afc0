import { describe, expect, it } from 'vitest'
import type { Reading } from '../../language/reader/reading.ts'
import type { ProblemDay } from '../../planner/problem.ts'
import { byTrain } from './by-train.ts'
import type { PreparedTrip } from './trip-problem.ts'

const day = { startMinute: 510, endMinute: 1230, start: null, end: null, meals: [] } as unknown as ProblemDay
const trip = (days: number) =>
  ({ assumed: [], problem: { bases: [], days: Array.from({ length: days }, () => day) } }) as unknown as PreparedTrip
const wish = (more: Partial<Reading> = {}) =>
  ({
    start: null,
    provinces: ['71'],
    transport: 'train',
    arrivalMinute: null,
    departureMinute: null,
    dailyWindow: { start: null, end: null },
    assumed: [],
    ...more,
  }) as Reading
const ends = ({ problem: { days } }: PreparedTrip) => [days[0]!.startMinute, days.at(-1)!.endMinute]

describe('a trip by train', () => {
  it('begins with the first arrival, ends before the last train home, and names both', () => {
    const { assumed, problem } = byTrain(trip(2), wish())
    const times = assumed.map(({ code, values }) => [code, values.start_time, values.end_time])
    expect(times.map(([code]) => code)).toEqual(['train_there', 'train_home'])
    const [, , arrives] = times[0]!
    const [, leaves] = times[1]!
    expect(`${Math.floor(problem.days[0]!.startMinute / 60)}`).toBe(String(arrives).slice(0, 2))
    expect(problem.days[1]!.endMinute).toBeLessThan(Number(String(leaves).slice(0, 2)) * 60 + 60)
    expect(problem.days[0]!.start).toEqual(problem.days[1]!.end)
    expect(problem.days[0]!.endMinute).toBe(1230)
  })

  it('takes a later train when the day starts later', () => {
    const [early] = ends(byTrain(trip(2), wish()))
    const [late] = ends(byTrain(trip(2), wish({ dailyWindow: { start: 600, end: null } })))
    expect(late).toBeGreaterThan(early!)
  })

  it('stays as it is by other means, elsewhere, and with hours of its own', () => {
    const start = { text: '', provinceCode: '50', townId: null, placeId: null }
    const others = [{ transport: 'car' }, { provinces: ['50'] }, { provinces: ['71', '70'] }, { arrivalMinute: 700 }]
    for (const other of [...others, { provinces: [] }, { start }] as Partial<Reading>[])
      expect(byTrain(trip(2), wish(other))).toEqual(trip(2))
  })
})
