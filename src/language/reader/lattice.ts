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
  // The first arc of each place and the next one there, each as an index.
  const first = new Int32Array(length).fill(-1)
  const next = new Int32Array(arcs.length)
  for (let at = arcs.length - 1; at >= 0; at--) {
    const { start } = arcs[at] as Arc<T>
    next[at] = first[start] as number
    first[start] = at
  }
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY)
  const last: (Arc<T> | undefined)[] = []
  costs[0] = 0
  for (let at = 0; at < length; at++) {
    const soFar = costs[at] as number
    if (soFar + skipCost < (costs[at + 1] as number)) {
      costs[at + 1] = soFar + skipCost
      last[at + 1] = undefined
    }
    for (let number = first[at] as number; number >= 0; number = next[number] as number) {
      const arc = arcs[number] as Arc<T>
      if (soFar + arc.cost < (costs[arc.end] as number)) {
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
