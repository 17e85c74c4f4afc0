import { codeOf, EDGE_CODE, LONGEST_OPENING, openingsOf, PLAIN_CODE, symbolOf } from './openings.ts'
import { type Part, parseBranches } from './pattern-parts.ts'

/** No words before an end are longer. */
const LONGEST = 160

interface AnchoredBranch {
  readonly source: string
  /** The most letters that it matches. */
  readonly longest: number
  /** Compiled when first tried. */
  pattern?: RegExp
}

/** By the code of an opening, the branches that it opens. */
type OpenedBy = ReadonlyMap<number, readonly AnchoredBranch[]>

/**
 * The test of a pattern of which each branch begins with `^` or ends with `$`: the first or the last letters of a text
 * tell which of its dozens of phrases may be there, and only those are tried. For texts of a sheet.
 */
export function anchoredTest(pattern: RegExp): (text: string) => boolean {
  /** Found out when first needed; null: any text may match. */
  let opened: OpenedBy | null | undefined
  const isAtEnd = !pattern.source.startsWith('^')
  return (text) => {
    if (opened === undefined) opened = branchesOf(pattern, isAtEnd)
    if (opened === null) return pattern.test(isAtEnd && text.length > LONGEST ? text.slice(-LONGEST) : text)
    return isOpen(opened, text, isAtEnd)
  }
}

function branchesOf({ source, flags }: RegExp, isAtEnd: boolean): OpenedBy | null {
  const parsed = flags === '' ? parseBranches(source) : null
  if (parsed === null) return null
  const openedBy = new Map<number, AnchoredBranch[]>()
  for (const { source, part } of parsed.branches) {
    if (isAtEnd ? !/(?<!\\)\$$/.test(source) : !source.startsWith('^')) return null
    const openings = openingsOf(isAtEnd ? reversed(part) : part)
    if (openings === null) return null
    const branch = { source, longest: Math.min(LONGEST, longestOf(part)) }
    for (const code of openings) {
      const opened = openedBy.get(code)
      if (opened) opened.push(branch)
      else openedBy.set(code, [branch])
    }
  }
  return openedBy
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

/** Whether a text begins, or ends, as one of the branches does. Where words begin does not matter for its first letters. */
function isOpen(openedBy: OpenedBy, text: string, isAtEnd: boolean): boolean {
  let [plain, edge] = [PLAIN_CODE as number, EDGE_CODE as number]
  const most = Math.min(LONGEST_OPENING, text.length)
  for (let at = 0; at < most; at++) {
    const symbol = symbolOf(text.charCodeAt(isAtEnd ? text.length - 1 - at : at))
    plain = codeOf(plain, symbol)
    edge = codeOf(edge, symbol)
    if (isOneOf(openedBy.get(plain), text, isAtEnd) || isOneOf(openedBy.get(edge), text, isAtEnd)) return true
  }
  return false
}

function isOneOf(branches: readonly AnchoredBranch[] | undefined, text: string, isAtEnd: boolean): boolean {
  if (branches === undefined) return false
  for (const branch of branches) {
    branch.pattern ??= new RegExp(branch.source, 'g')
    branch.pattern.lastIndex = isAtEnd ? Math.max(0, text.length - branch.longest) : 0
    if (branch.pattern.test(text)) return true
  }
  return false
}
