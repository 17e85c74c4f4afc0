import { MONTH } from './calendar-words.ts'
import { clauseAt } from './clauses.ts'
import { COUNT } from './numbers.ts'
import { allMatches, type Sheet, type Span } from './sheet.ts'

const CHANGED_MIND =
  /เอ้ย(?:\s*ไม่ใช่|\s*ไม่เอา(?:ละ|แล้ว|ดีกว่า)?)?(?:\s*เปลี่ยนใจ(?:ละ|แล้ว)?)?|ไม่เอาละ\s*เปลี่ยนใจ|เปลี่ยนใจ(?:ละ|แล้ว|ดีกว่า)|\b(?:scratch that|actually no|wait,? no|no wait|changed my mind|on second thought)\b[,:]?/g

/** `ไปกันสี่คน เอ้ย สามคน`: a slip of the tongue takes back the words right before it, with a number on its own. */
const SLIP = /^เอ้ย(?:\s*ไม่ใช่)?$/
const SLIP_REACH = 60
const LAST_WORDS = /(?:\S*\d\s)?\S+\s*$/

/** What a plan says beside its place: how long, when, how many. */
const BESIDE = [
  String.raw`(?:${COUNT})[ -]?(?:วัน|คืน|days?|nights?|weeks?|สัปดาห์|อาทิตย์)(?![a-z])(?:[ /]?(?:${COUNT}) ?(?:วัน|คืน|days?|nights?)(?![a-z]))?`,
  String.raw`(?:วันที่ ?)?\d{1,2}(?: ?- ?\d{1,2})? ?${MONTH}|\b(?:${MONTH}) \d{1,2}(?: ?- ?\d{1,2})?\b|เดือน(?:${MONTH})`,
  String.raw`(?:${COUNT}) ?(?:คน|ท่าน|of us|people|pax|adults?|kids?|children)|กับ(?:แฟน|เพื่อน|แม่|พ่อ|ครอบครัว|ลูก|สามี|ภรรยา)`,
].map((source) => new RegExp(source, 'g'))
/** How near a name is to “changed my mind”. */
const NEXT = 40

/**
 * “Pattaya three days, no wait, Ko Sichang”: what the sentence said before does not count, but for the length, the dates
 * and the people of a plan for another place, unless they are said again. Of the sentence before only its places are
 * taken back: “Trang for 3 days. Actually no, Satun”.
 */
export function retract(sheet: Sheet, mentions: readonly (Span & { readonly geo?: object | null })[]): void {
  for (const match of sheet.find(CHANGED_MIND)) {
    const end = match.index + match[0].length
    const clause = clauseAt(sheet, { start: match.index, end })
    const reach = Math.max(clause.start, match.index - SLIP_REACH)
    const places = mentions.filter(({ geo }) => geo)
    const isOther = places.some(({ start }) => start >= end && start < Math.min(clause.end, end + NEXT))
    const isHead = /^[\s,]*$/.test(sheet.text.slice(clause.start, match.index))
    if (isOther && isHead && clause.start > 0) {
      const before = clauseAt(sheet, { start: clause.start - 2, end: clause.start - 2 })
      for (const place of places) if (place.start >= before.start && place.end <= clause.start) sheet.claim(place)
    }
    const slip = SLIP.test(match[0]) ? LAST_WORDS.exec(sheet.text.slice(reach, match.index)) : null
    const start = slip ? reach + slip.index : clause.start
    const isPlan = isOther && !slip && places.some((place) => place.start >= start && place.end <= match.index)
    const kept = isPlan ? keptOf(sheet.text.slice(start, match.index), sheet.text.slice(end, clause.end)) : []
    let from = start
    for (const span of kept) {
      sheet.claim({ start: from, end: start + span.start })
      from = start + span.end
    }
    sheet.claim({ start: from, end })
  }
}

/** What is not said again, in order. */
function keptOf(before: string, after: string): Span[] {
  return BESIDE.flatMap((pattern) =>
    allMatches(after, pattern).length > 0
      ? []
      : allMatches(before, pattern).map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  )
    .toSorted((a, b) => a.start - b.start)
    .filter((span, at, all) => at === 0 || span.start >= (all[at - 1]?.end ?? 0))
}
