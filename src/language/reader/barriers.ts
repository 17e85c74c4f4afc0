const ITEM = /\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\]){0,400}\]|\((?:\?(?:<?[=!]|:|<\w{1,40}>))?|[\s\S]/gy
const REPEAT = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y
/** Looks at nothing, and always finds it. */
const BARRIER = '(?=)'

interface Group {
  readonly looks: boolean
  readonly looksBehind: boolean
  /** Whether something was chosen before it. */
  readonly isAfterChoice: boolean
  isChoice: boolean
}

/**
 * The source of the same pattern, of which V8 makes a quarter of the code. What follows a choice it compiles again for
 * each of its alternatives, up to ten times, and so on for each further choice: `(a|my) (old|new) (car|bus)` has fifty
 * pieces of code. Before a group that follows a choice stands something that all of them have to look at first.
 */
export function withBarriers(source: string): string {
  const open: Group[] = []
  let isAfterChoice = false
  let written = ''
  for (let at = 0; at < source.length; ) {
    const item = itemAt(ITEM, source, at)
    at += item.length
    const outer = open.at(-1)
    if (item.startsWith('(')) {
      const looks = /[=!]$/.test(item)
      const looksBehind = (outer?.looksBehind ?? false) || (looks && item.includes('<'))
      if (isAfterChoice && !looks && !looksBehind) {
        written += BARRIER
        isAfterChoice = false
      }
      open.push({ looks, looksBehind, isAfterChoice, isChoice: false })
      isAfterChoice = false
    } else if (item === '|') {
      if (outer) outer.isChoice = true
      isAfterChoice = false
    }
    const repeat = item.startsWith('(') || item === '|' ? '' : itemAt(REPEAT, source, at)
    at += repeat.length
    written += item + repeat
    if (item === ')') {
      const closed = open.pop() as Group
      isAfterChoice = closed.isAfterChoice || (!closed.looks && (closed.isChoice || isAfterChoice || repeat !== ''))
    } else if (repeat !== '') isAfterChoice = true
  }
  return written
}

function itemAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}
