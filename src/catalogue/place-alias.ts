import { MAX_ALIAS_CHARS } from './place-alias-store.ts'

/** A name as it is stored: NFC, one line, single spaces. Null for what is none: empty, too long, or with control characters. */
export function readAlias(text: string): string | null {
  const alias = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return alias === '' || alias.length > MAX_ALIAS_CHARS || /\p{C}/u.test(alias) || !/[\p{L}\p{N}]/u.test(alias)
    ? null
    : alias
}
