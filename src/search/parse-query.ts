import { isThai } from '../language/text/normalise.ts'
import { CATEGORY_CODES } from '../world/place.ts'
import { type Analysed, analyse } from './analyse.ts'
import { MAX_AREA_WORDS } from './area-index.ts'
import { type Pattern, preparePattern } from './compare-letters.ts'
import { MAX_CONCEPT_WORDS } from './concepts.ts'
import { type Gloss, listGlosses, listTranslated } from './gloss.ts'
import type { IndexData, Interner } from './index-data.ts'
import { encodeKeys, encodeSurface, hashText, SPELLING, type Spelling, surfaceSpelling } from './key-code.ts'
import { GENERIC } from './name-spellings.ts'
import { parseIntent, type QueryIntent } from './query-intent.ts'
import type { Circle, Understood } from './search-index.ts'
import { findTerm, termFrequency } from './term-lookup.ts'

/** A query understood. Words are bits of a mask, the first word the lowest. */
export interface ParsedQuery {
  readonly text: Analysed
  readonly words: readonly QueryWord[]
  /** The same, the rarest first: what they find decides what is looked for in the long lists. */
  readonly byRarity: readonly QueryWord[]
  readonly allMask: number
  /** Of the text without spaces, as the names' `nameHashes`. */
  readonly hash: number
  /** Written in Thai only. */
  readonly isThai: boolean
  /** Words that are neither stop words, nor an area, nor a concept. */
  readonly coreMask: number
  readonly totalWeight: number
  readonly areas: readonly AreaSpan[]
  readonly concepts: readonly ConceptSpan[]
  readonly glosses: readonly Gloss[]
  /** The query as letters, whole and without the words that may be met otherwise than by the name. */
  readonly variants: readonly Variant[]
  /** What the words that only ask have said; they are no words of the plan. */
  readonly intent: QueryIntent
  /** Only words for kinds and areas: any place of that kind there is an answer. */
  readonly isCategorySearch: boolean
  /** Only the name of an area, as it is written: what lies there is an answer, and what has the name. */
  readonly isAreaSearch: boolean
  /** The place must match every word by its kind and area, unless no place does. */
  readonly isStrict: boolean
  /** A word says that an area follows: `วัดในเชียงราย` does not mean the temple called วัดเชียงราย. */
  readonly namesArea: boolean
  /** Of such a search: 1 for what a place may mainly be, in the numbers of the shards' `kinds`. */
  readonly isMainKind: Uint8Array
  /** The category code that is most likely meant. */
  readonly categoryCode: number
  readonly understood: Understood
  /** Somebody wants to know by what each word is met. */
  readonly isExplained: boolean
}

export interface QueryWord {
  readonly bit: number
  readonly surface: string
  readonly key: string
  readonly isThai: boolean
  /** Its key says enough to be compared by: that of `zzzzqqq` is `sk`. */
  readonly hasSound: boolean
  /** Some name has it, or it is a word for a kind or an area: it is no misspelling. */
  readonly isKnown: boolean
  /** In how many places, about. */
  readonly count: number
  readonly weight: number
  readonly isLast: boolean
}

export interface AreaSpan {
  readonly mask: number
  /** 1 for the numbers of the pools that are meant. */
  readonly isProvince: Uint8Array
  readonly isDistrict: Uint8Array
  readonly circles: readonly Circle[]
  readonly isWritten: boolean
}

export interface ConceptSpan {
  readonly mask: number
  readonly concepts: readonly number[]
}

/** A spelling of the query, from which the words of `removed` are left out. */
export interface Variant {
  readonly pattern: Pattern
  readonly kind: Spelling
  readonly bytes: Uint8Array
  readonly removed: number
  /** Share of the query's weight that is left out. */
  readonly removedWeight: number
  /** Below 1 for a translation. */
  readonly quality: number
}

const MAX_WORDS = 12
/** Four with words left out in two spellings, one by runs, translations in two spellings. */
export const MAX_VARIANTS = 16
/** A word that names a kind of place says less than one that names a place. */
const CONCEPT_WEIGHT = 0.55
const AREA_WEIGHT = 0.7
/** A shorter word says less. */
const SURE_LENGTH = 4
/** What is left of a query without its words for kinds and areas must have as many letters to be compared alone. */
const MIN_REST = 3

const STOP_WORDS = new Set(
  (
    'ใกล้ ใกล้ฉัน ฉัน แถว แถวๆ ใน ที่ ที่เที่ยว ของ จังหวัด อำเภอ เขต ย่าน บริเวณ ไป เที่ยว ไหน ไหนดี แถวนี้ นี้ ' +
    'in near at around of the and me nearby by to province district best top famous recommended places spots'
  ).split(' '),
)

const BEFORE_AREA = new Set('ใน ใกล้ แถว แถวๆ จังหวัด อำเภอ เขต ย่าน บริเวณ in near around nearby'.split(' '))

