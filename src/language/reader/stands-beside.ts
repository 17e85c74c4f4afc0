import { isThai } from '../text/normalise.ts'
import { listOf, phrasePattern, type Slots } from './phrases.ts'

/**
 * What stands right beside a word, in phrases. Thai words touch it (`{gap}` is a space or none); English ones have a
 * space or a hyphen between.
 */
export interface BesideWords {
  readonly before?: string
  readonly after?: string
  /** Unless one of these phrases stands there. */
  readonly unlessBefore?: string
  readonly unlessAfter?: string
}

export type IsBeside = (head: string, tail: string) => boolean

/** How far to look. */
export const BESIDE_REACH = 80

/** Whether the text before and after a word is what a row says; `word` says in which language. */
export function besideWords(row: BesideWords, word: string, slots: Slots): IsBeside {
  const gap = isThai(word) ? '' : '[ -]?'
  const sourceOf = (phrases: string) => `(?:${phrasePattern(listOf(phrases), slots).source})`
  const head = (phrases?: string) => (phrases ? new RegExp(`${sourceOf(phrases)}${gap}$`) : null)
  const tail = (phrases?: string) => (phrases ? new RegExp(`^${gap}${sourceOf(phrases)}`) : null)
  const [before, notBefore] = [head(row.before), head(row.unlessBefore)]
  const [after, notAfter] = [tail(row.after), tail(row.unlessAfter)]
  return (said, next) =>
    (after?.test(next) ?? true) &&
    (before?.test(said) ?? true) &&
    !(notAfter?.test(next) ?? false) &&
    !(notBefore?.test(said) ?? false)
}
