import { isThai, normalise } from './normalise.ts'
import { romanise } from './romanise.ts'
import { segmentThai } from './segment.ts'

/**
 * The phonetic key of a text: Thai and all its romanisations meet in one string of `a–z0–9` without spaces
 * (`จตุจักร`, `Chatuchak`, `Jatujak` → `catucak`). For comparing, never for display.
 */
export function foldKey(text: string): string {
  return segmentThai(normalise(text)).map(foldToken).join('')
}

const MOST_KEPT = 20_000
const kept = new Map<string, string>()

/** The key of one normalised token of either script. Keeps the latest ones: texts repeat their words. */
export function foldToken(token: string): string {
  const known = kept.get(token)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const key = foldLatin(isThai(token) ? romanise(token) : token)
  kept.set(token, key)
  return key
}

/**
 * The key of a Latin word. The order of the rules matters: digraphs before letters, vowels that absorb an r (`Damnern`,
 * `Larn`) before r merges with l, finals last. `g` represents ng, since g itself has become k.
 */
function foldLatin(word: string): string {
  let key = word
  for (const [pattern, replacement] of RULES) key = key.replace(pattern, replacement)
  return key
}

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]+/g, ''],
  [/ngh?/g, 'G'],
  [/ph|bh/g, 'p'],
  [/bp/g, 'p'],
  [/th|dh|dt/g, 't'],
  [/tch|chh|ch|tj|jh|j/g, 'C'],
  [/ck|kh|gh|g|q|c/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/v/g, 'w'],
  [/z|sh/g, 's'],
  [/sr/g, 's'],
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/(?:oe|er|eor|ur|ir)(?=[^aeiouyr]|$)/g, 'E'],
  [/ar(?=[^aeiouyr]|$)/g, 'a'],
  [/oo?r(?=[^aeiouyr]|$)/g, 'o'],
  [/uea|eua|uae|ua|uo/g, 'U'],
  [/ee|ii/g, 'i'],
  [/oo|ou|eu|ue/g, 'u'],
  [/U/g, 'ua'],
  [/(?:iao|iew|eaw|iaw)/g, 'iao'],
  [/ie|ea/g, 'ia'],
  [/aeo|aew/g, 'eo'],
  [/ae|oe|E/g, 'e'],
  [/aow|(?:aw|au|ow)(?![aeiou])/g, 'ao'],
  [/(?:aa?y|e[iy]|aai)(?![aeou])/g, 'ai'],
  [/([^aeiou])y(?![aeiou])/g, '$1i'],
  [/r/g, 'l'],
  [/([a-zA-Z])\1+/g, '$1'],
  [/l(?=[^aeiouyw]|$)/g, 'n'],
  [/b(?=[^aeiouylw]|$)/g, 'p'],
  [/f(?=[^aeiouylw]|$)/g, 'p'],
  [/[dscj](?=[^aeiouylw]|$)/g, 't'],
  [/G/g, 'g'],
  [/([a-z])\1+/g, '$1'],
]
