import { isThai } from '../language/text/normalise.ts'
import type { PlaceFacts } from '../world/place.ts'
import type { Concept } from '../world/vocabulary.ts'
import { type Analysed, analyse } from './analyse.ts'

/** The vocabulary by number: the words for each concept and the kinds that the heads of names imply. */
export interface Concepts {
  readonly count: number
  /** The number of a key of the vocabulary. */
  find(key: string): number | undefined
  keyOf(concept: number): string
  isCategory(concept: number): boolean
  /** Whether it is a kind of place, unlike a tag. */
  isKind(concept: number): boolean
  /** Whether a concept is the other or narrower. */
  isA(concept: number, other: number): boolean
  /** The concepts that the words `[from … to)` name, as written or, by default, by sound. */
  findMeant(text: Analysed, from: number, to: number, bySound?: boolean): readonly number[] | undefined
  /** The kinds that the names of a place imply, the main one first. A restaurant named after a beach is not a beach. */
  inferKinds(place: Named): number[]
  /** All concepts of a place with these keys and kinds, broader ones included. */
  listFor(keys: readonly string[], kinds: readonly number[]): number[]
}

export type Named = Pick<PlaceFacts, 'nameTh' | 'nameEn' | 'categoryCode'>

export const MAX_CONCEPT_WORDS = 4
const MAX_BROADER_STEPS = 6
/** Parks are named after what they protect: อุทยานแห่งชาติน้ำตกพลิ้ว is also a waterfall. */
const NAMED_AFTER = 'national_park'
/** Minimum key lengths: many short English words sound alike (sea, sia), romanised Thai words (wat, hat) are intended. */
const MIN_THAI_KEY = 3
const MIN_LATIN_KEY = 5

export function createConcepts(vocabulary: readonly Concept[]): Concepts {
  const numbers = new Map(vocabulary.map((concept, index) => [concept.key, index]))
  const bySurface = new Map<string, Set<number>>()
  const byKey = new Map<string, Set<number>>()
  const heads: { readonly text: string; readonly concept: number }[] = []
  for (const [index, concept] of vocabulary.entries()) {
    for (const name of [concept.nameTh, concept.nameEn, ...concept.synonymsTh, ...concept.synonymsEn]) {
      register(name, index)
    }
    if (concept.kind !== 'category') continue
    for (const head of [...concept.headsTh, ...concept.headsEn]) {
      const text = analyse(head).tokens.join(' ')
      if (text) heads.push({ text: isThai(text) ? text.replaceAll(' ', '') : text, concept: index })
    }
  }
  heads.sort((a, b) => b.text.length - a.text.length)

  function register(name: string, concept: number): void {
    const form = analyse(name)
    if (form.whole === '') return
    addTo(bySurface, form.whole, concept)
    const key = form.keys.join('')
    if (key.length >= (isThai(name) ? MIN_THAI_KEY : MIN_LATIN_KEY)) addTo(byKey, key, concept)
  }

  function findMeant(text: Analysed, from: number, to: number, bySound = true): readonly number[] | undefined {
    const surface = text.tokens.slice(from, to).join('')
    const written = bySurface.get(surface) ?? bySurface.get(singular(surface))
    const meant = written ?? (isThai(surface) || !bySound ? undefined : byKey.get(text.keys.slice(from, to).join('')))
    return meant && [...meant]
  }

  /** A Thai name starts with its kind, an English one starts or ends with it; the longest head wins. */
  function inferKinds({ nameTh, nameEn, categoryCode }: Named): number[] {
    const thai = nameTh === null ? '' : analyse(nameTh).whole
    const latin = nameEn === null ? '' : ` ${analyse(nameEn).tokens.join(' ')} `
    const headOf = (th: string, en: string): { text: string; concept: number } | undefined =>
      heads.find(({ text }) =>
        isThai(text) ? th.startsWith(text) : en.startsWith(` ${text} `) || en.endsWith(` ${text} `),
      )
    const first = headOf(thai, latin)
    const usualCode = first && vocabulary[first.concept]?.categoryCode
    if (!first || (usualCode !== categoryCode && categoryCode !== 'OTHER')) return []
    const isShell = first.concept === numbers.get(NAMED_AFTER) && thai.startsWith(first.text)
    const second = isShell ? headOf(thai.slice(first.text.length), '') : undefined
    return second ? [first.concept, second.concept] : [first.concept]
  }

  function broaden(concepts: readonly number[]): ReadonlySet<number> {
    const found = new Set<number>()
    const open = [...concepts]
    for (let step = 0; step < MAX_BROADER_STEPS && open.length > 0; step++) {
      for (const concept of open.splice(0)) {
        if (found.has(concept)) continue
        found.add(concept)
        for (const broader of vocabulary[concept]?.broader ?? []) open.push(...[numbers.get(broader) ?? []].flat())
      }
    }
    return found
  }

  const broader = vocabulary.map((_, concept) => broaden([concept]))

  function listFor(keys: readonly string[], kinds: readonly number[]): number[] {
    const own = keys.flatMap((key) => numbers.get(key) ?? [...(bySurface.get(analyse(key).whole) ?? [])])
    return [...broaden([...own, ...kinds])].sort((a, b) => a - b)
  }

  return {
    count: vocabulary.length,
    find: (key) => numbers.get(key),
    keyOf: (concept) => vocabulary[concept]?.key ?? '',
    isKind: (concept) => vocabulary[concept] !== undefined && vocabulary[concept].kind !== 'tag',
    isCategory: (concept) => vocabulary[concept]?.kind === 'category',
    isA: (concept, other) => broader[concept]?.has(other) === true,
    findMeant,
    inferKinds,
    listFor,
  }
}

function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[a-z]{3})s$/, '')
}

function addTo(map: Map<string, Set<number>>, key: string, concept: number): void {
  const set = map.get(key)
  if (set) set.add(concept)
  else map.set(key, new Set([concept]))
}
