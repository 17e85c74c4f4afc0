import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { atFeast } from './at-feast.ts'
import { chooseStays } from './choose-stays.ts'
import { gazetteerOf } from './gazetteer.ts'

const TODAY = '2026-11-21'
let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function dated(prompt: string) {
  const { catalogue } = service.services
  return atFeast(readPrompt(prompt, { today: TODAY, gazetteer: gazetteerOf(catalogue) }), catalogue, TODAY)
}

describe('a trip to several places, to one of them for a feast', () => {
  it('begins so many days earlier that they are there on its first day', () => {
    const { startDate, endDate } = dated('3 days in Bangkok, then Chiang Mai for Songkran 2028, 7 days in all')
    expect([startDate, endDate]).toEqual(['2028-04-10', '2028-04-16'])
  })

  it('is there on its first day where the stays are ours to divide', () => {
    const reading = dated('Chiang Mai and Loi Krathong in Sukhothai, 7 days, November 2027')
    const [before] = chooseStays(reading, service.services.catalogue) ?? []
    expect(before?.destination.id).toBe('chiang-mai')
    expect(reading.startDate).toBe(`2027-11-${13 - (before?.nights ?? 0)}`.replace(/-(\d)$/, '-0$1'))
  })

  it('begins there if the days before are over', () => {
    const reading = dated('Chiang Mai and Loi Krathong in Sukhothai, 6 days')
    expect(reading.startDate).toBe('2026-11-24')
    expect(chooseStays(reading, service.services.catalogue)?.[0]?.destination.id).toBe('sukhothai')
  })

  it('keeps its dates where no place is named for it', () => {
    expect(dated('Bangkok and Chiang Mai for Songkran, 8 days').startDate).toBe('2027-04-13')
  })
})
