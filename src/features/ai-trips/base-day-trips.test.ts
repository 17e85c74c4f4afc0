import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { gazetteerOf } from './gazetteer.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function problemOf(prompt: string) {
  const { catalogue } = service.services
  return prepareTrip(readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) }), catalogue).problem
}
const bedsOf = (prompt: string) => new Set(problemOf(prompt).days.map(({ baseTownId }) => baseTownId))
/** The days on which the sights of a province may be seen. */
const daysIn = (prompt: string, code: string) => [
  ...new Set(problemOf(prompt).candidates.flatMap(({ provinceCode, days }) => (provinceCode === code ? [days] : []))),
]

describe('day trips from the one bed of a trip', () => {
  it.each([
    ['4 days Bangkok with day trip to Ayutthaya', 'bangkok'],
    ['Bangkok 4 days including one day trip to Ayutthaya', 'bangkok'],
    ['กรุงเทพ 4 วัน มีไปเช้าเย็นกลับอยุธยาหนึ่งวัน', 'bangkok'],
    ['5 days Chiang Mai with a day trip to Chiang Rai', 'chiang-mai'],
    ['5 days based in Bangkok with day trips to Ayutthaya and Kanchanaburi', 'bangkok'],
  ])('move no bed: %s', (prompt, town) => {
    expect(bedsOf(prompt)).toEqual(new Set([town]))
  })

  it('have a day each, not that of the arrival', () => {
    const prompt = '5 days based in Bangkok with day trips to Ayutthaya and Kanchanaburi'
    const ayutthaya = problemOf(prompt).candidates.find(({ id }) => id === 'th-14-wat-mahathat')
    const kwai = problemOf(prompt).candidates.find(({ id }) => id === 'th-71-river-kwai-bridge')
    expect([ayutthaya?.days, kwai?.days]).toEqual([[1], [2]])
  })

  it('are on the second of two days', () => {
    const prompt = '2 days in Bangkok with a day trip to Ayutthaya'
    expect(problemOf(prompt).candidates.find(({ id }) => id === 'th-14-wat-mahathat')?.days).toEqual([1])
  })

  it('leave what is nearer to the bed to any day, also highlights of the destination', () => {
    const { candidates, days } = problemOf('Khao Sok 3 days, one night in a raft house on Cheow Lan')
    expect(days[0]?.baseTownId).toBe('ratchaprapha')
    expect(candidates.find(({ id }) => id === 'th-84-cheow-lan')?.days).toBeUndefined()
  })

  it('leave what is near the bed to any day', () => {
    expect(daysIn('4 days Bangkok with day trip to Ayutthaya', '10')).toEqual([undefined])
  })
})
