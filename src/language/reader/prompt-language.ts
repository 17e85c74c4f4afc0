/** English function words, which Thai sentences do not borrow. */
const ENGLISH_GRAMMAR = /\b(?:I|an?|and|at|by|for|from|in|is|me|my|near|no|on|or|our|the|to|us|want|we|with|would)\b/

/**
 * The language in which a text is written, by the share of its scripts. In mixed text, capitalised words count as names and
 * not as English, and English needs its grammar: `เที่ยว Bangkok 3 วัน budget 5000` is Thai. Thai for a text without
 * letters of either.
 */
export function languageOf(text: string): 'th' | 'en' {
  const thai = countThai(text)
  if (thai === 0) return /[A-Za-z]/.test(text) ? 'en' : 'th'
  if (!ENGLISH_GRAMMAR.test(text)) return 'th'
  const words = text.match(/(?<![A-Za-z])[a-z]+/g) ?? []
  return words.join('').length > thai ? 'en' : 'th'
}

/** Thai consonants. */
function countThai(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x0e01 && code <= 0x0e2e) count++
  }
  return count
}
