import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { isTableOfForbidden } from './forbidden-foods.ts'

describe('a table that is there for a food', () => {
  it.each([
    ['seafood', ['restaurant', 'seafood']],
    ['กุ้ง', ['seafood']],
    ['ปลา', ['grilled fish']],
    ['pork', ['stewed pork leg']],
    ['เนื้อวัว', ['beef noodles']],
    ['peanuts', ['satay']],
  ])('is none for those who do not eat %s', (food, kinds) => {
    expect(isTableOfForbidden(kinds, [food])).toBe(true)
  })

  it.each([
    ['beef', ['seafood']],
    ['ปลาร้า', ['grilled fish']],
    ['หมู', ['noodles', 'chicken rice']],
  ])('is one for those who do not eat %s only', (food, kinds) => {
    expect(isTableOfForbidden(kinds, [food])).toBe(false)
  })
})

describe('an allergy to seafood', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ withStarter: true })
  })
  afterAll(() => service.stop())

  it('keeps seafood kitchens out of the plan, unless one is named', () => {
    const tables = (prompt: string) =>
      problemIn(service, prompt).candidates.filter(
        ({ kind, tags, meal }) => meal === 'only' && [kind, ...tags].includes('seafood'),
      )
    expect(tables('3 days on Koh Samui').length).toBeGreaterThan(0)
    expect(tables('3 days on Koh Samui, I am allergic to seafood')).toEqual([])
    const named = problemIn(service, '3 days on Koh Samui, I am allergic to seafood but must see Tarua Samui Seafood')
    expect(named.candidates.map(({ id }) => id)).toContain('th-84-tarua-samui-seafood')
  })
})
