import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { ALTERNATIVE_EXAMPLES } from './alternative-rules.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })
const choiceIn = (prompt: string) => read(prompt).alternatives?.map((options) => options.map(({ said }) => said))

describe('places of which one is enough', () => {
  it.each(ALTERNATIVE_EXAMPLES.yes)('%s', (prompt, places) => {
    expect(choiceIn(prompt)).toEqual([places])
  })

  it.each(ALTERNATIVE_EXAMPLES.no)('%s: no choice', (prompt) => {
    expect(choiceIn(prompt)).toBeUndefined()
  })

  it.each<readonly [prompt: string, planned: string, provinces: readonly string[], why: string]>([
    ['Krabi or Koh Samui, 5 days', 'Krabi', ['81'], 'the first'],
    ['Krabi or Koh Samui, 5 days in September', 'Koh Samui', ['84'], 'the first whose season it is'],
    ['เกาะช้างหรือกระบี่ดี 4 วัน เกาะช้างน้ำใสไหม', 'เกาะช้าง', ['23'], 'named again'],
    ['Krabi or Trang? We have booked flights into Trang', 'Trang', ['92'], 'where they land'],
    ['Krabi or Phuket? How are the beaches in Phuket?', 'Krabi', ['81'], 'the other one, named again'],
  ])('%s: %s', (prompt, planned, provinces) => {
    const { alternatives, provinces: codes, assumed } = read(prompt)
    expect(alternatives?.flat().filter(({ isPlanned }) => isPlanned)).toMatchObject([{ said: planned }])
    expect(codes).toEqual(provinces)
    expect(assumed).toContainEqual({ about: 'provinces', code: 'one_of', values: { said: planned } })
  })

  it.each([
    ['Nan 3 days, or Phrae 2?', 3],
    ['ไปน่าน 3 วันหรือตรัง 4 วันดี', 3],
    ['either 3 days in Nan or 5 in Loei', 3],
    ['Nan or Loei, 4 days', 4],
    ['Nan or Loei for 3 days, then 2 days in Udon', 5],
    ['3 days in Nan, then Loei 2 days', 5],
    ['Bangkok 3 days, either Krabi or Trang 4 days', 7],
    ['ไปน่าน 3 วัน แล้วกระบี่หรือตรัง 4 วัน', 7],
  ])('%s: %i days, of one of them', (prompt, days) => {
    expect(read(prompt).days).toBe(days)
  })
})
