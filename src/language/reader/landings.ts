import { distanceM } from '../../world/point.ts'
import { pointsOf } from './doubts.ts'
import { endpointOf } from './endpoints.ts'
import { isFlownOn } from './legs.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { LANDS_AT } from './role-begin-rules.ts'
import { ASKS_WHERE_TO_LAND, OR_THERE } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

/** As far as people go on from where they land. */
const NEAR_M = 260_000
const IN_PLAN = /(?:\bday ?|\bd|วันที่ ?)(?:[2-9]|1\d|two|three|four|five|สอง|สาม|สี่|ห้า)\b[^/\n]{0,24}$/
const BEFORE = 36
const AFTER = 48

/** “Satun and Lipe, 4 days, we fly to Hat Yai”: where the journey begins, near the places that were named before. */
export function landNear(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const { text } = sheet
  mentions.forEach((mention, at) => {
    if (at === 0 || (roles[at] !== 'visit' && roles[at] !== 'first') || mention.geo.kind === 'area') return
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, mention.start - BEFORE), mention.start)
    // “Day 2 fly to Krabi” is the next stop of a plan.
    if (IN_PLAN.test(before)) return
    if (!LANDS_AT.test(before, text.slice(mention.end, mention.end + AFTER))) return
    const code = endpointOf(mention)?.provinceCode
    const others = mentions.filter((_, other) => other !== at && (roles[other] === 'visit' || roles[other] === 'base'))
    const isStay = others.some((other) => endpointOf(other)?.provinceCode === code)
    const isNear = others.some((other) =>
      pointsOf(other.geo).some((point) => pointsOf(mention.geo).some((own) => distanceM(point, own) <= NEAR_M)),
    )
    if (!isStay && isNear && !isFlownOn(sheet, mentions, roles, at)) roles[at] = 'start'
  })
}

/** `ไปปาย บินลงเชียงใหม่หรือแม่ฮ่องสอนดี`: they ask about airports, and the goal is another place. */
export function askWhereToLand({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start, end }, at) => {
    const next = mentions[at + 1]
    if (!next || !OR_THERE.test(text.slice(end, next.start))) return
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - BEFORE), start)
    if (!ASKS_WHERE_TO_LAND.test(before, text.slice(next.end, next.end + AFTER))) return
    const isOther = (other: number) => other !== at && other !== at + 1
    if (!roles.some((role, other) => isOther(other) && (role === 'visit' || role === 'base'))) return
    roles[at] = 'compared'
    roles[at + 1] = 'compared'
  })
}
