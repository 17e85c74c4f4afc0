import { EITHER_OF } from './alternative-beside-rules.ts'
import {
  CANNOT,
  CROWDED,
  CROWDED_BEFORE,
  DONE_TO_THEM,
  KNOWN_BY,
  NOT_ONLINE,
  NOT_PAID_FOR,
  OF_ONE,
  PITIED,
  QUALIFIED,
  QUALIFIED_BEFORE,
  SHOW_OF_THEM,
  TOO_MANY,
  WIDER_WORD,
} from './qualified-refusal-rules.ts'
import type { Item } from './seen-before.ts'
import type { Sheet } from './sheet.ts'

interface Answer {
  readonly sign: 'wanted' | 'unwanted' | 'neither'
}

/**
 * Refusals that do not refuse the whole kind, as the text wants it elsewhere: `อยากได้วัดเล็กๆ ไม่ใช่วัดที่ทัวร์ลง` refuses
 * some temples, and “two days of diving, she doesn't dive” says what one of them does meanwhile. What the refused ones are
 * known by is refused instead (“no beaches with jet skis”). Of crowded ones the kind is not even wished for (`some`).
 */
export function freeQualified<A extends Answer>(
  { text }: Sheet,
  items: readonly Item[],
  answers: A[],
  { plain, seen, some, less }: Readonly<Record<'plain' | 'seen' | 'some' | 'less', A>>,
): void {
  items.forEach((item, at) => {
    const answer = answers[at]
    if (answer?.sign !== 'unwanted' || answer === seen) return
    const before = text.slice(Math.max(0, item.start - REACH), item.start)
    if (EITHER_OF.test(before, text.slice(item.end, items[at + 1]?.start))) {
      answers[at] = plain
      if (answers[at + 1]?.sign === 'unwanted') answers[at + 1] = plain
      return
    }
    const after = text.slice(item.end, item.end + REACH)
    if (NOT_PAID_FOR.test(before) || NOT_ONLINE.test(text.slice(Math.max(0, item.start - REACH), item.end))) {
      answers[at] = some
      return
    }
    if (item.concepts && !item.geo && TOO_MANY.test(after)) {
      answers[at] = less
      return
    }
    if (!isWantedElsewhere(text, items, answers, at)) {
      const areCrowded = item.concepts !== undefined && (CROWDED.test(after) || CROWDED_BEFORE.test(before))
      if (areCrowded && !item.geo) answers[at] = some
      return
    }
    if (DONE_TO_THEM.test(text.slice(Math.max(0, item.start - REACH), item.end)) || SHOW_OF_THEM.test(after)) {
      answers[at] = some
      return
    }
    const isOfOne = OF_ONE.test(before) || CANNOT.test(before, after)
    if (!isOfOne && !QUALIFIED.test(after) && !QUALIFIED_BEFORE.test(before)) return
    answers[at] = plain
    const next = items[at + 1]
    if (!isOfOne && next?.concepts && KNOWN_BY.test(text.slice(item.end, next.start))) answers[at + 1] = answer
  })
}

const REACH = 48

function isWantedElsewhere(text: string, items: readonly Item[], answers: readonly Answer[], at: number): boolean {
  const refused = items[at]?.concepts ?? []
  return items.some(
    ({ concepts = [], start, end }, other) =>
      answers[other]?.sign === 'wanted' &&
      !WIDER_WORD.test(text.slice(start, end)) &&
      !PITIED.test(text.slice(Math.max(0, start - REACH), start)) &&
      concepts.some(({ key, broader }) =>
        refused.some((concept) => concept.key === key || broader.includes(concept.key)),
      ),
  )
}
