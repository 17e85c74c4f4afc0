import type { SaidLength, SaidPlace } from './said-spans.ts'
import type { Span } from './sheet.ts'

const LENGTH = String.raw`(?:for )?\d{1,2} ?(?:days?|nights?|d\b|n\b|วัน|คืน)?`
/** Between two places of which one is enough, with their lengths. */
const OR = new RegExp(
  `^[\\s,?!()]{0,4}(?:${LENGTH})?(?:ดี|ก็ดี|ก็ได้)?[\\s,?!()]{0,4}(?:or|or else|vs\\.?|หรือ(?:ว่า|จะ|ไม่ก็)?|ไม่ก็)(?![a-z])[\\s,]{0,3}(?:(?:go|to|in|at|on|the|maybe|even|rather|ไป|ที่|เป็น) ?){0,3}(?:${LENGTH} ?(?:in|at|on|for|ที่)? ?)?$`,
)
/** Between the length and the first place. */
const IN = /^ (?:in|at|on) (?:the )?$|^\s?ที่\s?$/
const LONGEST_GAP = 56
const NEAR = 12

/** “3 days in Krabi or 5 in Trang”: the lengths of one of the two, which is the first. */
export function withoutChoice(
  text: string,
  lengths: readonly SaidLength[],
  places: readonly SaidPlace[],
): readonly SaidLength[] {
  if (lengths.length < 2 || places.length < 2) return lengths
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const dropped = new Set<SaidLength>()
  sorted.forEach((second, at) => {
    const first = sorted[at - 1]
    if (first === undefined || !isChoice(text, first, second)) return
    const or = first.end + text.slice(first.end, second.start).search(/\b(?:or|vs)\b|หรือ|ไม่ก็/)
    const isOfFirst = ({ start, end }: Span) =>
      (start >= first.end && end <= or) || (end <= first.start && IN.test(text.slice(end, first.start)))
    const ofSecond = lengths.filter(
      ({ start, end }) => (start >= or && end <= second.start) || (start >= second.end && start - second.end <= NEAR),
    )
    if (lengths.some(isOfFirst)) for (const length of ofSecond) dropped.add(length)
  })
  return lengths.filter((length) => !dropped.has(length))
}

const isChoice = (text: string, first: Span, second: Span) =>
  second.start - first.end <= LONGEST_GAP && OR.test(text.slice(first.end, second.start))
