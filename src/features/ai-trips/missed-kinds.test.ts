import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const provincesOf = (prompt: string) => problemIn(service, prompt).provinces

it('goes to the next province for what the region has none of, from the part of the region that is near', () => {
  for (const prompt of ['3 days of Khmer ruins and the Mekong', 'ปราสาทขอมกับริมโขง 3 วัน']) {
    const provinces = provincesOf(prompt)
    expect(provinces.filter(({ required }) => required).map(({ code }) => code)).toEqual(['33'])
    expect(provinces.map(({ code }) => code)).toContain('34')
    expect(provinces.map(({ code }) => code)).not.toContain('57')
  }
})

it('stays in a region that has it', () => {
  expect(provincesOf('3 days of waterfalls along the Mekong').every(({ required }) => !required)).toBe(true)
})
