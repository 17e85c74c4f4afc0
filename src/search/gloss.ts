import { listTranslations, MAX_GLOSSARY_WORDS } from '../language/text/glossary.ts'
import { isThai } from '../language/text/normalise.ts'
import { type Analysed, analyse } from './analyse.ts'
import { preparePattern } from './compare-letters.ts'
import { encodeKeys, encodeSurface, SPELLING } from './key-code.ts'
import type { Variant } from './parse-query.ts'

/** Words of a query and what they are called in the other language. */
export interface Gloss {
  readonly from: number
  readonly to: number
  readonly mask: number
  readonly translations: readonly Analysed[]
}

const MAX_TRANSLATIONS = 4
const MAX_VARIANTS = 3
const TRANSLATED = 0.95

/** The longest phrases of the glossary in a text, none overlapping. */
export function listGlosses(text: Analysed): Gloss[] {
  const found: Gloss[] = []
  for (let from = 0; from < text.tokens.length; ) {
    let step = 1
    for (let to = Math.min(text.tokens.length, from + MAX_GLOSSARY_WORDS); to > from; to--) {
      const words = text.tokens.slice(from, to)
      const phrase = words.join(isThai(words[0] ?? '') ? '' : ' ')
      const translations = [...listTranslations(phrase), ...listTranslations(phrase.replace(/(?<=[a-z]{3})s$/, ''))]
      if (translations.length === 0) continue
      const analysed = [...new Set(translations)].slice(0, MAX_TRANSLATIONS).map(analyse)
      found.push({ from, to, mask: (1 << to) - (1 << from), translations: analysed })
      step = to - from
      break
    }
    from += step
  }
  return found
}

/**
 * An English query as a Thai name would be put: `Emerald Pool` → สระมรกต. English puts what it is last and the
 * attribute before, Thai the other way round; names that are not translated stay together in their order.
 */
export function listTranslated(text: Analysed, glosses: readonly Gloss[]): Variant[] {
  if (glosses.length === 0 || text.tokens.some(isThai)) return []
  const variants = new Map<string, Variant>()
  for (let choice = 0; choice < MAX_VARIANTS; choice++) {
    const tokens: string[][] = []
    const keys: string[][] = []
    for (let at = 0; at < text.tokens.length; ) {
      const gloss = glosses.find(({ from }) => from === at)
      const to =
        gloss?.to ?? Math.min(...glosses.filter(({ from }) => from > at).map(({ from }) => from), text.tokens.length)
      const translation = gloss?.translations[Math.min(choice, gloss.translations.length - 1)]
      tokens.unshift([...(translation?.tokens ?? text.tokens.slice(at, to))])
      keys.unshift([...(translation?.keys ?? text.keys.slice(at, to))])
      at = to
    }
    const key = keys.flat()
    const shared = { removed: 0, removedWeight: 0, quality: TRANSLATED }
    variants.set(key.join(''), { kind: SPELLING.key, ...encoded(encodeKeys(key, false)), ...shared })
    const words = tokens.flat()
    if (words.every(isThai)) {
      variants.set(words.join(''), {
        kind: SPELLING.thai,
        ...encoded(encodeSurface(words, SPELLING.thai, false)),
        ...shared,
      })
    }
  }
  return [...variants.values()]
}

function encoded(bytes: Uint8Array): Pick<Variant, 'bytes' | 'pattern'> {
  return { bytes, pattern: preparePattern(bytes) }
}
