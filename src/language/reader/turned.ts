// Of a plan that changed, the place of the first thought: `ตอนแรกจองสมุย แต่ฝนตก เลยเปลี่ยนเป็นเกาะช้าง`.
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import { LENGTH_FOLLOWS } from './polarity-reach-rules.ts'
import type { Role } from './role.ts'
import { SAYS_WHY_NOT, TURNED_THEREFORE, TURNED_TO, WAS_FIRST_THOUGHT } from './role-turn-rules.ts'
import { LISTED } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

const BEFORE = 64
const AFTER = 32
const THOUGHT = 40
const FAR = 140

/** “Phuket is too wet, so Trang instead”: the trip goes to the place that they turn to. */
export function turnTo({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach((mention, at) => {
    if (at === 0 || roles[at] !== 'visit') return
    const first = lastThought(mentions, at)
    if (first < 0 || roles[first] !== 'visit' || mention.start - (mentions[first] as GeoMention).end > FAR) return
    const { end } = mentions[first] as GeoMention
    const gap = text.slice(end, mention.start)
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, mention.start - BEFORE), mention.start)
    const after = text.slice(mention.end, Math.min(mentions[at + 1]?.start ?? Infinity, mention.end + AFTER))
    const isWhole = after.length < AFTER && mentions[at + 1] !== undefined
    const isFirstThought = (of: number) => {
      const { start } = mentions[of] as GeoMention
      return WAS_FIRST_THOUGHT.test(text.slice(Math.max(0, start - THOUGHT), start), '')
    }
    const isStay = LENGTH_FOLLOWS.test(text.slice(end, end + 16)) && !isFirstThought(first)
    if (isStay || IS_CONDITION.test(gap)) return
    const turns =
      TURNED_TO.test(before, isWhole ? `${after}x` : after) ||
      ((SAYS_WHY_NOT.test(gap) || isFirstThought(first)) && TURNED_THEREFORE.test(before, after))
    if (!turns) return
    for (let of = first; of >= 0 && roles[of] === 'visit'; of--) {
      if (mentions[of]?.form !== mention.form) roles[of] = 'compared'
      const previous = mentions[of - 1]
      if (!previous || !LISTED.test(text.slice(previous.end, mentions[of]?.start))) return
    }
  })
}

/** `อยากไปหลีเป๊ะ ถ้าไม่ได้จะไปสมุยแทน`: they may go there, and go to the first if they can. */
const IS_CONDITION = /ถ้า|หาก|หรือจะ|\b(?:if|in case|otherwise|unless)\b/

/** The last place before it that is not around it: of `ลงใต้ ขนอม นครศรี` all are one. */
function lastThought(mentions: readonly GeoMention[], at: number): number {
  const code = endpointOf(mentions[at] as GeoMention)?.provinceCode
  let of = at - 1
  while (
    of >= 0 &&
    (mentions[of]?.geo.kind === 'area' || endpointOf(mentions[of] as GeoMention)?.provinceCode === code)
  )
    of--
  return of
}
