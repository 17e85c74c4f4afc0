import { distanceM, type Point } from '../../world/point.ts'

/** The limits of one request. */
export interface PartLimits {
  readonly pointsPerRequest: number
  readonly maxApartM: number
}

/**
 * The square tables, each a list of points by index, that together cover every missing leg: all points, or pairs of blocks.
 * Points with the most missing legs come first, then by latitude, so that few new points need few blocks and a block is a
 * region. Points too far apart are split at the widest gap between them, and legs across the gap are omitted.
 */
export function listTableParts(
  points: readonly Point[],
  isMissing: (from: number, to: number) => boolean,
  { pointsPerRequest, maxApartM }: PartLimits,
): number[][] {
  const all = [...points.keys()]
  const missing = all.map((i) => all.reduce((sum, j) => sum + Number(isMissing(i, j)), 0))
  const south = (i: number) => points[i]?.latitude ?? 0
  all.sort((a, b) => (missing[b] ?? 0) - (missing[a] ?? 0) || south(a) - south(b))
  const size = all.length <= pointsPerRequest ? pointsPerRequest : Math.floor(pointsPerRequest / 2)
  const blocks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
  const pairs = blocks.flatMap((block, at) => blocks.slice(at + 1).map((other) => [...block, ...other]))
  return (blocks.length === 1 ? blocks : pairs)
    .flatMap((part) => narrow(part, points, maxApartM))
    .filter((part) => part.some((i) => part.some((j) => isMissing(i, j))))
}

function narrow(part: readonly number[], points: readonly Point[], maxApartM: number): number[][] {
  const at = (i: number) => points[i] as Point
  const fits = part.every((i) => part.every((j) => j >= i || distanceM(at(i), at(j)) <= maxApartM))
  if (fits) return [[...part]]
  const cuts = (['latitude', 'longitude'] as const).map((axis) => {
    const sorted = [...part].sort((a, b) => at(a)[axis] - at(b)[axis])
    const gaps = sorted.slice(1).map((point, before) => at(point)[axis] - at(sorted[before] as number)[axis])
    const widest = Math.max(...gaps)
    return { sorted, widest, after: gaps.indexOf(widest) + 1 }
  })
  const { sorted, after } = cuts.reduce((a, b) => (b.widest > a.widest ? b : a))
  return [sorted.slice(0, after), sorted.slice(after)]
    .flatMap((half) => narrow(half, points, maxApartM))
    .filter((half) => half.length > 1)
}
