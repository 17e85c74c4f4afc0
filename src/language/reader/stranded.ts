// “Stuck in Phuket, flight to Chiang Mai cancelled, next one tomorrow”: where they wait is where the hours are spent.
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { IS_NOT_REACHED, IS_STUCK_AT, IS_STUCK_FOR_NOW } from './role-stranded-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 48

export function waitWhereStranded({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const at = mentions.findIndex(({ start, end }) =>
    IS_STUCK_AT.test(text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)),
  )
  if (at < 0 || !IS_STUCK_FOR_NOW.test(text)) return
  roles[at] = 'visit'
  mentions.forEach(({ start, end }, other) => {
    if (
      other !== at &&
      IS_NOT_REACHED.test(text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH))
    )
      roles[other] = 'compared'
  })
}
