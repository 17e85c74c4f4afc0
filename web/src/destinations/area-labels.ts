export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Labelled {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

export interface Label extends Labelled {
  /** To which side of its point the name is written; null if there is no room for it. */
  readonly side: 'start' | 'end' | null
}

/** Width of a letter of either script as a share of the size of the type. */
const LETTER = 0.56
const GAP = 0.7
const LINE = 1.5

/** Where the names of points fit on a map, the most important point first. Points outside the map are left out. */
export function layLabels(points: readonly Labelled[], view: Box, size: number): readonly Label[] {
  const taken: Box[] = []
  return points
    .filter(({ x, y }) => isWithin({ x, y, width: 0, height: 0 }, view))
    .map((point) => {
      const width = lettersOf(point.name) * LETTER * size
      const box = (side: 'start' | 'end'): Box => ({
        x: side === 'start' ? point.x + GAP * size : point.x - GAP * size - width,
        y: point.y - (LINE * size) / 2,
        width,
        height: LINE * size,
      })
      const side = (['start', 'end'] as const).find(
        (each) => isWithin(box(each), view) && taken.every((other) => !overlaps(other, box(each))),
      )
      if (side) taken.push(box(side))
      return { ...point, side: side ?? null }
    })
}

/** Marks above and below take no room. */
function lettersOf(name: string): number {
  return [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name)].length
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
