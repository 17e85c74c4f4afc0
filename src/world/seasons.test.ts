import { expect, test } from 'vitest'
import { isDry, isWithoutMist } from './seasons.ts'

const RAINS = [7, 8, 9, 10, 11]

test.each([
  ['waterfall', RAINS, 4, true, 'a trickle before the rains'],
  ['waterfall', RAINS, 6, false, 'the rains have begun'],
  ['waterfall', RAINS, 1, false, 'still some water after them'],
  ['waterfall', [], 4, false, 'a spring that flows all year'],
  ['waterfall', [12, 1, 2, 3, 4], 4, false, 'at its best then'],
  ['lake', RAINS, 4, false, 'water that stays'],
] as const)('a %s with best months %j in month %i: dry is %s, %s', (category, monthsBest, month, dry, _why) => {
  expect(isDry(category, { monthsBest }, month)).toBe(dry)
})

test.each([
  [5, true],
  [10, false],
  [12, false],
  [3, false],
  [4, true],
] as const)('a ridge whose mist comes from November to February, in month %i: without mist is %s', (month, without) => {
  expect(isWithoutMist({ onlyThen: true, monthsBest: [11, 12, 1, 2] }, month)).toBe(without)
})

test('a lake that is worth a visit at any hour has no season of mist', () => {
  expect(isWithoutMist({ monthsBest: [11, 12, 1, 2] }, 5)).toBe(false)
  expect(isWithoutMist({ onlyThen: true }, 5)).toBe(false)
})
