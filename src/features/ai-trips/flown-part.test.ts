import { describe, expect, it } from 'vitest'
import { withFlights } from './flown-part.ts'
import type { PreparedTrip } from './trip-problem.ts'

const prepared = (days: number, flights = false) =>
  ({ problem: { days: Array.from({ length: days }, () => ({})), flights }, assumed: [] }) as unknown as PreparedTrip

describe('ways that trains and buses cannot take in a day', () => {
  it('are flown, and the trip says so', () => {
    const flown = withFlights(prepared(6), { transport: 'train' })
    expect(flown?.problem.flights).toBe(true)
    expect(flown?.assumed.map(({ code }) => code)).toEqual(['flights_added'])
  })

  it('are flown for who goes by bicycle, whose ways are timed as those of buses', () => {
    expect(withFlights(prepared(14), { transport: 'bicycle' })?.problem.flights).toBe(true)
  })

  it.each([
    ['who refuses to fly', prepared(6), { transport: 'bus', noFlights: true }],
    ['who drives', prepared(6), { transport: 'car' }],
    ['a short trip', prepared(3), { transport: 'public' }],
    ['a trip that may fly', prepared(6, true), { transport: 'public' }],
  ] as const)('stay as they are for %s', (_, trip, wish) => {
    expect(withFlights(trip, wish)).toBeUndefined()
  })
})
