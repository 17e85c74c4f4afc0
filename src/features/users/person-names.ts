/**
 * Characters that no name may contain: control characters, line and paragraph separators, and marks that change the
 * direction of text. Written as ranges of a character class that every regular-expression engine understands.
 */
const FORBIDDEN = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u206f\\ufeff'
/** Characters that show nothing by themselves. */
const INVISIBLE = '\\s\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u3164\\uffa0'

/** At least one visible character. The pattern never backtracks, because it runs on untrusted input. */
export const PERSON_NAME_PATTERN = `^(?=[${INVISIBLE}]*[^${INVISIBLE}])[^${FORBIDDEN}]*$`

/** The form in which a name is stored: NFC, trimmed. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim()
}
