import { expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { BUSY_WEEKDAY_RULES, BUSY_WEEKDAY_SLOTS } from './busy-weekday-rules.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { readPrompt } from './read-prompt.ts'
import { Sheet } from './sheet.ts'

const gazetteer = shippedGazetteer()
const busyIn = (prompt: string) =>
  (readPrompt(prompt, { today: '2026-11-21', gazetteer }).busy ?? []).map(({ day, start, end }) => [day, start, end])

it.each([
  [
    'Trang 7 days from 7 December, dialysis Mon, Wed and Fri mornings',
    [
      [1, 480, 720],
      [3, 480, 720],
      [5, 480, 720],
    ],
  ],
  [
    'ตรัง 7-11 ธันวาคม อบรมจันทร์-พุธ',
    [
      [1, 540, 1020],
      [2, 540, 1020],
      [3, 540, 1020],
    ],
  ],
  [
    'Trang 7-13 December, workshop mon-tue 10:00-15:00',
    [
      [1, 600, 900],
      [2, 600, 900],
    ],
  ],
  [
    'Trang 7-20 December, physio every Tuesday afternoon',
    [
      [2, 780, 1020],
      [9, 780, 1020],
    ],
  ],
  ['Trang 7-13 December, conference, free Monday and Tuesday', []],
  ['Trang 7-13 December, we want to meet on Monday and Tuesday', []],
])('each weekday that is taken is busy: %s', (prompt, busy) => {
  expect(busyIn(prompt)).toEqual(busy)
})

it.each(['ลอยอังคารแล้วเที่ยวสัตหีบ 2 วัน', 'ชมจันทร์ริมโขงที่นครพนม 2 วัน'])('no weekday is said: %s', (prompt) => {
  expect(readPrompt(prompt, { today: '2026-11-21', gazetteer }).startDate).toBeNull()
})

const ROWS = BUSY_WEEKDAY_RULES.map((rule) => ({ rule, compiled: compileRule(rule, BUSY_WEEKDAY_SLOTS) }))

it.each(
  ROWS.flatMap(({ rule, compiled }) => rule.yes.map(([text, words]) => [text, words, rule.name, compiled] as const)),
)('%s: %s, %s', (text, words, _name, compiled) => {
  expect(matchesOf(new Sheet(text), compiled).map(({ 0: said }) => said)).toEqual([words])
})

it.each(ROWS.flatMap(({ rule, compiled }) => rule.no.map((text) => [text, rule.name, compiled] as const)))(
  '%s: not %s',
  (text, _name, compiled) => {
    expect(matchesOf(new Sheet(text), compiled)).toEqual([])
  },
)
