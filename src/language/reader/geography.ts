import { daysBetween } from '../../world/calendar.ts'
import type { Province } from '../../world/region.ts'
import { decideChoices } from './alternatives.ts'
import { anchoredTest } from './anchored.ts'
import { bedIn, nightsBefore } from './beds.ts'
import { quoteAt } from './clauses.ts'
import { areasOf, isCountry, leaveCountryFrom, withoutCountry } from './country.ts'
import { NEAR_MARK } from './days.ts'
import type { Draft } from './draft.ts'
import { districtOf, endpointOf } from './endpoints.ts'
import { destinationOf, GATEWAYS, type Geo, lexiconOf } from './lexicon.ts'
import { liveElsewhere } from './lives-elsewhere.ts'
import type { GeoMention } from './mentions.ts'
import { provinceCodesOf } from './name-provinces.ts'
import { around, provincesOf } from './named-regions.ts'
import { rolesOf } from './place-roles.ts'
import type { Polarity } from './polarity.ts'
import type { Gazetteer } from './reading.ts'
import type { Role } from './role.ts'
import { BEGINS_TRIP, HEADS_LINE } from './role-errand-rules.ts'
import { COMES_FROM } from './role-from-rules.ts'
import { LIVES_AT } from './role-home-rules.ts'
import { goWhereMissed } from './role-homes.ts'
import { SLEEPS_AROUND, SLEPT_THERE } from './role-stay-rules.ts'
import { isPassage } from './routes.ts'
import type { Sheet, Span } from './sheet.ts'
import { stopOnWay } from './stop-on-way.ts'
import { orderOf, visitsOf, wayToGoal } from './stops-on-way.ts'
import { straightTo } from './straight.ts'
import { addTransfers, isPartOfLoop } from './transfers.ts'
import { isWaiting } from './waiting.ts'

const NOT_PLANNED: ReadonlySet<Role> = new Set(['compared', 'known', 'avoid'])
/** The roles of places to choose among. */
const OF_CHOICE: ReadonlySet<Role> = new Set(['visit', 'base', 'first'])

