/** Two letters swapped across a third: `sumai` for `samui`. */
export function isTwisted(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return (
    a[at] === b[at + 2] &&
    a[at + 2] === b[at] &&
    a[at + 1] === b[at + 1] &&
    a.slice(at + 3) === b.slice(at + 3) &&
    at + 2 < a.length
  )
}

/** One letter inserted, missing or changed, or two adjacent ones swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const left = a.slice(head, a.length - tail)
  const right = b.slice(head, b.length - tail)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
