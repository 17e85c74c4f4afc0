import { stayBetweenFlights } from './between-flights.ts'
import { dropUndecided } from './decided.ts'
import { dropPlaces } from './dropped-places.ts'
import { endpointOf } from './endpoints.ts'
import { isGateElsewhere, isLandedAt, isNearThere } from './gates.ts'
import { comeHome } from './homecoming.ts'
import { askWhereToLand, landNear } from './landings.ts'
import { rideOn } from './legs.ts'
import { GATEWAYS } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import { missPlaces } from './missed-places.ts'
import { dropNamesakes } from './namesakes.ts'
import { backHome, endAtHome, goOnFrom, leaveHome, repeatOrigins } from './origins.ts'
import { type Polarity, SEEN } from './polarity.ts'
import { LENGTH_FOLLOWS } from './polarity-reach-rules.ts'
import type { Role } from './role.ts'
import {
  BEGINS_AT,
  DEPARTS,
  FLIES_FROM,
  LANDS_AND_GOES_ON,
  LANDS_AND_SKIPS,
  LEADS_ON_FROM,
  MEETS_AT,
  ON_A_DAY,
  SETS_OUT_FROM,
  STARTS_FROM,
} from './role-begin-rules.ts'
import { CHANGES_PLANES } from './role-change-rules.ts'
import { IS_ELSEWHERE } from './role-elsewhere-rules.ts'
import {
  COMES_BACK_TO,
  ENDS_AT,
  FLIES_HOME_AFTER,
  FLIES_HOME_FROM,
  GOES_HOME_FROM,
  IN_AND_OUT,
} from './role-end-rules.ts'
import { BEGINS_TRIP, GUESTS_ARE_FROM } from './role-errand-rules.ts'
import { COMES_FROM } from './role-from-rules.ts'
import {
  FLEES_FROM,
  HAS_HOME_IN,
  HOUSE_IN,
  IS_AT_PRESENT,
  IS_BASED_AT,
  IS_HOME_OF,
  LIVES_AT,
  STAYS_NIGHTS,
  WORKS_IN,
  WRITES_FROM,
} from './role-home-rules.ts'
import { IS_GOAL, isHomeOfOthers, isHomeOrPast } from './role-homes.ts'
import { IS_IMPOSSIBLE, IS_REPLACED } from './role-instead-rules.ts'
import { KNOWN_SAID_AFTER, KNOWS, TRAVELLED, WAS_MISSED } from './role-known-rules.ts'
import { IS_NAMESAKE, IS_NEAR } from './role-near-rules.ts'
import {
  CAME_THROUGH,
  GAVE_UP,
  GAVE_UP_FOR,
  IS_COMPARED,
  IS_MODEL,
  JUST_LEFT,
  WANTED_AGAIN,
  WENT_THERE,
  WERE_BEFORE,
} from './role-past-rules.ts'
import { ARRIVES_HOME, THEN_HOME_TO, WAY_HOME } from './role-return-rules.ts'
import { IS_BASE, SEEN_FROM, SLEEPS_AT, SLEEPS_FOR, SLEPT_FOR, STAYS_SAID, TAKES_DAY_TRIPS } from './role-stay-rules.ts'
import {
  ANY_BUT,
  ASKS_THERE,
  GOES_ROUND,
  IN_TRANSIT,
  ONLY_AROUND,
  REFUSED_THERE,
  STAYS_ALL_THE_SAME,
  THINGS_THERE,
  VISITS,
} from './role-visit-rules.ts'
import { CARRIED_FROM, CHANGES_THERE, KNOWN_ON, LISTED, PASSES, PROVINCE_AFTER, TO } from './role-way-rules.ts'
import { isFlown, isHeadOfRoute, isHeadOfWay, isWayTo, nameDirections } from './routes.ts'
import type { Sheet } from './sheet.ts'
import { stopBetween } from './stops-between.ts'
import { landFirst } from './straight.ts'
import { waitWhereStranded } from './stranded.ts'
import { goThereAgain } from './there-again.ts'
import { turnTo } from './turned.ts'
import { visitThere } from './visit-there.ts'

