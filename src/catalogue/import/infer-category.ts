import type { CategoryCode } from '../../world/place.ts'
import type { Concept } from '../../world/vocabulary.ts'

/** A Thai head this short (`ภู`, `ผา`) begins many other words (`ภูเก็ต`): it counts only when the English name agrees. */
const SHORT_HEAD = 2
/** Longer texts are cut. */
const MAX_NAME = 300

interface Head {
  readonly key: string
  readonly code: CategoryCode | null
  readonly text: string
}

/**
 * Infers the category of a place from the head of its name (วัด…, น้ำตก…, … Museum, Wat …); null if unclear. The longest head
 * in a language wins. Thai heads start the name; English heads are its first or last words. The category must belong to the
 * place's category code, so a sight is never taken for a hotel; `OTHER` is treated like a sight.
 */
export function createCategoryInference(
  concepts: readonly Concept[],
): (nameTh: string | null, nameEn: string | null, code: CategoryCode) => string | null {
  const categories = concepts.filter(({ kind }) => kind === 'category')
  const thai = headsOf(categories, ({ headsTh }) => headsTh)
  const english = headsOf(categories, ({ headsEn }) => headsEn)
  return (nameTh, nameEn, code) => {
    const wanted = code === 'OTHER' ? 'ATTRACTION' : code
    const fits = (head: Head) => head.code === null || head.code === wanted
    const words = nameEn === null ? '' : ` ${plainWords(nameEn)} `
    const fromEnglish = english.find((head) => fits(head) && headsWords(words, head.text))
    const name = nameTh?.slice(0, MAX_NAME).trim() ?? ''
    const fromThai = thai.find(
      (head) =>
        fits(head) && name.startsWith(head.text) && (head.text.length > SHORT_HEAD || fromEnglish?.key === head.key),
    )
    if (!fromThai || !fromEnglish) return (fromThai ?? fromEnglish)?.key ?? null
    // A Thai name starts with its kind; the English one may end with another kind (“Wat Saket and the Golden Mount”). The
    // English head wins only if it is more specific (ตลาด…, “… Night Market”).
    const saysMore = fromEnglish.text.includes(' ') && fromEnglish.text.length > fromThai.text.length
    return saysMore ? fromEnglish.key : fromThai.key
  }
}

/** Longest first. Strips the `…` that shows where the name continues. */
function headsOf(categories: readonly Concept[], pick: (concept: Concept) => readonly string[]): Head[] {
  return categories
    .flatMap((concept) =>
      pick(concept).map((head) => ({
        key: concept.key,
        code: concept.categoryCode,
        text: /[\u0E00-\u0E7F]/.test(head) ? head.replaceAll('…', '').trim() : plainWords(head),
      })),
    )
    .filter(({ text }) => text.length > 0)
    .sort((a, b) => b.text.length - a.text.length)
}

function headsWords(words: string, head: string): boolean {
  return words.startsWith(` ${head} `) || words.endsWith(` ${head} `)
}

/** Lower-case words without brackets, which contain another name. */
function plainWords(text: string): string {
  return text
    .slice(0, MAX_NAME)
    .replaceAll(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()
}
