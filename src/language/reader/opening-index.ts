import { BRANCH_BITS, BRANCH_MASK, type Branches, branchesOf, type Trial } from './branches.ts'
import { OpeningMap } from './opening-map.ts'
import { codeOf, EDGE_CODE, LONGEST_OPENING, PLAIN_CODE, symbolOf } from './openings.ts'

/** More patterns are searched everywhere; there are some 1,500. */
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
/** As long as it may become, because an array that grows by leaps is slow. */
const NO_TRIALS: readonly (Trial[] | undefined)[] = Array.from<undefined>({ length: MOST_PATTERNS })
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
  /** By the number of the pattern, in ascending order. */
  readonly #trials = NO_TRIALS.slice(0, this.#known)
  /** By the number of the pattern: zero if nothing of the text opens it. */
  readonly opened = mayBeAnywhere.slice(0, this.#known)
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
    return { branches, trials: number < this.#known ? (this.#trials[number] ?? NOWHERE) : this.#late(number) }
  }

  /** Of a pattern that is first searched in this text: to compile all of it takes much longer than another pass. */
  #late(number: number): readonly Trial[] {
    const trials: Trial[] = []
    const use = (branch: number, at: number) => {
      if (branch >> BRANCH_BITS === number) insert(trials, trialOf(at, branch))
    }
    this.#openAll(use)
    for (const at of this.#edges) this.#open(at, EDGE_CODE, use)
    return trials
  }

  /** Place by place, so that trials come in their order. */
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
    const trial = trialOf(at, branch)
    const trials = this.#trials[number]
    if (trials !== undefined) insert(trials, trial)
    else {
      this.#trials[number] = [trial]
      this.opened[number] = 1
    }
  }
}

const NOWHERE: readonly Trial[] = []
const trialOf = (at: number, branch: number): Trial => (at << BRANCH_BITS) | (branch & BRANCH_MASK)

/** Keeps the order, and each trial once. Nearly all come last. */
function insert(trials: Trial[], trial: Trial): void {
  let at = trials.length
  while (at > 0 && (trials[at - 1] as number) >= trial) at--
  if (trials[at] === trial) return
  trials.push(trial)
  if (at < trials.length - 1) trials.copyWithin(at + 1, at).fill(trial, at, at + 1)
}

/** As `\b` sees it. */
function isWordCode(char: number): boolean {
  return (
    (char >= 0x61 && char <= 0x7a) || (char >= 0x30 && char <= 0x39) || (char >= 0x41 && char <= 0x5a) || char === 0x5f
  )
}
