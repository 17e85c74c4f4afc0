import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('lengths that a heading says before the text does', () => {
  it.each([
    ['Nan in four days\nHello, we are two friends and will have four days in Nan in early December.', 4],
    ['Lampang in three days - too much?\nHello, we are retired and will spend three days in Lampang town.', 3],
    ['Four days for Loei?\nI plan to come by bus to Loei, two nights in Chiang Khan. Is four days enough?', 4],
    ['Krabi 3N + Phuket 4N\nDear all, we are a couple. Plan is 3N Krabi and 4N Phuket. Kindly suggest.', 8],
    ['6 days Phuket and Krabi\nHi all, 3N Phuket and 2N Krabi, what can be done by boat?', 6],
    ['3 days Phuket\nHi all, we do 3 days in Phuket and then 3 days in Khao Lak with our two teenagers.', 6],
    ['Krabi 3 nights.\nLanta 2 nights.\nKrabi 3 nights before the flight home to our cold country.', 9],
    ['Three days in Ranong. Then three days in Chumphon.', 6],
  ])('%s: %d days', (prompt, days) => {
    expect(read(prompt).days).toBe(days)
  })

  it('gives each place its own length once', () => {
    const { stays } = read('Krabi 3N + Phuket 4N\nDear all, we are a couple. Plan is 3N Krabi and 4N Phuket. Is it ok?')
    expect(stays).toEqual([
      { provinceCodes: ['81'], days: 3 },
      { provinceCodes: ['83'], days: 5 },
    ])
  })
})

describe('days that are counted from the day after a late arrival', () => {
  it.each([
    ['We land in Phuket late on 3 March and from 4 March we have four full days.', '2027-03-03', 5],
    ['Arriving 14 February at 23:30, then seven whole days from the 15th in Krabi.', '2027-02-14', 8],
    ['The conference ends on 11 January and from 12 January we have five days in Hua Hin.', '2027-01-12', 5],
    ['We arrive on 5 March and from the 6th to the 9th we are in Pai.', '2027-03-05', 5],
    ['I arrive in Khao Lak on the 5th, my liveaboard leaves on 8 February. Three days on land', '2027-02-05', 3],
  ])('%s: from %s, %d days', (prompt, startDate, days) => {
    expect(read(prompt)).toMatchObject({ startDate, days })
  })
})
