/** English function words, which Thai sentences do not borrow. */
const ENGLISH_GRAMMAR = /\b(?:I|an?|and|at|by|for|from|in|is|me|my|near|no|on|or|our|the|to|us|want|we|with|would)\b/

/**
 * The language in which a text is written, by the share of its scripts. In mixed text, capitalised words count as names and
 * not as English, and English needs its grammar: `เที่ยว Bangkok 3 วัน budget 5000` is Thai. Thai for a text without
 * letters of either.
 */
export function languageOf(text: string): 'th' | 'en' {
  const thai = text.match(/[\u0e01-\u0e2e]/g)?.length ?? 0
  if (thai === 0) return /[A-Za-z]/.test(text) ? 'en' : 'th'
  const words = text.match(/(?<![A-Za-z])[a-z]+/g) ?? []
  return ENGLISH_GRAMMAR.test(text) && words.join('').length > thai ? 'en' : 'th'
}