/** The roles of the places of a prompt, in its order. */
export function rolesOf(sheet: Sheet, mentions: readonly GeoMention[], polarities: readonly Polarity[]): Role[] {
  const roles = mentions.map((_, at) => roleOf(sheet, mentions, at, polarities[at]))
  nameProvinces(sheet, mentions, roles)
  nameDirections(sheet, mentions, roles)
  askWhereToLand(sheet, mentions, roles)
  landNear(sheet, mentions, roles)
  rideOn(sheet, mentions, roles)
  continueKnown(sheet, mentions, roles, polarities)
  goOnFrom(sheet, mentions, roles)
  repeatOrigins(sheet, mentions, roles)
  backHome(sheet, mentions, roles)
  stopBetween(sheet, mentions, roles)
  passThrough(sheet, mentions, roles)
  endAtHome(sheet, mentions, roles)
  leaveHome(sheet, mentions, roles)
  landFirst(sheet, mentions, roles)
  turnTo(sheet, mentions, roles)
  missPlaces(sheet, mentions, roles)
  dropUndecided(sheet, mentions, roles)
  dropPlaces(sheet, mentions, roles)
  dropNamesakes(sheet, mentions, roles)
  visitThere(sheet, mentions, roles)
  comeHome(sheet, mentions, roles)
  waitWhereStranded(sheet, mentions, roles)
  goThereAgain(sheet, mentions, roles)
  stayBetweenFlights(sheet, mentions, roles)
  // “From Lampang by way of Phrae to end in Nan”: the journey begins with Lampang.
  if (roles.includes('last'))
    roles.forEach(
      (role, at) =>
        role === 'start' && STARTS_FROM.test(sheet.text.slice(0, mentions[at]?.start)) && (roles[at] = 'first'),
    )
  return roles
}

/** “Been to Phi Phi, Railay and Lanta”: the whole list is known. */
function continueKnown(
  sheet: Sheet,
  mentions: readonly GeoMention[],
  roles: Role[],
  polarities: readonly Polarity[],
): void {
  const isKnown = (at: number) => roles[at] === 'known' || (roles[at] === 'avoid' && polarities[at] === SEEN)
  mentions.forEach(({ start }, at) => {
    const before = mentions[at - 1]
    if (before && isKnown(at - 1) && KNOWN_ON.test(sheet.text.slice(before.end, start))) roles[at] = 'known'
  })
  // `เลย อุดร หนองคาย ไปจนปรุหมดแล้ว`: known is said after the list.
  for (let at = mentions.length - 1; at >= 0; at--) {
    const [mention, next] = [mentions[at] as GeoMention, mentions[at + 1]]
    const isListed =
      next &&
      roles[at + 1] === 'known' &&
      !(/[a-z]$/.test(mention.form) && VISITS.test(sheet.text.slice(Math.max(0, mention.start - 16), mention.start))) &&
      LISTED.test(sheet.text.slice(mention.end, next.start))
    if (
      roles[at] === 'visit' &&
      ((KNOWN_SAID_AFTER.test(sheet.text.slice(mention.end, mention.end + KNOWN_REACH)) &&
        !isAgain(sheet, mention) &&
        !wasMissed(sheet, mention)) ||
        isListed)
    )
      roles[at] = 'known'
  }
}

const KNOWN_REACH = 48
/** “We skipped Nan last time, so now four days there”. */
const wasMissed = ({ text }: Sheet, { start }: GeoMention) =>
  WAS_MISSED.test(text.slice(Math.max(0, start - 48), start))

/** `เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก`. */
const isAgain = ({ text }: Sheet, { end }: GeoMention) => WANTED_AGAIN.test(text.slice(end, end + KNOWN_REACH))

