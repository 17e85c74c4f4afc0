import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('the Friday prayer', () => {
  it.each([
    ['Bangkok 3 days from 26 November 2026, halal food, we need Friday prayers', 2],
    ['กรุงเทพ 3 วัน เริ่ม 27 พ.ย. 2569 ต้องไปละหมาดวันศุกร์', 1],
    ["Krabi from 25 to 28 November 2026, time for jumu'ah", 3],
  ])('keeps the noon of the Friday: %s', (prompt, day) => {
    const { busy, notUnderstood } = read(prompt)
    expect(busy).toEqual([{ what: 'prayer', day, start: 720, end: 810, said: expect.any(String) }])
    expect(notUnderstood).toEqual([])
  })

  it('is on no other day, and its Friday is not when the trip begins', () => {
    const { busy, startDate } = read('Bangkok 2 days from 30 November 2026 with Friday prayers')
    expect({ busy, startDate }).toEqual({ busy: undefined, startDate: '2026-11-30' })
    expect(read('2 days in Bangkok, time for Friday prayers').startDate).toBeNull()
  })

  it('needs dates, and says so', () => {
    const { unplanned } = read('2 days in Bangkok, time for Friday prayers')
    expect(unplanned).toEqual([{ topic: 'friday_prayer', said: 'Friday prayers' }])
  })

  it('takes the place of the prayer of every noon on that day', () => {
    const { busy = [] } = read(
      'Bangkok 2 days from 27 November 2026, we need time for prayers, and for the Friday prayer',
    )
    expect(busy.map(({ day, start, end }) => [day, start, end])).toEqual([
      [2, 735, 765],
      [1, 720, 810],
    ])
  })
})
