import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { PlanTask } from './trip-work.ts'
import { createTripWork } from './trip-work.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

/** Feasibility does not depend on the effort. */
function plan(prompt: string) {
  const work = createTripWork(service.services.catalogue, { effort: 0.05 })
  const wish: PlanTask['wish'] = { prompt, today: '2026-11-21', constraints: {}, language: 'en' }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (planned === 'outdated' || 'infeasible' in planned) throw new Error(`no trip for “${prompt}”`)
  return planned.trip
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
