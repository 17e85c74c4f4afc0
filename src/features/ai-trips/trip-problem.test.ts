import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import type { TripProblem } from '../../planner/problem.ts'
import { createGazetteer } from './gazetteer.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function prepare(prompt: string): TripProblem {
  const { catalogue } = service.services
  return prepareTrip(readPrompt(prompt, { today: '2026-11-21', gazetteer: createGazetteer(catalogue) }), catalogue)
    .problem
}
const provincesOf = ({ candidates }: TripProblem) => new Set(candidates.map(({ provinceCode }) => provinceCode))

describe('the problem of a trip', () => {
  it('has a sight of each named district among its must-visits', () => {
    const { mustVisit } = prepare('เที่ยวสุโขทัย ศรีสัชนาลัย 2 วัน')
    const districts = mustVisit.map((id) => service.services.catalogue.findPlace(id)?.districtTh)
    expect(districts).toContain('ศรีสัชนาลัย')
  })

  it('includes the next town if the prompt names a town alone, but not if it names the province too', () => {
    expect(provincesOf(prepare('หัวหิน 2 วัน'))).toContain('76')
    expect(provincesOf(prepare('ประจวบคีรีขันธ์ หัวหิน 2 วัน'))).toEqual(new Set(['77']))
  })

  it('has no flights if the prompt refuses them', () => {
    expect(prepare('Phuket and Chiang Mai, 5 days').flights).toBe(true)
    for (const words of ['without flying', 'no flights please', "we don't want to fly"])
      expect(prepare(`Phuket and Chiang Mai, 5 days, ${words}`).flights).toBe(false)
    expect(prepare('ภูเก็ต เชียงใหม่ 5 วัน ไม่นั่งเครื่องบิน').flights).toBe(false)
  })
})
