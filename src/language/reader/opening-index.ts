import { BRANCH_BITS, BRANCH_MASK, type Branches, branchesOf, type Trial } from './branches.ts'
import { grown } from './kept-needs.ts'
import { OpeningMap } from './opening-map.ts'
import { codeOf, EDGE_CODE, LONGEST_OPENING, PLAIN_CODE, symbolOf } from './openings.ts'

/** More patterns are searched everywhere; there are some 1,900. */
const MOST_PATTERNS = 4_000

/** Null: a pattern that may begin anywhere in any text. */
interface Registered {
  readonly number: number
  readonly branches: Branches | null
}

const registered = new WeakMap<RegExp, Registered>()
/** The branches that an opening opens, each with the number of its pattern. */
const openedBy = new OpeningMap(20)
let count = 0
/** One for each pattern that may match without a known opening. */
const mayBeAnywhere = new Uint8Array(MOST_PATTERNS)

/** Indexes made from now on know where the pattern may begin. */
function register(pattern: RegExp): Registered {
  let known = registered.get(pattern)
  if (known === undefined) registered.set(pattern, (known = add(pattern)))
  return known
}

/** The number by which an index knows a pattern. */
export const numberOf = (pattern: RegExp): number => register(pattern).number

function add(pattern: RegExp): Registered {
  const number = count++
  const found = number < MOST_PATTERNS ? branchesOf(pattern) : null
  found?.openings.forEach((openings, branch) => {
    for (const opening of openings) openedBy.add(opening, (number << BRANCH_BITS) | branch)
  })
  const branches = found?.branches ?? null
  if (branches === null || branches.anywhere !== null) mayBeAnywhere[number] = 1
  return { number, branches }
}

/** Where in a text each branch of each pattern may begin: one pass over the text for all of them. */
export class OpeningIndex {
  readonly #text: string
  readonly #known = Math.min(count, MOST_PATTERNS)
  /** By the number of the pattern: zero if nothing of the text opens it. */
  readonly opened = mayBeAnywhere.slice(0, this.#known)
  /** By the number of the pattern, where in the chain its last trial ends: most patterns are opened and never searched. */
  readonly #last = new Int32Array(this.#known)
  /** Pairs of a trial and the end of the one before it, of the same pattern. */
  #chain = new Int32Array(LEAST_CHAIN)
  #used = 0
  /** Places of edges that were added. */
  readonly #edges: number[] = []

  constructor(text: string) {
    this.#text = text
    this.#openAll(this.#try)
  }

  /** A word may begin here too, because what is before it has been read. */
  addEdge(at: number): void {
    if (at >= this.#text.length) return
    this.#edges.push(at)
    this.#open(at, EDGE_CODE, this.#try)
  }

  /** Whether the pattern of this number may match. */
  mayFind(number: number): boolean {
    return this.opened[number] !== 0
  }

  /** Where a match may begin; null if that may be anywhere. */
  find(pattern: RegExp): { readonly branches: Branches; readonly trials: readonly Trial[] } | null {
    const { number, branches } = register(pattern)
    if (branches === null) return null
    return { branches, trials: number < this.#known ? this.#trialsOf(number) : this.#late(number) }
  }

  /** In ascending order. */
  #trialsOf(number: number): readonly Trial[] {
    const trials: Trial[] = []
    for (let end = this.#last[number] as number; end > 0; end = this.#chain[end - 1] as number)
      trials.push(this.#chain[end - 2] as number)
    return inOrder(trials.reverse())
  }

  /** Of a pattern that is first searched in this text: to compile all of it takes much longer than another pass. */
  #late(number: number): readonly Trial[] {
    const trials: Trial[] = []
    const use = (branch: number, at: number) => {
      if (branch >> BRANCH_BITS === number) trials.push(trialOf(at, branch))
    }
    this.#openAll(use)
    for (const at of this.#edges) this.#open(at, EDGE_CODE, use)
    return inOrder(trials)
  }

  /** Place by place, so that nearly all trials come in their order. */
  #openAll(use: (branch: number, at: number) => void): void {
    const text = this.#text
    let wasWord = false
    for (let at = 0; at < text.length; at++) {
      const isWord = isWordCode(text.charCodeAt(at))
      this.#open(at, PLAIN_CODE, use)
      if (isWord !== wasWord) this.#open(at, EDGE_CODE, use)
      wasWord = isWord
    }
  }

  #open(at: number, kind: number, use: (branch: number, at: number) => void): void {
    const text = this.#text
    let code = kind
    const beyond = Math.min(at + LONGEST_OPENING, text.length)
    for (let next = at; next < beyond; next++) {
      code = codeOf(code, symbolOf(text.charCodeAt(next)))
      if (!openedBy.open(code, use, at)) return
    }
  }

  readonly #try = (branch: number, at: number): void => {
    const number = branch >> BRANCH_BITS
    if (number >= this.#known) return
    if (this.#used === this.#chain.length) this.#chain = grown(this.#chain)
    this.#chain[this.#used++] = trialOf(at, branch)
    this.#chain[this.#used++] = this.#last[number] as number
    this.#last[number] = this.#used
    this.opened[number] = 1
  }
}

/** For a request of usual length. */
const LEAST_CHAIN = 2 ** 12
const trialOf = (at: number, branch: number): Trial => (at << BRANCH_BITS) | (branch & BRANCH_MASK)

/** Each trial once. Out of order are only those of edges that were added, and of one place. */
function inOrder(trials: Trial[]): readonly Trial[] {
  for (let at = 1; at < trials.length; at++)
    if ((trials[at - 1] as number) >= (trials[at] as number)) return sortedOnce(trials)
  return trials
}

const sortedOnce = (trials: Trial[]) => [...new Set(trials.sort((a, b) => a - b))]

/** As `\b` sees it. */
function isWordCode(char: number): boolean {
  return (
    (char >= 0x61 && char <= 0x7a) || (char >= 0x30 && char <= 0x39) || (char >= 0x41 && char <= 0x5a) || char === 0x5f
  )
}
