import type { GeoMention } from './mentions.ts'
import type { Role } from './place-roles.ts'
import { CHOSE, CHOSE_IN_THE_END, WAVERED } from './role-decided-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40
const TALK = 96

/** `ลังเลระหว่างเกาะช้างกับเกาะกูด สุดท้ายเลือกเกาะหมาก`: the places before were only thought of. */
export function dropUndecided({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start, form }, at) => {
    if (at === 0 || (roles[at] !== 'visit' && roles[at] !== 'last')) return
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - REACH), start)
    const talk = (of: number) => text.slice(Math.max(0, (mentions[of]?.start ?? 0) - TALK), mentions[of]?.start)
    const first = mentions.findIndex((_, index) => index < at && WAVERED.test(talk(index)))
    const isChosen = CHOSE.test(before) || (first >= 0 && CHOSE_IN_THE_END.test(before))
    if (!isChosen) return
    roles[at] = 'visit'
    for (let other = Math.max(0, first); other < at; other++)
      if (roles[other] === 'visit' && mentions[other]?.form !== form) roles[other] = 'compared'
  })
}
