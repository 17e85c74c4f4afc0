import { isThai } from '../language/text/normalise.ts'
import { CATEGORY_CODES } from '../world/place.ts'
import { type Analysed, analyse } from './analyse.ts'
import { listGlosses, listTranslated } from './gloss.ts'
import type { IndexData } from './index-data.ts'
import { hashText } from './key-code.ts'
import { listRunVariants, listVariants } from './list-variants.ts'
import { GENERIC } from './name-spellings.ts'
import type { AreaSpan, ConceptSpan, ParsedQuery, QueryWord } from './parsed-query.ts'
import { parseIntent } from './query-intent.ts'
import { listAreas, listConcepts, listPhraseWords } from './query-spans.ts'
import type { Understood } from './search-query.ts'
import { findTerm, termFrequency } from './term-lookup.ts'

const MAX_WORDS = 12
/** Words for kinds and areas discriminate less than words of a name. */
const CONCEPT_WEIGHT = 0.55
const AREA_WEIGHT = 0.7
/** Shorter words weigh less. */
const FULL_WEIGHT_LETTERS = 4

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
  const text = withoutStopWords(data, whole)
  const areas = listAreas(data, text)
  const concepts = listConcepts(data, text, areas)
  const glosses = listGlosses(text)
  const areaMask = areas.reduce((mask, area) => mask | area.mask, 0)
  const conceptMask = concepts.reduce((mask, concept) => mask | concept.mask, 0)
  const words = weighWords(data, text, areaMask, conceptMask)
  const allMask = 2 ** words.length - 1
  const coreMask = allMask & ~areaMask & ~conceptMask
  const totalWeight = words.reduce((sum, word) => sum + word.weight, 0)
  const namesArea = areas.length > 0 && whole.tokens.some((token) => BEFORE_AREA.has(token))
  // Two kinds may be a name (`Temple Museum`); followed by an area they are wishes (`sunset viewpoints in phuket`).
  const areWishes = concepts.length === 1 || (concepts.length > 1 && (namesArea || intent.wantsAnyPlace))
  const isCategorySearch = coreMask === 0 && areWishes
  const isOnlyArea = concepts.length === 0 && areas.length > 0 && coreMask === 0
  return {
    text,
    words,
    byRarity: [...words].sort((a, b) => a.count - b.count || a.bit - b.bit),
    allMask,
    hash: hashText(text.whole),
    isThai: words.every((word) => word.isThai),
    coreMask,
    totalWeight,
    areas,
    concepts,
    glosses,
    variants: [
      ...listVariants(words, [0, conceptMask, areaMask, areaMask | conceptMask], totalWeight),
      ...listRunVariants(whole),
      ...listTranslated(text, glosses),
    ],
    intent,
    isCategorySearch,
    isAreaSearch: isOnlyArea && areas.every((area) => area.isWritten),
    isStrict: (isCategorySearch && (namesArea || intent.wantsAnyPlace)) || (isOnlyArea && intent.wantsAnyPlace),
    namesArea,
    isMainKind: isCategorySearch ? flagKinds(data, concepts) : NO_KINDS,
    categoryCode: usualCode(data, concepts),
    understood: describeUnderstood(data, text, areas, concepts),
    isExplained,
  }
}

/** Keeps the stop words of a text that has no others. */
function withoutStopWords(data: IndexData, whole: Analysed): Analysed {
  const phraseWords = listPhraseWords(data, whole)
  const all = whole.tokens.map((_, index) => index)
  const kept = all.filter((index) => phraseWords.has(index) || !STOP_WORDS.has(whole.tokens[index] ?? ''))
  const used = (kept.length > 0 ? kept : all).slice(0, MAX_WORDS)
  return {
    tokens: used.map((index) => whole.tokens[index] ?? ''),
    keys: used.map((index) => whole.keys[index] ?? ''),
    whole: whole.whole,
  }
}

function weighWords(data: IndexData, text: Analysed, areaMask: number, conceptMask: number): QueryWord[] {
  return text.tokens.map((surface, index) => {
    const key = text.keys[index] ?? ''
    const bit = 1 << index
    const isMeant = ((conceptMask | areaMask) & bit) !== 0
    const kindWeight = conceptMask & bit || GENERIC.has(surface) ? CONCEPT_WEIGHT : areaMask & bit ? AREA_WEIGHT : 1
    const lengthWeight = isMeant ? 1 : Math.min(1, surface.length / FULL_WEIGHT_LETTERS)
    const count = countPlaces(data, surface, key)
    return {
      bit,
      surface,
      key,
      isThai: isThai(surface),
      hasSound: isThai(surface) || key.length * 2 >= surface.length,
      isKnown: isMeant || count > 0,
      count,
      weight: kindWeight * lengthWeight * rarity(data, count),
      isLast: index === text.tokens.length - 1,
    }
  })
}

/** Places with the word as written or by sound, whichever are more. Does not depend on how segments are cut. */
function countPlaces(data: IndexData, surface: string, key: string): number {
  const counts = [`=${surface}`, `~${key}`, `^${key}`].map((term) =>
    data.segments.reduce((sum, segment) => sum + termFrequency(segment, findTerm(segment, term)), 0),
  )
  return Math.max(...counts)
}

/** Inverse document frequency, 0.25 … 1. A word that no place has scores highest: it may be a misspelling of any. */
function rarity(data: IndexData, count: number): number {
  const size = data.size + 1
  return Math.max(0.25, Math.log(1 + size / (1 + count)) / Math.log(1 + size))
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
