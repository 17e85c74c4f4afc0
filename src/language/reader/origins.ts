// Roles that follow from other mentions: where the journey begins and ends, of places that are named more than once.
import type { Draft } from './draft.ts'
import type { GeoMention } from './mentions.ts'
import type { Role } from './role.ts'
import { LEAVES_FROM } from './role-begin-rules.ts'
import { IS_DUE_AT } from './role-end-rules.ts'
import { DRIVES_HOME_TO, RETURNS_TO } from './role-return-rules.ts'
import { SLEEPS_FOR, SLEPT_FOR, STAYED_FOR_THAI } from './role-stay-rules.ts'
import { VISITS } from './role-visit-rules.ts'
import { TO } from './role-way-rules.ts'
import type { Sheet } from './sheet.ts'

/** `วันแรก กทม-เขาค้อ … กลับ กทม`: what the plan begins and ends with is home. */
export function backHome(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const [first, second] = mentions
  if (!first || !second || roles[0] !== 'visit' || mentions.length < 3) return
  const isHome = mentions.some(
    ({ form, start }, at) => roles[at] === 'end' && form === first.form && RETURNS_TO.test(sheet.text.slice(0, start)),
  )
  if (isHome && TO.test(sheet.text.slice(first.end, second.start))) roles[0] = 'start'
}

/** “An island in the South, leaving from Hat Yai”: they cannot leave what they have not been to. */
export function leaveHome({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const at = roles.indexOf('end')
  if (at < 0 || roles.includes('start') || !LEAVES_FROM.test(text.slice(0, mentions[at]?.start))) return
  const isStay = (role: Role, index: number) =>
    (role === 'visit' || role === 'first' || role === 'base') && mentions[index]?.geo.kind !== 'area'
  if (!roles.slice(0, at).some(isStay)) roles[at] = 'start'
}

/** `ขับรถกลับบ้านที่สุรินทร์ ออกจากบางแค`: of those who set out elsewhere, the journey ends at home. */
export function endAtHome({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  if (!roles.includes('start')) return
  const origins = new Set(mentions.filter((_, at) => roles[at] === 'start').map(({ form }) => form))
  mentions.forEach(({ start, end, form }, at) => {
    // “From Korat …, ending in Korat”.
    if (roles[at] === 'visit' && IS_DUE_AT.test(text.slice(Math.max(0, start - 32), start), text.slice(end, end + 40)))
      roles[at] = 'last'
    if (roles[at] === 'last' && origins.has(form)) roles[at] = 'end'
    if (roles[at] === 'visit' && DRIVES_HOME_TO.test(text.slice(Math.max(0, start - 24), start)))
      roles[at] = origins.has(form) ? 'end' : 'last'
  })
}

/** A place named again without a word for going there is still where they come from. */
export function repeatOrigins(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const origins = new Set(mentions.filter((_, at) => roles[at] === 'start').map(({ form }) => form))
  mentions.forEach(({ form, start }, at) => {
    if (roles[at] !== 'visit' || !origins.has(form) || isStayOf(sheet, mentions, at)) return
    if (isJoinedToStay(sheet, mentions, roles, at)) return
    if (!VISITS.test(sheet.text.slice(Math.max(0, start - 16), start))) roles[at] = 'start'
  })
}

/** “Five days in Pattaya and Bangkok”, of those who land in Bangkok. */
function isJoinedToStay({ text }: Sheet, mentions: readonly GeoMention[], roles: readonly Role[], at: number): boolean {
  const isPair = (first: number) => {
    const [one, other] = [mentions[first], mentions[first + 1]]
    if (!one || !other || roles[first] !== 'visit' || roles[first + 1] !== 'visit') return false
    const before = text.slice(Math.max(0, one.start - 16), one.start)
    return JOINED.test(text.slice(one.end, other.start)) && STAYED.test(before)
  }
  return isPair(at - 1) || isPair(at)
}
const JOINED = /^ (?:and|&) $|^\s?(?:กับ|และ)\s?$/
const STAYED = /\b(?:in|between|around|for|days?|nights?) $|(?:เที่ยว|วัน|คืน|พัก|อยู่)\s?$/

/** “3 days Bangkok … leaving Bangkok on the 10th”: who stays there first does not come from there. */
const isStayOf = ({ text }: Sheet, mentions: readonly GeoMention[], at: number): boolean => {
  const { start, end } = mentions[at] as GeoMention
  const after = text.slice(end, end + 24)
  return (
    SLEEPS_FOR.test(text.slice(Math.max(0, start - 24), start)) || SLEPT_FOR.test(after) || STAYED_FOR_THAI.test(after)
  )
}

const REACHED = /\b(?:fl(?:y|ies|ying|ights?)|trains?|bus(?:es)?|ferry|drive|go|going|travel) (?:[a-z]+ )?to (?:the )?$/

/** `เชียงใหม่ 4 วัน สมุย 4 วัน บินจากเชียงใหม่ไปสมุย`: from one stop of the journey to the next, not from home. */
export function goOnFrom(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ form }, at) => {
    if (roles[at] !== 'start') return
    const stay = mentions.findIndex((other, before) => before < at && other.form === form && roles[before] === 'visit')
    const isLeft = stay > 0 || (stay === 0 && isStayOf(sheet, mentions, stay))
    const goesOn = mentions.some(
      (other, next) => next > stay && next < at && other.form !== form && roles[next] === 'visit',
    )
    // “A flight to Chiang Mai on the 6th and from there to Samui”.
    const before = sheet.text.slice(0, mentions[stay]?.start)
    const isReached = stay > 0 && stay === at - 1 && REACHED.test(before) && mentions[at + 1] !== undefined
    if (isLeft && (goesOn || isReached)) roles[at] = 'compared'
  })
}

/** `ขับจากมหาชัย`: a sight that is called like the place where they set out is none that they want to see. */
export function leaveOrigin(draft: Draft): void {
  const { start } = draft
  if (start === null) return
  draft.mustVisit = draft.mustVisit.filter(
    ({ text, provinceCode }) => text !== start.text || provinceCode !== start.provinceCode,
  )
}
