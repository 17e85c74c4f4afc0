import { describe, expect, it } from 'vitest'
import type { Destination } from '../../world/destination.ts'
import { EMPTY_TRIP } from './edit-trip.ts'
import { endsNotes } from './ends-notes.ts'
import type { PlannedTrip, StopFacts, TripFacts } from './trip-facts.ts'

const stop = (arrive: number, way: number, id = 'in-pai'): StopFacts => ({
  stop_id: 'd1s1',
  kind: 'visit',
  meal: null,
  place_id: id,
  arrive,
  stay_minutes: 60,
  locked: false,
  note: null,
  leg: { mode: 'drive', minutes: way, metres: 9_000, source: 'estimated' },
})
const points = {
  pai: { latitude: 19.36, longitude: 98.44 },
  nan: { latitude: 18.78, longitude: 100.78 },
  valley: { latitude: 19.3, longitude: 98.5 },
}
const destination = (id: keyof typeof points, more = {}) =>
  ({ id, kind: 'town', point: points[id], radiusM: 30_000, ...more }) as unknown as Destination
const catalogue: Parameters<typeof endsNotes>[1] = {
  findPlace: (id) => ({ point: id === 'in-nan' ? points.nan : points.pai }) as never,
  world: { destinations: [destination('pai'), destination('nan'), destination('valley', { radiusM: 9_000 })] },
}
const bedIn = (id: keyof typeof points) => ({
  town_id: id,
  name_th: null,
  name_en: null,
  province_code: '58',
  ...points[id],
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
    expect(endsNotes(planned({}), catalogue)).toEqual([
      { about: 'daily_window', code: 'open_ends', values: { start_time: '08:40', end_time: '17:00' } },
      { about: 'transport', code: 'way_there', values: { gateway_id: 'pai' } },
    ])
  })

  const gateways = (facts: TripFacts) => endsNotes(facts, catalogue).flatMap(({ values }) => values.gateway_id ?? [])

  it('goes to where the first stop is and home from where the last day ends, whatever was named first', () => {
    const days = [dayOf(stop(540, 20, 'in-nan')), dayOf(stop(540, 20)), dayOf(stop(960, 30))]
    expect(gateways(planned({}, { days, destinations: ['pai', 'nan'] }))).toEqual(['nan', 'pai'])
  })

  it('goes to the planned place of the first bed when the first stop is in another', () => {
    const days = [{ ...dayOf(stop(540, 90, 'in-nan')), base: bedIn('pai') }, dayOf(stop(960, 30))]
    expect(gateways(planned({}, { days }))).toEqual(['pai'])
  })

  it('ends at the bed to which the last day returns', () => {
    const back = { ...dayOf(stop(960, 30)), base: bedIn('nan') }
    expect(gateways(planned({}, { days: [dayOf(stop(540, 20)), back] }))).toEqual(['pai', 'nan'])
  })

  it('says nothing of a way home from where the trip began', () => {
    expect(gateways(planned({}, { destinations: ['pai', 'nan'] }))).toEqual(['pai'])
  })

  it('names a destination that the trip is planned for before a smaller one around the same stop', () => {
    const days = [{ ...dayOf(), base: bedIn('valley') }, dayOf(stop(960, 30))]
    expect(gateways(planned({}, { days }))).toEqual(['pai'])
    expect(gateways(planned({}, { days, destinations: [] }))).toEqual(['valley', 'pai'])
  })

  it('repeats nothing that the request says', () => {
    expect(endsNotes(planned({ arrival_time: '12:00', origin: bangkok }), catalogue)).toEqual([])
  })

  it('is not said of a day trip or of a trip that somebody wrote', () => {
    expect(endsNotes(planned({}, { days: [dayOf(stop(540, 20))] }), catalogue)).toEqual([])
    expect(endsNotes({ ...planned({}), request: null }, catalogue)).toEqual([])
  })

  it('says when to set out for home and when one is there, for those who drive there from the last stop', () => {
    const home = { latitude: 13.75, longitude: 100.5 }
    const back = (minutes: number, mode: 'drive' | 'flight' = 'drive') => ({
      days: [dayOf(stop(540, 20)), { ...dayOf(stop(900, 30)), to: home, leg_back: { ...stop(0, minutes).leg!, mode } }],
    })
    const notes = (facts: TripFacts) => endsNotes(facts, catalogue).filter(({ code }) => code === 'drive_home')
    expect(notes(planned({ origin: bangkok }, back(250)))).toEqual([
      { about: 'transport', code: 'drive_home', values: { start_time: '16:00', minutes: 250, end_time: '20:10' } },
    ])
    expect(notes(planned({ origin: bangkok }, back(40)))).toEqual([])
    expect(notes(planned({ origin: bangkok }, back(250, 'flight')))).toEqual([])
    expect(notes(planned({}, back(250)))).toEqual([])
  })
})
