import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { isHomeOfOthers } from './role-homes.ts'
import { GOES_THERE } from './role-visit-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 100
const VISITED: ReadonlySet<Role> = new Set<Role>(['visit', 'first', 'last', 'base', 'near'])

/** “My mum comes from Lampang and I’d like to show my kids around there”: a home to which they want to go. */
export function visitThere(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const isGoing = roles.some((role) => VISITED.has(role))
  mentions.forEach((mention, at) => {
    const role = roles[at]
    if (role !== 'start' && role !== 'known' && role !== 'compared') return
    const next = mentions[at + 1]?.start ?? sheet.text.length
    const rest = sheet.text.slice(mention.end, Math.min(next, mention.end + REACH))
    if (GOES_THERE.test(rest) || (!isGoing && isHomeOfOthers(sheet, mention))) roles[at] = 'visit'
  })
}
