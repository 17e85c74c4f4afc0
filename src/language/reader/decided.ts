import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { CHOSE, CHOSE_IN_THE_END, WAVERED } from './role-decided-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40
const TALK = 96

/** `ลังเลระหว่างเกาะช้างกับเกาะกูด สุดท้ายเลือกเกาะหมาก`: the places before were only thought of. */
export function dropUndecided({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const talk = ({ start }: GeoMention) => text.slice(Math.max(0, start - TALK), start)
  const wavered = mentions.findIndex((mention) => WAVERED.test(talk(mention)))
  mentions.forEach(({ start, form }, at) => {
    if (at === 0 || (roles[at] !== 'visit' && roles[at] !== 'last')) return
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - REACH), start)
    const hasWavered = wavered >= 0 && wavered < at
    const isChosen = CHOSE.test(before) || (hasWavered && CHOSE_IN_THE_END.test(before))
    if (!isChosen) return
    roles[at] = 'visit'
    for (let other = hasWavered ? wavered : 0; other < at; other++)
      if (roles[other] === 'visit' && mentions[other]?.form !== form) roles[other] = 'compared'
  })
}
