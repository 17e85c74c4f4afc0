import { listTranslations, MAX_GLOSSARY_WORDS } from '../language/text/glossary.ts'
import { isThai } from '../language/text/normalise.ts'
import { type Analysed, analyse } from './analyse.ts'
import { encodeKeys, encodeSurface, SPELLING } from './key-code.ts'
import { createVariant, type Variant } from './variant.ts'

/** Words of a query and their translations into the other language. */
export interface Gloss {
  readonly from: number
  readonly to: number
  readonly mask: number
  readonly translations: readonly Analysed[]
}

const MAX_TRANSLATIONS = 4
const MAX_CHOICES = 3
const TRANSLATED = 0.95

/** The longest glossary phrases in a text, without overlaps. */
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
 * An English query in the word order of a Thai name: `Emerald Pool` → สระมรกต. English puts the head last, Thai first;
 * untranslated words stay together in their order.
 */
export function listTranslated(text: Analysed, glosses: readonly Gloss[]): Variant[] {
  if (glosses.length === 0 || text.tokens.some(isThai)) return []
  const variants = new Map<string, Variant>()
  for (let choice = 0; choice < MAX_CHOICES; choice++) {
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
    variants.set(key.join(''), createVariant(SPELLING.key, encodeKeys(key, false), { quality: TRANSLATED }))
    const words = tokens.flat()
    if (!words.every(isThai)) continue
    const bytes = encodeSurface(words, SPELLING.thai, false)
    variants.set(words.join(''), createVariant(SPELLING.thai, bytes, { quality: TRANSLATED }))
  }
  return [...variants.values()]
}