/** Decides which names of provinces, towns and regions are destinations. Returns the names without the places that another one is planned instead of. */
export function readGeography(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  mentions: readonly GeoMention[],
  polarities: readonly Polarity[],
): GeoMention[] {
  const roles = withoutCountry(mentions, polarities, (...named) => rolesOf(sheet, ...named))
  leaveCountryFrom(sheet, mentions, roles)
  liveElsewhere(sheet, gazetteer.provinces, mentions, roles)
  goWhereMissed(sheet, mentions, roles)
  stopOnWay(sheet, draft, mentions, roles)
  stayAtTheEnd(sheet, draft, mentions, roles)
  const left = decideChoices(sheet, draft, gazetteer, mentions, (at) => OF_CHOICE.has(roles[at] ?? 'known'))
  mentions.forEach(
    (mention, at) => left.has(mention) && OF_CHOICE.has(roles[at] ?? 'known') && (roles[at] = 'compared'),
  )
  const way = straightTo(sheet, mentions, roles) ?? wayToGoal(sheet, mentions, roles)
  addTransfers(sheet, draft, mentions, roles)
  const named = mentions.flatMap(({ geo }) => (geo.kind === 'province' ? [geo.province.code] : []))
  const ends = { start: draft.start, end: draft.end ?? endAt(mentions[roles.indexOf('last')]) }
  for (const at of orderOf(way, mentions)) {
    const { geo, form } = mentions[at]!
    const loop = roles[at] === 'visit' ? destinationOf(lexiconOf(gazetteer), geo, form) : undefined
    if (isPartOfLoop(loop, ends)) {
      const { id: key, nameTh, nameEn, provinceCodes } = loop
      draft.regions.push({ key, nameTh, nameEn, provinceCodes })
      continue
    }
    const isFirstStop = roles[at - 1] === 'start'
    place(sheet, draft, gazetteer, mentions[at]!, roles[at] ?? 'visit', named, polarities[at], isFirstStop)
  }
  draft.visits = visitsOf(draft.visits, way, mentions)
  visitNear(sheet, draft, mentions, roles)
  forgetNear(draft)
  visitWhereTheyLand(sheet, draft, mentions)
  beginNearby(draft, mentions, roles)
  draft.namesOneDay ||= isPassage(sheet, draft)
  // Travellers who state only where they come from want a trip around there, or leave the destination to us.
  const start = draft.start
  const isOpen = draft.provinces.length === 0 && areasOf(draft).length === 0 && draft.end === null
  // “A day out from Jomtien”: of a town there is enough in its own province.
  draft.isAroundHome ||= start?.townId != null && isOpen && draft.days === 1
  if (start && draft.isAroundHome) addProvince(draft, start.provinceCode)
  else if (start && isOpen && isErrandThere(sheet, mentions, start.provinceCode)) addProvince(draft, start.provinceCode)
  else if (start && isOpen && draft.regions.length === 0) {
    const wish = around(start.provinceCode, gazetteer.provinces)
    const codes = wish?.provinceCodes.filter((code) => code !== start.provinceCode) ?? []
    // `ตอนนี้อยู่ขอนแก่น รอขึ้นเครื่องสองทุ่ม`: the hours until then are spent there.
    if (isWaiting(sheet) || isFreeForHours(draft)) {
      addProvince(draft, start.provinceCode)
      draft.start = null
    } else if (wish && codes.length > 0) {
      draft.regions.push({ ...wish, provinceCodes: codes })
      draft.isAroundHome = true
      // “A day trip from Chiang Mai”
      if (draft.days === 1 && start.provinceCode !== BANGKOK) addProvince(draft, start.provinceCode)
    }
  }
  return mentions.filter((_, at) => !NOT_PLANNED.has(roles[at] ?? 'visit'))
}

const endAt = (mention: GeoMention | undefined) => (mention ? endpointOf(mention) : null)

/** `อยู่เลย ว่างบ่ายสองถึงสามทุ่ม`: too short for another province. */
const isFreeForHours = ({ days, windowStart, windowEnd, windowMinutes, startDate, endDate }: Draft) =>
  (days ?? 1) === 1 &&
  (endDate === null || endDate === startDate) &&
  ((windowStart !== null && windowEnd !== null && windowEnd - windowStart <= FEW_HOURS) ||
    (windowMinutes !== null && windowMinutes <= FEW_HOURS))
const FEW_HOURS = 8 * 60

/** “Extra days after a conference in Khon Kaen, my flight leaves from Bangkok”: they are there, and name nowhere else to go. */
const isErrandThere = ({ text }: Sheet, mentions: readonly GeoMention[], provinceCode: string) =>
  mentions.some(
    (mention) =>
      endpointOf(mention)?.provinceCode === provinceCode &&
      isErrand(
        text.slice(Math.max(0, mention.start - ERRAND_REACH), mention.start),
        text.slice(mention.end, mention.end + ERRAND_REACH),
      ),
  )
const isErrand = (before: string, after: string) => BEGINS_TRIP.test(before, after) && !HEADS_LINE.test(before, after)
const ERRAND_REACH = 60

/** “Diving on Koh Tao, trekking near Chiang Rai”: of several places, what they do near one is a stop there. */
function visitNear(sheet: Sheet, draft: Draft, mentions: readonly GeoMention[], roles: readonly Role[]): void {
  if (draft.provinces.length === 0 && areasOf(draft).every(({ key }) => key.startsWith('around_'))) return
  mentions.forEach((mention, at) => {
    const code = roles[at] === 'near' && endpointOf(mention)?.provinceCode
    const before = sheet.text.slice(Math.max(0, mention.start - DOING_REACH), mention.start)
    if (code && code !== BANGKOK && DOING_NEAR.test(before)) addProvince(draft, code)
  })
}
const BANGKOK = '10'
const DOING_REACH = 56
const DOING_NEAR =
  /\b(?:(?!\w{0,4}thing\b|being\b|morning\b|evening\b)[a-z]{2,10}ing|farms?|sanctuar(?:y|ies)|homestay|retreat|monastery|trek|project|temple stay|hill tribes?|elephants?|orphanage)\b[^.,;!?\n]{0,28}\bnear (?:to )?$/

