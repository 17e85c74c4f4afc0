export { LINE_PATTERN as PERSON_NAME_PATTERN } from '../../platform/http/user-text.ts'

/** The form in which a name is stored: NFC, trimmed. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim()
}
