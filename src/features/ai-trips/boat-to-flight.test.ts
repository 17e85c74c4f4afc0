import { describe, expect, it } from 'vitest'
import type { Itinerary } from '../../planner/itinerary.ts'
import type { Town } from '../../world/region.ts'
import { boatsToFlights } from './boat-to-flight.ts'

const town = (id: string, islandId: string | null, airport: string | null) =>
  ({ id, islandId, airport, rank: 3, point: { latitude: 9, longitude: 99 } }) as unknown as Town
const samui = town('samui', 'ko-samui', 'USM')
const haad = town('haad', 'ko-pha-ngan', 'USM')
const trang = town('trang', null, 'TST')
const trip = (flown: number, ...beds: (string | null)[]) =>
  ({
    days: beds.map((baseTownId, at) => ({
      baseTownId,
      stops: at === flown ? [{ leg: { mode: 'flight', minutes: 380, metres: 1, source: 'estimated' } }] : [],
      returnLeg: null,
    })),
  }) as unknown as Itinerary
const notesOf = (itinerary: Itinerary) =>
  boatsToFlights({ bases: [samui, haad, trang], airports: [samui, trang] }, itinerary).map(({ code, values }) => [
    code,
    values.day,
    values.island_id,
  ])

describe('a flight from an island without an airport', () => {
  it('says that the boat comes first, or after it', () => {
    expect(notesOf(trip(1, 'haad', 'trang', null))).toEqual([['boat_to_flight', 2, 'ko-pha-ngan']])
    expect(notesOf(trip(1, 'trang', 'haad', null))).toEqual([['boat_from_flight', 2, 'ko-pha-ngan']])
  })

  it('says nothing where planes land, or nobody flies', () => {
    expect(notesOf(trip(1, 'samui', 'trang', null))).toEqual([])
    expect(notesOf(trip(9, 'haad', 'trang', null))).toEqual([])
  })
})
