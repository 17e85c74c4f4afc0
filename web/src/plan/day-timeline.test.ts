import { describe, expect, it } from 'vitest'
import { sumsOf, timelineOf } from './day-timeline.ts'
import type { Day } from './plan-types.ts'

// The timeline reads nothing else of a day.
const day = (more: object) => ({ start_time: '09:00', end_time: '18:00', stops: [], ...more }) as unknown as Day

describe('the bar of a day', () => {
  it('has no gaps and no overlaps from the start to the end', () => {
    const segments = timelineOf(
      day({
        stops: [
          { kind: 'visit', arrive: '09:20', depart: '10:20', travel: { minutes: 20 } },
          { kind: 'meal', arrive: '12:00', depart: '13:00', travel: { minutes: 15 } },
        ],
        travel_back: { minutes: 30 },
      }),
    )
    expect(segments.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['travel', 540, 560],
      ['visit', 560, 620],
      ['free', 620, 705],
      ['travel', 705, 720],
      ['meal', 720, 780],
      ['travel', 780, 810],
      ['free', 810, 1_080],
    ])
    expect(sumsOf(segments)).toEqual({ travel: 65, visit: 60, meal: 60, free: 355 })
  })

  it('is free from end to end on a day without stops', () => {
    expect(timelineOf(day({}))).toEqual([{ kind: 'free', from: 540, to: 1_080 }])
  })

  it('reaches past the end if the way back does', () => {
    const late = day({ stops: [{ kind: 'visit', arrive: '17:00', depart: '18:00' }], travel_back: { minutes: 45 } })
    expect(timelineOf(late).at(-1)).toEqual({ kind: 'travel', from: 1_080, to: 1_125 })
  })
})
