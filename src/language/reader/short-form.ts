import { listOf, phrasePattern, type Said, type Slots, saidIn, slotPattern } from './phrases.ts'

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
  /** It, and what stands beside it, is written with just these capital and small letters. */
  readonly isExact?: true
}

/** So far what stands beside it is looked at. */
const BESIDE = 80
/** What is cut off before it: a text does not begin there. */
const CUT = '\ufffc'

export const formsOf = (rows: readonly FormRow[], slots: Slots = {}): readonly ShortForm[] =>
  rows.map((row) => formOf(row, { ...FORM_SLOTS, ...slots }))

function formOf({ said, full, yes, no, isExact, ...beside }: FormRow, slots: Slots): ShortForm {
  const phrases = slotPattern(listOf(said), slots)
  const pattern = new RegExp(phrases.pattern.source, isExact ? 'g' : 'gi')
  const isBeside = besideTest(beside, slots, isExact ? '' : 'i')
  const replace: Replace = (match, ...rest) => {
    const at = rest.findIndex((part) => typeof part === 'number')
    const [place, text] = [rest[at] as number, rest[at + 1] as string]
    if (!isBeside(text, place, place + match.length)) return match
    return filled(full, saidIn(phrases, [match, ...(rest.slice(0, at) as (string | undefined)[])]))
  }
  const isPlain = !full.includes('{') && Object.keys(beside).length === 0
  return { said: pattern, full: isPlain ? full : replace, yes, no }
}

/** The first, second … time that a slot is named it is the first, second … that was said. */
function filled(full: string, said: Said): string {
  const times = new Map<string, number>()
  return full.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const nth = times.get(slot) ?? 0
    times.set(slot, nth + 1)
    return said(slot, nth) ?? ''
  })
}

type Beside = Pick<FormRow, 'after' | 'notAfter' | 'followedBy' | 'notFollowedBy'>

function besideTest({ after, notAfter, followedBy, notFollowedBy }: Beside, slots: Slots, flags: string) {
  const sourceOf = (phrases: string) => `(?:${phrasePattern(listOf(phrases), slots).source})`
  const before = (phrases?: string) => (phrases ? new RegExp(`${sourceOf(phrases)}\\s?$`, flags) : null)
  const behind = (phrases?: string) => (phrases ? new RegExp(`^\\s?${sourceOf(phrases)}`, flags) : null)
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
      !isNotFollowed?.test(tail)
    )
  }
}

/** Slots that every file of short forms has. */
const FORM_SLOTS: Slots = {
  /** Where the text or a line begins or ends. */
  start: '(?:^|\\n)',
  end: '(?=$|\\n)',
  space: '\\s',
  /** Round brackets that people write. */
  open: '\\(',
  close: '\\)',
  /** A letter of Thai. */
  thai: '[ก-๙]',
  /** A letter of English. */
  letter: '[a-z]',
  digit: '\\d',
  /** A number up to 99, in figures or in Thai, which `full` may repeat. */
  number: '(\\d{1,2}|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)',
}
