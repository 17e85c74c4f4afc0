import { addCoverage, addRowCoverage, type Candidates, openCandidates, type Way } from './candidates.ts'
import { findNeighbours, MIN_FUZZY } from './deletions.ts'
import { editDistance } from './edit-distance.ts'
import { type Filter, isWithin } from './filter.ts'
import { encodeKeys } from './key-code.ts'
import type { AreaSpan, ParsedQuery, QueryWord } from './parsed-query.ts'
import type { Segment } from './segment.ts'
import { findTerm, forEachRun, prefixRange, termFrequency } from './term-lookup.ts'

/** Quality of each way to match. Two Thai words that only sound alike are seldom the same. */
const MATCH = {
  exact: { by: 'exact', quality: 1 },
  key: { by: 'sound', quality: 0.97 },
  sameSound: { by: 'sound', quality: 0.85 },
  run: { by: 'joined words', quality: 0.97 },
  onlyKind: { by: 'kind', quality: 1 },
  concept: { by: 'kind', quality: 0.9 },
  area: { by: 'area', quality: 0.9 },
  gloss: { by: 'translation', quality: 0.87 },
  prefix: { by: 'beginning', quality: 0.9 },
  runPrefix: { by: 'beginning', quality: 0.9 },
  brokenRun: { by: 'beginning', quality: 0.7 },
  fuzzy: { by: 'one edit', quality: 0.75 },
  shortFuzzy: { by: 'one edit', quality: 0.6 },
} as const satisfies Record<string, Way>

const MAX_POSTINGS = 20_000
const MAX_PREFIX_TERMS = 200
const MAX_PREFIX_POSTINGS = 8_000
const MAX_RUNS = 3_000
const SHORT_WORD = 4
const MAX_FUZZY_POSTINGS = 10_000
const MAX_NEIGHBOURS = 1000

/** First stage: the documents that share words with the query, and how much of it they cover. */
export function retrieveCandidates(segment: Segment, parsed: ParsedQuery, filter: Filter): Candidates {
  const found = openCandidates(segment, parsed)
  if (parsed.isAreaSearch) {
    // A distant place that only sounds like the town does not match, but `Bang Sare` matches `bangsare`.
    for (const word of parsed.byRarity) matchWritten(found, word)
    matchRuns(found, parsed)
    matchAreas(found, parsed)
    return found
  }
  // In a search for a kind, being of that kind counts for more than a name that contains the word.
  if (parsed.isCategorySearch) matchKinds(found, parsed, filter)
  for (const word of parsed.byRarity) matchExactly(found, word)
  matchRuns(found, parsed)
  if (!parsed.isCategorySearch) matchKinds(found, parsed, filter)
  matchGlosses(found, parsed)
  if (!parsed.isCategorySearch) {
    for (const word of parsed.words) matchPrefixes(found, word)
    for (const word of parsed.words) if (!word.isKnown && word.hasSound) matchFuzzily(found, word)
  }
  matchAreas(found, parsed)
  return found
}

function addTermCoverage(found: Candidates, term: number, mask: number, way: Way, limit: number): void {
  if (term >= 0) addRowCoverage(found, found.segment.postings, term, mask, way, limit)
}

function matchWritten(found: Candidates, word: QueryWord): void {
  addTermCoverage(found, findTerm(found.segment, `=${word.surface}`), word.bit, MATCH.exact, MAX_POSTINGS)
}

function matchExactly(found: Candidates, word: QueryWord): void {
  matchWritten(found, word)
  if (!word.hasSound) return
  addTermCoverage(found, findTerm(found.segment, `~${word.key}`), word.bit, MATCH.key, MAX_POSTINGS)
  const alike = word.isThai ? MATCH.sameSound : MATCH.key
  addTermCoverage(found, findTerm(found.segment, `^${word.key}`), word.bit, alike, MAX_POSTINGS)
}

const MIN_RUN = 4
const MAX_RUN_WORDS = 4

/** Words joined or separated differently than in the name: `Khaosan` and `Khao San`. */
function matchRuns(found: Candidates, parsed: ParsedQuery): void {
  const { words, hash, isAreaSearch } = parsed
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
      forEachRun(found.segment, key, MAX_RUNS, (doc, endsWord) => {
        if (isAreaSearch && !(endsWord && isCalled(found.segment, doc, hash))) return
        if (endsWord) addCoverage(found, doc, mask, MATCH.run)
        else if (open) addCoverage(found, doc, mask, count > 1 ? MATCH.runPrefix : MATCH.brokenRun)
      })
    }
  }
}

/** Whether a name has exactly these letters, however its words are separated. */
function isCalled({ nameStarts, nameHashes }: Segment, doc: number, hash: number): boolean {
  return nameHashes.subarray(nameStarts[doc], nameStarts[doc + 1]).includes(hash)
}

