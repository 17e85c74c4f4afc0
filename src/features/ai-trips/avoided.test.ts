import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemIn, readingIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { chooseStays } from './choose-stays.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) => readingIn(service, prompt)
const candidatesOf = (prompt: string) => problemIn(service, prompt).candidates.map(({ id }) => id)
const staysOf = (prompt: string) =>
  chooseStays(readingOf(prompt), service.services.catalogue)?.map(({ destination: { id } }) => id) ?? []

it('leaves out the islets around an island that they know, and the tours to them', () => {
  const ids = new Set(['th-81-maya-bay', 'th-81-bamboo-island', 'th-81-x-krabi-phi-phi', 'th-81-phi-phi-viewpoint'])
  expect(candidatesOf('4 days in Krabi')).toEqual(expect.arrayContaining(['th-81-maya-bay', 'th-81-x-krabi-phi-phi']))
  const left = candidatesOf("4 days in Krabi, we've been to Phi Phi already")
  expect(left.filter((id) => ids.has(id))).toEqual([])
  expect(left).toEqual(expect.arrayContaining(['th-81-railay', 'th-81-x-hong-longtail']))
})

it('chooses a journey without the destinations that they know', () => {
  expect(staysOf('10 days on islands in February')).toContain('ko-phi-phi')
  const stays = staysOf("10 days on islands in February, we've already done Phi Phi")
  expect(stays).not.toContain('ko-phi-phi')
  expect(stays.length).toBeGreaterThan(1)
  expect(staysOf("8 days in the north, we've been to Pai and Chiang Rai before")).not.toContain('chiang-rai')
})
