import { type SlotTriggers, type Triggers, triggersOf } from './triggers.ts'

/**
 * Compiles phrases as people write them into one pattern, longest first. In a phrase
 * `(s)` is optional, `(a|b)` is a choice, `(a|b|)` an optional choice;
 * `…` is a gap of up to 16 characters within a clause;
 * a space is a space, a hyphen or nothing; `ๆ`, which a sheet has no more, ends a word; ` & ` is a sign or a word that joins, or nothing;
 * `[a|b]` at the end says what must follow, without being part of it;
 * `{slot}` is one of the `slots`.
 * English phrases match whole words.
 */
export function phrasePattern(phrases: readonly string[], slots: Slots = {}): RegExp {
  const sources = [...phrases].sort((a, b) => b.length - a.length).map((phrase) => sourceOf(phrase, slots))
  return new RegExp(sources.length === 0 ? '(?!)' : sources.join('|'), 'g')
}

/** A pattern with the slot of each of its groups and the phrase that it is part of. */
export interface SlotPattern {
  readonly pattern: RegExp
  /** By which the index of a text knows it; found out when first needed. */
  number: number | null
  readonly triggers: Triggers
  readonly groups: readonly { readonly phrase: number; readonly slot: string }[]
}

/** As `phrasePattern`, with the slots of its groups. */
export function slotPattern(phrases: readonly string[], slots: Slots = {}, known: SlotTriggers = {}): SlotPattern {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  const groups = longestFirst.flatMap((source, phrase) =>
    [...source.matchAll(/\{(\w+)\}/g)].flatMap(([, slot = '']) =>
      Array.from({ length: countGroups(slotOf(slot, slots)) }, () => ({ phrase, slot })),
    ),
  )
  return { pattern: phrasePattern(phrases, slots), number: null, triggers: triggersOf(phrases, known), groups }
}

/** Counting is much faster than to compile the source. */
const countGroups = (source: string) => [...source.matchAll(GROUP)].filter(([, group]) => group !== undefined).length
const GROUP = /\\.|\[(?:\\.|[^\]\\]){0,200}\]|(\((?!\?)|\(\?<(?![=!]))/g

/** What a match has in its slots: `said('day', 1)` is the second day of its phrase. */
export type Said = (slot: string, nth?: number) => string | undefined

export function saidIn({ groups }: SlotPattern, match: RegExpExecArray): Said {
  const phrase = groups.find((_, at) => match[at + 1] !== undefined)?.phrase
  return (slot, nth = 0) => {
    let before = 0
    const at = groups.findIndex((group) => group.phrase === phrase && group.slot === slot && before++ === nth)
    return at < 0 ? undefined : match[at + 1]
  }
}

/** Patterns by the name of their slot. */
export type Slots = Readonly<Record<string, string>>

const GAP = '[^.,;!?\\n]{0,16}?'
const JOIN = '[ ,+&/]{0,3}(?:and |plus |กับ|กะ|และ)?\\s?'
const REPEAT = '(?:\\s(?=[ก-๙])|(?![ก-๙]))'
const TOKEN = /\{(\w+)\}| ?… ?| ?ๆ ?| & |[\s\S]/g

function sourceOf(phrase: string, slots: Slots): string {
  /** Whether each open group is a choice. */
  const choices: boolean[] = []
  let source = ''
  for (const [token, slot] of phrase.matchAll(TOKEN)) {
    if (slot !== undefined) source += slotOf(slot, slots)
    else if (token.includes('…')) source += GAP
    else if (token.includes('ๆ')) source += REPEAT
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

/** A choice for phrases, of words separated by commas: `oneOf('go, come')` is `(go|come)`. */
export const oneOf = (words: string): string => `(${listOf(words).join('|')})`

/** The same, which may be left out. */
export const perhaps = (words: string): string => `(${listOf(words).join('|')}|)`

/** The same for the source of a pattern: `anyOf('go, come')` is `(?:go|come)`. */
export const anyOf = (words: string): string => `(?:${listOf(words).join('|')})`

/** Phrases separated by commas. */
export function listOf(phrases: string): readonly string[] {
  return phrases
    .replace(/\s*\n\s*/g, '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
