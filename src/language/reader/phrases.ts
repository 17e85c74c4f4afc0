import { type SlotTriggers, type Triggers, triggersOf } from './triggers.ts'

/**
 * Compiles phrases as people write them into one pattern, longest first. In a phrase
 * `(s)` is optional, `(a|b)` is a choice, `(a|b|)` an optional choice;
 * `…` is a gap of up to 16 characters within a clause;
 * a space is a space, a hyphen or nothing; `ๆ`, which a sheet has no more, ends a word; ` & ` is a sign or a word that joins, or nothing;
 * `[a|b]` at the end says what must follow, at the beginning what must stand before, without being part of it, and
 * `[!a|b]` what must not;
 * `{slot}` is one of the `slots`.
 * English phrases match whole words. Throws an error that quotes the phrase if it is written in another way.
 */
export function phrasePattern(phrases: readonly string[], slots: Slots = {}): RegExp {
  return new RegExp(anyPhrase(phrases, slots), 'g')
}

/** Before a word or a figure with which a phrase begins, and after a figure with which it ends. */
interface Edges {
  readonly word: string
  readonly figure: readonly [before: string, after: string]
}
const OF_PHRASES: Edges = { word: '\\b', figure: ['', ''] }

function anyPhrase(phrases: readonly string[], slots: Slots, edges = OF_PHRASES): string {
  const sources = [...phrases].sort((a, b) => b.length - a.length).map((phrase) => sourceOf(phrase, slots, edges))
  return sources.length === 0 ? '(?!)' : sources.join('|')
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
      Array.from({ length: countGroups(slotOf(slot, slots, source)) }, () => ({ phrase, slot })),
    ),
  )
  return { pattern: phrasePattern(phrases, slots), number: null, triggers: triggersOf(phrases, known), groups }
}