/** `อยุธยา ใกล้กรุงเทพ`: of a place that is planned, “near” only says where it is. */
function forgetNear(draft: Draft): void {
  draft.regions = draft.regions.filter(
    ({ key, provinceCodes }) =>
      !key.startsWith('around_') ||
      !draft.provinces.some((code) => provinceCodes.includes(code) || key === `around_${code}`),
  )
}

/** `ทะเลใกล้กรุงเทพ ไปเช้าเย็นกลับ`: who wants a day out near a place is there. */
function beginNearby(draft: Draft, mentions: readonly GeoMention[], roles: readonly Role[]): void {
  if (draft.start !== null || draft.days !== 1 || draft.provinces.length > 0) return
  const near = mentions.filter((_, at) => roles[at] === 'near')
  if (near.length === 1) draft.start = endpointOf(near[0] as GeoMention)
}

/** `แม่บินจากลำปาง ถึงดอนเมืองเที่ยง`, “we land at DMK at 9”: to the airport of the only city that they can mean. */
function visitWhereTheyLand({ text }: Sheet, draft: Draft, mentions: readonly GeoMention[]): void {
  if (draft.provinces.length + areasOf(draft).length > 0 || draft.end !== null) return
  const gate = mentions.find(({ form, start }) => GATEWAYS.includes(form) && LANDS.test(text.slice(0, start)))
  const code = gate && endpointOf(gate)?.provinceCode
  // Where the journey begins is then no home, unless it is named too.
  const isOnlyGate = mentions.filter((mention) => endpointOf(mention)?.provinceCode === code).length === 1
  if (code && (code !== draft.start?.provinceCode || isOnlyGate)) addProvince(draft, code)
}
const LANDS =
  /(?:ถึง|ลง|มา|\b(?:land(?:s|ing)?|arriv(?:e|es|ing)|fl(?:y|ies|ying)|coming|into|in to)(?: in| at| into| to)?)(?:ที่)?\s*$/

/** So long a trip does not stay where it begins. */
const LONG_TRIP_DAYS = 5

/**
 * “Arriving in Bangkok on 5 January, flying out of Phuket on the 17th”, “12 days, into Bangkok and out of Phuket”: the end
 * is a stay too, where they name no other place than that where they land.
 */
function stayAtTheEnd(
  { text }: Sheet,
  { lengths, days, nights, startDate, endDate }: Draft,
  mentions: readonly GeoMention[],
  roles: Role[],
): void {
  const last = roles.indexOf('end')
  const end = mentions[last] && endpointOf(mentions[last])
  if (!end) return
  const isDated = lengths.length === 0 && startDate !== null && endDate !== null
  const length = isDated ? daysBetween(startDate, endDate) : (nights ?? (days ?? 0) - 1)
  if (length < LONG_TRIP_DAYS || (lengths.length === 0 && !isDated)) return
  const landsAt = ({ start }: GeoMention) => LANDS.test(text.slice(Math.max(0, start - LANDS_REACH), start))
  const stays = mentions.filter(
    (mention, at) =>
      !isCountry(mention) && (OF_CHOICE.has(roles[at] ?? 'known') || (roles[at] === 'start' && landsAt(mention))),
  )
  const codes = new Set(stays.map((stay) => endpointOf(stay)?.provinceCode))
  if (codes.size !== 1 || codes.has(end.provinceCode)) return
  if (isDated || stays.every(landsAt)) roles[last] = 'last'
}
const LANDS_REACH = 24

