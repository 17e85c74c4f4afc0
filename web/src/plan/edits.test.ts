import { describe, expect, it } from 'vitest'
import { addPlace, lockStop, moveStop, removeStop, spotAt, stepFrom, swapPlace } from './edits.ts'
import type { Trip } from './plan-types.ts'

const stop = (stop_id: string) => ({ stop_id, kind: 'visit', place_id: `place-${stop_id}` })
// The edits read nothing else of a trip.
const trip = {
  days: [
    { day: 1, stops: [stop('a'), stop('b'), stop('c')] },
    { day: 2, stops: [stop('d')] },
  ],
} as unknown as Trip
const ids = ({ days }: { days?: readonly { stops?: readonly { stop_id?: string }[] }[] }) =>
  days?.map(({ stops }) => stops?.map((each) => each.stop_id))

describe('an edit of the plan', () => {
  it('moves a stop within its day, counting positions without it', () => {
    expect(ids(moveStop(trip, 'a', { day: 1, position: 2 }).edit)).toEqual([['b', 'c', 'a'], ['d']])
  })

  it('moves a stop to another day, and shows it there at once', () => {
    const { edit, shown } = moveStop(trip, 'b', { day: 2, position: 0 })
    expect(ids(edit)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
    expect(ids(shown)).toEqual(ids(edit))
  })

  it('drops a stop into a gap, but not beside itself', () => {
    const [first, second] = trip.days as [Trip['days'][number], Trip['days'][number]]
    expect([0, 1, 2, 3].map((gap) => spotAt(first, gap, 'a'))).toEqual([
      null,
      null,
      { day: 1, position: 1 },
      { day: 1, position: 2 },
    ])
    expect(spotAt(first, 0, 'c')).toEqual({ day: 1, position: 0 })
    expect([0, 1].map((gap) => spotAt(second, gap, 'a'))).toEqual([
      { day: 2, position: 0 },
      { day: 2, position: 1 },
    ])
  })

  it('steps a stop over the edge of its day, and not out of the trip', () => {
    expect([stepFrom(trip, 'b', -1), stepFrom(trip, 'b', 1)]).toEqual([
      { day: 1, position: 0 },
      { day: 1, position: 2 },
    ])
    expect([stepFrom(trip, 'c', 1), stepFrom(trip, 'd', -1)]).toEqual([
      { day: 2, position: 0 },
      { day: 1, position: 3 },
    ])
    expect([stepFrom(trip, 'a', -1), stepFrom(trip, 'd', 1)]).toEqual([null, null])
  })

  it('removes, locks and swaps only the stop that it is about', () => {
    expect(ids(removeStop(trip, 'c').edit)).toEqual([['a', 'b'], ['d']])
    expect(lockStop(trip, 'd', true).edit.days?.[1]?.stops).toEqual([{ stop_id: 'd', locked: true }])
    expect(swapPlace(trip, 'd', 'other').edit.days?.[1]?.stops).toEqual([{ place_id: 'other', kind: 'visit' }])
  })

  it('adds a place to the end of a day', () => {
    expect(addPlace(trip, 'new', 1).edit.days?.[0]?.stops?.at(-1)).toEqual({ place_id: 'new' })
  })
})
