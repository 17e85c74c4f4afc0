const MAX_LENGTH = 200
/** Control characters, and marks that change the direction of text, which hide the real ending of a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A file name as it is stored: without folders and invisible characters, at most 200 characters; null if nothing is left. */
export function tidyFileName(name: string | null): string | null {
  const base = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1)!.replace(HIDDEN, '').trim()
  const characters = [...base]
  if (characters.length <= MAX_LENGTH) return base === '' ? null : base
  // Keeps the ending, by which people and programs recognise the type.
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(base)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - ending.length).join('') + ending
}
