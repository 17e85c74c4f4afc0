import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { namedDestinations } from './destination-focus.ts'
import { createGazetteer } from './gazetteer.ts'
import { worthOfRank, worthsOf } from './highlight-worth.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function read(prompt: string) {
  const { catalogue } = service.services
  return readPrompt(prompt, { today: '2026-11-21', gazetteer: createGazetteer(catalogue) })
}
function worthIn(prompt: string): (id: string) => number {
  const { catalogue } = service.services
  const reading = read(prompt)
  const worths = worthsOf(namedDestinations(reading, catalogue), new Set(reading.provinces), reading, catalogue)
  return (id) => worths.get(id) ?? 0
}
const bedsOf = (prompt: string) =>
  prepareTrip(read(prompt), service.services.catalogue).problem.bases.map(({ id }) => id)

describe('what a highlight is worth', () => {
  it('in a part of the destination is what the guide of the whole lists the part for', () => {
    const worth = worthIn('3 days in Chiang Mai')
    expect(worth('th-50-mon-cham')).toBe(worthOfRank(10))
    expect(worth('th-50-queen-sirikit-botanic-garden')).toBe(worthOfRank(11))
  })

  it('in a part that the guide of the whole leaves out is a share of what it is there', () => {
    const worth = worthIn('3 days in Nan')
    expect(worth('th-55-doi-samer-dao')).toBeGreaterThan(worthOfRank(0) / 2)
    expect(worth('th-55-doi-samer-dao')).toBeLessThan(worthOfRank(0))
  })

  it('is nothing where people go to a part for a climb of a day', () => {
    const worth = worthIn('3 days in Chiang Mai')
    expect([worth('th-50-doi-luang-chiang-dao'), worth('th-50-chiang-dao-cave')]).toEqual([0, 0])
  })

  it('passes from a whole park to its best sights, unless the guide lists these itself', () => {
    expect(worthIn('3 days in Chiang Mai')('th-50-inthanon-royal-pagodas')).toBe(worthOfRank(3))
    expect(worthIn('2 days in Khao Yai')('th-30-heo-suwat-waterfall')).toBeLessThan(worthOfRank(0))
  })

  it('is nothing elsewhere in the province of a destination that has its name', () => {
    const worth = worthIn('3 days in Chiang Mai')
    expect([worth('th-50-doi-ang-khang'), worth('th-50-fang-hot-springs')]).toEqual([0, 0])
  })

  it('is nothing at the neighbours while the destination itself fills the days', () => {
    expect(worthIn('3 days in Phang Nga')('th-83-old-town')).toBe(0)
    expect(worthIn('4 days in Phang Nga')('th-83-old-town')).toBeGreaterThan(0)
  })

  it('follows the guide of the round trip on which all stays are', () => {
    const worth = worthIn('6 days in Pai, Mae Hong Son and Khun Yuam')
    expect(worth('th-58-ban-rak-thai')).toBe(worthOfRank(1))
    expect(worthIn('4 days in Pai and Mae Hong Son')('th-58-ban-rak-thai')).toBeLessThan(worthOfRank(1))
  })
})

describe('the nights', () => {
  it('of a stay in a city are in the city, or where its guide leads early on', () => {
    const beds = new Set(bedsOf('4 days in Chiang Mai'))
    expect(beds).toContain('chiang-mai')
    expect(['mae-kampong', 'mae-rim', 'chiang-dao'].filter((id) => beds.has(id))).toEqual([])
  })

  it('of a longer one may be in parts that the guide of the city leaves out, not in those that it lists for a visit', () => {
    expect(bedsOf('6 days in Chiang Mai')).toContain('chiang-dao')
    expect(bedsOf('6 days in Chiang Mai')).not.toContain('mae-kampong')
  })

  it('of a round in the country may be in its parts', () => {
    expect(bedsOf('3 days in Nan')).toContain('bo-kluea')
  })
})