/** “Three days in Chiang Rai, passing through Phayao”, `ผ่านชุมพร นครศรี`: of a trip that has another goal. */
function passThrough({ text }: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  const isPassed = mentions.map(({ start, end }, at) => {
    const before = text.slice(Math.max(0, start - PASS_REACH), start)
    return roles[at] === 'visit' && PASSES.test(before, text.slice(end, end + KNOWN_REACH))
  })
  mentions.forEach(({ start, end }, at) => {
    const gap = text.slice(mentions[at - 1]?.end, start)
    const goesOn = isPassed[at - 1] === true && LISTED.test(gap) && !LENGTH_FOLLOWS.test(text.slice(end, end + 16))
    if (goesOn && roles[at] === 'visit') isPassed[at] = true
  })
  if (roles.every((role, at) => isPassed[at] || role === 'start' || role === 'end')) return
  isPassed.forEach((passed, at) => passed && (roles[at] = 'compared'))
}
const PASS_REACH = 64

/** `บ้านอยู่บางมูลนาก พิจิตร`: a province right after a town of its own only says where that is. */
function nameProvinces(sheet: Sheet, mentions: readonly GeoMention[], roles: Role[]): void {
  mentions.forEach(({ geo, start }, at) => {
    const town = mentions[at - 1]
    if (geo.kind !== 'province' || !town || town.geo.kind === 'province' || town.geo.kind === 'area') return
    const isBeside = PROVINCE_AFTER.test(sheet.text.slice(town.end, start))
    if (isBeside && endpointOf(town, [geo.province.code])?.provinceCode === geo.province.code) {
      const role = roles[at - 1]
      if (role === 'start' || role === 'known' || role === 'compared') roles[at] = role
    }
  })
}

