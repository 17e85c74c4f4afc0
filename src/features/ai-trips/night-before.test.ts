import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { gazetteerOf } from './gazetteer.ts'
import { type PreparedTrip, prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(service.services.catalogue) })
const prepare = (prompt: string): PreparedTrip => prepareTrip(readingOf(prompt), service.services.catalogue)
const bedsOf = (prompt: string) =>
  prepare(prompt)
    .problem.days.slice(0, -1)
    .map(({ baseTownId }) => baseTownId)

describe('the flight home', () => {
  it.each([
    ['11 days Krabi and Nan, ending with a flight from Bangkok at 08:30 on 14 March', '2027-03-04 to 2027-03-14'],
    ['9 days in Thailand, flight home from Bangkok at 08:30 on 14 March', '2027-03-06 to 2027-03-14'],
    ['น่าน กระบี่ 9 วัน บินกลับจากกรุงเทพ 14 มี.ค. 8 โมงเช้า', '2027-03-06 to 2027-03-14'],
  ])('is on the last day, and leaves from no destination: %s', (prompt, dates) => {
    const { startDate, endDate, provinces, end } = readingOf(prompt)
    expect(`${startDate} to ${endDate}`).toBe(dates)
    expect(provinces).not.toContain('10')
    expect(end?.provinceCode).toBe('10')
  })

  it('in the morning has a night before it where it leaves from', () => {
    expect(bedsOf('8 days Nan and Krabi, flying home from Bangkok at 8 am').at(-1)).toBe('bangkok')
    expect(bedsOf('Krabi 3 nights, Ko Samui 3 nights, fly home from Bangkok at 8:30').at(-1)).toBe('bangkok')
    expect(bedsOf('9 days in Thailand, flight home from Bangkok at 08:30').at(-1)).toBe('bangkok')
    expect(bedsOf('4 days in Pai, we fly home from Chiang Mai at 7:30').at(-1)).toBe('chiang-mai')
  })

  it('in the evening has none', () => {
    expect(bedsOf('8 days Nan and Krabi, flying home from Bangkok at 9 pm').at(-1)).not.toBe('bangkok')
    expect(bedsOf('4 days in Pai, we fly home from Chiang Mai at 7 pm').at(-1)).not.toBe('chiang-mai')
  })

  it('ends a day that begins before it', () => {
    const last = prepare('4 days in Chiang Mai, our flight home is at 07:30').problem.days.at(-1)
    expect(last?.endMinute).toBe(5 * 60 + 30)
    expect(last?.startMinute).toBe(4 * 60 + 30)
  })
})
