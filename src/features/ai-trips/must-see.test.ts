import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const mustSee = (prompt: string) => problemIn(service, prompt).mustSee ?? []
function highlights(id: string, most: number): readonly string[] {
  const destination = service.services.catalogue.world.destinations.find((each) => each.id === id)
  return destination?.highlights.slice(0, most) ?? []
}
const placesOf = (ids: readonly string[]) => ids.map((id) => service.services.catalogue.findPlace(id)!)

describe('what nobody leaves a destination without', () => {
  it('is the first of a guide’s list, more of it on a longer stay', () => {
    expect(mustSee('Sukhothai 1 day')).toEqual(highlights('sukhothai', 3))
    expect(mustSee('Bangkok 3 days')).toEqual(expect.arrayContaining([...highlights('bangkok', 4)]))
  })

  it('has no whole island or park, no restaurant and nothing that costs a tour', () => {
    for (const place of placesOf(mustSee('5 days in Chiang Mai'))) {
      expect(place.categoryCode).toBe('ATTRACTION')
      expect(place.guide?.isArea ?? place.guide?.experience).toBeUndefined()
    }
  })

  it('leaves out what does not suit the travellers', () => {
    const hard = placesOf(mustSee('3 days in Krabi with grandparents')).filter(({ guide }) => (guide?.effort ?? 0) > 1)
    expect(hard).toEqual([])
  })

  it('is the same for couples, who have asked for nothing else', () => {
    expect(mustSee('Chiang Rai 3 days as a couple')).toEqual(mustSee('Chiang Rai 3 days for 2 people'))
  })

  it('is what a destination has, whatever is asked for elsewhere', () => {
    expect(mustSee('9 days: Bangkok, Sukhothai and beaches')).toEqual(
      expect.arrayContaining([...highlights('bangkok', 4), ...highlights('sukhothai', 3)]),
    )
  })

  it('is only the very first if the trip is about something else', () => {
    const [first, second, ...others] = highlights('krabi', 5)
    const ids = mustSee('4 days of temples in Krabi')
    const kinds = placesOf(ids.filter((id) => id !== first && id !== second)).map(({ category }) => category)
    expect(others.length).toBeGreaterThan(0)
    expect(kinds.every((kind) => kind === 'temple')).toBe(true)
  })

  it('has the first day trip whatever the trip is about, on a stay two days longer than usual', () => {
    expect(mustSee('5 days of temples in Chiang Mai')).toContain('th-50-inthanon-royal-pagodas')
    expect(mustSee('4 days of temples in Chiang Mai')).not.toContain('th-50-inthanon-royal-pagodas')
  })

  it('has the best sight of a park or island, on a stay as long as people make', () => {
    expect(mustSee('3 days in Chiang Mai')).toContain('th-50-inthanon-royal-pagodas')
    expect(mustSee('2 days in Chiang Mai')).not.toContain('th-50-inthanon-royal-pagodas')
  })

  it('has a whole day away from four days on', () => {
    expect(mustSee('4 days in Phuket')).toContain('th-83-x-phi-phi-speedboat')
    expect(mustSee('3 days in Phuket')).not.toContain('th-83-x-phi-phi-speedboat')
  })

  it('includes what is closed then, so that the trip says so', () => {
    expect(mustSee('3 days on Ko Phi Phi in August')).toContain('th-81-maya-bay')
  })

  it('is not what is there for some weeks of the year only', () => {
    expect(mustSee('ภูทับเบิก ภูหินร่องกล้า 3 วัน เดือนเมษายน')).not.toContain('th-65-phu-lom-lo')
    expect(mustSee('ภูทับเบิก ภูหินร่องกล้า 3 วัน เดือนมกราคม')).toContain('th-65-phu-lom-lo')
  })

  it('is the reclining rows of Wat Yai Chai Mongkhon from two days on', () => {
    expect(mustSee('Ayutthaya 2 days')).toContain('th-14-wat-yai-chai-mongkhon')
  })

  it('has World Heritage among the first five on any stay with a night', () => {
    expect(mustSee('ลำปาง สุโขทัย 3 วัน')).toContain('th-64-si-satchanalai-historical-park')
    expect(mustSee('Sukhothai 1 day')).not.toContain('th-64-si-satchanalai-historical-park')
    expect(mustSee('ลำปาง สุโขทัย 3 วัน')).not.toContain('th-64-ramkhamhaeng-museum')
  })
})
