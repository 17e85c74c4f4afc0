import { compileRule, matchesOf } from './phrase-rules.ts'
import { REFUSAL_RULES, REFUSAL_SLOTS, type RefusalKind } from './refusal-rules.ts'
import type { Listed } from './seen-before.ts'
import type { Sheet, Span } from './sheet.ts'

/** Words that refuse what is named before them, and the indexes of those mentions. */
export interface Refusal extends Span {
  readonly refused: readonly number[]
  readonly isSoft: boolean
}

const RULES = REFUSAL_RULES.map((rule) => compileRule(rule, REFUSAL_SLOTS))

export function listRefusals(sheet: Sheet, mentions: readonly Listed[]): Refusal[] {
  const found: Refusal[] = []
  if (mentions.length === 0) return found
  for (const compiled of RULES) {
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

const NOUN = '(?:we|i|they|he|she|you|it|both of us|most of us|(?:my|our|the|his|her) [a-z]{2,12}(?: and i)?)'
/** Between a list and its refusal: who refuses, a sign, `อะไรพวกนี้ก็`. */
const SAID_OF_IT = new RegExp(
  String.raw`^(?:'s|'re)?(?: stuff| things?| etc\.?| and (?:such|so on|all that|stuff))?\s*(?:[,:?]|-)?\s*(?:(?:that|which|those|these|honestly|personally|sorry|please) ){0,2}(?:${NOUN}\s?)?(?:(?:really|honestly|actually|definitely|all|both|just|probably|simply|also|is|are) ?){0,2}$|^\s*ๆ?\s*(?:อะไร)?(?:พวก|แบบ|แถว|ประเภท)?(?:นี้|นั้น|งี้|เนี้ย)?\s*(?:ก็|นี่|เนี่ย|น่ะ|อะ|อ่ะ|เรา|ผม|ฉัน|หนู|พวกเรา|ทั้งหมด|ทั้งหลาย|คง|น่าจะ|ขอ|คือ|ให้){0,3}\s*$`,
)
const JOINED =
  /^\s*(?:,|\/|\+|&|-)?\s*(?:and|or|nor|n|plus|และ|กับ|กะ|หรือ|แล้วก็)\s*(?:the |any |all |more |big |other |พวก|เรื่อง)?$|^\s*[/&+]\s*$|^เรื่อง$/
const COMMA = /^\s*,\s*(?:the |any |all |more |big |other )?$/
const SPACE = /^\s+$/
/** How far what “those” refers to may be. */
const REACH = 80

function refusedBy(sheet: Sheet, mentions: readonly Listed[], { start }: Span, says: RefusalKind): number[] {
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

/** `น้ำตกที่ต้องเดินขึ้นเขาตัดออกได้เลย`: words about the kind between it and its refusal, without a space, or with one after them. */
const CLAUSE =
  /^\s?(?:ที่|แนว|แบบ|ซึ่ง|ประเภท|สาย)(?!\s)[ก-์]{2,32}\s?(?:(?:เรา|ผม|ฉัน|หนู|ก็|ขอ|คือ|นี่|เนี่ย|พวกเรา)){0,2}(?:ไม่(?:ค่อย)?สนใจ(?:เลย)?\s?)?$/

/** The kind that such words are about, which may name kinds themselves (`เดินขึ้นเขา`). */
function headOf({ text }: Sheet, mentions: readonly Listed[], nearest: number, start: number): number {
  for (let at = nearest - 1; at >= Math.max(0, nearest - 2); at--) {
    const mention = mentions[at] as Listed
    if (!isPlace(mention) && CLAUSE.test(text.slice(mention.end, start))) return at
  }
  return nearest
}

/** “If it rains at the waterfall skip it”. */
const CONDITION = /(?:\b(?:if(?! possible)|unless|in case|when|whether)\b|ถ้า|หาก|กรณี)[^.,;!?\n]*$/

const isPlace = ({ geo }: Listed) => geo !== undefined && geo !== null

/** Words right before an item that wish for it, so that the list begins after it: “we love temples and …”. */
const WISHED =
  /(?:\b(?:like|love|want|enjoy|prefer|into|for|see|visit)(?: the| some| a)? |ชอบ|อยาก(?:ไป|ดู|เห็น)?|ขอ|เอา|เน้น|ไป)$/

/** Indexes of a list, from its last item: joined by words, after them also by commas; in Thai by spaces alone. */
export function listEndingAt({ text }: Sheet, mentions: readonly Listed[], last: number): number[] {
  const found = [last]
  let isClosed = false
  for (let at = last; at > 0; at--) {
    const [before, item] = [mentions[at - 1] as Listed, mentions[at] as Listed]
    const gap = text.slice(before.end, item.start)
    const isJoined = JOINED.test(gap)
    if (!isJoined && !(isClosed && COMMA.test(gap)) && !isSpacedList(text, mentions, at, last)) break
    isClosed ||= isJoined
    if (isPlace(before) !== isPlace(item) || WISHED.test(text.slice(Math.max(0, before.start - 16), before.start)))
      break
    found.push(at - 1)
  }
  return found
}

/** `ห้าง คาเฟ่ สวนสัตว์ เอาออก`: items with a space before and after each, from the beginning of a line. */
function isSpacedList(text: string, mentions: readonly Listed[], at: number, last: number): boolean {
  if (!/^\s/.test(text.slice((mentions[last] as Listed).end))) return false
  let first = at
  while (first > 0 && SPACE.test(text.slice((mentions[first - 1] as Listed).end, (mentions[first] as Listed).start)))
    first--
  const head = text.slice(0, (mentions[first] as Listed).start)
  return (
    first < at &&
    /[ก-์]$/.test(text.slice(0, (mentions[last] as Listed).end)) &&
    /(?:^|[\n.!?]\s*|ส่วน|พวก|เรื่อง)$/.test(head)
  )
}
