import { type CompressedRows, contains } from './compressed-rows.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { MatchedBy } from './search-query.ts'
import type { Segment } from './segment.ts'

/**
 * The documents that share something with a query: the words that they cover and the share of its weight. Each segment
 * reuses one set of arrays, so candidates are valid until the next query on that segment.
 */
export interface Candidates {
  readonly segment: Segment
  /** `docs[0 … count)`, in the order found. */
  readonly docs: Uint32Array
  count: number
  readonly coverage: Float32Array
  readonly masks: Uint16Array
  /** Share of the query's letter trigrams, for the few documents with the most. */
  readonly trigramShares: Map<number, number>
  /** 0 … 1. Popularity is a rank, but how well places are known follows a power law: hence the logarithm. */
  readonly fame: Float32Array
  /** How each word matched; only for explanations. */
  ways: Map<number, (MatchedBy | undefined)[]> | undefined
  weights: Float64Array
  totalWeight: number
}

/** How a word matched, and how good such a match is, 0 … 1. */
export interface Way {
  readonly by: MatchedBy
  readonly quality: number
}

/** In a mask: covers no word, but shares trigrams with the whole query. */
export const TRIGRAM_BIT = 1 << 15

const scratch = new WeakMap<Segment, Candidates>()

export function openCandidates(segment: Segment, parsed: ParsedQuery): Candidates {
  let candidates = scratch.get(segment)
  if (!candidates) {
    candidates = {
      segment,
      docs: new Uint32Array(segment.size),
      count: 0,
      coverage: new Float32Array(segment.size),
      masks: new Uint16Array(segment.size),
      trigramShares: new Map(),
      fame: segment.popularity.map((rank) => -Math.log10(1.0001 - rank) / 4),
      ways: undefined,
      weights: new Float64Array(0),
      totalWeight: 1,
    }
    scratch.set(segment, candidates)
  }
  for (let at = 0; at < candidates.count; at++) {
    const doc = candidates.docs[at] ?? 0
    candidates.coverage[doc] = 0
    candidates.masks[doc] = 0
  }
  candidates.count = 0
  candidates.trigramShares.clear()
  candidates.ways = parsed.isExplained ? new Map() : undefined
  candidates.weights = Float64Array.from(parsed.words, (word) => word.weight)
  candidates.totalWeight = parsed.totalWeight
  return candidates
}

/** Covers the words of a mask by a document with the quality of this match. Words covered before keep their match. */
export function addCoverage(candidates: Candidates, doc: number, mask: number, way: Way): void {
  const known = candidates.masks[doc] ?? 0
  const fresh = mask & ~known
  if (fresh === 0 || candidates.segment.deleted[doc] === 1) return
  if (known === 0) candidates.docs[candidates.count++] = doc
  candidates.masks[doc] = known | fresh
  let gain = 0
  for (let left = fresh & 0x7fff; left !== 0; left &= left - 1) {
    gain += candidates.weights[31 - Math.clz32(left & -left)] ?? 0
  }
  if (candidates.ways) noteWay(candidates.ways, doc, fresh, way.by)
  candidates.coverage[doc] = (candidates.coverage[doc] ?? 0) + (gain * way.quality) / candidates.totalWeight
}

function noteWay(ways: Map<number, (MatchedBy | undefined)[]>, doc: number, fresh: number, by: MatchedBy): void {
  const own = ways.get(doc) ?? []
  ways.set(doc, own)
  for (let word = 0; word < 15; word++) if (fresh & (1 << word)) own[word] = by
}

/** Candidates looked up one by one in the tail of a long row. */
const MAX_LOOKUPS = 4_000

/**
 * Covers a mask by the documents of a row: the `limit` most popular, and of the rest those that are candidates already. A
 * word in half of all names thus costs no more than a rare one.
 */
export function addRowCoverage(
  candidates: Candidates,
  { starts, values }: CompressedRows,
  row: number,
  mask: number,
  way: Way,
  limit: number,
): void {
  const start = starts[row] ?? 0
  const end = starts[row + 1] ?? 0
  const stop = Math.min(end, start + limit)
  const before = Math.min(candidates.count, MAX_LOOKUPS)
  for (let at = start; at < stop; at++) addCoverage(candidates, values[at] ?? 0, mask, way)
  if (stop === end) return
  const last = stop === start ? -1 : (values[stop - 1] ?? 0)
  for (let at = 0; at < before; at++) {
    const doc = candidates.docs[at] ?? 0
    if (doc > last && contains(values, stop, end, doc)) addCoverage(candidates, doc, mask, way)
  }
}
