/** Keeps the best `limit` documents offered: higher scores first, then lower numbers. */
export interface TopK {
  readonly limit: number
  /** The score that an offer must exceed; -Infinity while there is room. */
  readonly least: number
  offer(doc: number, score: number): void
  /** Best first. Empties the collection. */
  take(): { readonly doc: number; readonly score: number }[]
}

/** A binary heap with the worst on top: one comparison rejects most offers. */
export function createTopK(limit: number): TopK {
  const docs: number[] = []
  const scores: number[] = []
  const isWorse = (a: number, b: number): boolean => {
    const left = scores[a] ?? 0
    const right = scores[b] ?? 0
    return left < right || (left === right && (docs[a] ?? 0) > (docs[b] ?? 0))
  }
  const swap = (a: number, b: number): void => {
    ;[docs[a], docs[b]] = [docs[b] ?? 0, docs[a] ?? 0]
    ;[scores[a], scores[b]] = [scores[b] ?? 0, scores[a] ?? 0]
  }
  const sink = (): void => {
    for (let at = 0; ; ) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < docs.length && isWorse(child, worst)) worst = child
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  const rise = (): void => {
    for (let at = docs.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isWorse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  return {
    limit,
    get least() {
      return docs.length < limit ? -Infinity : (scores[0] ?? -Infinity)
    },
    offer(doc, score) {
      if (docs.length < limit) {
        docs.push(doc)
        scores.push(score)
        rise()
        return
      }
      const worst = scores[0] ?? 0
      if (limit === 0 || score < worst || (score === worst && doc > (docs[0] ?? 0))) return
      docs[0] = doc
      scores[0] = score
      sink()
    },
    take() {
      const best = docs.map((doc, at) => ({ doc, score: scores[at] ?? 0 }))
      docs.length = scores.length = 0
      return best.sort((a, b) => b.score - a.score || a.doc - b.doc)
    },
  }
}
