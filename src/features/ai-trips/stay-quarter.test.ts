import { describe, expect, it } from 'vitest'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Endpoint } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { fromQuarter } from './stay-quarter.ts'

const CITY = { latitude: 13.756, longitude: 100.502 }
const ASOK = { latitude: 13.738, longitude: 100.56 }
const FAR = { latitude: 14.35, longitude: 100.57 }
const catalogue = {
  findPlace: (id: string) => (id === 'th-10-terminal-21' ? ({ point: ASOK } as PlaceEntry) : undefined),
}
const problem = (days: number) =>
  ({
    bases: [
      { id: 'city', point: CITY },
      { id: 'far', point: FAR },
    ],
    days: Array.from({ length: days }, () => ({ start: null, end: null })),
  }) as unknown as TripProblem
const staysAt = (more: Partial<Endpoint>): { base: Endpoint; start: null; end: null } => ({
  base: { text: 'Bangkok', provinceCode: '10', townId: null, placeId: null, ...more },
  start: null,
  end: null,
})
const bedsOf = (more: Partial<Endpoint>) =>
  fromQuarter(problem(3), staysAt(more), catalogue).bases.map(({ point }) => point)

describe('a bed in a quarter', () => {
  it('is where the days of the city begin and end, by its name or by a sight', () => {
    expect(bedsOf({ text: 'Asok' })).toEqual([ASOK, FAR])
    expect(bedsOf({ text: 'สุขุมวิท' })).toEqual([ASOK, FAR])
    expect(bedsOf({ placeId: 'th-10-terminal-21' })).toEqual([ASOK, FAR])
    expect(bedsOf({ text: 'ramkhamhaeng' })).toEqual([CITY, FAR])
  })

  it('is both ends of a single day', () => {
    const [day] = fromQuarter(problem(1), staysAt({ text: 'asok' }), catalogue).days
    expect(day).toMatchObject({ start: ASOK, end: ASOK })
  })
})
