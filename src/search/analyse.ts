import { foldToken } from '../language/text/fold.ts'
import { isThai, normalise } from '../language/text/normalise.ts'
import { NAME_HEADS, segmentThai } from '../language/text/segment.ts'

/** A name or query as normalised words, their phonetic keys, and the text without spaces. */
export interface Analysed {
  readonly tokens: readonly string[]
  readonly keys: readonly string[]
  readonly whole: string
  /**
   * Keys with each Thai run read as one word, because the dictionary that segments Thai knows few names. Absent where they
   * do not differ.
   */
  readonly runKeys?: readonly string[]
}

/** Names indexed per place: its own, up to 50 from editors, and those from sources and brackets. */
export const MAX_NAMES = 80
const MAX_TEXT = 160
const MAX_TOKENS = 24
const MIN_PHRASE = 5
const CACHE_LIMIT = 200_000

const keyCache = new Map<string, string>()

export function analyse(text: string): Analysed {
  const normal = normalise(text.slice(0, MAX_TEXT))
  const tokens = segmentThai(normal).slice(0, MAX_TOKENS)
  const keys = tokens.map(keyOf)
  const whole = normal.replaceAll(' ', '')
  const runKeys = isThai(normal) ? joinRuns(tokens).map(keyOf) : keys
  return { tokens, keys, whole, ...(runKeys.join('') !== keys.join('') && { runKeys }) }
}

/** Splits a name into the part outside brackets and the content of each bracket. */
export function splitName(name: string): string[] {
  if (!/[([（]/.test(name)) return [name]
  const inside: string[] = []
  const outside = name.replace(/[([（]([^)\]）]*)[)\]）]?/g, (_, inner: string) => {
    inside.push(inner)
    return ' '
  })
  return [outside, ...inside].map((part) => part.trim()).filter((part) => part !== '')
}

/** The first phrase of a Thai name: a space in Thai ends a phrase. */
export function firstPhrase(name: string): string | undefined {
  const first = name.trim().split(' ')[0] ?? ''
  return isThai(first) && first.length >= MIN_PHRASE && first.length < name.trim().length ? first : undefined
}

/** Joins neighbouring Thai words, except the head of a name. */
function joinRuns(tokens: readonly string[]): string[] {
  const runs: string[] = []
  let isOpen = false
  for (const token of tokens) {
    const canJoin = isThai(token) && !HEADS.has(token)
    if (isOpen && canJoin) runs[runs.length - 1] += token
    else runs.push(token)
    isOpen = canJoin
  }
  return runs
}

const HEADS: ReadonlySet<string> = new Set(NAME_HEADS)

function keyOf(token: string): string {
  const known = keyCache.get(token)
  if (known !== undefined) return known
  // Text in scripts without folding (Chinese, Japanese) is its own key.
  const key = foldToken(token) || token
  if (keyCache.size >= CACHE_LIMIT) keyCache.clear()
  keyCache.set(token, key)
  return key
}
