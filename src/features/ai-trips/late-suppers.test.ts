import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  return planWith(service, prompt)
}

describe('a night between two flights', () => {
  it.each([
    'Overnight stopover in Bangkok, landing 21:10 and flying out 10:30 next day',
    'One night in Bangkok between flights, land 20:50, leave 10:20',
  ])('is a supper and a bed: %s', (prompt) => {
    const { days, unmet } = plan(prompt)
    expect(days.map(({ stops }) => stops.map(({ kind }) => kind))).toEqual([['meal'], []])
    expect(days[0]?.base?.town_id).toBe('bangkok')
    expect(unmet).toEqual([])
  })
})

describe('who arrives after others have eaten', () => {
  it('still has supper on the first evening', () => {
    const [first] = plan('3 days in Chiang Mai, landing at 19:30').days
    expect(first?.stops.map(({ kind }) => kind)).toEqual(['meal'])
  })
})
