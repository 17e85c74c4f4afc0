import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../../test/support/cities.ts'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { Town } from '../../world/region.ts'
import type { Roads } from '../../world/roads.ts'
import { withStopovers } from './stopovers.ts'
import type { PreparedTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

/** Feasibility does not depend on the effort. */
function plan(prompt: string) {
  return planWith(service, prompt)
}
const bedsOf = (prompt: string) => plan(prompt).days.map(({ base }) => base?.town_id)
const codesOf = (prompt: string) => plan(prompt).assumed.map(({ code }) => code)

describe('stays that are more than a day apart', () => {
  it.each([
    'Bangkok, Pai and Ko Tao 10 days',
    '3 weeks in Pai and Ko Tao',
    'ปาย เกาะเต่า 10 วัน',
    '9 days Ko Tao and Pai by car',
  ])('are a trip with a night on the way: %s', (prompt) => {
    expect(codesOf(prompt)).toContain('night_on_way')
  })

  it('have it between the last bed of the one and the first of the other', () => {
    const beds = bedsOf('Pai and Ko Tao, 12 days')
    const before = beds.lastIndexOf('pai')
    const after = beds.indexOf('ko-tao-sairee')
    expect(after - before).toBe(2)
    expect(['pai', 'ko-tao-sairee']).not.toContain(beds[before + 1])
  })

  it('take several nights where one does not do, and say where', () => {
    const note = plan('3 weeks Pai and Ko Tao by bus').assumed.find(({ code }) => code === 'night_on_way')
    expect(note?.values.province_codes?.length).toBeGreaterThan(1)
  })

  it('are flown to by people on trains and buses whose trip is too short for that', () => {
    const codes = codesOf('6 days Chiang Mai and Ko Lanta by bus')
    expect(codes).toContain('flights_added')
    expect(codes).not.toContain('night_on_way')
  })

  it('are reached over land by those who do not fly', () => {
    expect(codesOf('6 days Chiang Mai and Ko Lanta without flying')).toContain('night_on_way')
  })
})

describe('stays that a day connects', () => {
  it.each(['Bangkok and Ko Tao 6 days', 'Chiang Mai and Pai 5 days by car'])(
    'have no night on the way: %s',
    (prompt) => {
      expect(codesOf(prompt)).not.toContain('night_on_way')
    },
  )
})

describe('nights in a city half-way', () => {
  /** On one road; a degree of longitude takes an hour. */
  const townAt = (id: string, longitude: number, rank: number): Town => ({
    id,
    nameTh: id,
    nameEn: id,
    aliases: [],
    provinceCode: id,
    point: at(15, longitude),
    islandId: null,
    airport: null,
    railway: false,
    rank,
  })
  const [west, centre, east] = [townAt('west', 60, 2), townAt('centre', 80, 2), townAt('east', 100, 2)]
  const cities = [townAt('first-city', 70, 5), townAt('second-city', 90, 5)]
  const world = { towns: [west, centre, east, ...cities] }
  const roads = {
    leg: (from: { longitude: number }, to: { longitude: number }) => ({
      minutes: 60 * Math.abs(from.longitude - to.longitude),
    }),
  } as unknown as Roads

  /** Beds of each night; the trip ends in the last one. */
  const broken = (beds: readonly Town[], atMost = 9) => {
    const days = [...beds, beds.at(-1)!].map(({ id }) => ({ startMinute: 510, endMinute: 1230, baseTownId: id }))
    const problem = { days, bases: [west, centre, east], transport: 'car', flights: false }
    const prepared = { problem, assumed: [] } as unknown as PreparedTrip
    return withStopovers(prepared, roads, { world } as unknown as Parameters<typeof withStopovers>[2], atMost)
  }
  const nightsOf = (beds: readonly Town[], atMost?: number) =>
    broken(beds, atMost)
      ?.problem.days.slice(0, -1)
      .map(({ baseTownId }) => baseTownId)

  it('are the last of the stay before where that is the longer one, and else the first of the stay after', () => {
    expect(nightsOf([west, west, west, west, centre, centre])).toEqual([
      'west',
      'west',
      'west',
      'first-city',
      'centre',
      'centre',
    ])
    expect(nightsOf([west, west, centre, centre, centre, centre])).toEqual([
      'west',
      'west',
      'first-city',
      'centre',
      'centre',
      'centre',
    ])
  })

  it('are on each of two such ways, and in the beds and the note of the trip', () => {
    const beds = [west, west, west, centre, centre, centre, east, east]
    expect(nightsOf(beds)).toEqual(['west', 'west', 'first-city', 'centre', 'centre', 'second-city', 'east', 'east'])
    const trip = broken(beds)
    expect(trip?.assumed).toMatchObject([
      { code: 'night_on_way', values: { province_codes: ['first-city', 'second-city'] } },
    ])
    expect(trip?.problem.bases.map(({ id }) => id)).toEqual(['west', 'centre', 'east', 'first-city', 'second-city'])
  })

  it('are not more than the trip can spare', () => {
    expect(nightsOf([west, west, west, centre, centre, centre, east, east], 1)).toBeUndefined()
    expect(nightsOf([west, centre])).toBeUndefined()
  })
})
