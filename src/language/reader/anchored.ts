import { LetterPairs, type NeededPairs, pairsNeeded } from './letter-pairs.ts'
import { OpeningMap } from './opening-map.ts'
import { codeOf, EDGE_CODE, LONGEST_OPENING, type Openings, openingsOf, PLAIN_CODE, symbolOf } from './openings.ts'
import { type Part, parseBranches } from './pattern-parts.ts'

/** No words before an end are longer. */
const LONGEST = 160

/** One phrase of a pattern. */
interface AnchoredBranch {
  readonly source: string
  readonly needs: NeededPairs
  /** The most letters that it matches. */
  readonly longest: number
  /** Compiled when first tried. */
  pattern?: RegExp
}

/** An opened branch as one number: that of its pattern, and its own within it. */
const BRANCH_BITS = 10
const MOST_BRANCHES = 1 << BRANCH_BITS

/**
 * The test of a pattern of which each branch begins with `^` or ends with `$`: the first or the last letters of a text
 * tell which phrases of all such patterns may be there, and only those are tried. For texts of a sheet.
 */
export function anchoredTest(pattern: RegExp): (text: string) => boolean {
  const index = indexOf(pattern)
  let number = -1
  return (text) => {
    if (number < 0) number = index.register([pattern])
    return index.matches(number, text)
  }
}

