import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { TO } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

/** “North to south: Nan 3 days, …”: in which order they travel, of places that are named. */
export function nameDirections({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (mentions.filter(({ geo }) => geo.kind !== 'area').length < 2) return
  mentions.forEach(({ geo, start, end }, at) => {
    if (geo.kind !== 'area') return
    const next = mentions[at + 1]
    const isFrom = next?.geo.kind === 'area' && TO.test(text.slice(end, next.start))
    if (isFrom) roles[at + 1] = 'compared'
    if (isFrom || FROM_SOUTH.test(text.slice(Math.max(0, start - 20), start))) roles[at] = 'compared'
  })
}
/** “South” alone is no region. */
const FROM_SOUTH = /\b(?:south|north|east|west) to (?:the )?$/
