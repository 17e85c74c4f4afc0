/**
 * Compiles phrases as people write them into one pattern, longest first. `(s)` is optional, `…` is a gap of up to 16
 * characters within a clause, `|` separates alternatives inside parentheses. English phrases match whole words.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const sources = [...phrases].sort((a, b) => b.length - a.length).map(sourceOf)
  return new RegExp(sources.length === 0 ? '(?!)' : sources.join('|'), 'g')
}

const GAP = '[^.,;!?\\n]{0,16}?'

function sourceOf(phrase: string): string {
  const source = phrase
    .replace(/[.*+?^$[\]{}\\]/g, '\\$&')
    .replace(/\(([^)]*)\)/g, (_, inside: string) => (inside.includes('|') ? `(?:${inside})` : `(?:${inside})?`))
    .replace(/ ?… ?/g, GAP)
    .replace(/ /g, '[ -]?\\s?')
  const start = /^[a-z]/.test(phrase) ? '\\b' : ''
  const end = /[a-z)]$/.test(phrase) ? '(?![a-z])' : ''
  return `${start}${source}${end}`
}

/** Phrases separated by commas. */
export function listOf(phrases: string): readonly string[] {
  return phrases.split(',').map((phrase) => phrase.trim())
}