/** Matches the kind of a place, regardless of its name. A filtered query reads the whole row, since its matches may be rare. */
function matchKinds(found: Candidates, parsed: ParsedQuery, filter: Filter): void {
  const { segment } = found
  const { starts, values } = segment.conceptPostings
  const way = parsed.isCategorySearch ? MATCH.onlyKind : MATCH.concept
  for (const { mask, concepts } of parsed.concepts) {
    for (const concept of concepts) {
      if (!parsed.isCategorySearch && !filter.isNarrow) {
        addRowCoverage(found, segment.conceptPostings, concept, mask, way, MAX_POSTINGS)
        continue
      }
      for (let at = starts[concept] ?? 0; at < (starts[concept + 1] ?? 0); at++) {
        const doc = values[at] ?? 0
        if (
          parsed.isCategorySearch &&
          parsed.areas.length > 0 &&
          !parsed.areas.some((area) => isInArea(segment, doc, area))
        ) {
          continue
        }
        if (filter.passes(segment, doc)) addCoverage(found, doc, mask, way)
      }
    }
  }
}

/** Matches translations into the other language. */
function matchGlosses(found: Candidates, parsed: ParsedQuery): void {
  for (const { mask, translations } of parsed.glosses) {
    for (const { tokens, keys } of translations) {
      if (tokens.length === 1) {
        addTermCoverage(found, findTerm(found.segment, `=${tokens[0] ?? ''}`), mask, MATCH.gloss, MAX_POSTINGS)
        continue
      }
      const key = encodeKeys(keys, false)
      forEachRun(found.segment, key, MAX_RUNS, (doc, endsWord) => {
        if (endsWord) addCoverage(found, doc, mask, MATCH.gloss)
      })
    }
  }
}

function matchPrefixes(found: Candidates, word: QueryWord): void {
  if (!word.isLast || word.surface.length < 2) return
  const sounds = word.hasSound ? [`~${word.key}`, ...(word.isThai ? [] : [`^${word.key}`])] : []
  for (const prefix of [`=${word.surface}`, ...sounds]) {
    const [from, to] = prefixRange(found.segment.terms, prefix)
    let left = MAX_PREFIX_POSTINGS
    for (let term = from; term < Math.min(to, from + MAX_PREFIX_TERMS) && left > 0; term++) {
      addTermCoverage(found, term, word.bit, MATCH.prefix, Math.min(left, MAX_POSTINGS))
      left -= termFrequency(found.segment, term)
    }
  }
}

function matchFuzzily(found: Candidates, word: QueryWord): void {
  const way = word.key.length > SHORT_WORD ? MATCH.fuzzy : MATCH.shortFuzzy
  let left = MAX_FUZZY_POSTINGS
  for (const wanted of new Set([word.key, word.surface])) {
    if (wanted.length < MIN_FUZZY - 1) continue
    for (const term of findNeighbours(found.segment.deletions, wanted, MAX_NEIGHBOURS)) {
      const candidate = (found.segment.terms[term] ?? '').slice(1)
      if (left <= 0) return
      if (Math.max(candidate.length, wanted.length) < MIN_FUZZY) continue
      if (editDistance(candidate, wanted, 1) > 1) continue
      addTermCoverage(found, term, word.bit, way, left)
      left -= termFrequency(found.segment, term)
    }
  }
}

function matchAreas(found: Candidates, parsed: ParsedQuery): void {
  const { segment } = found
  if (parsed.areas.length === 0) return
  // An area alone is a search for all places in it.
  const isAreaSearch = parsed.coreMask === 0 && parsed.concepts.length === 0
  const count = isAreaSearch ? segment.size : found.count
  for (let at = 0; at < count; at++) {
    const doc = isAreaSearch ? at : (found.docs[at] ?? 0)
    for (const area of parsed.areas) if (isInArea(segment, doc, area)) addCoverage(found, doc, area.mask, MATCH.area)
  }
}

/** Mask of the words that match the kind and area of a place, regardless of its name. */
export function attributeMask(segment: Segment, doc: number, parsed: ParsedQuery): number {
  let mask = 0
  for (const area of parsed.areas) if (isInArea(segment, doc, area)) mask |= area.mask
  const { starts, values } = segment.concepts
  for (const span of parsed.concepts) {
    for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at++) {
      if (span.concepts.includes(values[at] ?? -1)) mask |= span.mask
    }
  }
  return mask
}

function isInArea(segment: Segment, doc: number, area: AreaSpan): boolean {
  if (area.isProvince[segment.provinces[doc] ?? 0] === 1 || area.isDistrict[segment.districts[doc] ?? 0] === 1)
    return true
  return area.circles.length > 0 && isWithin(segment, doc, area.circles)
}
