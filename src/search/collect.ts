import { findNeighbours, MIN_FUZZY } from './deletions.ts'
import { editDistance } from './edit-distance.ts'
import type { Filter } from './filter.ts'
import { encodeKeys, trigramAt } from './key-code.ts'
import type { Plan, Variant, Word } from './plan.ts'
import type { Rows, Shard } from './shard.ts'
import { eachRun, findTerm, prefixRange, termFrequency } from './term-lookup.ts'

/** First stage: which documents share words with the query, and how much of it they cover. */
export interface Candidates {
  readonly docs: number[]
  /** Share of the query's weight that a document covers, by document. */
  readonly coverage: Float32Array
  /** Which words it covers, by document. */
  readonly masks: Uint16Array
  /** Share of the query's letter triples that a document has, for the few that have most of them. */
  readonly alike: Map<number, number>
}

/** How good a match is, by what it rests on. Two Thai words that only sound alike are seldom the same. */
const MATCH = {
  exact: 1,
  key: 0.97,
  sameSound: 0.85,
  run: 0.97,
  concept: 0.9,
  area: 0.9,
  gloss: 0.87,
  prefix: 0.9,
  runPrefix: 0.9,
  brokenRun: 0.7,
  fuzzy: 0.75,
  shortFuzzy: 0.6,
}

const MAX_POSTINGS = 20_000
const MAX_PREFIX_TERMS = 200
const MAX_PREFIX_POSTINGS = 8_000
const MAX_RUNS = 3_000
const SHORT_WORD = 4
const MAX_FUZZY_POSTINGS = 10_000
const MAX_NEIGHBOURS = 1000
const MAX_GRAM_POSTINGS = 40_000
const MAX_GRAM_DOCS = 100
const MIN_GRAM_SHARE = 0.3

export function collect(shard: Shard, plan: Plan, filter: Filter): Candidates {
  const state = createState(shard, plan)
  // Asked for a kind of place, the kind counts for more than a name that happens to hold the word.
  if (plan.isCategorySearch) matchConcepts(state, filter)
  for (const word of plan.words) matchExactly(state, word)
  matchRuns(state)
  if (!plan.isCategorySearch) matchConcepts(state, filter)
  matchGlosses(state)
  if (!plan.isCategorySearch) {
    for (const word of plan.words) matchPrefixes(state, word)
    for (const word of plan.words) if (!word.isKnown) matchFuzzily(state, word)
  }
  matchAreas(state)
  return state
}

interface State extends Candidates {
  readonly shard: Shard
  readonly plan: Plan
}

function createState(shard: Shard, plan: Plan): State {
  return {
    shard,
    plan,
    docs: [],
    coverage: new Float32Array(shard.size),
    masks: new Uint16Array(shard.size),
    alike: new Map(),
  }
}

function touch(state: State, doc: number, mask: number, quality: number): void {
  if (state.shard.dead[doc] === 1) return
  const known = state.masks[doc] ?? 0
  const fresh = mask & ~known
  if (fresh === 0) return
  if (known === 0) state.docs.push(doc)
  state.masks[doc] = known | fresh
  let gain = 0
  for (const word of state.plan.words) if (fresh & word.bit) gain += word.weight
  state.coverage[doc] = (state.coverage[doc] ?? 0) + (gain * quality) / state.plan.totalWeight
}

function touchTerm(state: State, term: number, mask: number, quality: number, limit: number): void {
  if (term < 0) return
  touchRow(state, state.shard.postings, term, mask, quality, limit)
}

function touchRow(state: State, rows: Rows, row: number, mask: number, quality: number, limit: number): void {
  const start = rows.starts[row] ?? 0
  const end = rows.starts[row + 1] ?? 0
  const stop = Math.min(end, start + limit)
  for (let at = start; at < stop; at++) touch(state, rows.values[at] ?? 0, mask, quality)
  if (stop === end) return
  const last = rows.values[stop - 1] ?? 0
  for (const doc of state.docs.slice(0, MAX_POSTINGS)) {
    if (doc > last && contains(rows.values, stop, end, doc)) touch(state, doc, mask, quality)
  }
}

