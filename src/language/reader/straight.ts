// “Split between Bangkok and Pattaya. We land in Bangkok and head straight for Pattaya”: the first stay is not where they land.
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { GOES_AT_ONCE_TO, GOES_STRAIGHT_TO } from './role-straight-rules.ts'
import type { Sheet } from './sheet.ts'
import type { WayToGoal } from './stops-on-way.ts'

const BEFORE = 128
const AFTER = 20

/** The stay where they go at once, before the one that is named first; null if they come in that order anyway. */
export function straightTo({ text }: Sheet, mentions: readonly GeoMention[], roles: readonly Role[]): WayToGoal | null {
  const codes = mentions.map((mention) => endpointOf(mention)?.provinceCode)
  const goal = roles.findIndex((role, at) => role === 'visit' && codes[at] !== undefined)
  const to = mentions.findIndex(({ start, end }, at) => {
    if (at === 0 || at <= goal || roles[at] !== 'visit') return false
    const before = text.slice(Math.max(0, start - BEFORE), start)
    return GOES_STRAIGHT_TO.test(before) || GOES_AT_ONCE_TO.test(before, text.slice(end, end + AFTER))
  })
  if (to < 0 || goal < 0 || codes[goal] === codes[to]) return null
  const stops = codes.flatMap((code, at) => (code === codes[to] && roles[at] === 'visit' ? [at] : []))
  return { goal, stops }
}

/** “We land in Bangkok early and head straight for Hua Hin. Six days, Bangkok and Hua Hin”: where they land is no stay yet. */
export function landFirst({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start, end }, at) => {
    const landing = at - 1
    if (roles[at] !== 'visit' || roles[landing] !== 'first') return
    const from = Math.max(0, (mentions[landing]?.start ?? 0) - LANDING, start - BEFORE)
    const before = text.slice(from, start)
    if (GOES_STRAIGHT_TO.test(before) || GOES_AT_ONCE_TO.test(before, text.slice(end, end + AFTER)))
      roles[landing] = 'start'
  })
}
const LANDING = 32
