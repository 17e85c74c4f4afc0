import { OpeningMap } from './opening-map.ts'
import { codeOf, EDGE_CODE, LONGEST_OPENING, openingsOf, PLAIN_CODE, symbolOf } from './openings.ts'
import { type Part, parseBranches } from './pattern-parts.ts'

/** No words before an end are longer. */
const LONGEST = 160

/** One phrase of a pattern. */
interface AnchoredBranch {
  /** The number of its pattern. */
  readonly owner: number
  readonly source: string
  /** The most letters that it matches. */
  readonly longest: number
  /** Compiled when first tried. */
  pattern?: RegExp
}

/** A pattern whose phrases are in an index, but for those that any letters may open. */
interface Registered {
  readonly number: number
  readonly others: RegExp | null
}

/**
 * The test of a pattern of which each branch begins with `^` or ends with `$`: the first or the last letters of a text
 * tell which phrases of all such patterns may be there, and only those are tried. For texts of a sheet.
 */
export function anchoredTest(pattern: RegExp): (text: string) => boolean {
  const index = pattern.source.startsWith('^') ? STARTS : ENDS
  let registered: Registered | undefined
  return (text) => {
    registered ??= index.register(pattern)
    return index.matches(registered, text)
  }
}

/** The phrases of all patterns by the letters with which they begin, or end. */
class AnchoredIndex {
  readonly #isAtEnd: boolean
  readonly #branches: AnchoredBranch[] = []
  readonly #openedBy = new OpeningMap(18)
  #count = 0
  /** Many patterns are tested on one text: the phrases that it opens, and by the number of a pattern when it was opened last. */
  #text: string | null = null
  #opened: AnchoredBranch[] = []
  readonly #turns: number[] = []
  #turn = 0

  constructor(isAtEnd: boolean) {
    this.#isAtEnd = isAtEnd
  }

  register(pattern: RegExp): Registered {
    this.#text = null
    const number = this.#count++
    this.#turns[number] = 0
    const others: string[] = []
    const parsed = pattern.flags === '' ? parseBranches(pattern.source) : null
    for (const { source, part } of parsed?.branches ?? []) {
      const openings = this.#isAnchored(source) ? openingsOf(this.#isAtEnd ? reversed(part) : part) : null
      if (openings === null) others.push(source)
      const branch = this.#branches.push({ owner: number, source, longest: Math.min(LONGEST, longestOf(part)) }) - 1
      for (const opening of openings ?? []) this.#openedBy.add(opening, branch)
    }
    if (parsed === null) return { number, others: pattern }
    return { number, others: others.length > 0 ? new RegExp(others.join('|')) : null }
  }

  #isAnchored(source: string): boolean {
    return this.#isAtEnd ? /(?<!\\)\$$/.test(source) : source.startsWith('^')
  }

  matches({ number, others }: Registered, text: string): boolean {
    if (text !== this.#text) this.#look(text)
    if (this.#turns[number] === this.#turn)
      for (const branch of this.#opened) if (branch.owner === number && this.#matches(branch, text)) return true
    return others !== null && others.test(this.#isAtEnd && text.length > LONGEST ? text.slice(-LONGEST) : text)
  }

  /** Whether words begin or end at the edge of the text does not matter for its first letters. */
  #look(text: string): void {
    this.#text = text
    this.#turn++
    this.#opened = []
    this.#open(text, PLAIN_CODE)
    this.#open(text, EDGE_CODE)
  }

  #open(text: string, kind: number): void {
    let code = kind
    const most = Math.min(LONGEST_OPENING, text.length)
    for (let at = 0; at < most; at++) {
      code = codeOf(code, symbolOf(text.charCodeAt(this.#isAtEnd ? text.length - 1 - at : at)))
      if (!this.#openedBy.open(code, this.#take)) return
    }
  }

  readonly #take = (number: number): void => {
    const branch = this.#branches[number] as AnchoredBranch
    this.#opened.push(branch)
    this.#turns[branch.owner] = this.#turn
  }

  #matches(branch: AnchoredBranch, text: string): boolean {
    branch.pattern ??= new RegExp(branch.source, 'g')
    branch.pattern.lastIndex = this.#isAtEnd ? Math.max(0, text.length - branch.longest) : 0
    return branch.pattern.test(text)
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
