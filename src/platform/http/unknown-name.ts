import type { InputErrorText } from '../input-error.ts'
import { unknownName } from '../input-errors.ts'

const MAX_NAME = 64

/** The error for an unknown name; suggests the nearest known one. */
export function unknownAmong(known: readonly string[], name: string): InputErrorText {
  const nearest = nearestName(name, known)
  return unknownName(nearest === undefined ? [] : [nearest])
}

/** The nearest known name within two edits (one for short names); the first if several are equally near. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_NAME) return undefined
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= (candidate.length < 5 ? 1 : 2))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.candidate
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
