import { BRANCH_BITS, BRANCH_MASK, type Branches, branchesOf, type Trial } from './branches.ts'
import { codeOf, EDGE_CODE, LONGEST_OPENING, PLAIN_CODE, symbolOf } from './openings.ts'

/** More patterns are searched everywhere; there are some 900. */
const MOST_PATTERNS = 4_000

interface Registered {
  readonly number: number
  readonly branches: Branches
}

/** Null: a pattern that may begin anywhere. */
const registered = new WeakMap<RegExp, Registered | null>()
/** The branches that an opening opens, each with the number of its pattern. */
const openedBy = new Map<number, number[]>()
/** One bit for the last bits of each opening: most letters of a text open nothing. */
const LAST_BITS = 2 ** 19 - 1
const opens = new Uint8Array((LAST_BITS + 1) / 8)
let count = 0

/** Indexes made from now on know where the pattern may begin. */
export function register(pattern: RegExp): Registered | null {
  let known = registered.get(pattern)
  if (known === undefined) registered.set(pattern, (known = add(pattern)))
  return known
}

function add(pattern: RegExp): Registered | null {
  const branches = count < MOST_PATTERNS ? branchesOf(pattern) : null
  if (branches === null) return null
  const number = count++
  branches.known.forEach(({ openings }, branch) => {
    for (const code of openings) {
      opens[(code & LAST_BITS) >> 3]! |= 1 << (code & 7)
      const opened = openedBy.get(code)
      if (opened) opened.push((number << BRANCH_BITS) | branch)
      else openedBy.set(code, [(number << BRANCH_BITS) | branch])
    }
  })
  return { number, branches }
}

/** Where in a text each branch of each pattern may begin: one pass over the text for all of them. */
export class OpeningIndex {
  readonly #symbols: Uint16Array
  readonly #known = count
  /** By the number of the pattern, in ascending order. */
  readonly #trials: (Trial[] | undefined)[] = []

  constructor(text: string) {
    this.#symbols = new Uint16Array(text.length)
    for (let at = 0; at < text.length; at++) this.#symbols[at] = symbolOf(text.charCodeAt(at))
    let wasWord = false
    for (let at = 0; at < text.length; at++) {
      const isWord = isWordCode(text.charCodeAt(at))
      this.#add(at, PLAIN_CODE)
      if (isWord !== wasWord) this.#add(at, EDGE_CODE)
      wasWord = isWord
    }
  }

  /** A word may begin here too, because what is before it has been read. */
  addEdge(at: number): void {
    if (at < this.#symbols.length) this.#add(at, EDGE_CODE)
  }

  /** Where a match may begin; null if that may be anywhere. */
  find(pattern: RegExp): { readonly branches: Branches; readonly trials: readonly Trial[] } | null {
    const known = register(pattern)
    if (known === null || known.number >= this.#known) return null
    return { branches: known.branches, trials: this.#trials[known.number] ?? NOWHERE }
  }

  #add(at: number, kind: number): void {
    let code = kind
    const beyond = Math.min(at + LONGEST_OPENING, this.#symbols.length)
    for (let next = at; next < beyond; next++) {
      code = codeOf(code, this.#symbols[next] as number)
      if (((opens[(code & LAST_BITS) >> 3] as number) & (1 << (code & 7))) === 0) continue
      for (const opened of openedBy.get(code) ?? NOWHERE) {
        const number = opened >> BRANCH_BITS
        if (number >= this.#known) continue
        const trial = (at << BRANCH_BITS) | (opened & BRANCH_MASK)
        const trials = this.#trials[number]
        if (trials === undefined) this.#trials[number] = [trial]
        else insert(trials, trial)
      }
    }
  }
}

const NOWHERE: readonly number[] = []

/** Keeps the order, and each trial once. */
function insert(trials: Trial[], trial: Trial): void {
  let at = trials.length
  while (at > 0 && (trials[at - 1] as number) >= trial) at--
  if (trials[at] !== trial) trials.splice(at, 0, trial)
}

/** As `\b` sees it. */
function isWordCode(char: number): boolean {
  return (
    (char >= 0x61 && char <= 0x7a) || (char >= 0x30 && char <= 0x39) || (char >= 0x41 && char <= 0x5a) || char === 0x5f
  )
}
