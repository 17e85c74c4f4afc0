import { MAX_ALIAS_CHARS } from './place-alias-store.ts'

/** Normalises a name for storage (NFC, one line, single spaces). Null if empty, too long, or with control characters. */
export function readAlias(text: string): string | null {
  const alias = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return alias === '' || alias.length > MAX_ALIAS_CHARS || /\p{C}/u.test(alias) || !/[\p{L}\p{N}]/u.test(alias)
    ? null
    : alias
}
