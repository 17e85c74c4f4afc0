import { expect, it } from 'vitest'
import { layLabels } from './area-labels.ts'

const view = { x: 0, y: 0, width: 100, height: 100 }
const point = (id: string, x: number, y: number, name = 'เชียงใหม่') => ({ id, name, x, y })
const sides = (...points: readonly ReturnType<typeof point>[]) => layLabels(points, view, 4).map(({ side }) => side)

it('writes a name to the right of its point, or to the left at the right edge', () => {
  expect(sides(point('a', 50, 50), point('b', 95, 20))).toEqual(['start', 'end'])
})

it('leaves out the less important of two names that would overlap on both sides', () => {
  expect(sides(point('a', 50, 50), point('b', 51, 51), point('c', 50, 52))).toEqual(['start', 'end', null])
})

it('leaves out points outside the map', () => {
  expect(sides(point('a', 120, 50))).toEqual([])
})
