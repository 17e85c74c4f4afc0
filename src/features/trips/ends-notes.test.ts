import { describe, expect, it } from 'vitest'
import { EMPTY_TRIP } from './edit-trip.ts'
import { endsNotes } from './ends-notes.ts'
import type { PlannedTrip, StopFacts, TripFacts } from './trip-facts.ts'

const stop = (arrive: number, way: number): StopFacts => ({
  stop_id: 'd1s1',
  kind: 'visit',
  meal: null,
  place_id: 'x',
  arrive,
  stay_minutes: 60,
  locked: false,
  note: null,
  leg: { mode: 'drive', minutes: way, metres: 9_000, source: 'estimated' },
})
const dayOf = (...stops: StopFacts[]) => ({ ...EMPTY_TRIP.days[0]!, stops })
const planned = (request: Partial<PlannedTrip['request']>, more: Partial<TripFacts> = {}): TripFacts => ({
  ...EMPTY_TRIP,
  request: request as PlannedTrip['request'],
  days: [dayOf(stop(540, 20)), dayOf(stop(960, 30))],
  destinations: ['pai'],
  ...more,
})
const bangkok = { province_code: '10' }

describe('how a planned trip starts and ends', () => {
  it('names its first departure, its last stop’s end and the way there', () => {
    expect(endsNotes(planned({}))).toEqual([
      { about: 'daily_window', code: 'open_ends', values: { start_time: '08:40', end_time: '17:00' } },
      { about: 'transport', code: 'way_there', values: { gateway_id: 'pai' } },
    ])
  })

  it('names the way home from another destination than the first', () => {
    const codes = endsNotes(planned({}, { destinations: ['pai', 'nan'] })).map(({ values }) => values.gateway_id)
    expect(codes).toEqual([undefined, 'pai', 'nan'])
  })

  it('repeats nothing that the request says', () => {
    expect(endsNotes(planned({ arrival_time: '12:00', origin: bangkok }))).toEqual([])
  })

  it('is not said of a day trip or of a trip that somebody wrote', () => {
    expect(endsNotes(planned({}, { days: [dayOf(stop(540, 20))] }))).toEqual([])
    expect(endsNotes({ ...planned({}), request: null })).toEqual([])
  })
})
