// Roles of places beside another goal: missed, given up, passed, only asked about, or where they go home to.
import { endpointOf } from './endpoints.ts'
import { GATEWAYS } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { GOES_HOME_TO, IS_MISSED, SAID_TO_BE_MISSED, THING_FROM } from './role-missed-rules.ts'
import { IS_TALK } from './role-talk-rules.ts'
import { TO } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

const BEFORE = 72
const AFTER = 80
/** A plan that was given up, and the sentences up to the next one. */
const PLAN_AFTER = 400
const TALK_AFTER = 64
const CAPITAL = '10'
const GOALS: ReadonlySet<Role> = new Set(['visit', 'base', 'first', 'last', 'near'])

export function missPlaces({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach((mention, at) => {
    const { start, end, form } = mention
    const [before, after] = [text.slice(Math.max(0, start - BEFORE), start), text.slice(end, end + AFTER)]
    const role = roles[at] as Role
    if (role === 'start' && THING_FROM.test(before) && !isHead(text, mentions, at)) roles[at] = 'visit'
    const isOnlyOne = !mentions.some((other, index) => other.form !== form && GOALS.has(roles[index] as Role))
    const isNamedAgain = mentions.some((other, index) => index > at && other.form === form)
    if (isLast(mentions, at) && GOES_HOME_TO.test(before, after)) {
      if (!isOnlyOne || GATEWAYS.includes(form) || /แล้ว|ก่อน/.test(before)) roles[at] = 'end'
    } else if (!isOnlyOne && !isNamedAgain && (GOALS.has(role) || role === 'start' || role === 'end')) {
      const isMissed = SAID_TO_BE_MISSED.test(after.slice(0, (mentions[at + 1]?.start ?? Infinity) - end))
      const isTalk = IS_TALK.test(before, text.slice(end, end + TALK_AFTER))
      if (isMissed || isTalk || IS_MISSED.test(before, text.slice(end, end + PLAN_AFTER))) roles[at] = 'compared'
    }
  })
}

const isLast = (mentions: readonly GeoMention[], at: number) => at === mentions.length - 1

/** “A trek from Chiang Mai to Pai”, and what sets out from the capital goes elsewhere. */
function isHead(text: string, mentions: readonly GeoMention[], at: number): boolean {
  const [mention, next] = [mentions[at] as GeoMention, mentions[at + 1]]
  return (
    endpointOf(mention)?.provinceCode === CAPITAL ||
    (next !== undefined && TO.test(text.slice(mention.end, next.start)))
  )
}
