import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { TripProblem } from '../../planner/problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const prepare = (prompt: string) => problemIn(service, prompt)
const provincesOf = ({ candidates }: TripProblem) => new Set(candidates.map(({ provinceCode }) => provinceCode))

describe('the problem of a trip', () => {
  it('has a sight of each named district among its must-visits', () => {
    const { mustVisit } = prepare('เที่ยวสุโขทัย ศรีสัชนาลัย 2 วัน')
    const districts = mustVisit.map((id) => service.services.catalogue.findPlace(id)?.districtTh)
    expect(districts).toContain('ศรีสัชนาลัย')
  })

  it('has the island that is named, although people swim there and the wish is not to', () => {
    expect(prepare('Trang 3 days in March with Ko Kradan, no swimming please').mustVisit).toContain('th-92-ko-kradan')
  })

  it('puts a boat out of town that is asked for before the best sight of the town', () => {
    expect(prepare('Khanom day trip with dolphin watching').mustVisit).toEqual([])
    expect(prepare('Khanom day trip').mustVisit).toEqual(['th-80-khanom'])
  })

  it('includes the next town if the prompt names a town alone, but not if it names the province too', () => {
    expect(provincesOf(prepare('หัวหิน 2 วัน'))).toContain('76')
    expect(provincesOf(prepare('ประจวบคีรีขันธ์ หัวหิน 2 วัน'))).toEqual(new Set(['77']))
  })

  it('is planned in the destination, not in the capital of its province', () => {
    const { bases, candidates } = prepare('2 days in Khao Yai')
    expect(bases.map(({ id }) => id)).toContain('khao-yai')
    expect(bases.map(({ id }) => id)).not.toContain('nakhon-ratchasima')
    expect(candidates.map(({ id }) => id)).not.toContain('th-30-thao-suranari-monument')
  })

  it('sleeps in the town of each night that a plan names', () => {
    const { days } = prepare('3 วัน 2 คืน วันที่ 1 ถึงอุดร นอนอุดร วันที่ 2 ไปหนองคาย นอนหนองคาย วันที่ 3 กลับ')
    expect(days.map(({ baseTownId }) => baseTownId)).toEqual(['udon-thani', 'nong-khai', 'nong-khai'])
  })

  it('has the tables of all islands on which people sleep, wherever the middle of the destination is', () => {
    const tablesOn = (prompt: string) =>
      new Set(prepare(prompt).candidates.flatMap(({ meal, islandId }) => (meal === 'only' ? [islandId] : [])))
    expect(tablesOn('Ko Lipe 3 days')).toContain('ko-lipe')
    expect(tablesOn('3 days on Ko Lanta')).toEqual(new Set(['ko-lanta']))
  })

  it('leads with the highlights of the destination, in the order of a guide', () => {
    const best = prepare('เที่ยวกรุงเทพ 3 วัน')
      .candidates.toSorted((a, b) => b.score - a.score)
      .slice(0, 6)
      .map(({ id }) => id)
    expect(best).toEqual(expect.arrayContaining(['th-10-wat-phra-kaew', 'th-10-grand-palace', 'th-10-wat-pho']))
  })

  it.each([
    ['7 days Bangkok, Chiang Mai and Phuket', ['bangkok', 'chiang-mai', 'kata']],
    ['10 days in Thailand in July', ['bangkok', 'chiang-mai', 'bo-phut']],
  ])('%s: stays come first, in order, each without a break', (prompt, towns) => {
    const nights = prepare(prompt).days.map(({ baseTownId }) => baseTownId)
    expect(nights.filter((town, day) => town !== nights[day - 1])).toEqual(towns)
  })

  it('has one class, unless the prompt says how many', () => {
    const limitOf = (prompt: string) => prepare(prompt).limits.find(({ kind }) => kind === 'cooking_class')
    expect(limitOf('3 days in Chiang Mai with a cooking class')).toMatchObject({ perTrip: 1 })
    expect(limitOf('3 days in Chiang Mai with two cooking classes')).toBeUndefined()
  })

  it('has one aquarium for the children, unless the prompt asks for more', () => {
    const limitOf = (prompt: string) => prepare(prompt).limits.find(({ kind }) => kind === 'aquarium')
    expect(limitOf('4 days in Phuket with a child of 8')).toMatchObject({ perTrip: 1 })
    expect(limitOf('4 days in Phuket with two aquariums')).toBeUndefined()
  })

  it('has evenings that last until eleven for those who ask for bars, and until ten for night markets', () => {
    const endOf = (prompt: string) => prepare(prompt).days[0]?.endMinute
    expect(endOf('3 days in Bangkok, cocktails at rooftop bars')).toBe(23 * 60)
    expect(endOf('กรุงเทพ 3 วัน อยากไปบาร์')).toBe(23 * 60)
    expect(endOf('3 days in Bangkok, night markets')).toBe(22 * 60)
    expect(endOf('3 days in Bangkok, temples')).toBeLessThan(22 * 60)
  })

  it('has the weekend market among its first sights for those who ask for markets, also without dates', () => {
    const rankOf = (prompt: string) =>
      prepare(prompt)
        .candidates.toSorted((a, b) => b.score - a.score)
        .findIndex(({ id }) => id === 'th-10-chatuchak-market')
    expect(rankOf('3 days in Bangkok, markets')).toBeLessThan(3)
    expect(rankOf('3 days in Bangkok, temples')).toBeGreaterThan(5)
  })

  it('goes to the islands a day sooner for those who ask for them', () => {
    const scoreOf = (prompt: string) =>
      prepare(prompt).candidates.find(({ id }) => id === 'th-81-x-krabi-phi-phi')?.score ?? 0
    expect(scoreOf('4 days in Krabi, islands and beaches')).toBeGreaterThan(5)
    expect(scoreOf('4 days in Krabi, temples and caves')).toBeLessThan(2)
  })

  it('has no flights if the prompt refuses them', () => {
    expect(prepare('Phuket and Chiang Mai, 5 days').flights).toBe(true)
    for (const words of ['without flying', 'no flights please', "we don't want to fly"])
      expect(prepare(`Phuket and Chiang Mai, 5 days, ${words}`).flights).toBe(false)
    expect(prepare('ภูเก็ต เชียงใหม่ 5 วัน ไม่นั่งเครื่องบิน').flights).toBe(false)
  })
})
