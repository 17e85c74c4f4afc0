import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { CHOSE, CHOSE_IN_THE_END, GOES_TO_ONE, OFFERED, PICKED, WAVERED, WHICH_OF_THEM } from './role-decided-rules.ts'
import type { Sheet } from './sheet.ts'

const REACH = 40
const TALK = 96
const CHOICE = 32

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
  pickAgain(text, mentions, roles)
}

/** “Krabi or Trang? We picked Trang”: of a choice, the place that is named again. */
function pickAgain(text: string, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ start, form }, at) => {
    if (at < 2 || roles[at] !== 'visit') return
    const before = text.slice(Math.max(mentions[at - 1]?.end ?? 0, start - CHOICE), start)
    const isAsked = WHICH_OF_THEM.test(text.slice(mentions[at - 1]?.end, start))
    if (!PICKED.test(before) && !(isAsked && GOES_TO_ONE.test(before))) return
    const isOffered = (one: number) => {
      const [first, second] = [mentions[one], mentions[one + 1]]
      return first && second && one + 1 < at && OFFERED.test(text.slice(first.end, second.start))
    }
    const choice = mentions.flatMap((_, one) => (isOffered(one) ? [one, one + 1] : []))
    if (!choice.some((one) => mentions[one]?.form === form)) return
    for (const one of choice) if (mentions[one]?.form !== form && roles[one] === 'visit') roles[one] = 'compared'
  })
}