/** How far after a place its bed is said. */
const SLEPT_REACH = 48

function place(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  mention: GeoMention,
  role: Role,
  named: readonly string[],
  polarity: Polarity | undefined,
  isFirstStop: boolean,
): void {
  const endpoint = endpointOf(mention, named)
  const destination = destinationOf(lexiconOf(gazetteer), mention.geo, mention.form)
  if (destination && (role === 'known' || role === 'avoid')) draft.avoidDestinations.push(destination.id)
  if (role === 'start' && endpoint) {
    draft.start ??= endpoint
    if (ROUND_TRIP.test(sheet.text.slice(Math.max(0, mention.start - 40), mention.start))) draft.end ??= endpoint
  } else if (role === 'end' && endpoint) draft.end ??= endpoint
  else if (role === 'known' || role === 'compared') {
    draft.namesKnown ||= role === 'known'
    // “We've done Phi Phi, what else is there?”
    if (role === 'known' && mention.geo.kind === 'island') draft.avoidIslands.push(mention.geo.island.id)
  } else if (role === 'avoid') {
    if (mention.geo.kind === 'province') draft.avoidProvinces.push(mention.geo.province.code)
    if (mention.geo.kind === 'town') draft.avoidTowns.push(mention.geo.town.id)
    if (mention.geo.kind === 'island') draft.avoidIslands.push(mention.geo.island.id)
    if (mention.geo.kind === 'destination') draft.avoidTowns.push(...mention.geo.destination.townIds)
    // “I've been to Thailand for work” avoids none of it.
    if (mention.geo.kind === 'area' && mention.geo.area.key !== 'all')
      draft.avoidProvinces.push(...provincesOf(mention.geo.area, gazetteer.provinces))
  } else if (role === 'near' && endpoint) {
    const wish = around(endpoint.provinceCode, gazetteer.provinces, mention.geo.kind === 'town')
    if (wish) draft.regions.push(wish)
  } else {
    const nights = nightsBefore(sheet.text, mention.start)
    const bed = bedIn(mention.geo, endpoint, gazetteer)
    if (nights && bed) draft.beds.push({ at: mention.start, place: bed, nights })
    const isInPlan = draft.marks.some(({ at }) => at <= mention.start)
    const isSlept = isInPlan && SLEPT_THERE.test(sheet.text.slice(mention.end, mention.end + SLEPT_REACH))
    if (isSlept && bed && !nights) draft.beds.push({ at: mention.start, place: bed })
    // `คืนแรกนอนชัยนาท` is one night of the journey.
    const isFirstNight =
      draft.firstNightAt !== null &&
      draft.firstNightAt < mention.start &&
      mention.start - draft.firstNightAt <= NEAR_MARK
    if (role === 'base' && !isFirstNight) {
      const { base } = draft
      const isOfDay = bed !== null && (nights !== null || isInPlan)
      if (isOfDay && !nights && !isSlept) draft.beds.push({ at: mention.start, place: bed })
      // Of two beds in one province the trip has the first: the other is told.
      if (!isOfDay && base && endpoint && base.provinceCode === endpoint.provinceCode && base.text !== endpoint.text)
        draft.unplanned.push({ topic: 'accommodation', said: quoteAt(sheet, mention) })
      draft.base ??= endpoint
    }
    if (role === 'first') draft.start ??= endpoint
    if (role === 'last') draft.end ??= endpoint
    const codes = endpoint ? [endpoint.provinceCode] : provinceCodesOf(mention.geo, gazetteer.provinces)
    const before = sheet.text.slice(Math.max(0, mention.start - 24), mention.start)
    if (codes.length > 0)
      draft.visits.push({
        start: mention.start,
        end: mention.end,
        codes,
        isNext: !isFirstStop && isNextAfter(before),
        ...(endpoint && { at: endpoint }),
      })
    if (destination && !draft.destinations.includes(destination.id)) draft.destinations.push(destination.id)
    visit(draft, gazetteer, mention, named, polarity)
  }
}

