import { isThai } from '../language/text/normalise.ts'
import type { Analysed } from './analyse.ts'
import { type Concepts, MAX_CONCEPT_WORDS } from './concepts.ts'
import { encodeKeys, encodeSurface, SPELLING, type Spelling, surfaceSpelling } from './key-code.ts'

/** One spelling of a name, and the range of its core: the name without the word for its kind. */
export interface NameSpelling {
  readonly kind: Spelling
  readonly bytes: Uint8Array
  readonly coreStart: number
  readonly coreEnd: number
}

/** Per name: its key, the key of its runs, its letters as written. */
export const MAX_SPELLINGS = 3
const MAX_OFFSET = 255
/** Ranks of royal temples, which users do not type. */
const TITLES = new Set(
  (
    'ราชวรมหาวิหาร ราชวรวิหาร วรมหาวิหาร วรวิหาร มหาวิหาร ราชวร ratchaworamahawihan ratchawaramahawihan ' +
    'ratchaworawihan ratchawarawihan woramahawihan worawihan waramahawihan'
  ).split(' '),
)

/** Generic words that the vocabulary has no category for. */
export const GENERIC = new Set(
  'ถนน ซอย ยอด อาคาร ตึก ศูนย์ แหล่งท่องเที่ยว ชุมชน หมู่บ้าน หมู่ the road rd street thanon soi building centre center area'.split(
    ' ',
  ),
)

/** The phonetic key and, for a name in one script, the letters as written. */
export function listSpellings(form: Analysed, concepts: Concepts): NameSpelling[] {
  const core = findCore(form, concepts)
  const lengthUpTo = (parts: readonly Uint8Array[], to: number): number =>
    Math.min(
      MAX_OFFSET,
      parts.slice(0, to).reduce((sum, part) => sum + part.length, 0),
    )
  const cut = (kind: Spelling, bytes: Uint8Array, parts: readonly Uint8Array[]): NameSpelling => ({
    kind,
    bytes,
    coreStart: lengthUpTo(parts, core.from),
    coreEnd: lengthUpTo(parts, core.to),
  })
  const keyParts = form.keys.map((key) => encodeKeys([key], false))
  const key = isThai(form.whole) ? SPELLING.thaiKey : SPELLING.key
  const spelled = [cut(key, encodeKeys(form.keys, true), keyParts)]
  if (form.runKeys) {
    const bytes = encodeKeys(form.runKeys, true)
    const head = form.runKeys.length > 1 ? (form.runKeys[0]?.length ?? 0) : 0
    spelled.push({ kind: key, bytes, coreStart: head, coreEnd: Math.min(MAX_OFFSET, bytes.length) })
  }
  const kind = surfaceSpelling(form.tokens)
  if (kind !== undefined) {
    const parts = form.tokens.map((token) => encodeSurface([token], kind, false))
    spelled.push(cut(kind, encodeSurface(form.tokens, kind, true), parts))
  }
  return spelled
}

/** Strips the word for the kind from either end and titles from the end, but never everything. */
function findCore(form: Analysed, concepts: Concepts): { from: number; to: number } {
  let from = 0
  let to = form.tokens.length
  while (to - from > 1 && TITLES.has(form.tokens[to - 1] ?? '')) to--
  const isGeneric = (start: number, end: number): boolean =>
    end - start === 1
      ? GENERIC.has(form.tokens[start] ?? '') || means(start, end, concepts.isCategory)
      : means(start, end, concepts.isKind)
  const means = (start: number, end: number, test: (concept: number) => boolean): boolean =>
    concepts.findMeant(form, start, end)?.some(test) === true
  for (let words = Math.min(MAX_CONCEPT_WORDS, to - from - 1); words > 0; words--) {
    if (!isGeneric(from, from + words)) continue
    from += words
    break
  }
  for (let words = Math.min(MAX_CONCEPT_WORDS, to - from - 1); words > 0; words--) {
    if (!isGeneric(to - words, to)) continue
    to -= words
    break
  }
  return { from, to }
}
