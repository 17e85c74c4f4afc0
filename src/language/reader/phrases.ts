/**
 * Compiles phrases as people write them into one pattern, longest first. In a phrase
 * `(s)` is optional, `(a|b)` is a choice, `(a|b|)` an optional choice;
 * `…` is a gap of up to 16 characters within a clause;
 * a space is a space, a hyphen or nothing; ` & ` is a sign or a word that joins, or nothing;
 * `[a|b]` at the end says what must follow, without being part of it;
 * `{slot}` is one of the `slots`.
 * English phrases match whole words.
 */
export function phrasePattern(phrases: readonly string[], slots: Slots = {}): RegExp {
  const sources = [...phrases].sort((a, b) => b.length - a.length).map((phrase) => sourceOf(phrase, slots))
  return new RegExp(sources.length === 0 ? '(?!)' : sources.join('|'), 'g')
}

/** Patterns by the name of their slot. */
export type Slots = Readonly<Record<string, string>>

const GAP = '[^.,;!?\\n]{0,16}?'
const JOIN = '[ ,+&/]{0,3}(?:and |plus |กับ|กะ|และ)?\\s?'
const TOKEN = /\{(\w+)\}| ?… ?| & |[\s\S]/g

function sourceOf(phrase: string, slots: Slots): string {
  /** Whether each open group is a choice. */
  const choices: boolean[] = []
  let source = ''
  for (const [token, slot] of phrase.matchAll(TOKEN)) {
    if (slot !== undefined) source += slotOf(slot, slots)
    else if (token.includes('…')) source += GAP
    else if (token === ' & ') source += JOIN
    else if (token === ' ') source += '[ -]?\\s?'
    else if (token === '(') {
      choices.push(false)
      source += '(?:'
    } else if (token === '[') {
      choices.push(true)
      source += '(?='
    } else if (token === '|') {
      choices[choices.length - 1] = true
      source += '|'
    } else if (token === ')' || token === ']') source += choices.pop() ? ')' : ')?'
    else source += token.replace(/[.*+?^$\\]/, '\\$&')
  }
  const start = /^\(*[a-z]/.test(phrase) ? '\\b' : ''
  const end = /[a-z)]$/.test(phrase) ? '(?![a-z])' : ''
  return `${start}${source}${end}`
}

function slotOf(name: string, slots: Slots): string {
  const source = slots[name]
  if (source === undefined) throw new Error(`no slot is called ${name}`)
  return source
}

/** Phrases separated by commas. */
export function listOf(phrases: string): readonly string[] {
  return phrases
    .replace(/\s*\n\s*/g, '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
