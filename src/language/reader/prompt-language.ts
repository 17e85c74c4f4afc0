/** English function words, which Thai sentences do not borrow. */
const ENGLISH_GRAMMAR = /\b(?:I|an?|and|at|by|for|from|in|is|me|my|near|no|on|or|our|the|to|us|want|we|with|would)\b/

/**
 * The language that a text is written in, as it was typed. By the share of the scripts; beside Thai, capitalised words
 * count as names and not as English, and English needs its grammar: who writes `เที่ยว Bangkok 3 วัน budget 5000` writes Thai.
 * Thai for a text without letters of either.
 */
export function languageOf(text: string): 'th' | 'en' {
  const thai = text.match(/[\u0e01-\u0e2e]/g)?.length ?? 0
  if (thai === 0) return /[A-Za-z]/.test(text) ? 'en' : 'th'
  const words = text.match(/(?<![A-Za-z])[a-z]+/g) ?? []
  return ENGLISH_GRAMMAR.test(text) && words.join('').length > thai ? 'en' : 'th'
}