/** Patterns of one end. Which of them a text opens is found without a look at each. */
export class AnchoredList {
  readonly #patterns: readonly RegExp[]
  readonly #index: AnchoredIndex
  #first = -1

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns
    this.#index = indexOf(patterns[0])
  }

  /** The next pattern, from this one on, that matches; -1: none. */
  next(text: string, from = 0): number {
    if (this.#first < 0) this.#first = this.#index.register(this.#patterns)
    for (let at = from; at < this.#patterns.length; at++) if (this.#index.matches(this.#first + at, text)) return at
    return -1
  }
}

/** The phrases of all patterns by the letters with which they begin, or end. */
class AnchoredIndex {
  readonly #isAtEnd: boolean
  /** By the number of their pattern. */
  readonly #branches: (readonly AnchoredBranch[])[] = []
  /** Those that any letters may open. */
  readonly #others: (readonly AnchoredBranch[] | null)[] = []
  readonly #openedBy = new OpeningMap(18)
  /** Many patterns are tested on one text, and many texts have the same edge: what that opens. */
  #text: string | null = null
  #edge = ''
  readonly #opened: number[] = []
  #count = 0
  /** By the number of a pattern when it was opened last. */
  readonly #turns: number[] = []
  #turn = 0
  readonly #pairs = new LetterPairs()

  constructor(isAtEnd: boolean) {
    this.#isAtEnd = isAtEnd
  }

  /** Gives them consecutive numbers, of which it returns the first. */
  register(patterns: readonly RegExp[]): number {
    this.#text = null
    this.#edge = ''
    const first = this.#branches.length
    for (const pattern of patterns) this.#add(pattern)
    return first
  }

  #add(pattern: RegExp): void {
    const number = this.#branches.length
    const branches: AnchoredBranch[] = []
    const others: AnchoredBranch[] = []
    const parsed = pattern.flags === '' ? parseBranches(pattern.source) : null
    if (parsed === null) others.push({ source: pattern.source, needs: [], longest: LONGEST, pattern })
    for (const { source, part } of parsed?.branches ?? []) {
      const isAnchored = this.#isAnchored(source)
      const openings = isAnchored && branches.length < MOST_BRANCHES ? this.#openingsOf(part) : null
      const longest = isAnchored ? Math.min(LONGEST, longestOf(part)) : LONGEST
      const branch = { source, needs: pairsNeeded(part), longest }
      if (openings === null) others.push(branch)
      else {
        const opened = (number << BRANCH_BITS) | (branches.push(branch) - 1)
        for (const opening of openings) this.#openedBy.add(opening, opened)
      }
    }
    this.#branches.push(branches)
    this.#others.push(others.length > 0 ? others : null)
    this.#turns.push(0)
  }

  #isAnchored(source: string): boolean {
    return this.#isAtEnd ? /(?<!\\)\$$/.test(source) : source.startsWith('^')
  }

  #openingsOf(part: Part): Openings {
    return openingsOf(this.#isAtEnd ? reversed(part) : part)
  }

  matches(number: number, text: string): boolean {
    if (text !== this.#text) this.#look(text)
    return (this.#turns[number] === this.#turn && this.#hasOpened(number, text)) || this.#hasOther(number, text)
  }

  #hasOpened(number: number, text: string): boolean {
    const branches = this.#branches[number] as readonly AnchoredBranch[]
    for (let at = 0; at < this.#count; at++) {
      const opened = this.#opened[at] as number
      if (opened >> BRANCH_BITS === number && this.#has(branches[opened & (MOST_BRANCHES - 1)] as AnchoredBranch, text))
        return true
    }
    return false
  }

  #hasOther(number: number, text: string): boolean {
    const others = this.#others[number]
    if (others != null) for (const branch of others) if (this.#has(branch, text)) return true
    return false
  }

  #has(branch: AnchoredBranch, text: string): boolean {
    if (!this.#pairs.mayHave(text, branch.needs)) return false
    branch.pattern ??= new RegExp(branch.source, 'g')
    branch.pattern.lastIndex = this.#isAtEnd ? Math.max(0, text.length - branch.longest) : 0
    return branch.pattern.test(text)
  }

  #look(text: string): void {
    this.#text = text
    if (this.#hasEdge(text)) return
    this.#edge = this.#isAtEnd ? text.slice(-LONGEST_OPENING) : text.slice(0, LONGEST_OPENING)
    this.#turn++
    this.#count = 0
    // Whether words begin or end at the edge of the text does not matter for its first letters.
    this.#open(text, PLAIN_CODE)
    this.#open(text, EDGE_CODE)
  }

  /** Whether a text begins, or ends, as the one that was looked at last. */
  #hasEdge(text: string): boolean {
    if (this.#edge.length < LONGEST_OPENING) return false
    return this.#isAtEnd ? text.endsWith(this.#edge) : text.startsWith(this.#edge)
  }

  #open(text: string, kind: number): void {
    let code = kind
    const most = Math.min(LONGEST_OPENING, text.length)
    for (let at = 0; at < most; at++) {
      code = codeOf(code, symbolOf(text.charCodeAt(this.#isAtEnd ? text.length - 1 - at : at)))
      if (!this.#openedBy.open(code, this.#take, at)) return
    }
  }

  readonly #take = (opened: number): void => {
    this.#opened[this.#count++] = opened
    this.#turns[opened >> BRANCH_BITS] = this.#turn
  }
}

/** The most letters that a part matches. */
function longestOf(part: Part): number {
  if (part.kind === 'letter') return 1
  if (part.kind === 'row') return part.parts.reduce((sum, inner) => sum + longestOf(inner), 0)
  if (part.kind === 'choice') return Math.max(...part.parts.map(longestOf))
  if (part.kind !== 'repeat') return 0
  const longest = longestOf(part.part)
  return longest === 0 ? 0 : longest * part.most
}

/** What the letters of a match are from its end. */
function reversed(part: Part): Part {
  if (part.kind === 'row') return { kind: 'row', parts: part.parts.map(reversed).reverse() }
  if (part.kind === 'choice') return { kind: 'choice', parts: part.parts.map(reversed) }
  return part.kind === 'repeat' ? { ...part, part: reversed(part.part) } : part
}

const [STARTS, ENDS] = [new AnchoredIndex(false), new AnchoredIndex(true)]
const indexOf = (pattern: RegExp | undefined) => (pattern?.source.startsWith('^') ? STARTS : ENDS)