function roleOf(sheet: Sheet, mentions: readonly GeoMention[], at: number, polarity: Polarity | undefined): Role {
  const mention = mentions[at]
  if (!mention) return 'visit'
  const [previous, following] = [mentions[at - 1], mentions[at + 1]]
  const before = sheet.text.slice(Math.max(previous?.end ?? 0, mention.start - 30), mention.start)
  const after = sheet.text.slice(mention.end, mention.end + 24)
  const wider = sheet.text.slice(Math.max(previous?.end ?? 0, mention.start - BASE_REACH), mention.start)
  if (mentions.length === 1 && ASKS_THERE.test(before, sheet.text.slice(mention.end, mention.end + LEADS_REACH)))
    return 'visit'
  if (TRAVELLED.test(before) || JUST_LEFT.test(before)) return 'known'
  if (following && isHomeOrPast(sheet, mention, following, before)) return 'start'
  if (mentions.length === 1 && FLIES_HOME_FROM.test(before)) return 'visit'
  if (mention.form === FLED || isHomeInTown(mention, before) || MEETS_AT.test(before, after)) return 'start'
  if (IS_NEAR.test(before) && !GOES_ROUND.test(before)) {
    if (mention.geo.kind === 'area') return 'visit'
    if (SLEEPS_AT.test(before)) return 'base'
    if (!isNearThere(sheet.text, mention, after)) return 'near'
  }
  if (SEEN_FROM.test(before)) return 'base'
  if (isHomeOfOthers(sheet, mention) || GUESTS_ARE_FROM.test(before, after)) return 'compared'
  if (ANY_BUT.test(sheet.text.slice(Math.max(0, mention.start - 64), mention.start))) return 'avoid'
  if (CAME_THROUGH.test(before, after)) return 'known'
  if (LEADS_ON_FROM.test(before, sheet.text.slice(mention.end, mention.end + LEADS_REACH)))
    return endpointOf(mention)?.provinceCode === CAPITAL ? 'start' : 'first'
  if (previous && IN_AND_OUT.test(sheet.text.slice(Math.max(0, previous.start - 16), previous.start), before))
    return 'end'
  if (at > 0 && SETS_OUT_FROM.test(before) && (isInCapital(mention) || isLeft(mention, after))) return 'start'
  if (at === 0 && mentions.length > 1 && DEPARTS.test(before)) return 'start'
  if (at > 0 && GOES_HOME_FROM.test(before))
    return GATEWAYS.includes(mention.form) && FLIES_FROM.test(before) ? 'start' : 'end'
  if (
    (COMES_FROM.test(before) && !STAYS_NIGHTS.test(before, after)) ||
    WRITES_FROM.test(sheet.text.slice(0, mention.start)) ||
    LIVES_AT.test(sheet.text.slice(0, mention.start), after) ||
    FLEES_FROM.test(before, after) ||
    isWayTo(sheet, mentions, at) ||
    (IS_HOME_OF.test(after) && !KNOWS.test(before) && !IS_GOAL.test(before)) ||
    isHeadOfRoute(sheet, mentions, at, before) ||
    isHeadOfWay(sheet, mentions, at) ||
    isFlown(sheet, mentions, at, before)
  )
    return 'start'
  if (
    mentions.length > 1 &&
    (IS_AT_PRESENT.test(before, after) ||
      IS_BASED_AT.test(before, after) ||
      HAS_HOME_IN.test(wider, after) ||
      WORKS_IN.test(before, after))
  )
    return 'start'
  const next = sheet.text.slice(mention.end, mention.end + LEADS_REACH)
  if (mentions.length > 1 && LANDS_AND_GOES_ON.test(before, next)) return 'start'
  if (isNamedOnce(mentions, at) && BEGINS_TRIP.test(wider, next)) return 'start'
  if (mentions.length > 1 && LANDS_AND_SKIPS.test(before, sheet.text.slice(mention.end, mention.end + SKIP_REACH)))
    return 'start'
  if (mentions.length > 1 && CHANGES_PLANES.test(wider, after)) return 'compared'
  if (WERE_BEFORE.test(before, after) || IS_NAMESAKE.test(before)) return 'known'
  if (GAVE_UP.test(before, sheet.text.slice(mention.end, mention.end + KNOWN_REACH))) return 'compared'
  if (following && following.form !== mention.form && isReplaced(sheet, mention, following, before)) return 'compared'
  if (
    following &&
    GAVE_UP_FOR.test(before, sheet.text.slice(mention.end, Math.min(following.start, mention.end + GAVE_UP_REACH)))
  )
    return 'compared'
  if (isElsewhere(sheet, mentions, at, wider)) return 'compared'
  if (WENT_THERE.test(wider, after)) return 'known'
  if (mention.geo.kind === 'area' && WAY_HOME.test(before)) return 'known'
  if (isLandedAt(mentions, mention, after)) return 'start'
  if (BEGINS_AT.test(before)) return isGateElsewhere(mentions, mention, before, after) ? 'start' : 'first'
  if (COMES_BACK_TO.test(before, after)) return 'end'
  if (at > 0 && (FLIES_HOME_AFTER.test(before, after) || THEN_HOME_TO.test(before, after))) return 'end'
  if (at > 0 && ARRIVES_HOME.test(sheet.text.slice(Math.max(0, mention.start - HOME_REACH), mention.start)))
    return 'end'
  if (GATEWAYS.includes(mention.form)) return mentions.length === 1 && IN_TRANSIT.test(sheet.text) ? 'visit' : 'start'
  if (ENDS_AT.test(before)) return 'last'
  if (polarity === SEEN && mention.geo.kind !== 'province' && mention.geo.kind !== 'area') return 'known'
  // `ภูเก็ต … บาร์แถวป่าตองไม่เอา`
  if (polarity?.sign === 'neither' && mention.geo.kind === 'town' && mentions.length > 1) return 'known'
  if (at > 1 && isWayTo(sheet, mentions, at - 1)) return 'last'
  if (polarity?.sign === 'unwanted') {
    if (REFUSED_THERE.test(before) || STAYS_ALL_THE_SAME.test(upToNext(sheet, mention, following))) return 'visit'
    return THINGS_THERE.test(after) ? (mentions.length > 1 ? 'compared' : 'visit') : 'avoid'
  }
  if (IS_COMPARED.test(before) || IS_MODEL.test(before, after)) return 'known'
  if (SLEEPS_AT.test(wider) || IS_BASE.test(after) || isStayWithDayTrips(sheet, before, after)) return 'base'
  if (KNOWS.test(before)) return 'known'
  if (
    previous &&
    TO.test(before) &&
    COMES_FROM.test(sheet.text.slice(Math.max(0, previous.start - 30), previous.start))
  )
    return CHANGES_THERE.test(after) && CARRIED_FROM.test(sheet.text.slice(0, previous.start)) ? 'known' : 'visit'
  return ONLY_AROUND.test(after) && mention.geo.kind === 'province' ? 'near' : 'visit'
}

