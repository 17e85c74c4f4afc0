import type { IsoDate } from '../../world/calendar.ts'
import type { AbroadMention } from './abroad.ts'
import type { Draft } from './draft.ts'
import { listLeftovers } from './leftovers.ts'
import { matchesAnywhere, RuleList } from './phrase-rule.ts'
import type { Scope } from './reading.ts'
import type { ScopeSaid } from './scope-rule.ts'
import { SCOPE_RULES } from './scope-rules.ts'
import { SCOPE_SLOTS } from './scope-slots.ts'
import type { Sheet } from './sheet.ts'

/** Said of anything, not only of a trip. */
const TODAY = /วันนี้|คืนนี้|\b(?:today|tonight)\b/
const RULES = new RuleList(SCOPE_RULES, SCOPE_SLOTS)
const BY_SAID = new Map(SCOPE_RULES.map(({ says }) => [says, RULES.only((rule) => rule.says === says)]))

/** The scope of a prompt whose places are read. */
export function scopeOf(sheet: Sheet, draft: Draft, abroad: readonly AbroadMention[], today: IsoDate): Scope {
  const has = (said: ScopeSaid) => finds(sheet, said)
  const onlyCountry = draft.regions.every(({ key }) => key === 'all')
  const named = draft.provinces.length > 0 || draft.mustVisit.length > 0 || !onlyCountry
  if (abroad.some(({ role }) => role === 'goal')) {
    if (named && !isOnlyOrigin(draft)) return 'trip'
    if (draft.regions.some(({ key }) => key === 'all') && !has('compared')) return 'trip'
    return has('travel') || draft.days !== null || draft.startDate !== null ? 'outside_thailand' : 'not_a_trip'
  }
  if (has('post') && (has('over') || !has('plan'))) return 'not_a_trip'
  const isDated = draft.days !== null || draft.nights !== null || draft.startDate !== null
  // `รีวิวทริปน่าน 3 วัน`: the trip that is reviewed, unless they are just back.
  if (has('report') && (has('over') || !(has('plan') || (named && isDated)))) return 'not_a_trip'
  if (!named && has('booking')) return 'not_a_trip'
  if (isPlanned(draft) && !finds(sheet, 'task', EARLY)) return 'trip'
  if ((has('task') && !has('travel')) || (has('no_trip') && !isDated)) return 'not_a_trip'
  const isWished = draft.interests.length + draft.mustVisit.length > 0 || draft.budget !== null
  if (has('chore') && !has('travel') && draft.nights === null && draft.startDate === null && draft.interests.length < 2)
    return 'not_a_trip'
  if (has('question') && !has('travel') && !isDated && !isWished) return 'not_a_trip'
  if (named || draft.start !== null || draft.nights !== null || has('travel')) return 'trip'
  if (
    (arePeople(draft) || (draft.children ?? 0) > 0) &&
    isSeen(draft) &&
    has('where') &&
    !has('goods') &&
    !has('business')
  )
    return 'trip'
  if (has('business')) return 'not_a_trip'
  if (isDated && has('open')) return 'trip'
  if (arePeople(draft) && !has('goods') && (has('stay') || (draft.budget !== null && isAllRead(sheet, draft))))
    return 'trip'
  // “Ten days with my parents, no long drives”.
  if (
    isDated &&
    arePeople(draft) &&
    !has('goods') &&
    (draft.diets.length > 0 || draft.walking !== null || isAllRead(sheet, draft))
  )
    return 'trip'
  const isToday = draft.startDate === today && TODAY.test(sheet.text)
  const when = isToday ? draft.windowMinutes : (draft.startDate ?? draft.month ?? draft.season)
  const stated = [draft.days ?? draft.nights, when, draft.transport, draft.pace, draft.budget]
  const country = (draft.regions.length > 0 ? 1 : 0) + (draft.namesKnown || draft.avoidProvinces.length > 0 ? 1 : 0)
  return stated.filter((value) => value !== null).length + draft.interests.length + draft.avoidKinds.size + country >= 2
    ? 'trip'
    : 'not_a_trip'
}

/** `แพ 6 คน`, “8 of us, budget 20,000”: who go, and a bed or what they will spend. */
const arePeople = ({ heads, adults, children, seniors }: Draft) =>
  (heads?.count ?? (adults ?? 0) + (children ?? 0) + (seniors ?? 0)) >= 2
/** `พาลูกดูปลาที่ไหนดี`: wishes for more than a meal or a bed. */
const isSeen = ({ interests }: Draft) => interests.some(({ key }) => !NO_SIGHT.test(key))
const NO_SIGHT =
  /^(?:restaurant|food|cafe|coffee|hotel|shopping|massage|spa|mall|bar|buffet|seafood|dessert|street food|budget|vegetarian|vegan|halal)/
const isAllRead = (sheet: Sheet, draft: Draft) => listLeftovers(sheet, draft.kinds).length === 0

/** A place, days or a date, and two wishes more: that they also ask for the extension of a visa changes nothing. */
function isPlanned(draft: Draft): boolean {
  const { provinces, days, nights, startDate, transport, interests, avoidKinds, children, windowEnd, base } = draft
  const isDated = days !== null || nights !== null || startDate !== null
  const said = [
    transport !== null,
    interests.length > 0,
    avoidKinds.size > 0,
    children !== null,
    windowEnd !== null,
    base !== null,
    provinces.length > 1,
  ]
  return provinces.length > 0 && isDated && said.filter(Boolean).length >= WISHES
}
const WISHES = 2

function finds(sheet: Sheet, said: ScopeSaid, before = Infinity): boolean {
  for (const compiled of BY_SAID.get(said)?.within(sheet) ?? [])
    if (matchesAnywhere(sheet, compiled).some(({ index }) => index < before)) return true
  return false
}

/** The prompt begins with it: “Translate: three days in Krabi”. */
const EARLY = 40

/** “From Bangkok to Tokyo”: the only Thai place is where the journey begins. */
function isOnlyOrigin({ start, provinces, mustVisit, regions }: Draft): boolean {
  return (
    start !== null && provinces.length + mustVisit.length === 0 && regions.every(({ key }) => key.startsWith('around_'))
  )
}
