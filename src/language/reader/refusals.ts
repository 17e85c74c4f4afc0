import { matchesOf, RuleList } from './phrase-rule.ts'
import { BEGINS_LIST, CLAUSE, COMMA, CONDITION, JOINED, SAID_OF_IT, WISHED } from './refusal-reach-rules.ts'
import { REFUSAL_RULES, type RefusalKind } from './refusal-rules.ts'
import { REFUSAL_SLOTS } from './refusal-slots.ts'
import type { Item, Listed } from './seen-before.ts'
import type { Sheet, Span } from './sheet.ts'

/** Words that refuse what is named before them, and the indexes of those mentions. */
export interface Refusal extends Span {
  readonly refused: readonly number[]
  readonly isSoft: boolean
}

const RULES = new RuleList(REFUSAL_RULES, REFUSAL_SLOTS)

export function listRefusals(sheet: Sheet, mentions: readonly Item[]): Refusal[] {
  const found: Refusal[] = []
  if (mentions.length === 0) return found
  for (const compiled of RULES.within(sheet)) {
    for (const match of matchesOf(sheet, compiled)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (found.some(({ start, end }) => span.start < end && span.end > start)) continue
      if (mentions.some(({ start, end }) => span.start < end && span.end > start)) continue
      const refused = refusedBy(sheet, mentions, span, compiled.rule.says)
      if (refused.length > 0) found.push({ ...span, refused, isSoft: compiled.rule.says === 'less' })
    }
  }
  return found
}

const SPACE = /^\s+$/
/** How far what “those” refers to may be. */
const REACH = 80

function refusedBy(sheet: Sheet, mentions: readonly Item[], { start }: Span, says: RefusalKind): number[] {
  const nearest = mentions.findLastIndex((mention) => mention.end <= start && (says !== 'those' || !isPlace(mention)))
  const last = headOf(sheet, mentions, nearest, start)
  const mention = mentions[last]
  if (mention === undefined || CONDITION.test(sheet.text.slice(Math.max(0, mention.start - REACH), mention.start)))
    return []
  const gap = sheet.text.slice(mention.end, start)
  if (last < nearest || CLAUSE.test(gap)) return listEndingAt(sheet, mentions, last)
  if (says === 'those' ? gap.length > REACH || gap.includes('\n') : !SAID_OF_IT.test(gap)) return []
  return listEndingAt(sheet, mentions, last)
}

/** The kind that such words are about, which may name kinds themselves (`เดินขึ้นเขา`). */
function headOf({ text }: Sheet, mentions: readonly Item[], nearest: number, start: number): number {
  for (let at = nearest - 1; at >= Math.max(0, nearest - 2); at--) {
    const mention = mentions[at] as Listed
    if (!isPlace(mention) && CLAUSE.test(text.slice(mention.end, start))) return at
  }
  return nearest
}

const isPlace = ({ geo }: Listed) => geo !== undefined && geo !== null

/** Indexes of a list, from its last item: joined by words, after them also by commas; in Thai by spaces alone. */
export function listEndingAt({ text }: Sheet, mentions: readonly Item[], last: number): number[] {
  const found = [last]
  let isClosed = false
  for (let at = last; at > 0; at--) {
    const [before, item] = [mentions[at - 1] as Item, mentions[at] as Item]
    const gap = text.slice(before.end, item.start)
    if (areTwo(before, item)) found.push(at - 1)
    if (isCompound(before, item)) continue
    const isJoined = JOINED.test(gap)
    if (!isJoined && !(isClosed && COMMA.test(gap)) && !isSpacedList(text, mentions, at, last)) break
    isClosed ||= isJoined
    if (isPlace(before) !== isPlace(item) || WISHED.test(text.slice(Math.max(0, before.start - 16), before.start)))
      break
    found.push(at - 1)
  }
  return found
}

/** `โชว์ลิง`: what is shown is refused, not every show. */
export const isCompound = (head: Listed, item: Listed): boolean =>
  head.end === item.start && !isPlace(head) && !isPlace(item)

/** `คาเฟ่วัดไม่ต้อง`: two kinds that nobody puts together in one place. */
const areTwo = (head: Item, item: Item): boolean =>
  head.end === item.start && [head, item].every(({ concepts }) => concepts?.some(({ key }) => ALONE.has(key)))
const ALONE = new Set(['temple', 'cafe', 'mall', 'museum', 'zoo', 'bar', 'shrine', 'theme_park', 'cave', 'waterfall'])

/** `ห้าง คาเฟ่ สวนสัตว์ เอาออก`: items with a space before and after each, from the beginning of a line. */
function isSpacedList(text: string, mentions: readonly Item[], at: number, last: number): boolean {
  if (!/^\s/.test(text.slice((mentions[last] as Listed).end))) return false
  let first = at
  while (first > 0 && SPACE.test(text.slice((mentions[first - 1] as Listed).end, (mentions[first] as Listed).start)))
    first--
  const head = text.slice(0, (mentions[first] as Listed).start)
  return (
    first < at &&
    /[ก-์]$/.test(text.slice(0, (mentions[last] as Listed).end)) &&
    (/(?:^|[\n.!?]\s*|(?:วัน|คืน|คน|บาท)\s+)$/.test(head) || BEGINS_LIST.test(head))
  )
}