export function parseQuery(data: IndexData, keyword: string, isExplained = false): ParsedQuery {
  const intent = parseIntent(keyword)
  const whole = analyse(intent.text)
  const inPhrase = wordsOfPhrases(data, whole)
  const kept = whole.tokens
    .map((_, index) => index)
    .filter((index) => inPhrase.has(index) || !STOP_WORDS.has(whole.tokens[index] ?? ''))
  const used = (kept.length > 0 ? kept : whole.tokens.map((_, index) => index)).slice(0, MAX_WORDS)
  const text: Analysed = {
    tokens: used.map((index) => whole.tokens[index] ?? ''),
    keys: used.map((index) => whole.keys[index] ?? ''),
    whole: whole.whole,
  }
  const areas = listAreas(data, text)
  const areaMask = areas.reduce((mask, area) => mask | area.mask, 0)
  const concepts = listConcepts(data, text, areas)
  const glosses = listGlosses(text)
  const conceptMask = concepts.reduce((mask, concept) => mask | concept.mask, 0)
  const allMask = 2 ** text.tokens.length - 1
  const words = text.tokens.map((surface, index) => {
    const key = text.keys[index] ?? ''
    const bit = 1 << index
    const isMeant = ((conceptMask | areaMask) & bit) !== 0
    const kind = conceptMask & bit || GENERIC.has(surface) ? CONCEPT_WEIGHT : areaMask & bit ? AREA_WEIGHT : 1
    const count = countDocs(data, surface, key)
    const length = isMeant ? 1 : Math.min(1, surface.length / SURE_LENGTH)
    return {
      bit,
      surface,
      key,
      isThai: isThai(surface),
      hasSound: isThai(surface) || key.length * 2 >= surface.length,
      isKnown: isMeant || count > 0,
      count,
      weight: kind * length * rarity(data, count),
      isLast: index === text.tokens.length - 1,
    }
  })
  const totalWeight = words.reduce((sum, word) => sum + word.weight, 0)
  const coreMask = allMask & ~areaMask & ~conceptMask
  const namesArea = areas.length > 0 && whole.tokens.some((token) => BEFORE_AREA.has(token))
  // Two kinds may be a name (`Temple Museum`); where an area follows, they are wishes (`sunset viewpoints in phuket`).
  const areWishes = concepts.length === 1 || (concepts.length > 1 && (namesArea || intent.wantsAnyPlace))
  const isCategorySearch = coreMask === 0 && areWishes
  const isOnlyArea = concepts.length === 0 && areas.length > 0 && coreMask === 0
  return {
    text,
    intent,
    isAreaSearch: isOnlyArea && areas.every((area) => area.isWritten),
    isStrict: (isCategorySearch && (namesArea || intent.wantsAnyPlace)) || (isOnlyArea && intent.wantsAnyPlace),
    words,
    allMask,
    hash: hashText(text.whole),
    isThai: words.every((word) => word.isThai),
    areas,
    concepts,
    totalWeight,
    coreMask,
    isCategorySearch,
    namesArea,
    isMainKind: isCategorySearch ? flagKinds(data, concepts) : NO_KINDS,
    categoryCode: usualCode(data, concepts),
    byRarity: [...words].sort((a, b) => a.count - b.count || a.bit - b.bit),
    glosses,
    isExplained,
    variants: [
      ...listVariants(words, [0, conceptMask, areaMask, areaMask | conceptMask], totalWeight),
      ...listRuns(whole),
      ...listTranslated(text, glosses),
    ],
    understood: describeUnderstood(data, text, areas, concepts),
  }
}

/** The words of phrases of the vocabulary: `ของ` of `ของฝาก` is no stop word. */
function wordsOfPhrases(data: IndexData, text: Analysed): ReadonlySet<number> {
  const inside = new Set<number>()
  for (let from = 0; from < text.tokens.length; from++) {
    for (let to = Math.min(text.tokens.length, from + MAX_CONCEPT_WORDS); to > from + 1; to--) {
      if (!data.concepts.findMeant(text, from, to, false)) continue
      for (let at = from; at < to; at++) inside.add(at)
      break
    }
  }
  return inside
}

/** Thai read as a whole, for names in Latin letters. */
function listRuns({ runKeys }: Analysed): Variant[] {
  if (!runKeys) return []
  const bytes = encodeKeys(runKeys, false)
  return [{ kind: SPELLING.key, bytes, pattern: preparePattern(bytes), removed: 0, removedWeight: 0, quality: 1 }]
}

