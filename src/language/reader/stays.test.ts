import { expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()

it.each<readonly [prompt: string, stays: readonly (readonly [codes: string, days: number])[], why: string]>([
  [
    'Bangkok 3 days, Krabi 4 days',
    [
      ['10', 3],
      ['81', 4],
    ],
    'the place before its days',
  ],
  [
    '3 days in Bangkok and 4 days in Krabi',
    [
      ['10', 3],
      ['81', 4],
    ],
    'the days before their place',
  ],
  [
    'กรุงเทพ 2 วัน แล้วไปอยุธยา 1 วัน วัด พิพิธภัณฑ์',
    [
      ['10', 2],
      ['14', 1],
    ],
    'Thai',
  ],
  [
    '7 days: Bangkok 3 days, Krabi 4 days',
    [
      ['10', 3],
      ['81', 4],
    ],
    'the sum comes first',
  ],
  [
    '2 nights in Bangkok, 3 nights in Krabi',
    [
      ['10', 2],
      ['81', 4],
    ],
    'the last day has no night',
  ],
  [
    'Chiang Mai and Lampang 3 days, Phuket 2 days',
    [
      ['50 52', 3],
      ['83', 2],
    ],
    'two provinces share a stay',
  ],
  [
    '6 nights by car: first night Chanthaburi, and then Koh Mak',
    [
      ['22', 1],
      ['23', 6],
    ],
    'the first night is one of them',
  ],
  [
    'we have 15 days. 3 nights Bangkok, then Khao Sok, then Koh Lanta',
    [
      ['10', 3],
      ['84', 6],
      ['81', 6],
    ],
    'a length is that of the places before “then”',
  ],
  [
    '3 nights in Bangkok, then 6 nights of islands: Koh Samet and Koh Chang, 3 nights each',
    [
      ['10', 3],
      ['21', 3],
      ['23', 4],
    ],
    'a part that is divided counts once',
  ],
  ['4 days in Krabi, beaches', [], 'one place'],
  ['5 days in Krabi and Phuket', [], 'one length for both'],
  ['Bangkok 3 days, Krabi', [], 'one has no length'],
  [
    'from Bangkok, 3 days in Krabi and 2 days in Trang',
    [
      ['81', 3],
      ['92', 2],
    ],
    'nobody stays where they come from',
  ],
])('%s', (prompt, stays, _why) => {
  const read = readPrompt(prompt, { today: '2026-11-21', gazetteer }).stays ?? []
  expect(read.map(({ provinceCodes, days }) => [provinceCodes.join(' '), days])).toEqual(stays)
})

it.each([
  ['flying back from Phuket, 2 weeks, Trang 4 nights', 14],
  ['out of Chiang Mai, 18 days, Nan 5 nights', 18],
  ['2 อาทิตย์ เชียงราย 3 คืน บินกลับจากเชียงใหม่', 14],
  ['17 days, Ranong 4 nights, return from Bangkok', 17],
])('a whole is no stay where they fly home from: %s', (prompt, days) => {
  expect(readPrompt(prompt, { today: '2026-11-21', gazetteer }).days).toBe(days)
})
