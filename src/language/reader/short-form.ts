import { listOf, PIECES, phrasePattern, REPEAT, type Said, type Slots, saidIn, slotPattern } from './phrases.ts'

/** What people write in a hurry, and the one form of it that rules know. */
export interface ShortForm {
  readonly said: RegExp
  readonly full: string | Replace
  /** What is written, and how it is read. */
  readonly yes: readonly (readonly [written: string, read: string])[]
  /** What only looks like it, and stays. */
  readonly no: readonly string[]
}

/** Called as by `String.replace`: with the match, its groups, its place and the text. */
type Replace = (said: string, ...rest: unknown[]) => string

/** A short form as it stands in a file: phrases separated by commas, in the notation of `phrasePattern`. */
export interface FormRow extends Pick<ShortForm, 'yes' | 'no'> {
  readonly said: string
  /** What is read for it; `{slot}` is what was said in that slot. */
  readonly full: string
  /** Right before or after it, without being part of it, stands one of these phrases, or none of them; a space may be between. */
  readonly after?: string
  readonly notAfter?: string
  readonly followedBy?: string
  readonly notFollowedBy?: string
  /** Longer phrases in which it means something else: what overlaps one of them stays. */
  readonly unless?: string
  /** It, and what stands beside it, is written with just these capital and small letters. */
  readonly isExact?: true
}

/** So far what stands beside it is looked at. */
const BESIDE = 80
/** What is cut off before it: a text does not begin there. */
const CUT = '\ufffc'

export const formsOf = (rows: readonly FormRow[], slots: Slots = {}): readonly ShortForm[] =>
  rows.map((row) => formOf(row, { ...PIECES, again: AGAIN, ...slots }))

function formOf({ said, full, yes, no, isExact, ...beside }: FormRow, slots: Slots): ShortForm {
  const phrases = slotPattern(phrasesOf(said), slots)
  const pattern = new RegExp(asTyped(phrases.pattern.source), isExact ? 'g' : 'gi')
  const isBeside = besideTest(beside, slots, isExact ? '' : 'i')
  for (const [, slot] of full.matchAll(/\{(\w+)\}/g))
    if (!phrases.groups.some((group) => group.slot === slot))
      throw new Error(`“${full}” repeats {${slot}}, which “${said}” does not keep`)
  const replace: Replace = (match, ...rest) => {
    const at = rest.findIndex((part) => typeof part === 'number')
    const [place, text] = [rest[at] as number, rest[at + 1] as string]
    if (!isBeside(text, place, place + match.length)) return match
    return filled(full, saidIn(phrases, [match, ...(rest.slice(0, at) as (string | undefined)[])]))
  }
  const isPlain = !full.includes('{') && Object.keys(beside).length === 0
  return { said: pattern, full: isPlain ? full : replace, yes, no }
}

/** The first, second … time that a slot is named it is the first, second … that was said; without it there is no space before it either. */
function filled(full: string, said: Said): string {
  const times = new Map<string, number>()
  return full.replace(/( ?)\{(\w+)\}/g, (_, space: string, slot: string) => {
    const nth = times.get(slot) ?? 0
    times.set(slot, nth + 1)
    const words = said(slot, nth)
    return words === undefined ? '' : space + words
  })
}

type Beside = Pick<FormRow, 'after' | 'notAfter' | 'followedBy' | 'notFollowedBy' | 'unless'>

function besideTest({ after, notAfter, followedBy, notFollowedBy, unless }: Beside, slots: Slots, flags: string) {
  const before = (phrases?: string) => (phrases ? new RegExp(`${sourceOf(phrases, slots)}\\s?$`, flags) : null)
  const behind = (phrases?: string) => (phrases ? new RegExp(`^\\s?${sourceOf(phrases, slots)}`, flags) : null)
  const isPartOfUnless = unless === undefined ? null : overlapTest(new RegExp(sourceOf(unless, slots), `g${flags}`))
  const [isAfter, isNotAfter, isFollowed, isNotFollowed] = [
    before(after),
    before(notAfter),
    behind(followedBy),
    behind(notFollowedBy),
  ]
  return (text: string, start: number, end: number): boolean => {
    const head = start > BESIDE ? CUT + text.slice(start - BESIDE, start) : text.slice(0, start)
    const tail = text.slice(end, end + BESIDE)
    return (
      (isAfter?.test(head) ?? true) &&
      !isNotAfter?.test(head) &&
      (isFollowed?.test(tail) ?? true) &&
      !isNotFollowed?.test(tail) &&
      !isPartOfUnless?.(text, start, end)
    )
  }
}

/** Whether what a pattern finds overlaps a part of a text. */
const overlapTest = (pattern: RegExp) => (text: string, start: number, end: number) => {
  const from = Math.max(0, start - BESIDE)
  for (const { 0: words, index } of text.slice(from, end + BESIDE).matchAll(pattern))
    if (from + index < end && from + index + words.length > start) return true
  return false
}

/** `ๆ` is the sign itself: this text still has it. */
const phrasesOf = (phrases: string) => listOf(phrases.replace(/ ?ๆ/g, '{again}'))
const sourceOf = (phrases: string, slots: Slots) => `(?:${asTyped(phrasePattern(phrasesOf(phrases), slots).source)})`

/** `ๆ` is the sign itself in slots too, and there are no two spaces: half as many parts that may be left out are compiled many times faster. */
const asTyped = (source: string) => source.replaceAll('[ -]?\\s?', '[ -]?').replaceAll(REPEAT, AGAIN)
const AGAIN = ' ?ๆ'
