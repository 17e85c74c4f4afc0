import { CODE_MASK, WORD_START } from './key-code.ts'
import { HEAD_OF_PAIR, type Shard, SUFFIX_LETTERS, suffixHead } from './shard.ts'

/** The position of a term, or -1. */
export function findTerm(shard: Shard, term: string): number {
  let known = knownTerms.get(shard)
  if (!known) knownTerms.set(shard, (known = new Map()))
  let at = known.get(term)
  if (at !== undefined) return at
  at = lowerBound(shard.terms, term)
  if (shard.terms[at] !== term) at = -1
  if (known.size >= MAX_KNOWN_TERMS) known.clear()
  known.set(term, at)
  return at
}

/** Each word of a query is looked up several times, and the words for kinds of places in most queries. */
const knownTerms = new WeakMap<Shard, Map<string, number>>()
const MAX_KNOWN_TERMS = 5_000

export function termFrequency(shard: Shard, term: number): number {
  return term < 0 ? 0 : (shard.postings.starts[term + 1] ?? 0) - (shard.postings.starts[term] ?? 0)
}

/** The range of terms that begin with a text. */
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
 * Calls back for every run of words in a name that begins with `key`, at most `limit` times. `endsWord` says whether
 * the run stops at the end of a word.
 */
export function eachRun(
  shard: Shard,
  key: Uint8Array,
  limit: number,
  found: (doc: number, endsWord: boolean) => void,
): void {
  const wanted = key.subarray(0, SUFFIX_LETTERS)
  let head = 0
  for (let i = 0; i < SUFFIX_LETTERS; i++) head = head * 64 + (wanted[i] ?? 0)
  const width = 64 ** (SUFFIX_LETTERS - wanted.length)
  let at = lowerSuffix(shard, head)
  for (let seen = 0; seen < limit && at < shard.suffixes.length; at++, seen++) {
    const start = shard.suffixes[at] ?? 0
    if (suffixHead(shard.letters, start) >= head + width) return
    if (!startsWith(shard.letters, start, key)) continue
    const next = shard.letters[start + key.length] ?? 0
    found(shard.suffixDocs[at] ?? 0, next === 0 || (next & WORD_START) !== 0)
  }
}

function lowerSuffix(shard: Shard, head: number): number {
  const pair = Math.floor(head / HEAD_OF_PAIR)
  let low = shard.suffixStarts[pair] ?? 0
  let high = shard.suffixStarts[pair + 1] ?? shard.suffixes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (suffixHead(shard.letters, shard.suffixes[middle] ?? 0) < head) low = middle + 1
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