/** “Starting and ending in Chiang Mai”. */
const ROUND_TRIP =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?) and (?:end|finish)(?:s|ing|es)? (?:both )?(?:in|at|from) $|เริ่มและจบที่\s?$/

/** Words between two stops of a journey. */
export const isNextAfter = anchoredTest(
  /(?:\b(?:then|after that|afterwards|next|followed by|from there|on to|onwards? to|and (?:on )?to|before heading to|(?:the )?(?:rest|remainder)(?: of [a-z ]{1,16})?(?: in| on| at)?)\b[a-z ]{0,12}|ที่เหลือ(?:ไป|อยู่|เป็น|คือ)?|(?:(?<=(?:วัน|คืน) ?)แล้วก็|แล้ว(?:ค่อย|จะ|ก็(?=ไป|ต่อ))?)(?:ไป)?(?:ต่อ)?(?:ที่)?|ต่อ(?:ด้วย|ไป|ที่)?|จากนั้น(?:ไป)?|ค่อยไป|->?|>)\s*(?:the )?$/,
)

function visit(
  draft: Draft,
  gazetteer: Gazetteer,
  { geo }: GeoMention,
  named: readonly string[],
  polarity: Polarity | undefined,
): void {
  if (geo.kind === 'province') addProvince(draft, geo.province.code)
  else if (geo.kind === 'town') {
    addProvince(draft, geo.town.provinceCode)
    const { id, provinceCode } = geo.town
    if (!draft.towns.some((town) => town.id === id))
      draft.towns.push({ id, provinceCode, ...(named.includes(provinceCode) && { provinceNamed: true }) })
  } else if (geo.kind === 'island') {
    addProvince(draft, geo.island.provinceCode)
    const must = polarity?.strength === 'hard' && polarity.sign === 'wanted'
    const known = draft.islands.find(({ id }) => id === geo.island.id)
    if (known) known.must ||= must
    else draft.islands.push({ id: geo.island.id, provinceCode: geo.island.provinceCode, must })
  } else if (geo.kind === 'destination') {
    const [first] = geo.destination.provinceCodes
    // A loop leads through all of its provinces.
    if (geo.destination.kind === 'loop') for (const code of geo.destination.provinceCodes) addProvince(draft, code)
    else if (first !== undefined && !geo.destination.provinceCodes.some((code) => named.includes(code)))
      addProvince(draft, first)
  } else if (geo.kind === 'district') {
    const district = districtOf(geo.districts, named)
    if (district) {
      addProvince(draft, district.provinceCode)
      draft.districts.push({ code: district.code, provinceCode: district.provinceCode })
    }
  } else visitArea(draft, gazetteer.provinces, geo, named)
}

function visitArea(
  draft: Draft,
  provinces: readonly Province[],
  geo: Geo & { kind: 'area' },
  named: readonly string[],
): void {
  const codes = provincesOf(geo.area, provinces)
  const first = codes[0]
  if (geo.area.destination && first !== undefined && !codes.some((code) => named.includes(code)))
    addProvince(draft, first)
  draft.regions.push({ key: geo.area.key, nameTh: geo.area.nameTh, nameEn: geo.area.nameEn, provinceCodes: codes })
}

/** Whether the words before a place say that the journey begins there. */
export function isOriginAt({ text }: Sheet, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 30), start)
  return COMES_FROM.test(before) || LIVES_AT.test(before, text.slice(end, end + 24))
}

/** Whether the words before a name say that they sleep around there, and not in a hotel of that name. */
export function isStayAt({ text }: Sheet, { start }: Span): boolean {
  return SLEEPS_AROUND.test(text.slice(Math.max(0, start - 30), start))
}

export function addProvince(draft: Draft, code: string): void {
  if (!draft.provinces.includes(code)) draft.provinces.push(code)
}
