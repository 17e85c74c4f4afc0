import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const staysIn = (prompt: string) => {
  const { days, stays = [] } = readPrompt(prompt, { today: '2026-11-21', gazetteer })
  return [days, ...stays.map((stay) => `${stay.provinceCodes.join('+')}: ${stay.days}`)]
}

describe('stops that are named together before they are gone through', () => {
  it.each([
    ["We'd like to see Chiang Rai and Trang, 9 days. 3 days in Chiang Rai, the rest in Trang", [9, '57: 3', '92: 6']],
    ['อยากไปลำปางกับพะเยา 5 วัน ลำปาง 2 วัน ที่เหลือพะเยา', [5, '52: 2', '56: 3']],
    [
      'Bangkok, Nan and Krabi, 11 days. First 3 nights Bangkok, then Nan 3 nights, then Krabi',
      [11, '10: 3', '55: 3', '81: 5'],
    ],
    [
      'Bangkok and Koh Chang from 20 to 27 December. First two days in Bangkok, then Koh Chang for the remaining days',
      [8, '10: 2', '23: 6'],
    ],
    ['10 days: Bangkok, Loei and Krabi. Bangkok 2 days, Loei 4 days, Krabi 4 days', [10, '10: 2', '42: 4', '81: 4']],
  ])('%s', (prompt, stays) => {
    expect(staysIn(prompt)).toEqual(stays)
  })

  it('are not those of a list that has its lengths, nor of a way there and back', () => {
    expect(staysIn('Bangkok and Krabi. 4 days in Bangkok, 3 in Krabi')).toEqual([7, '10: 4', '81: 3'])
    expect(staysIn('Bangkok 2 nights, Loei 3 nights, back to Bangkok 1 night')[0]).toBe(7)
  })

  it('and “the rest” is what no other stop has', () => {
    expect(staysIn('8 days. 3 days in Chiang Rai, the rest in Trang')).toEqual([8, '57: 3', '92: 5'])
    expect(staysIn('6 days, 2 in Bangkok and the remaining time in Loei')).toEqual([6, '10: 2', '42: 4'])
  })
})
