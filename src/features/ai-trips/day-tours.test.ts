import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { onDayTour } from './day-tours.ts'
import { gazetteerOf } from './gazetteer.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const readingOf = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(service.services.catalogue) })
const toured = (prompt: string) => onDayTour(readingOf(prompt), service.services.catalogue)
const mustsOf = (prompt: string) => toured(prompt).mustVisit.map(({ placeId }) => placeId)

describe('a day trip to an island from the one bed of a longer trip', () => {
  it.each([
    ['Phuket 4 days with a day trip to Phi Phi', 'th-83-x-phi-phi-speedboat', ['83']],
    ['พักเกาะสมุย 5 วัน มีไปเช้าเย็นกลับเกาะเต่า', 'th-84-x-samui-tao-nang-yuan', ['84']],
    ['4 days in Ao Nang with a day trip to Phi Phi', 'th-81-x-krabi-phi-phi', ['81']],
  ])('is the tour there: %s', (prompt, tour, provinces) => {
    const reading = toured(prompt)
    expect(mustsOf(prompt)).toEqual([tour])
    expect([reading.islands.map(({ id }) => id).filter((id) => id !== 'ko-samui'), reading.provinces]).toEqual([
      [],
      provinces,
    ])
    expect(reading.dailyWindow.start).toBeNull()
  })
})

describe('a day on an island from somewhere else', () => {
  it.each([
    ['day trip to Phi Phi from Phuket', 'th-83-x-phi-phi-speedboat'],
    ['เกาะพีพีไปเช้าเย็นกลับ จากกระบี่', 'th-81-x-krabi-phi-phi'],
    ['day trip from Koh Samui to Koh Tao', 'th-84-x-samui-tao-nang-yuan'],
  ])('is spent on the tour that sets out there: %s', (prompt, tour) => {
    expect(mustsOf(prompt)).toEqual([tour])
    expect(toured(prompt).islands).toEqual([])
  })

  it('starts in time for the boat, unless the wish gives the hour', () => {
    expect(toured('day trip to Phi Phi from Phuket').dailyWindow.start).toBe(480)
    expect(toured('day trip to Phi Phi from Phuket, we start at 9').dailyWindow.start).toBe(540)
  })

  it.each([
    '1 day on Phi Phi',
    '2 days on Phi Phi from Phuket',
    'day trip to Koh Chang from Trat',
    'ไปเกาะล้านเช้าเย็นกลับจากพัทยา',
    '1 day in Phuket',
  ])('is what the wish says without such a tour, or on longer trips: %s', (prompt) => {
    expect(toured(prompt)).toEqual(readingOf(prompt))
  })
})
