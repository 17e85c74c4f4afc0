import { assume, type Draft } from './draft.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import type { Sheet } from './sheet.ts'

const ON_THE_WAY =
  /\b(?:on (?:the|my|our) way (?:from|to|between|down|up|back)|en ?route|between (?:the |two |my |our )?(?:trains|buses)|on the (?:train|bus) from|break(?:ing)? (?:the|my|our) journey)\b|ระหว่างทาง|ระหว่างรอรถ|แวะกลางทาง/
const BEGINS_AT = /(?:\bfrom|\bleaving|จาก)\s?$/
const LEADS_TO = /^\s?(?:to|and|-|–|ไป|เข้า|ลง|ขึ้น|กลับ)\s?$/
/** Of a longer day, the way is a part. */
const FEW_HOURS = 8 * 60

/**
 * “Half a day in Lopburi on the way from Phitsanulok to Bangkok”: the hours between two trains. Neither end of the way is a part
 * of them.
 */
export function stopOnWay({ text }: Sheet, draft: Draft, mentions: readonly GeoMention[], roles: Role[]): void {
  const { windowMinutes } = draft
  if ((draft.days ?? 1) !== 1 || draft.nights !== null || windowMinutes === null || windowMinutes > FEW_HOURS) return
  if (mentions.length !== 3 || !ON_THE_WAY.test(text)) return
  const from = mentions.findIndex(({ start, end }, at) => {
    const next = mentions[at + 1]
    return next && BEGINS_AT.test(text.slice(0, start)) && LEADS_TO.test(text.slice(end, next.start))
  })
  const stop = from === 0 ? 2 : 0
  if (from < 0 || roles[stop] === 'known' || roles[stop] === 'avoid') return
  roles.fill('compared')
  roles[stop] = 'visit'
  assume(draft, 'stop_on_way', {})
}
