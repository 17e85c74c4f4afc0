import { codeOf, EDGE_CODE, LONGEST_OPENING, openingsOf, PLAIN_CODE, symbolOf } from './openings.ts'
import { type Part, parseBranches } from './pattern-parts.ts'

/** No words before an end are longer; a pattern that ends with `$` is tried from everywhere. */
const LONGEST = 160

/**
 * The test of a pattern that begins with `^` or ends with `$`: the first or the last letters of most texts tell that they
 * do not match, so that the pattern, which has dozens of phrases, is not tried. For texts of a sheet.
 */
export function anchoredTest(pattern: RegExp): (text: string) => boolean {
  /** Found out when first needed; null: any text may match. */
  let codes: ReadonlySet<number> | null | undefined
  const isAtEnd = !pattern.source.startsWith('^')
  return (text) => {
    if (codes === undefined) codes = codesOf(pattern, isAtEnd)
    if (codes !== null && !mayOpen(codes, text, isAtEnd)) return false
    return pattern.test(isAtEnd && text.length > LONGEST ? text.slice(-LONGEST) : text)
  }
}

function codesOf({ source, flags }: RegExp, isAtEnd: boolean): ReadonlySet<number> | null {
  const branches = flags === '' ? parseBranches(source)?.branches : undefined
  const codes = new Set<number>()
  for (const branch of branches ?? []) {
    if (isAtEnd ? !/(?<!\\)\$$/.test(branch.source) : !branch.source.startsWith('^')) return null
    const openings = openingsOf(isAtEnd ? reversed(branch.part) : branch.part)
    if (openings === null) return null
    for (const code of openings) codes.add(code)
  }
  return branches === undefined ? null : codes
}

/** What the letters of a match are from its end. */
function reversed(part: Part): Part {
  if (part.kind === 'row') return { kind: 'row', parts: part.parts.map(reversed).reverse() }
  if (part.kind === 'choice') return { kind: 'choice', parts: part.parts.map(reversed) }
  return part.kind === 'repeat' ? { ...part, part: reversed(part.part) } : part
}

/** Whether a text begins, or ends, with letters of an opening. Where words begin does not matter. */
function mayOpen(codes: ReadonlySet<number>, text: string, isAtEnd: boolean): boolean {
  let [plain, edge] = [PLAIN_CODE as number, EDGE_CODE as number]
  const most = Math.min(LONGEST_OPENING, text.length)
  for (let at = 0; at < most; at++) {
    const symbol = symbolOf(text.charCodeAt(isAtEnd ? text.length - 1 - at : at))
    plain = codeOf(plain, symbol)
    edge = codeOf(edge, symbol)
    if (codes.has(plain) || codes.has(edge)) return true
  }
  return false
}
