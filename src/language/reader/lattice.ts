import type { Span } from './sheet.ts'

/** One way to read a stretch of the text. */
export interface Arc<T> extends Span {
  readonly cost: number
  readonly value: T
}

/**
 * The cheapest way to read a whole text as a sequence of arcs. A character may be passed unread at `skipCost`. Linear in the number of arcs; of equally cheap ways the first wins.
 */
export function cheapestPath<T>(length: number, arcs: readonly Arc<T>[], skipCost: number): Arc<T>[] {
  const byStart = new Map<number, Arc<T>[]>()
  for (const arc of arcs) {
    const known = byStart.get(arc.start)
    if (known) known.push(arc)
    else byStart.set(arc.start, [arc])
  }
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY)
  const last: (Arc<T> | undefined)[] = []
  costs[0] = 0
  for (let at = 0; at < length; at++) {
    const soFar = costs[at] ?? Number.POSITIVE_INFINITY
    if (soFar + skipCost < (costs[at + 1] ?? 0)) {
      costs[at + 1] = soFar + skipCost
      last[at + 1] = undefined
    }
    for (const arc of byStart.get(at) ?? []) {
      if (soFar + arc.cost < (costs[arc.end] ?? 0)) {
        costs[arc.end] = soFar + arc.cost
        last[arc.end] = arc
      }
    }
  }
  const path: Arc<T>[] = []
  for (let at = length; at > 0; ) {
    const arc = last[at]
    if (arc) path.push(arc)
    at = arc ? arc.start : at - 1
  }
  return path.reverse()
}
