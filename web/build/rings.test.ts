import { describe, expect, it } from 'vitest'
import { clipRing, ringsOfPath, roundRing, thinRing } from './rings.ts'

describe('the rings of a map', () => {
  it('are read from relative and absolute path commands', () => {
    expect(ringsOfPath('m 1,1 2,0 0,2 z M 10 10 H 12 V 12 Z')).toEqual([
      [
        [1, 1],
        [3, 1],
        [3, 3],
      ],
      [
        [10, 10],
        [12, 10],
        [12, 12],
      ],
    ])
  })

  it('are cut at the edges of a box', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const
    const cut = clipRing(square, [2, 1, 9, 3])
    expect(cut.map(([x, y]) => `${x},${y}`).sort()).toEqual(['2,1', '2,3', '4,1', '4,3'])
  })

  it('lose what is smaller than the grid', () => {
    const tiny = [
      [0, 0],
      [0.001, 0],
      [0.001, 0.001],
    ] as const
    expect([roundRing(tiny, 1), thinRing(tiny, 1)]).toEqual([[], []])
  })
})
