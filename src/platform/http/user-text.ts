import type { InputError } from '../input-error.ts'
import { tooLong, tooShort } from '../input-errors.ts'
import { Patterned } from './schema-parts.ts'

/** Control characters, line and paragraph separators, and marks that change the direction of text. */
const FORBIDDEN_IN_LINE = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u206f\\ufeff'
/** The same without tabs and line breaks. */
const FORBIDDEN_IN_TEXT = FORBIDDEN_IN_LINE.replace('\\u0000-\\u001f', '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f')
/** Spaces and other characters that show nothing, but are allowed beside visible ones. */
const BLANK_IN_LINE =
  ' \\u00a0\\u00ad\\u034f\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180e\\u2000-\\u200d\\u202f\\u205f-\\u2064\\u3000\\u3164\\uffa0'
const BLANK_IN_TEXT = `\\t\\n\\r${BLANK_IN_LINE}`

/** One line with a visible character. The patterns never backtrack, because they run on untrusted input. */
export const LINE_PATTERN = visible(BLANK_IN_LINE, FORBIDDEN_IN_LINE)
const TEXT_PATTERN = visible(BLANK_IN_TEXT, FORBIDDEN_IN_TEXT)

/** Without a lookahead, which RE2 does not know, so that clients in any language can use the pattern. */
function visible(blank: string, forbidden: string): string {
  return `^[${blank}]*[^${blank}${forbidden}][^${forbidden}]*$`
}

interface TextOptions {
  readonly minLength?: number
  readonly maxLength: number
  readonly description: string
}

/** Text that a user writes, with line breaks. Plain text without markup. Store it as `tidyText` returns it. */
export function UserText({ minLength = 1, maxLength, description }: TextOptions) {
  return Patterned(
    TEXT_PATTERN,
    {
      th: 'ข้อความที่มองเห็นได้ ไม่มีอักขระควบคุม',
      en: 'visible text without control characters or marks that change the direction of text',
    },
    { minLength, maxLength, description },
  )
}

/** The same on one line. */
export function UserLine({ minLength = 1, maxLength, description }: TextOptions) {
  return Patterned(
    LINE_PATTERN,
    {
      th: 'ข้อความบรรทัดเดียวที่มองเห็นได้ ไม่มีอักขระควบคุม',
      en: 'one line of visible text without control characters or marks that change the direction of text',
    },
    { minLength, maxLength, description },
  )
}

/** The form in which text is stored: NFC, lines that end with LF, trimmed. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** Length errors of a tidied text, in characters: trimming shortens a text, and NFC lengthens a few. */
export function lengthErrors(pointer: string, text: string, bounds: { min?: number; max: number }): InputError[] {
  const { min = 1, max } = bounds
  const length = [...text].length
  if (length < min) return [{ pointer, ...tooShort({ limit: min }) }]
  return length > max ? [{ pointer, ...tooLong({ limit: max }) }] : []
}