/** Counting is much faster than to compile the source. */
const countGroups = (source: string) => [...source.matchAll(GROUP)].filter(([, group]) => group !== undefined).length
const GROUP = /\\.|\[(?:\\.|[^\]\\]){0,200}\]|(\((?!\?)|\(\?<(?![=!]))/g

/** What a match has in its slots: `said('day', 1)` is the second day of its phrase. */
export type Said = (slot: string, nth?: number) => string | undefined

export function saidIn({ groups }: SlotPattern, match: readonly (string | undefined)[]): Said {
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
export const REPEAT = '(?:\\s(?=[ก-๙])|(?![ก-๙]))'
const TOKEN = /\{(\w+)\}| ?… ?| ?ๆ ?| & |\[!?|[\s\S]/g
const ENDS_CHOICE = /^\[[^[\]]{1,600}\](?:$|[)|\]])/
/** What must stand before a phrase. */
const BEFORE = /^(?:\[[^[\]]{1,600}\]){1,4}/

function sourceOf(phrase: string, slots: Slots, edges: Edges): string {
  const before = BEFORE.exec(phrase)?.[0] ?? ''
  const words = phrase.slice(before.length)
  const start = /^\(*[a-z]/.test(words) ? edges.word : /^\(*\d/.test(words) ? edges.figure[0] : ''
  const end = /[a-z)]$/.test(words) ? '(?![a-z])' : /\d$/.test(words) ? edges.figure[1] : ''
  return `${partOf(phrase, before, slots, '<')}${start}${partOf(phrase, words, slots, '')}${end}`
}

/** The source of a part of a phrase, whose brackets look ahead (``) or behind (`<`). */
function partOf(phrase: string, part: string, slots: Slots, look: '' | '<'): string {
  /** Whether each open group is a choice. */
  const choices: boolean[] = []
  let source = ''
  for (const { 0: token, 1: slot, index } of part.matchAll(TOKEN)) {
    if (slot !== undefined) source += slotOf(slot, slots, phrase)
    else if (token.includes('…')) source += GAP
    else if (token.includes('ๆ')) source += REPEAT
    else if (token === ' & ') source += JOIN
    else if (token === ' ') source += '[ -]?\\s?'
    else if (token === '(') {
      choices.push(false)
      source += '(?:'
    } else if (token.startsWith('[')) {
      if (look === '' && !ENDS_CHOICE.test(part.slice(index)))
        fail(phrase, '[ ] stands at the beginning or the end of a phrase or at the end of a choice')
      choices.push(true)
      source += `(?${look}${token === '[' ? '=' : '!'}`
    } else if (token === '|') {
      if (choices.length === 0) fail(phrase, '| stands within brackets')
      choices[choices.length - 1] = true
      source += '|'
    } else if (token === ')' || token === ']') {
      const isChoice = choices.pop() ?? fail(phrase, `nothing opens ${token}`)
      source += isChoice ? ')' : ')?'
    } else if (token === '{' || token === '}') fail(phrase, `${token} belongs to no slot`)
    else source += `${look === '<' && startsWord(part, index) ? '\\b' : ''}${token.replace(/[.*+?^$\\]/, '\\$&')}`
  }
  if (choices.length > 0) fail(phrase, 'a bracket is not closed')
  return source
}

/** Whether an English word begins a choice here. */
const startsWord = (part: string, at: number) => /[a-z]/.test(part[at] as string) && /[[!|(]/.test(part[at - 1] ?? '[')

function fail(phrase: string, why: string): never {
  throw new Error(`The phrase “${phrase}” cannot be read: ${why}`)
}

function slotOf(name: string, slots: Slots, phrase: string): string {
  return slots[name] ?? fail(phrase, `no slot is called {${name}}`)
}

/** A choice for phrases, of words separated by commas: `oneOf('go, come')` is `(go|come)`. */
export const oneOf = (words: string): string => `(${listOf(words).join('|')})`

/** The same, which may be left out. */
export const perhaps = (words: string): string => `(${listOf(words).join('|')}|)`

/** The same for the source of a pattern: `anyOf('go, come')` is `(?:go|come)`. */
export const anyOf = (words: string): string => `(?:${listOf(words).join('|')})`

const UNITS = 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า'

/** Slots that phrases of slots and short forms always have: signs, numbers, and letters of any kind. */
export const PIECES: Slots = {
  /** Where a line begins or ends. */
  start: '(?:^|\\n)',
  end: '(?=$|\\n)',
  space: '\\s',
  comma: ',',
  /** A sign that ends what is said. */
  sign: '[.,;:!?)+/]',
  open: '\\(',
  close: '\\)',
  thai: '[ก-๙]',
  /** A letter with which a Thai syllable may begin. */
  begins: '[ก-ฮเ-ไ]',
  consonant: '[ก-ฮ]',
  letter: '[a-z]',
  digit: '\\d',
  /** A number up to 99 in figures or from two to nineteen in Thai, which a row can repeat. */
  number: `(\\d{1,2}(?!\\d)|สิบ(?:เอ็ด|${UNITS})|สิบ(?!เอ็ด|${UNITS})|${UNITS})`,
  /** The same, in figures only. */
  figure: '(\\d{1,2}(?!\\d))',
  /** Anything that stands between, also other sentences. */
  anything: '[^]{0,80}?',
  /** Text that another rule has read. */
  read: '\\ufffc',
}

/** A slot of phrases separated by commas: `words('(my|our) car, รถ(เรา|ผม)')`. With slots of their own, if they name any. */
export const words = (phrases: string, slots: Slots = {}): string => `(?:${sourceOfList(phrases, slots)})`

/**
 * As `words`; a row can tell which of them was said, and `full` can repeat it. Figures are whole numbers: `2` is not in `12`.
 * With `[{letter}]` the word goes on: `oneSaid('(we|they)[{letter}]')` for `{we}ve`.
 */
export const oneSaid = (phrases: string, slots: Slots = {}): string =>
  `(${anyPhrase(listOf(phrases), { ...PIECES, ...slots }, WHOLE)})`
const WHOLE: Edges = { word: '\\b', figure: ['(?<![\\da-z])', '(?!\\d)'] }

/** As `words`, which may be missing. */
export const maybe = (phrases: string, slots: Slots = {}): string => `${words(phrases, slots)}?`

/** Up to so many of them, one after the other, or none: `upTo(3, 'ตอน, เวลา, {space}')`. */
export const upTo = (most: number, phrases: string, slots: Slots = {}): string => `${words(phrases, slots)}{0,${most}}`

/** Up to so many letters of the same clause, in which none of these phrases begins. */
export const gapWithout = (most: number, phrases: string, letters = '[^.,;!?\\n]'): string =>
  `(?:${notRightBefore(phrases)}${letters}){0,${most}}?`

/** Up to so many letters of the same clause, or of the same sentence, whose commas it may pass. As few as will do. */
export const inClause = (most: number): string => `[^.,;!?\\n]{0,${most}}?`
export const inSentence = (most: number): string => `[^.;!?\\n]{0,${most}}?`
/** Up to so many letters of Thai, without a space between. As few as will do. */
export const inThai = (most: number): string => `[ก-์]{0,${most}}?`

/** Up to so many words of English, each with a space after it, of which none is one of these. */
export const upToWords = (most: number, without = ''): string =>
  `(?:${without === '' ? '' : notRightBefore(without)}[a-z'-]{1,14} ){0,${most}}`

/** A slot that is empty itself: before it stands one of these phrases, or none of them; a space may be between. */
export const after = (phrases: string, slots: Slots = {}): string => `(?<=${beside(phrases, slots)}\\s?)`
export const notAfter = (phrases: string, slots: Slots = {}): string => `(?<!${beside(phrases, slots)}\\s?)`
/** The same without a space. */
export const rightAfter = (phrases: string, slots: Slots = {}): string => `(?<=${beside(phrases, slots)})`
export const notRightAfter = (phrases: string, slots: Slots = {}): string => `(?<!${beside(phrases, slots)})`

/** A slot that is empty itself: one of these phrases follows, or none of them; a space may be between. */
export const followedBy = (phrases: string, slots: Slots = {}): string => `(?=\\s?${beside(phrases, slots)})`
export const notFollowedBy = (phrases: string, slots: Slots = {}): string => `(?!\\s?${beside(phrases, slots)})`
/** The same without a space. */
export const rightBefore = (phrases: string, slots: Slots = {}): string => `(?=${beside(phrases, slots)})`
export const notRightBefore = (phrases: string, slots: Slots = {}): string => `(?!${beside(phrases, slots)})`

/** A slot that is empty itself: an English word begins or ends here. */
export const WORD_EDGE = '\\b'

const sourceOfList = (phrases: string, slots: Slots) => anyPhrase(listOf(phrases), { ...PIECES, ...slots })

/** What is beside a slot may follow a figure at once: `3days`. */
const beside = (phrases: string, slots: Slots) => {
  const known = { ...PIECES, ...slots }
  return `(?:${anyPhrase(listOf(phrases), known, AFTER_FIGURE)})`
}
const AFTER_FIGURE: Edges = { ...OF_PHRASES, word: '(?<![a-z])' }

/** Phrases separated by commas, but for those within brackets. A line break is a space between words, and nothing beside a sign. */
export function listOf(phrases: string): readonly string[] {
  const listed: string[] = []
  let [phrase, depth] = ['', 0]
  for (const char of phrases.replace(/(?<=[,|([])\s*\n\s*|\s*\n\s*(?=[,|)\]]|$)/g, '').replace(/\s*\n\s*/g, ' ')) {
    if (/[([]/.test(char)) depth++
    else if (/[)\]]/.test(char)) depth--
    if (char === ',' && depth <= 0) {
      listed.push(phrase.trim())
      phrase = ''
    } else phrase += char
  }
  return [...listed, phrase.trim()].filter((text) => text !== '')
}
