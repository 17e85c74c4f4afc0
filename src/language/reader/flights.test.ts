import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const asksForFlights = (prompt: string) => read(prompt).unplanned.some(({ topic }) => topic === 'flights')

describe('flights in a prompt', () => {
  it.each(['ตรัง 3 วัน 2 คืน บินถึง 9:40 ไฟลท์กลับ 19:15', '2 days in Krabi, our flight lands at 10 am'])(
    'need not be booked if it says when: %s',
    (prompt) => {
      expect(read(prompt).flies).toBe('both')
      expect(asksForFlights(prompt)).toBe(false)
    },
  )

  it.each([
    'ตรัง 3 วัน บินถึง 9:40 ตั๋วเครื่องบินราคาเท่าไหร่',
    'อยากบินไปตรัง 3 วัน',
    '2 days in Krabi, we land at 10 am, which airline is cheap?',
  ])('are a wish that trips do not include: %s', (prompt) => {
    expect(asksForFlights(prompt)).toBe(true)
  })

  it.each([
    ['in', '2 days in Krabi, we land at 10 am and must be at the airport by 5 pm'],
    [undefined, 'ตรัง 2 วัน รถไฟถึง 7:10'],
  ])('“%s”: %s', (flies, prompt) => {
    expect(read(prompt).flies).toBe(flies)
  })
})
