import { listOf, oneOf } from './phrases.ts'

/** Whole words, also not those of “sis-in-law” or “sis's”. */
export const whole = (words: string) => `${listOf(words).length > 1 ? oneOf(words) : words}[!{more}]`

/** A sentence for each word of a list, which stands in the place of ‹›. */
export const each = (words: string, written: string, read: string) =>
  listOf(words)
    .filter((word) => !/[([]/.test(word))
    .map((word): readonly [string, string] => [written.replace('‹›', word), read])
