import { isThai } from '../text/normalise.ts'

/** Longer Thai forms are not looked for. */
export const LONGEST_THAI = 26

/** Three letters of a text as one number, which takes no string of its own. */
export const beginningAt = (text: string, at: number): number =>
  (letterAt(text, at) << 20) | (letterAt(text, at + 1) << 10) | letterAt(text, at + 2)

/** Thai letters share no last bits. */
const letterAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) & 0x3ff : 0)

/** By the first three letters of Thai forms, how long those are: bit n for n letters. */
export function lengthsByBeginning(forms: readonly string[]): Map<number, number> {
  const lengths = new Map<number, number>()
  for (const form of forms) {
    if (!isThai(form)) continue
    const beginning = beginningAt(form, 0)
    const length = form.length > LONGEST_THAI ? 0 : 1 << form.length
    lengths.set(beginning, (lengths.get(beginning) ?? 0) | length)
  }
  return lengths
}
