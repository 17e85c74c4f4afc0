/** Finds the words of a query that name areas and concepts. */
import type { Analysed } from './analyse.ts'
import { MAX_AREA_WORDS } from './area-index.ts'
import { MAX_CONCEPT_WORDS } from './concepts.ts'
import type { IndexData } from './index-data.ts'
import type { Interner } from './interner.ts'
import type { AreaSpan, ConceptSpan } from './parsed-query.ts'

/** The longest area names in a text, without overlaps. */
export function listAreas(data: IndexData, text: Analysed): AreaSpan[] {
  return listSpans(text.tokens.length, MAX_AREA_WORDS, (from, to) => {
    const match = data.areas.find(text, from, to)
    if (!match) return undefined
    return {
      mask: maskOf(from, to),
      isProvince: flagsOf(match.provinces, data.provinces),
      isDistrict: flagsOf(match.districts, data.districts),
      circles: match.circles,
      isWritten: match.isWritten,
    }
  })
}

/** The longest names of concepts in a text, without overlaps. */
export function listConcepts(data: IndexData, text: Analysed, areas: readonly AreaSpan[]): ConceptSpan[] {
  const areaMask = areas.reduce((mask, area) => mask | area.mask, 0)
  // `Ko` in `Ko Lanta` is part of the name, not a wish for islands.
  const isPartOfName = (mask: number): boolean =>
    areas.some((area) => area.circles.length > 0 && (mask & ~area.mask) === 0 && mask !== area.mask)
  return listSpans(text.tokens.length, MAX_CONCEPT_WORDS, (from, to) => {
    const mask = maskOf(from, to)
    // `Loei` is a province, though it sounds like ไร่.
    const bySound = (mask & areaMask) === 0
    const concepts = data.concepts.findMeant(text, from, to, bySound)
    return concepts && !isPartOfName(mask) ? { mask, concepts } : undefined
  })
}

/** Positions of words inside phrases of the vocabulary: `ของ` in `ของฝาก` is not a stop word. */
export function listPhraseWords(data: IndexData, text: Analysed): ReadonlySet<number> {
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

/** Takes the longest span at each position, then continues after it. */
function listSpans<T>(count: number, maxWords: number, find: (from: number, to: number) => T | undefined): T[] {
  const spans: T[] = []
  for (let from = 0; from < count; ) {
    let step = 1
    for (let to = Math.min(count, from + maxWords); to > from; to--) {
      const span = find(from, to)
      if (!span) continue
      spans.push(span)
      step = to - from
      break
    }
    from += step
  }
  return spans
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