function contains(values: Uint32Array, from: number, to: number, doc: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < doc) low = middle + 1
    else high = middle
  }
  return low < to && values[low] === doc
}

function matchExactly(state: State, word: Word): void {
  touchTerm(state, findTerm(state.shard, `=${word.surface}`), word.bit, MATCH.exact, MAX_POSTINGS)
  touchTerm(state, findTerm(state.shard, `~${word.key}`), word.bit, MATCH.key, MAX_POSTINGS)
  const alike = word.isThai ? MATCH.sameSound : MATCH.key
  touchTerm(state, findTerm(state.shard, `^${word.key}`), word.bit, alike, MAX_POSTINGS)
}

const MIN_RUN = 4
const MAX_RUN_WORDS = 4

/** Words joined or parted otherwise than in the name: `Khaosan` and `Khao San`. */
function matchRuns(state: State): void {
  const { words } = state.plan
  for (let count = Math.min(MAX_RUN_WORDS, words.length); count >= 1; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const run = words.slice(from, from + count)
      const key = encodeKeys(
        run.map((word) => word.key),
        false,
      )
      if (key.length < MIN_RUN) continue
      const mask = run.reduce((sum, word) => sum | word.bit, 0)
      const open = run[count - 1]?.isLast === true
      eachRun(state.shard, key, MAX_RUNS, (doc, endsWord) => {
        if (endsWord) touch(state, doc, mask, MATCH.run)
        else if (open) touch(state, doc, mask, count > 1 ? MATCH.runPrefix : MATCH.brokenRun)
      })
    }
  }
}

function matchConcepts(state: State, filter: Filter): void {
  const { shard, plan } = state
  const isCategorySearch = plan.isCategorySearch && plan.areas.length > 0
  for (const span of plan.concepts) {
    for (const concept of span.concepts) {
      if (isCategorySearch || filter.isNarrow) {
        const { starts, values } = shard.conceptPostings
        for (let at = starts[concept] ?? 0; at < (starts[concept + 1] ?? 0); at++) {
          const doc = values[at] ?? 0
          if (!filter.passes(shard, doc)) continue
          if (!isCategorySearch || plan.areas.some((area) => isInArea(shard, doc, area))) {
            touch(state, doc, span.mask, plan.isCategorySearch ? MATCH.exact : MATCH.concept)
          }
        }
      } else
        touchRow(
          state,
          shard.conceptPostings,
          concept,
          span.mask,
          plan.isCategorySearch ? MATCH.exact : MATCH.concept,
          MAX_POSTINGS,
        )
    }
  }
}

/** Names in the other language. */
function matchGlosses(state: State): void {
  for (const { mask, translations } of state.plan.glosses) {
    for (const { tokens, keys } of translations) {
      if (tokens.length === 1) {
        touchTerm(state, findTerm(state.shard, `=${tokens[0] ?? ''}`), mask, MATCH.gloss, MAX_POSTINGS)
        continue
      }
      const key = encodeKeys(keys, false)
      eachRun(state.shard, key, MAX_RUNS, (doc, endsWord) => {
        if (endsWord) touch(state, doc, mask, MATCH.gloss)
      })
    }
  }
}

function matchPrefixes(state: State, word: Word): void {
  if (!word.isLast || word.surface.length < 2) return
  for (const prefix of [`=${word.surface}`, `~${word.key}`, ...(word.isThai ? [] : [`^${word.key}`])]) {
    const [from, to] = prefixRange(state.shard.terms, prefix)
    let left = MAX_PREFIX_POSTINGS
    for (let term = from; term < Math.min(to, from + MAX_PREFIX_TERMS) && left > 0; term++) {
      touchTerm(state, term, word.bit, MATCH.prefix, Math.min(left, MAX_POSTINGS))
      left -= termFrequency(state.shard, term)
    }
  }
}

