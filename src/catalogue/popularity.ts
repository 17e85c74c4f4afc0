/** Maps rank values of different sources to one scale: the share of the source's places that are less popular, 0 … 1. */
export class Popularity {
  readonly #sources = new Map<string, { values: number[]; below: number[]; total: number }>()

  /** `counts` must be sorted by source and value. */
  constructor(counts: Iterable<{ source: string; value: number; count: number }>) {
    for (const { source, value, count } of counts) {
      const known = this.#sources.get(source) ?? { values: [], below: [], total: 0 }
      known.values.push(value)
      known.below.push(known.total)
      known.total += count
      this.#sources.set(source, known)
    }
  }

  of(source: string, value: number): number {
    const known = this.#sources.get(source)
    if (!known || known.total <= 1) return 0.5
    let low = 0
    let high = known.values.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (known.values[middle]! < value) low = middle + 1
      else high = middle
    }
    return (known.below[low] ?? known.total) / known.total
  }
}
