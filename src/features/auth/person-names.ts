/**
 * What no name holds: control characters, line and paragraph separators, and the marks that turn the direction of what
 * follows. As ranges of a character class that every regular expression understands.
 */
const FORBIDDEN = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u206f\\ufeff'
/** What shows nothing by itself. */
const INVISIBLE = '\\s\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u3164\\uffa0'

/** One visible character at least; no step back, as it runs on whatever was sent. */
export const PERSON_NAME_PATTERN = `^(?=[${INVISIBLE}]*[^${INVISIBLE}])[^${FORBIDDEN}]*$`

/** The one form of a name: composed (NFC), without space around it. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim()
}