function matchFuzzily(state: State, word: Word): void {
  const quality = word.key.length > SHORT_WORD ? MATCH.fuzzy : MATCH.shortFuzzy
  let left = MAX_FUZZY_POSTINGS
  for (const wanted of new Set([word.key, word.surface])) {
    if (wanted.length < MIN_FUZZY - 1) continue
    for (const term of findNeighbours(state.shard.deletions, wanted, MAX_NEIGHBOURS)) {
      const candidate = (state.shard.terms[term] ?? '').slice(1)
      if (left <= 0) return
      if (Math.max(candidate.length, wanted.length) < MIN_FUZZY) continue
      if (editDistance(candidate, wanted, 1) > 1) continue
      touchTerm(state, term, word.bit, quality, left)
      left -= termFrequency(state.shard, term)
    }
  }
}

function matchAreas(state: State): void {
  const { plan, shard } = state
  if (plan.areas.length === 0) return
  if (plan.coreMask === 0 && !plan.isCategorySearch) {
    for (let doc = 0; doc < shard.size; doc++) {
      for (const area of plan.areas) if (isInArea(shard, doc, area)) touch(state, doc, area.mask, MATCH.area)
    }
    return
  }
  for (const doc of [...state.docs]) {
    for (const area of plan.areas) if (isInArea(shard, doc, area)) touch(state, doc, area.mask, MATCH.area)
  }
}

/** The words that are met by what the place is and where it lies, whatever its name. */
export function metWords(shard: Shard, doc: number, plan: Plan): number {
  let met = 0
  for (const area of plan.areas) if (isInArea(shard, doc, area)) met |= area.mask
  const { starts, values } = shard.concepts
  for (const span of plan.concepts) {
    for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at++) {
      if (span.concepts.includes(values[at] ?? -1)) met |= span.mask
    }
  }
  return met
}

export function isInArea(
  shard: Shard,
  doc: number,
  area: { readonly provinces: ReadonlySet<number>; readonly districts: ReadonlySet<number> },
): boolean {
  return area.provinces.has(shard.provinces[doc] ?? 0) || area.districts.has(shard.districts[doc] ?? 0)
}

/** What shares many letter triples with the query, the rarest triples first, until the budget is spent. */
export function proposeAlike(shard: Shard, plan: Plan, candidates: Candidates): void {
  for (const variant of plan.variants) if (variant.removed === 0) matchSpelling(shard, variant, candidates)
}

function matchSpelling(shard: Shard, { bytes, kind }: Variant, state: Candidates): void {
  const grams = new Set<number>()
  for (let at = 0; at + 2 < bytes.length; at++) grams.add(trigramAt(bytes, at, kind))
  const { starts, values } = shard.trigrams
  const lengthOf = (gram: number): number => (starts[gram + 1] ?? 0) - (starts[gram] ?? 0)
  const rarest = [...grams].sort((a, b) => lengthOf(a) - lengthOf(b))
  const counts = new Map<number, number>()
  let left = MAX_GRAM_POSTINGS
  let used = 0
  for (const gram of rarest) {
    if (lengthOf(gram) > left) break
    left -= lengthOf(gram)
    used++
    for (let at = starts[gram] ?? 0; at < (starts[gram + 1] ?? 0); at++) {
      const doc = values[at] ?? 0
      counts.set(doc, (counts.get(doc) ?? 0) + 1)
    }
  }
  const found = [...counts].filter(([doc, count]) => count >= used * MIN_GRAM_SHARE && shard.dead[doc] !== 1)
  found.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  for (const [doc, count] of found.slice(0, MAX_GRAM_DOCS)) {
    state.alike.set(doc, Math.max(state.alike.get(doc) ?? 0, count / used))
    if (state.masks[doc] !== 0) continue
    state.docs.push(doc)
    state.masks[doc] = GRAM_MASK
  }
}

/** No word covered, but alike as a whole. */
export const GRAM_MASK = 1 << 15
