import { describe, expect, it } from 'vitest'
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { alongTurns, withoutTurns } from './turns.ts'

const BANGKOK = { latitude: 13.75, longitude: 100.5 }
const CHIANG_MAI = { latitude: 18.79, longitude: 98.98 }
const town = (id: string, provinceCode: string, point: typeof BANGKOK) => ({ id, provinceCode, point })
const catalogue = {
  world: { destinations: [{ id: 'chiang-mai', townIds: ['chiang-mai'] }] },
} as unknown as CatalogueView

const problem = {
  days: Array.from({ length: 4 }, () => ({})),
  bases: [town('bangkok', '10', BANGKOK), town('chom-thong', '50', CHIANG_MAI), town('chiang-mai', '50', CHIANG_MAI)],
  candidates: [
    { id: 'pier-market', provinceCode: '12', point: { latitude: 13.84, longitude: 100.49 } },
    { id: 'lamphun-temple', provinceCode: '51', point: { latitude: 18.58, longitude: 99.01 } },
    { id: 'in-lamphun-at-the-end', provinceCode: '51', point: { latitude: 18.58, longitude: 99.01 }, days: [0] },
    { id: 'golden-mount', provinceCode: '10', point: BANGKOK },
  ],
} as unknown as TripProblem
const wish = (more: Partial<Reading> = {}) =>
  ({
    days: 4,
    base: null,
    destinations: ['chiang-mai'],
    stays: [
      { provinceCodes: ['10'], days: 2 },
      { provinceCodes: ['50'], days: 2 },
    ],
    ...more,
  }) as Reading

describe('days that are divided among provinces', () => {
  it('end where they are spent or where the next day is, in the towns of named destinations', () => {
    const beds = alongTurns(problem, wish(), catalogue).days.map(({ bedTownIds }) => bedTownIds)
    expect(beds).toEqual([['bangkok'], ['bangkok', 'chiang-mai'], ['chiang-mai'], ['chiang-mai']])
  })

  it('visit what lies in other provinces from the nearest stay', () => {
    const days = alongTurns(problem, wish(), catalogue).candidates.map(({ id, days: on }) => [id, on])
    expect(days).toEqual([
      ['pier-market', [0, 1]],
      ['lamphun-temple', [2, 3]],
      ['golden-mount', undefined],
    ])
  })

  it('stay free where they are not all divided, or where one bed is asked for', () => {
    expect(alongTurns(problem, wish({ days: 5 }), catalogue)).toBe(problem)
    const base = { text: 'Bangkok', provinceCode: '10', townId: 'bangkok', placeId: null }
    expect(alongTurns(problem, wish({ base }), catalogue)).toBe(problem)
  })

  it('are free again where those beds are too far apart', () => {
    expect(withoutTurns(problem)).toBeUndefined()
    const free = withoutTurns(alongTurns(problem, wish(), catalogue))
    expect(free?.days.some((day) => 'bedTownIds' in day)).toBe(false)
  })
})
