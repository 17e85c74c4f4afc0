import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const candidateOf = (prompt: string, id: string) =>
  problemIn(service, prompt).candidates.find((candidate) => candidate.id === id)
const scoreOf = (prompt: string, id: string) => candidateOf(prompt, id)?.score ?? 0

describe('a market that is for its train', () => {
  it('is no lunch, not on a day trip either', () => {
    expect(candidateOf('a day at Maeklong railway market from Bangkok', 'th-75-maeklong-railway-market')?.meal).toBe(
      'no',
    )
  })
})

describe('what a sight is worth', () => {
  it('is hardly less to couples, whom the reader gives a liking for romantic places', () => {
    const alone = scoreOf('3 days in Lampang', 'th-52-wat-phra-that-lampang-luang')
    const asCouple = scoreOf('3 days in Lampang with my boyfriend', 'th-52-wat-phra-that-lampang-luang')
    expect(asCouple).toBeGreaterThan(0.8 * alone)
    expect(asCouple).toBeLessThan(alone)
  })

  it('in a city is not less because the wish is for beaches after it', () => {
    const temple = 'th-64-wat-mahathat'
    const together = scoreOf('8 days: Sukhothai and Krabi, snorkelling and beaches', temple)
    expect(together).toBeGreaterThanOrEqual(scoreOf('8 days: Sukhothai and Krabi', temple))
  })

  it('counts fully at a market of one weekday if it is a highlight and the stay has some days', () => {
    const street = 'th-50-sunday-walking-street'
    expect(scoreOf('5 days in Chiang Mai', street)).toBeGreaterThan(5 * scoreOf('2 days in Chiang Mai', street))
  })
})
