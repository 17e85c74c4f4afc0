import { CODE_LIMIT, CODE_MASK, WORD_START } from './key-code.ts'

/** How alike a query and a name are: 0 … 1 each. */
export interface Likeness {
  /** The whole query against the whole name. */
  whole: number
  /** The query against the most similar part of the name that begins at a word. */
  inside: number
  /** The query against the most similar prefix of the name. */
  prefix: number
}

/** The positions of each letter in a query, as bit masks of 32 letters per block. */
export interface Pattern {
  readonly length: number
  readonly blocks: number
  readonly positions: Int32Array
  readonly letterSet: readonly [number, number]
}

const BLOCK = 32
const MAX_BLOCKS = 3
const MAX_LETTERS = 120

export function preparePattern(query: Uint8Array): Pattern {
  const length = Math.min(query.length, BLOCK * MAX_BLOCKS)
  const blocks = Math.max(1, Math.ceil(length / BLOCK))
  const positions = new Int32Array(CODE_LIMIT * blocks)
  for (let at = 0; at < length; at++) {
    const slot = (query[at] ?? 0) * blocks + (at >>> 5)
    positions[slot] = (positions[slot] ?? 0) | (1 << (at & 31))
  }
  return { length, blocks, positions, letterSet: letterSet(query.subarray(0, length)) }
}

/** The set of letter codes that occur: two 32-bit halves. */
export function letterSet(letters: Uint8Array): [number, number] {
  let low = 0
  let high = 0
  for (let at = 0; at < letters.length; at++) {
    const code = (letters[at] ?? 0) & CODE_MASK
    if (code < 32) low |= 1 << code
    else high |= 1 << (code - 32)
  }
  return [low, high]
}

/** Number of distinct letters of a query that a name lacks: each costs at least one edit, whichever part is compared. */
export function countMissing(pattern: Pattern, low: number, high: number): number {
  return countBits(pattern.letterSet[0] & ~low) + countBits(pattern.letterSet[1] & ~high)
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Compares a query with a range of `letters` by the bit-parallel edit distance of Myers (1999) in the form of Hyyrö (2003):
 * 32 cells of the table at a time. In queries of up to 32 letters a transposition is one edit. Writes to `result`, which
 * saves an object per call.
 */
export function compareLetters(
  letters: Uint8Array,
  start: number,
  nameLength: number,
  pattern: Pattern,
  result: Likeness,
): void {
  const length = Math.min(MAX_LETTERS, nameLength)
  if (pattern.length === 0 || length <= 0) {
    result.whole = result.inside = result.prefix = 0
    return
  }
  if (pattern.blocks === 1) compareShort(letters, start, length, pattern)
  else compareLong(letters, start, length, pattern)
  result.whole = Math.max(0, 1 - wholeEdits / Math.max(pattern.length, length))
  result.prefix = Math.max(0, 1 - prefixEdits / pattern.length)
  result.inside = Math.max(0, 1 - insideEdits / pattern.length)
}

let wholeEdits = 0
let prefixEdits = 0
let insideEdits = 0

function compareShort(letters: Uint8Array, start: number, length: number, pattern: Pattern): void {
  const width = pattern.length
  const last = width - 1
  // Two tables: from the start of the name, and from the start of any word (one edit more from inside a word).
  let vp = -1
  let vn = 0
  let vpPart = -1
  let vnPart = 0
  let diagonal = 0
  let diagonalPart = 0
  let before = 0
  let edits = width
  let editsPart = width
  let leastPrefix = width
  let leastPart = width
  let top = 0
  for (let i = 0; i < length; i++) {
    const byte = letters[start + i] ?? 0
    const match = pattern.positions[byte & CODE_MASK] ?? 0
    diagonal = (((~diagonal & match) << 1) & before) | ((((match & vp) + vp) ^ vp) | match | vn)
    let hp = vn | ~(diagonal | vp)
    let hn = diagonal & vp
    edits += ((hp >>> last) & 1) - ((hn >>> last) & 1)
    hp = (hp << 1) | 1
    hn <<= 1
    vp = hn | ~(diagonal | hp)
    vn = hp & diagonal

    const nextTop = i + 1 < length && ((letters[start + i + 1] ?? 0) & WORD_START) !== 0 ? 0 : 1
    const step = nextTop - top
    top = nextTop
    const matchPart = step < 0 ? match | 1 : match
    diagonalPart =
      (((~diagonalPart & match) << 1) & before) | ((((matchPart & vpPart) + vpPart) ^ vpPart) | matchPart | vnPart)
    hp = vnPart | ~(diagonalPart | vpPart)
    hn = diagonalPart & vpPart
    editsPart += ((hp >>> last) & 1) - ((hn >>> last) & 1)
    hp = (hp << 1) | (step > 0 ? 1 : 0)
    hn = (hn << 1) | (step < 0 ? 1 : 0)
    vpPart = hn | ~(diagonalPart | hp)
    vnPart = hp & diagonalPart
    before = match
    if (edits < leastPrefix) leastPrefix = edits
    if (editsPart < leastPart) leastPart = editsPart
  }
  wholeEdits = edits
  prefixEdits = leastPrefix
  insideEdits = leastPart
}

const vps = new Int32Array(MAX_BLOCKS)
const vns = new Int32Array(MAX_BLOCKS)
const vpsPart = new Int32Array(MAX_BLOCKS)
const vnsPart = new Int32Array(MAX_BLOCKS)

function compareLong(letters: Uint8Array, start: number, length: number, pattern: Pattern): void {
  const width = pattern.length
  vps.fill(-1)
  vns.fill(0)
  vpsPart.fill(-1)
  vnsPart.fill(0)
  let edits = width
  let editsPart = width
  let leastPrefix = width
  let leastPart = width
  let top = 0
  for (let i = 0; i < length; i++) {
    const code = (letters[start + i] ?? 0) & CODE_MASK
    edits += advance(pattern, code, vps, vns, 1)
    const nextTop = i + 1 < length && ((letters[start + i + 1] ?? 0) & WORD_START) !== 0 ? 0 : 1
    editsPart += advance(pattern, code, vpsPart, vnsPart, nextTop - top)
    top = nextTop
    if (edits < leastPrefix) leastPrefix = edits
    if (editsPart < leastPart) leastPart = editsPart
  }
  wholeEdits = edits
  prefixEdits = leastPrefix
  insideEdits = leastPart
}

/** Advances all blocks by one letter of the name. @returns the change of the last row of the table */
function advance(pattern: Pattern, code: number, vp: Int32Array, vn: Int32Array, top: number): number {
  let carry = top
  for (let block = 0; block < pattern.blocks; block++) {
    const isLast = block + 1 === pattern.blocks
    const last = isLast ? (pattern.length - 1) & 31 : 31
    const match = pattern.positions[code * pattern.blocks + block] ?? 0
    const p = vp[block] ?? 0
    const n = vn[block] ?? 0
    const seen = carry < 0 ? match | 1 : match
    const diagonal = (((seen & p) + p) ^ p) | seen | n
    let hp = n | ~(diagonal | p)
    let hn = diagonal & p
    const change = ((hp >>> last) & 1) - ((hn >>> last) & 1)
    hp = (hp << 1) | (carry > 0 ? 1 : 0)
    hn = (hn << 1) | (carry < 0 ? 1 : 0)
    vp[block] = hn | ~(diagonal | hp)
    vn[block] = hp & diagonal
    carry = change
  }
  return carry
}
