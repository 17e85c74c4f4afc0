import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../test/support/prompt-problems.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const problemOf = (prompt: string) => problemIn(service, prompt)
const bedsOf = (prompt: string) => problemOf(prompt).bases.map(({ id }) => id)

describe('beds', () => {
  it('are at a beach on a trip to an island of beaches', () => {
    expect(bedsOf('Phuket 3 days, beaches')).toContain('kata')
    expect(bedsOf('Phuket 3 days, beaches')).not.toContain('phuket-town')
  })

  it('are in town when the wish is for the town or for something else', () => {
    expect(bedsOf('ภูเก็ต 3 วัน พักเมืองเก่าภูเก็ต')).toContain('phuket-town')
    expect(bedsOf('Phuket 3 days, museums and food')).toContain('phuket-town')
  })

  it('are not where the night is loud when children come along', () => {
    expect(bedsOf('Phuket 3 days, beaches')).toContain('patong')
    expect(bedsOf('Phuket 3 days with our two kids')).not.toContain('patong')
  })

  it('are where a car can go, unless the roadless beach is named', () => {
    expect(bedsOf('กระบี่ 4 วัน ขับรถ')).not.toContain('railay-beach')
    expect(bedsOf('4 days Railay by car')).toContain('railay-beach')
  })

  it('are next to the place from which the wish is to see the sunrise', () => {
    expect(problemOf('2 days in Ubon Ratchathani, sunrise at Pha Taem').askedBeds).toEqual([['khong-chiam']])
    expect(bedsOf('2 days in Ubon Ratchathani with Pha Taem')).not.toContain('khong-chiam')
  })

  it('are on the ridge for the dawn when there are not enough nights for all', () => {
    expect(problemOf('ภูทับเบิก เขาค้อ 2 วัน 1 คืน').askedBeds).toEqual([['phu-thap-boek']])
    expect(problemOf('3 days in Phetchabun, Phu Thap Boek and Khao Kho').askedBeds).toEqual([['phu-thap-boek']])
  })

  it('are by the evening that people come for when there is one night for several places', () => {
    expect(problemOf('สมุทรสงคราม ราชบุรี อัมพวา 2 วัน').askedBeds).toEqual([['amphawa']])
  })

  it('are in the city that the wish names, and in a part of it for a night', () => {
    const limitOf = (prompt: string, town: string) =>
      problemOf(prompt)
        .bedLimits?.filter(({ townIds }) => townIds.includes(town))
        .map(({ nights }) => nights)
    expect(limitOf('4 easy days, Chiang Rai with the Golden Triangle', 'chiang-saen')).toEqual([1, 1])
    expect(limitOf('เชียงราย สามเหลี่ยมทองคำ 7 วัน', 'chiang-saen')).toEqual([1, 2])
    expect(limitOf('4 easy days, Chiang Rai with the Golden Triangle', 'phu-chi-fa')).toContain(0)
    expect(limitOf('4 easy days, Chiang Rai with the Golden Triangle', 'chiang-khong')).toContain(0)
    expect(limitOf('4 easy days, Chiang Rai with the Golden Triangle', 'chiang-rai')).toEqual([])
  })

  it('are at a beach of the city, in a part that is named alone, and where the wish says, for as long as people like', () => {
    expect(problemOf('5 days in Krabi and Ao Nang').bedLimits).toEqual([])
    expect(problemOf('Golden Triangle 3 days').bedLimits).toEqual([])
    expect(problemOf('เชียงราย 4 วัน พักเชียงแสน').bedLimits).toEqual([])
  })

  it('are on the island that the wish names, whatever else its province has', () => {
    expect(bedsOf('Ko Kradan 4 days')).toEqual(['ko-kradan-beach'])
    expect(bedsOf('เกาะมุก 2 วัน 1 คืน')).toEqual(['ko-muk-town'])
    expect(bedsOf('2 days on Railay beach')).toEqual(['railay-beach'])
    expect(bedsOf('Krabi with Railay, 4 days')).toContain('ao-nang')
  })

  it('are on the next island where the named one has none', () => {
    expect(bedsOf('Ko Wai 2 days').length).toBeGreaterThan(0)
  })

  it('are asked for on an island that is no destination of its own', () => {
    expect(problemOf('5 days in Krabi and on Ko Jum').askedBeds).toContainEqual(['ko-jum-ban'])
  })
})
