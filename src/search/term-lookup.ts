import { CODE_MASK, WORD_START } from './key-code.ts'
import type { Segment } from './segment.ts'
import { HEAD_OF_PAIR, SUFFIX_LETTERS, suffixHead } from './suffix-array.ts'

/** The position of a term, or -1. */
export function findTerm(segment: Segment, term: string): number {
  let known = knownTerms.get(segment)
  if (!known) knownTerms.set(segment, (known = new Map()))
  let at = known.get(term)
  if (at !== undefined) return at
  at = lowerBound(segment.terms, term)
  if (segment.terms[at] !== term) at = -1
  if (known.size >= MAX_KNOWN_TERMS) known.clear()
  known.set(term, at)
  return at
}

/** Each word of a query is looked up several times, and words for kinds occur in most queries. */
const knownTerms = new WeakMap<Segment, Map<string, number>>()
const MAX_KNOWN_TERMS = 5_000

export function termFrequency(segment: Segment, term: number): number {
  return term < 0 ? 0 : (segment.postings.starts[term + 1] ?? 0) - (segment.postings.starts[term] ?? 0)
}

/** The range of terms that start with a prefix. */
export function prefixRange(terms: readonly string[], prefix: string): readonly [number, number] {
  return [lowerBound(terms, prefix), lowerBound(terms, `${prefix}\uffff`)]
}

function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Calls back for each run of words in a name that starts with `key`, for at most `limit` suffixes. `endsWord` is true if
 * the key ends at the end of a word.
 */
export function forEachRun(
  segment: Segment,
  key: Uint8Array,
  limit: number,
  found: (doc: number, endsWord: boolean) => void,
): void {
  const wanted = key.subarray(0, SUFFIX_LETTERS)
  let head = 0
  for (let i = 0; i < SUFFIX_LETTERS; i++) head = head * 64 + (wanted[i] ?? 0)
  const width = 64 ** (SUFFIX_LETTERS - wanted.length)
  let at = lowerSuffix(segment, head)
  for (let seen = 0; seen < limit && at < segment.suffixes.length; at++, seen++) {
    const start = segment.suffixes[at] ?? 0
    if (suffixHead(segment.letters, start) >= head + width) return
    if (!startsWith(segment.letters, start, key)) continue
    const next = segment.letters[start + key.length] ?? 0
    found(segment.suffixDocs[at] ?? 0, next === 0 || (next & WORD_START) !== 0)
  }
}

function lowerSuffix(segment: Segment, head: number): number {
  const pair = Math.floor(head / HEAD_OF_PAIR)
  let low = segment.suffixStarts[pair] ?? 0
  let high = segment.suffixStarts[pair + 1] ?? segment.suffixes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (suffixHead(segment.letters, segment.suffixes[middle] ?? 0) < head) low = middle + 1
    else high = middle
  }
  return low
}

function startsWith(keys: Uint8Array, start: number, key: Uint8Array): boolean {
  for (let i = SUFFIX_LETTERS; i < key.length; i++) {
    if (((keys[start + i] ?? 0) & CODE_MASK) !== key[i]) return false
  }
  return true
}
