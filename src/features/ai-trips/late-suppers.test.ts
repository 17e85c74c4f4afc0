import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { createTripWork, type PlanTask } from './trip-work.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function plan(prompt: string) {
  const work = createTripWork(service.services.catalogue, { effort: 0.05 })
  const wish: PlanTask['wish'] = { prompt, today: '2026-11-21', constraints: {}, language: 'en' }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (planned === 'outdated' || 'infeasible' in planned) throw new Error(`no trip for “${prompt}”`)
  return planned.trip
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