const upToNext = ({ text }: Sheet, { end }: GeoMention, next: GeoMention | undefined) =>
  text.slice(end, Math.min(next?.start ?? Infinity, end + SKIP_REACH))

/** “Phuket is full, so Trang”. */
function isReplaced({ text }: Sheet, { end }: GeoMention, next: GeoMention, before: string): boolean {
  const gap = text.slice(end, Math.min(next.start, end + GAVE_UP_REACH))
  return IS_IMPOSSIBLE.test(gap) || IS_REPLACED.test(before, gap)
}

/** `เพื่อนอยู่น่าน แต่เราจะไปแพร่`: the only mention of it, before another place. */
function isElsewhere({ text }: Sheet, mentions: readonly GeoMention[], at: number, wider: string): boolean {
  const [mention, next] = [mentions[at] as GeoMention, mentions[at + 1]]
  if (mentions.filter(({ form }) => form === mention.form).length > 1 || mentions.length < 2) return false
  return IS_ELSEWHERE.test(wider, text.slice(mention.end, next?.start ?? mention.end + LEADS_REACH))
}

/** Of several places, one that no mention before names. */
const isNamedOnce = (mentions: readonly GeoMention[], at: number) =>
  mentions.some(({ form }) => form !== mentions[at]?.form) &&
  mentions.slice(0, at).every(({ form }) => form !== mentions[at]?.form)

/** “Staying at my sister-in-law's place in Udon”. */
const BASE_REACH = 48

const CAPITAL = '10'
const isInCapital = (mention: GeoMention) =>
  endpointOf(mention)?.provinceCode === CAPITAL && !/^(?:bangkok|bkk|krung)/.test(mention.form)
/** “Four days in Nan, leaving from Bangkok on 8 January”. */
const isLeft = (mention: GeoMention, after: string) =>
  endpointOf(mention)?.provinceCode === CAPITAL && ON_A_DAY.test(after)
const LEADS_REACH = 48
const SKIP_REACH = 80
const GAVE_UP_REACH = 80
const HOME_REACH = 96

/** “4 nights in Hua Hin, day trips from there”. */
const isStayWithDayTrips = ({ text }: Sheet, before: string, after: string) =>
  TAKES_DAY_TRIPS.test(text) &&
  (SLEEPS_FOR.test(before) || SLEPT_FOR.test(after)) &&
  (text.match(STAYS_SAID)?.length ?? 0) <= 1

/** `บ้านบางแค`, `บ้านแถวปากเกร็ด`: around the capital, where names with `บ้าน` are no villages. */
const isHomeInTown = (mention: GeoMention, before: string): boolean =>
  HOUSE_IN.test(before) && AROUND_CAPITAL.has(endpointOf(mention)?.provinceCode ?? '')
const AROUND_CAPITAL = new Set(['10', '11', '12', '13'])

/** `หนีกรุงไปเขาใหญ่`. */
const FLED = 'หนีกรุง'
