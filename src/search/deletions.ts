import { isThai } from '../language/text/normalise.ts'
import { growableNumbers } from './growable-array.ts'
import { hashText } from './key-code.ts'

/**
 * Hashes of every phonetic key and Latin word and of their one-letter deletions, sorted, as in SymSpell: two words one edit
 * apart share a hash.
 */
export interface Deletions {
  readonly hashes: Uint32Array
  readonly terms: Uint32Array
}

export const MIN_FUZZY = 3
const MAX_FUZZY = 24
/** Hash and term share the 53 bits of an exact double. */
const MAX_TERMS = 0x200000

export function buildDeletions(terms: readonly string[]): Deletions {
  const hashes = growableNumbers()
  const owners = growableNumbers()
  for (let term = 0; term < Math.min(terms.length, MAX_TERMS); term++) {
    const text = terms[term] ?? ''
    if (text.startsWith('=') && isThai(text)) continue
    for (const hash of deletionHashes(text.slice(1))) {
      hashes.push(hash)
      owners.push(term)
    }
  }
  const order = new Float64Array(hashes.length)
  for (let i = 0; i < order.length; i++) order[i] = hashes.at(i) * MAX_TERMS + owners.at(i)
  order.sort()
  return {
    hashes: Uint32Array.from(order, (packed) => Math.floor(packed / MAX_TERMS)),
    terms: Uint32Array.from(order, (packed) => packed % MAX_TERMS),
  }
}

/** Hashes of a key and its one-letter deletions; none for very short or long keys. */
function deletionHashes(key: string): Set<number> {
  const hashes = new Set<number>()
  if (key.length < MIN_FUZZY - 1 || key.length > MAX_FUZZY) return hashes
  hashes.add(hashText(key))
  for (let at = 0; at < key.length; at++) hashes.add(hashText(key.slice(0, at) + key.slice(at + 1)))
  return hashes
}

/** At most `limit` terms that share a hash with the key. */
export function findNeighbours(deletions: Deletions, key: string, limit: number): number[] {
  const found = new Set<number>()
  for (const hash of deletionHashes(key)) {
    let low = 0
    let high = deletions.hashes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((deletions.hashes[middle] ?? 0) < hash) low = middle + 1
      else high = middle
    }
    for (; deletions.hashes[low] === hash && found.size < limit; low++) found.add(deletions.terms[low] ?? 0)
  }
  return [...found]
}
