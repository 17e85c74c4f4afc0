import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { distanceM } from '../../world/point.ts'
import { chooseStays } from './choose-stays.ts'
import { createGazetteer } from './gazetteer.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: createGazetteer(service.services.catalogue) })
const staysOf = (prompt: string) => chooseStays(readingOf(prompt), service.services.catalogue) ?? []
const idsOf = (prompt: string) => staysOf(prompt).map(({ destination }) => destination.id)

describe('destinations that the wish names', () => {
  it('are stays of their own when a ferry is between them, in the order of the wish', () => {
    expect(idsOf('honeymoon Krabi and Koh Lanta 6 days')).toEqual(['krabi', 'ko-lanta'])
    expect(idsOf('Koh Lanta and Krabi 6 days')).toEqual(['ko-lanta', 'krabi'])
  })

  it('keep the places of each island for the nights there', () => {
    const prompt = 'honeymoon Krabi and Koh Lanta 6 days'
    const { problem } = prepareTrip(readingOf(prompt), service.services.catalogue)
    const [krabi] = staysOf(prompt)
    const onLanta = problem.candidates.filter(({ islandId }) => islandId === 'ko-lanta')
    expect(onLanta.length).toBeGreaterThan(5)
    for (const { days } of onLanta) expect(Math.min(...(days ?? []))).toBeGreaterThanOrEqual(krabi!.nights)
  })

  it('are one stay when people drive from one to the other', () => {
    expect(staysOf('4 days in Krabi and Ao Nang')).toEqual([])
  })
})

describe('a journey that the planner chooses', () => {
  const prompt = '2 weeks in February, culture then islands'

  it('sees more than one island when islands are asked for', () => {
    const islands = staysOf(prompt).filter(({ destination }) => destination.kind === 'island')
    expect(islands.length).toBeGreaterThanOrEqual(2)
  })

  it('goes from stay to stay within a day: by road nearby, else between airports', () => {
    for (const wish of [prompt, '10 days in Thailand, first time', '3 weeks in Thailand in January']) {
      const stays = staysOf(wish)
      expect(stays.length).toBeGreaterThan(1)
      for (const [at, { destination: to }] of stays.slice(1).entries()) {
        const { destination: from } = stays[at]!
        const canFly = [from, to].every(({ gateway }) => gateway.airportTownId !== null)
        expect(canFly || distanceM(from.point, to.point) <= 350_000, `${from.id} to ${to.id}`).toBe(true)
      }
    }
  })
})
