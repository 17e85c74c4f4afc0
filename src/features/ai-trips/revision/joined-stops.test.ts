import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { EMPTY_TRIP, editTrip } from '../../trips/edit-trip.ts'
import type { TripFacts } from '../../trips/public.ts'
import { createTripWork } from '../trip-work.ts'

let service: TestService
let work: ReturnType<typeof createTripWork>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  work = createTripWork(service.services.catalogue, { effort: 0.1 })
})
afterAll(() => service.stop())

const PALACE = 'th-10-grand-palace'
const CHAPEL = 'th-10-wat-phra-kaew'
const FAR = ['th-10-jim-thompson-house', 'th-10-wat-arun', 'th-10-wat-benchamabophit']

function tripOf(ids: readonly string[]): TripFacts {
  const { catalogue, tripRoads } = service.services
  let id = 0
  const stops = ids.map((place_id) => ({ kind: 'visit' as const, place_id }))
  const wish = { start_date: null, days: [{ stops }] }
  return editTrip(EMPTY_TRIP, wish, { catalogue, roads: tripRoads(), newStopId: () => `stop_${++id}` })
}

function revised(trip: TripFacts, prompt: string | null): TripFacts {
  const wish = { trip, prompt, today: '2026-11-22', language: 'en' as const, day: null, locked: [], exclude: [] }
  const answer = work({ kind: 'revise', wish, roads: { engine: 'none' } })
  if (answer === 'outdated') throw new Error('outdated')
  return answer.trip
}
const placesOf = ({ days }: TripFacts) => days.flatMap(({ stops }) => stops.flatMap(({ place_id: id }) => id ?? []))
const stopIdsOf = ({ days }: TripFacts) => days.flatMap(({ stops }) => stops.map(({ stop_id: id }) => id)).sort()

describe('stops behind one gate', () => {
  it('stay together when the trip is put in a better order, and keep their ids', () => {
    const trip = tripOf([FAR[0]!, PALACE, CHAPEL, ...FAR.slice(1)])
    const better = revised(trip, null)
    const places = placesOf(better)
    expect(new Set(places)).toEqual(new Set(placesOf(trip)))
    expect(places.indexOf(CHAPEL)).toBe(places.indexOf(PALACE) + 1)
    expect(stopIdsOf(better)).toEqual(expect.arrayContaining(stopIdsOf(trip)))
  })

  it('are named each when they no longer fit', () => {
    const shorter = revised(tripOf([FAR[0]!, PALACE, CHAPEL, ...FAR.slice(1)]), 'start day 1 at 3 pm')
    const left = new Set([...placesOf(shorter), ...shorter.unscheduled.map(({ place_id: id }) => id)])
    expect(left).toEqual(new Set([PALACE, CHAPEL, ...FAR]))
  })
})

it('what a tour of the trip visits is not added to it', () => {
  const { catalogue } = service.services
  const tour = [...catalogue.places()].find(
    ({ guide, provinceCode }) => provinceCode === '81' && (guide?.covers?.length ?? 0) > 1,
  )!
  const fuller = revised(tripOf([tour.id]), 'day 1 could be fuller')
  expect(placesOf(fuller)).toContain(tour.id)
  expect(placesOf(fuller).filter((id) => tour.guide?.covers?.includes(id))).toEqual([])
})
