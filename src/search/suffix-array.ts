import { growableNumbers } from './growable-array.ts'
import { SPELLING, WORD_START } from './key-code.ts'
import type { Segment } from './segment.ts'

type SpellingArrays = Pick<Segment, 'letters' | 'spellingStarts' | 'spellingKinds' | 'nameStarts'>

/** A suffix array over word starts: finds any run of words in a name, however they are joined. */
export function buildSuffixes({
  letters,
  spellingStarts,
  spellingKinds,
  nameStarts,
}: SpellingArrays): Pick<Segment, 'suffixes' | 'suffixDocs' | 'suffixStarts'> {
  const starts = growableNumbers()
  const docs = growableNumbers()
  for (let doc = 0; doc + 1 < nameStarts.length; doc++) {
    for (let spelling = nameStarts[doc] ?? 0; spelling < (nameStarts[doc + 1] ?? 0); spelling++) {
      if (spellingKinds[spelling] !== SPELLING.key && spellingKinds[spelling] !== SPELLING.thaiKey) continue
      for (let at = spellingStarts[spelling] ?? 0; at < (spellingStarts[spelling + 1] ?? 0); at++) {
        if (((letters[at] ?? 0) & WORD_START) === 0) continue
        starts.push(at)
        docs.push(doc)
      }
    }
  }
  const order = sortByHead(letters, starts.toArray())
  const suffixes = order.map((i) => starts.at(i))
  return { suffixes, suffixDocs: order.map((i) => docs.at(i)), suffixStarts: startsByTwoLetters(letters, suffixes) }
}

function startsByTwoLetters(letters: Uint8Array, suffixes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(SUFFIX_PAIRS + 1)
  for (const start of suffixes) {
    const pair = Math.floor(suffixHead(letters, start) / HEAD_OF_PAIR)
    starts[pair + 1] = (starts[pair + 1] ?? 0) + 1
  }
  for (let pair = 0; pair < SUFFIX_PAIRS; pair++) starts[pair + 1] = (starts[pair + 1] ?? 0) + (starts[pair] ?? 0)
  return starts
}

/** Sorted by the first letters, ties by popularity. */
function sortByHead(keys: Uint8Array, starts: Uint32Array): Uint32Array {
  const heads = Float64Array.from(starts, (start) => suffixHead(keys, start))
  const order = new Uint32Array(starts.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  return order.sort((a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || a - b)
}

export const SUFFIX_LETTERS = 8
const SUFFIX_PAIRS = 64 * 64
/** Number of heads that share their first two letters. */
export const HEAD_OF_PAIR = 64 ** (SUFFIX_LETTERS - 2)

/** The first eight letters in base 64: exact in a double, and in the order of the letters. */
export function suffixHead(keys: Uint8Array, start: number): number {
  let head = 0
  let open = true
  for (let i = 0; i < SUFFIX_LETTERS; i++) {
    const code = open ? (keys[start + i] ?? 0) & 0x3f : 0
    if (code === 0) open = false
    head = head * 64 + code
  }
  return head
}
