/** A closed line of points `[x, y]`. */
export type Ring = readonly (readonly [number, number])[]

/** The subpaths of an SVG path that has only `m`, `M`, `l`, `L`, `h`, `H`, `v`, `V`, `z` and implicit lines. */
export function ringsOfPath(path: string): Ring[] {
  const rings: [number, number][][] = []
  let [x, y] = [0, 0]
  let start: [number, number] = [0, 0]
  for (const [, command = '', values = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (values.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    if (kind === 'z') {
      ;[x, y] = start
      continue
    }
    const step = kind === 'h' || kind === 'v' ? 1 : 2
    for (let at = 0; at + step <= numbers.length; at += step) {
      const dx = kind === 'v' ? (isRelative ? 0 : x) : numbers[at]!
      const dy = kind === 'h' ? (isRelative ? 0 : y) : numbers[at + step - 1]!
      ;[x, y] = isRelative ? [x + dx, y + dy] : [dx, dy]
      if (kind === 'm' && at === 0) {
        start = [x, y]
        rings.push([])
      }
      rings.at(-1)?.push([x, y])
    }
  }
  return rings.filter((ring) => ring.length >= 3)
}

/** Sutherland–Hodgman: the part of a ring inside a box. Edges run along the border of the box. */
export function clipRing(ring: Ring, [west, south, east, north]: readonly [number, number, number, number]): Ring {
  const sides = [
    { isIn: (p: Point) => p[0] >= west, cut: (a: Point, b: Point) => atX(a, b, west) },
    { isIn: (p: Point) => p[0] <= east, cut: (a: Point, b: Point) => atX(a, b, east) },
    { isIn: (p: Point) => p[1] >= south, cut: (a: Point, b: Point) => atY(a, b, south) },
    { isIn: (p: Point) => p[1] <= north, cut: (a: Point, b: Point) => atY(a, b, north) },
  ]
  return sides.reduce<Ring>((left, { isIn, cut }) => {
    return left.flatMap((point, index) => {
      const before = left.at(index - 1)!
      if (isIn(point)) return isIn(before) ? [point] : [cut(before, point), point]
      return isIn(before) ? [cut(before, point)] : []
    })
  }, ring)
}

type Point = readonly [number, number]

function atX([ax, ay]: Point, [bx, by]: Point, x: number): Point {
  return [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]
}

function atY([ax, ay]: Point, [bx, by]: Point, y: number): Point {
  return [ax + ((bx - ax) * (y - ay)) / (by - ay), y]
}

/** Rounds to a grid and drops points that fall together; empty if less than a triangle remains. */
export function roundRing(ring: Ring, digits: number): Ring {
  const rounded = ring.map(([x, y]) => [Number(x.toFixed(digits)), Number(y.toFixed(digits))] as const)
  const kept = rounded.filter(([x, y], index) => {
    const before = rounded.at(index - 1)!
    return x !== before[0] || y !== before[1]
  })
  return kept.length >= 3 ? kept : []
}

/** Drops points nearer than `least` to the one before; a ring that is smaller than that is dropped. */
export function thinRing(ring: Ring, least: number): Ring {
  const kept: Point[] = []
  for (const point of ring) {
    const before = kept.at(-1)
    if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= least) kept.push(point)
  }
  return kept.length >= 4 ? kept : []
}
