import { expect, it } from 'vitest'
import { median, quantile } from './figures.ts'

it('the median is the middle value, or halfway between the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('median')
})

it('a quantile is a measured value, and the given share of values is at most that', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1)]).toEqual([50, 99, 100])
  expect(quantile([7], 0.5)).toBe(7)
  expect(() => quantile([], 0.5)).toThrow('quantile')
})
