// Journeys along a way: where it ends is a stay, and where it begins as far as there are nights.
import type { Destination } from '../../world/destination.ts'
import { assume, type Draft } from './draft.ts'
import { endpointOf } from './endpoints.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { BEGINS_TRIP } from './role-errand-rules.ts'
import { CARRIED_FROM, TO } from './role-way-rules.ts'
import { isFlown, isHeadOfRoute, lastOfWay } from './routes.ts'
import type { Sheet } from './sheet.ts'

const LONG_WAY_DAYS = 4
/** `จากอุบลเลียบโขงขึ้นไปนครพนม`: the way is what they come for. */
const ALONG =
  /^\s?(?:เลียบ|เลาะ|ลัดเลาะ|ล่อง|ไล่)[^\d.,;\n]{0,24}(?:ไป|ถึง|สู่|จนถึง|จบที่)$|^,? (?:along|following|up|down) the [a-z\ufffc ]{3,24} (?:up |down )?to (?:the )?$/
/** `เลียบโขงจากอุบลไปนครพนม`. */
const ALONG_FROM = /(?:เลียบ|เลาะ|ล่อง|ไล่)(?!เมือง)[^\d.,;\n]{1,24}จาก\s?$/
/** “From Poipet via Aranyaprathet to Bangkok”: where they only come through. */
const THROUGH = /\b(?:via|through|by way of|crossing (?:at|in)) $/
const GOES_BACK = /\bon (?:the|our|my) way (?:back|home)\b|ไป-?กลับ/
const STAYS: ReadonlySet<Role> = new Set(['visit', 'first', 'last', 'end'])

/** “7 days from Bangkok to Chiang Mai” is a journey along the way; “จากกรุงเทพไปเชียงใหม่” only names the home. */
export function addTransfers(sheet: Sheet, draft: Draft, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach((mention, at) => {
    const next = mentions.slice(at + 1).find((other) => endpointOf(other) !== null)
    if (roles[at] !== 'start' || next === undefined) return
    const gap = sheet.text.slice(mention.end, next.start)
    const isAlong =
      ALONG.test(gap) ||
      (TO.test(gap) && ALONG_FROM.test(sheet.text.slice(Math.max(0, mention.start - 40), mention.start)))
    if (!isAlong && !(TO.test(gap) && /^\s*(?:to|-|->|>|till|until)\s*$/.test(gap))) return
    // A flight stops nowhere, nor does the night train.
    const before = sheet.text.slice(Math.max(0, mention.start - 30), mention.start)
    const isLine = CARRIED_FROM.test(before) || BEGINS_TRIP.test(before, sheet.text.slice(mention.end, next.end))
    if (
      isLine ||
      GOES_BACK.test(sheet.text) ||
      isFlown(sheet, mentions, at, before) ||
      isHeadOfRoute(sheet, mentions, at, before)
    )
      return
    const days = draft.days ?? 0
    if (days < LONG_WAY_DAYS) return
    draft.start ??= endpointOf(mention)
    if (!roles.includes('last')) draft.end ??= endpointOf(lastOfWay(sheet, mentions, next))
    // Of a way along which each night has its place, people see where they set out before they do.
    if (THROUGH.test(before) || (isAlong && days - 1 <= staysBeside(at, mentions, roles))) return
    roles[at] = 'visit'
    assume(draft, 'start_included', {})
  })
}

/** How many places the journey stays at besides one. */
function staysBeside(at: number, mentions: readonly GeoMention[], roles: readonly Role[]): number {
  const stays = mentions.filter(({ geo }, other) => other !== at && geo.kind !== 'area' && STAYS.has(roles[other]!))
  return new Set(stays.map((mention) => endpointOf(mention)?.provinceCode)).size
}

/** “A Mekong road trip from Chiang Khan to Nakhon Phanom”: of a round trip they take the part between the two. */
export function isPartOfLoop(
  destination: Destination | undefined,
  { start, end }: Pick<Draft, 'start' | 'end'>,
): destination is Destination {
  if (destination?.kind !== 'loop' || !start || !end || start.provinceCode === end.provinceCode) return false
  return [start, end].every(({ provinceCode }) => destination.provinceCodes.includes(provinceCode))
}
