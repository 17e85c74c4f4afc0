import { type Candidates, TRIGRAM_BIT } from './candidates.ts'
import { contains } from './compressed-rows.ts'
import { type Spelling, trigramAt } from './key-code.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { Segment } from './segment.ts'
import type { Variant } from './variant.ts'

/** Postings read per spelling of the query, the rarest trigrams first. */
const MAX_POSTINGS = 8_000
const MAX_DOCS = 60
const MIN_SHARE = 0.3
const MAX_GRAMS = 64

/** Adds the documents that share most trigrams with the query: finds queries in which every word is misspelt. */
export function proposeByTrigrams(candidates: Candidates, parsed: ParsedQuery): void {
  for (const variant of parsed.variants) if (variant.removed === 0) propose(candidates, variant)
}

function propose(candidates: Candidates, { bytes, kind }: Variant): void {
  const { segment, trigramShares, masks, docs } = candidates
  const least = (grams: number): number => Math.max(1, Math.ceil(grams * MIN_SHARE))
  for (const { doc, count, grams } of listSharingTrigrams(segment, bytes, kind, least)) {
    if (segment.deleted[doc] === 1) continue
    trigramShares.set(doc, Math.max(trigramShares.get(doc) ?? 0, count / grams))
    if (masks[doc] !== 0) continue
    docs[candidates.count++] = doc
    masks[doc] = TRIGRAM_BIT
  }
}

type Trigrams = Pick<Segment, 'size' | 'trigrams'>

interface Sharing {
  readonly doc: number
  /** Trigrams that it shares, of so many. */
  readonly count: number
  readonly grams: number
}

/** The documents that share the most trigrams with a text, and at least as many as `least` says. */
export function listSharingTrigrams(
  segment: Trigrams,
  bytes: Uint8Array,
  kind: Spelling,
  least: (grams: number) => number,
): Sharing[] {
  const { starts, values } = segment.trigrams
  const lengthOf = (gram: number): number => (starts[gram + 1] ?? 0) - (starts[gram] ?? 0)
  const rarest = rarestTrigrams(bytes, kind, lengthOf)
  let used = 0
  for (let left = MAX_POSTINGS; used < rarest.length; used++) {
    left -= lengthOf(rarest[used] ?? 0)
    if (left < 0) break
  }
  const wanted = least(used)
  const tally = tallyOf(segment)
  const shared: number[] = []
  let open = shared
  for (let at = 0; at < used; at++) {
    const gram = rarest[at] ?? 0
    const [start, end] = [starts[gram] ?? 0, starts[gram + 1] ?? 0]
    // What a document must share by now, as so few trigrams are left: those that share none are out of the question.
    const missing = wanted - (used - at)
    if (missing <= 0) {
      countAll(values, start, end, tally, shared)
      continue
    }
    open = open.filter((doc) => (tally[doc] ?? 0) >= missing)
    if (open.length === 0) break
    if (open.length * LOOKUP_COST < end - start) {
      for (const doc of open) if (contains(values, start, end, doc)) tally[doc] = (tally[doc] ?? 0) + 1
    } else {
      for (let row = start; row < end; row++) {
        const doc = values[row] ?? 0
        const count = tally[doc] ?? 0
        if (count >= missing) tally[doc] = count + 1
      }
    }
  }
  const found = pickMost(shared, tally, wanted).map((most) => ({ ...most, grams: used }))
  for (const doc of shared) tally[doc] = 0
  return found
}

/** The trigrams of a text, each once, in ascending order of how many documents have them. */
function rarestTrigrams(bytes: Uint8Array, kind: Spelling, lengthOf: (gram: number) => number): number[] {
  const grams: number[] = []
  for (let at = 0; at + 2 < bytes.length && grams.length < MAX_GRAMS; at++) {
    const gram = trigramAt(bytes, at, kind)
    if (grams.includes(gram)) continue
    const length = lengthOf(gram)
    let place = grams.length
    while (place > 0 && lengthOf(grams[place - 1] as number) > length) place--
    grams.splice(place, 0, gram)
  }
  return grams
}

/** Of finding a document in a row, in steps along it. */
const LOOKUP_COST = 8

function countAll(values: Uint32Array, start: number, end: number, tally: Uint8Array, shared: number[]): void {
  for (let at = start; at < end; at++) {
    const doc = values[at] ?? 0
    const count = tally[doc] ?? 0
    if (count === 0) shared.push(doc)
    tally[doc] = count + 1
  }
}

/** Scratch counters, zero between queries. */
const tallies = new WeakMap<Trigrams, Uint8Array>()

function tallyOf(segment: Trigrams): Uint8Array {
  let tally = tallies.get(segment)
  if (!tally) tallies.set(segment, (tally = new Uint8Array(segment.size)))
  return tally
}

/** The documents with the highest counts, ties by popularity. */
function pickMost(shared: readonly number[], tally: Uint8Array, least: number): { doc: number; count: number }[] {
  const perCount = new Uint32Array(MAX_GRAMS + 1)
  for (const doc of shared) {
    const count = tally[doc] ?? 0
    perCount[count] = (perCount[count] ?? 0) + 1
  }
  let lowest = MAX_GRAMS
  let sum = perCount[lowest] ?? 0
  while (lowest > least && sum < MAX_DOCS) sum += perCount[--lowest] ?? 0
  const picked: { doc: number; count: number }[] = []
  for (const doc of shared) if ((tally[doc] ?? 0) >= lowest) picked.push({ doc, count: tally[doc] ?? 0 })
  return picked.sort((a, b) => b.count - a.count || a.doc - b.doc).slice(0, MAX_DOCS)
}