function listVariants(words: readonly QueryWord[], masks: readonly number[], totalWeight: number): Variant[] {
  const variants: Variant[] = []
  for (const removed of new Set(masks)) {
    const left = words.filter((word) => (word.bit & removed) === 0)
    if (left.length === 0) continue
    const removedWeight = 1 - left.reduce((sum, word) => sum + word.weight, 0) / totalWeight
    const surfaces = left.map((word) => word.surface)
    const kind = surfaceSpelling(surfaces)
    const keys = encodeKeys(
      left.map((word) => word.key),
      false,
    )
    if (removed !== 0 && keys.length < MIN_REST) continue
    variants.push({
      kind: SPELLING.key,
      bytes: keys,
      pattern: preparePattern(keys),
      removed,
      removedWeight,
      quality: 1,
    })
    if (kind === undefined) continue
    const bytes = encodeSurface(surfaces, kind, false)
    variants.push({ kind, bytes, pattern: preparePattern(bytes), removed, removedWeight, quality: 1 })
  }
  return variants
}

/** About how many places have a word: as written or by its sound, whichever is more. Does not depend on the shards. */
function countDocs(data: IndexData, surface: string, key: string): number {
  const counts = [`=${surface}`, `~${key}`, `^${key}`].map((term) =>
    data.segments.reduce((sum, segment) => sum + termFrequency(segment, findTerm(segment, term)), 0),
  )
  return Math.max(...counts)
}

/** Inverse document frequency, between 0.25 and 1; a word that nothing has may be a misspelling of any. */
function rarity(data: IndexData, count: number): number {
  const size = data.size + 1
  return Math.max(0.25, Math.log(1 + size / (1 + count)) / Math.log(1 + size))
}

function listAreas(data: IndexData, text: Analysed): AreaSpan[] {
  const spans: AreaSpan[] = []
  for (let from = 0; from < text.tokens.length; ) {
    let step = 1
    for (let to = Math.min(text.tokens.length, from + MAX_AREA_WORDS); to > from; to--) {
      const match = data.areas.find(text, from, to)
      if (!match) continue
      spans.push({
        mask: maskOf(from, to),
        isProvince: flagsOf(match.provinces, data.provinces),
        isDistrict: flagsOf(match.districts, data.districts),
        circles: match.circles,
        isWritten: match.isWritten,
      })
      step = to - from
      break
    }
    from += step
  }
  return spans
}

function listConcepts(data: IndexData, text: Analysed, areas: readonly AreaSpan[]): ConceptSpan[] {
  const areaMask = areas.reduce((mask, area) => mask | area.mask, 0)
  // `Ko` of `Ko Lanta` is a part of the name, no wish for islands.
  const isPartOfName = (mask: number): boolean =>
    areas.some((area) => area.circles.length > 0 && (mask & ~area.mask) === 0 && mask !== area.mask)
  const spans: ConceptSpan[] = []
  for (let from = 0; from < text.tokens.length; ) {
    let step = 1
    for (let to = Math.min(text.tokens.length, from + MAX_CONCEPT_WORDS); to > from; to--) {
      // `Loei` is a province, though it sounds like ไร่.
      const bySound = (maskOf(from, to) & areaMask) === 0
      const concepts = data.concepts.findMeant(text, from, to, bySound)
      if (!concepts || isPartOfName(maskOf(from, to))) continue
      spans.push({ mask: maskOf(from, to), concepts })
      step = to - from
      break
    }
    from += step
  }
  return spans
}

const NO_KINDS = new Uint8Array(0)

function flagKinds({ concepts: known, world }: IndexData, spans: readonly ConceptSpan[]): Uint8Array {
  const flags = new Uint8Array(world.vocabulary.length + 1)
  for (const { concepts } of spans)
    for (let kind = 0; kind < world.vocabulary.length; kind++)
      if (concepts.some((concept) => known.isA(kind, concept))) flags[kind + 1] = 1
  return flags
}

function usualCode({ world }: IndexData, spans: readonly ConceptSpan[]): number {
  for (const { concepts } of spans)
    for (const concept of concepts) {
      const code = world.vocabulary[concept]?.categoryCode
      if (code) return CATEGORY_CODES.indexOf(code)
    }
  return CATEGORY_CODES.indexOf('ATTRACTION')
}

function describeUnderstood(
  data: IndexData,
  text: Analysed,
  areas: readonly AreaSpan[],
  concepts: readonly ConceptSpan[],
): Understood {
  const understood: Understood = {}
  for (const area of areas) {
    const province = area.isProvince.indexOf(1)
    if (province >= 0) understood.provinceCode ??= data.provinces.texts[province] ?? ''
    else if (area.isDistrict.includes(1)) {
      understood.district ??= text.tokens.filter((_, index) => area.mask & (1 << index)).join(' ')
    }
  }
  for (const { concepts: numbers } of concepts) {
    const category = numbers.find((concept) => data.concepts.isCategory(concept))
    if (category !== undefined) understood.category ??= data.concepts.keyOf(category)
  }
  return understood
}

function flagsOf(texts: ReadonlySet<string>, interner: Interner): Uint8Array {
  const flags = new Uint8Array(interner.texts.length)
  for (const text of texts) {
    const number = interner.find(text)
    if (number !== undefined) flags[number] = 1
  }
  return flags
}

function maskOf(from: number, to: number): number {
  return (1 << to) - (1 << from)
}
