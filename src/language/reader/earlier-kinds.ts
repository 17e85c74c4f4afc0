import { HAVE_BEEN_TO, WENT_FOR } from './earlier-kind-rules.ts'
import { WANTED_AGAIN } from './role-past-rules.ts'
import type { Item } from './seen-before.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40
const AGAIN_REACH = 64

/** `เคยไปสวนผึ้งเมื่อนานมาแล้ว อยากกลับไปอีก`: what they want to see once more. */
export function wantAgain<A>({ text }: Sheet, items: readonly Item[], answers: A[], seen: A, plain: A): void {
  items.forEach(({ end }, at) => {
    if (answers[at] === seen && WANTED_AGAIN.test(text.slice(end, end + AGAIN_REACH))) answers[at] = plain
  })
}

/** `ปีก่อนไปทะเล ปีนี้ขอภูเขา`, “after a week of beaches …”: kinds of an earlier trip are no wish of this one. */
export function passEarlier<A extends { readonly sign: string }>(
  { text }: Sheet,
  items: readonly Item[],
  answers: A[],
  some: A,
): void {
  items.forEach(({ concepts, geo, start, end }, at) => {
    if (concepts === undefined || geo || answers[at]?.sign !== 'wanted') return
    const before = text.slice(Math.max(0, start - REACH), start)
    if (WENT_FOR.test(before) || HAVE_BEEN_TO.test(before, text.slice(end, end + REACH))) answers[at] = some
  })
}
