import type { Concept } from '../../world/vocabulary.ts'
import { type AbroadMention, readAbroad } from './abroad.ts'
import { claimPeople } from './addressees.ts'
import { settleBetweenFlights } from './between-flights.ts'
import { readBudget } from './budget.ts'
import { COASTS } from './coasts.ts'
import { withDates } from './dated-marks.ts'
import { readDatedStays } from './dated-stays.ts'
import { readDates } from './dates.ts'
import { readRhythm } from './day-rhythm.ts'
import { settleDayTrips } from './day-trips.ts'
import { type DayMark, readDayMarks, readFirstNight, readWeekdayPlan } from './days.ts'
import type { Draft } from './draft.ts'
import { readDuration } from './duration.ts'
import { claimEarlierTrips } from './earlier-trips.ts'
import { emptyDraft } from './empty-draft.ts'
import { endpointOf } from './endpoints.ts'
import { stayWeekendAfterWork } from './event-stays.ts'
import { finish } from './finish-reading.ts'
import { readFood } from './food.ts'
import { readFridayPrayer } from './friday-prayer.ts'
import { addProvince, isNextAfter, isOriginAt, isStayAt, readGeography } from './geography.ts'
import { readGroup } from './group.ts'
import { readInterests } from './interests.ts'
import { readJourney } from './journey.ts'
import { readLateNames } from './late-names.ts'
import { GOES_BACK, STAYS_AT } from './length-beside-rules.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { readMeals } from './meals.ts'
import { type GeoMention, guardMentions, type Mention } from './mentions.ts'
import { readMobility } from './mobility.ts'
import { hintedCodesOf } from './name-provinces.ts'
import { SOUTHERN_COASTS } from './named-regions.ts'
import { addName, addSights, avoidSights, settleProvinces } from './named-sights.ts'
import { listNames, type NameMention } from './names.ts'
import { readNextStays } from './next-stays.ts'
import { readNumberedDays } from './numbered-days.ts'
import { leaveOrigin } from './origins.ts'
import { claimOtherLengths } from './other-lengths.ts'
import { readPace } from './pace.ts'
import { readParty } from './party.ts'
import { type Polarity, readPolarities } from './polarity.ts'
import { languageOf } from './prompt-language.ts'
import type { Endpoint, Gazetteer, ReaderContext, Reading, Transport, Unplanned } from './reading.ts'
import { comingWeekday } from './relative-dates.ts'
import { retract } from './retract.ts'
import { settleSameDay } from './same-day.ts'
import { scopeOf } from './scope.ts'
import { readSeason } from './season.ts'
import { Sheet } from './sheet.ts'
import { readCrowds, readIndoor } from './surroundings.ts'
import { readTiedPlaces } from './tied-places.ts'
import { settlePlan } from './told-steps.ts'
import { readTopics } from './topics.ts'
import { readRide, readTransport } from './transport.ts'
import { settleWaiting } from './waiting.ts'
import { readWeekMarks } from './week-marks.ts'
import { readWindow } from './window.ts'
import { readSaidWishes } from './wishes.ts'

/**
 * Reads what a prompt in Thai or English asks for, by rules. Never throws; reads at most 2,000 characters. Earlier rules
 * take precedence: what one has claimed, later ones do not see.
 */
export function readPrompt(prompt: string, context: ReaderContext): Reading {
  const sheet = new Sheet(prompt)
  const draft = emptyDraft(languageOf(sheet.raw))
  readDraft(sheet, draft, context)
  return finish(sheet, draft)
}

const MAX_DOUBTS = 3
/** Names of places that are read; no trip has as many. */
const MOST_PLACES = 60

function readDraft(sheet: Sheet, draft: Draft, context: ReaderContext): void {
  const lexicon = lexiconOf(context.gazetteer)
  const mentions = guardMentions(sheet, context.gazetteer, (span, provinceCode) => {
    if (draft.doubts.length < MAX_DOUBTS)
      draft.doubts.push({ said: sheet.raw.slice(span.start, span.end), provinceCode })
  })
  retract(sheet, mentions)
  readFridayPrayer(sheet, draft)
  const abroad = readAbroad(sheet)
  claimEarlierTrips(sheet)
  readSeason(sheet, draft, context.today)
  const plan = readWeekdayPlan(sheet)
  const weeks = readWeekMarks(sheet)
  readDates(sheet, draft, context, countProvinces(mentions))
  stayWeekendAfterWork(sheet, draft)
  if (plan !== null) draft.startDate ??= comingWeekday(context.today, plan.weekday, null)
  const said = [...draft.marks, ...(plan?.marks ?? []), ...weeks, ...readDayMarks(sheet)].sort((a, b) => a.at - b.at)
  const marks = [...withDates(sheet, draft, said)]
  draft.marks = marks
  readRhythm(sheet, draft, marks)
  readWindow(sheet, draft)
  readBudget(sheet, draft)
  readIndoor(sheet, draft)
  readCrowds(sheet, draft)
  readMobility(sheet, draft)
  readPace(sheet, draft)
  readFood(sheet, draft)
  draft.firstNightAt = readFirstNight(sheet)
  readGroup(sheet, draft)
  readJourney(sheet, draft)
  const nextStays = readNextStays(
    sheet,
    mentions.filter(({ geo }) => geo !== null && geo.kind !== 'area'),
  )
  readParty(sheet, draft)
  claimOtherLengths(sheet)
  readDatedStays(sheet, draft)
  readDuration(
    sheet,
    draft,
    mentions
      .filter((mention) => sheet.isFree(mention) && !GOES_BACK.test(sheet.text.slice(0, mention.start)))
      .filter(({ geo, concepts }) =>
        geo === null
          ? concepts.some(({ key }) => SEA.has(key)) && !concepts.some(isTour)
          : !(geo.kind === 'area' && geo.area.key === 'all'),
      )
      .map((mention) => ({ start: mention.start, end: mention.end, codes: hintedCodesOf(mention.geo) })),
    abroad.filter(({ role }) => role !== 'origin'),
    nextStays,
  )
  if (!marks.some(({ day }) => day === 1)) {
    marks.push(...readNumberedDays(sheet, draft.days ?? (draft.nights === null ? null : draft.nights + 1)))
    marks.sort((a, b) => a.at - b.at)
  }
  settlePlan(sheet, draft)
  readTransport(sheet, draft)
  readRide(
    sheet,
    draft,
    mentions.filter(({ geo }) => geo !== null),
  )
  readWishes(sheet, draft, context.gazetteer, lexicon, mentions, marks)
  settleDayTrips(sheet, draft, context.gazetteer)
  settleBetweenFlights(sheet, draft)
  settleWaiting(sheet, draft)
  settleSameDay(sheet, draft)
  readSaidWishes(sheet, draft)
  draft.scope = scopeOf(sheet, draft, abroad, context.today)
  readLateNames(sheet, draft, context.gazetteer, lexicon)
  draft.unplanned.push(...abroadWishes(abroad, draft.transport, sheet), ...readTopics(sheet))
}

/** The part of the journey abroad; where the travellers come from is a matter of flights. */
function abroadWishes(abroad: readonly AbroadMention[], transport: Transport | null, sheet: Sheet): Unplanned[] {
  const goals = abroad.filter(({ role }) => role === 'goal')
  const origin = abroad.find(({ role }) => role === 'origin')
  return [
    ...(goals.length > 0
      ? [{ topic: 'abroad' as const, said: [...new Set(goals.map(({ text }) => text))].join(', ') }]
      : []),
    ...(origin && !isDrivenIn(origin, transport, sheet) ? [{ topic: 'flights' as const, said: origin.text }] : []),
  ]
}

/** From a country that has a border with Thailand, by their own wheels. */
const isDrivenIn = ({ text }: AbroadMention, transport: Transport | null, sheet: Sheet) =>
  (transport === 'car' || transport === 'motorbike') &&
  DRIVES.test(sheet.text) &&
  !HIRES.test(sheet.text) &&
  NEIGHBOURS.test(text.toLowerCase().replace(/^(?:from|จาก) ?/, ''))
const DRIVES =
  /\b(?:driv(?:e|es|ing)|drove|rid(?:e|ing)|self[- ]drive|road ?trip|by car|(?:own|our|my) (?:car|bikes?))\b|ขับ|ขี่|เอารถ/
const HIRES = /\b(?:rent|hir(?:e|ed|ing)|fly|flying|flights?)|เช่า|บิน/
const NEIGHBOURS =
  /^(?:kl|kuala lumpur|penang|pulau pinang|malaysia|johor(?: bahru)?|jb|ipoh|kedah|alor setar|perlis|kelantan|kota bharu|singapore|laos|vientiane|savannakhet|pakse|กัวลาลัมเปอร์|ปีนัง|มาเลเซีย|มาเลย์?|สิงคโปร์|ลาว|เวียงจันทน์?)$/

function readWishes(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  lexicon: Lexicon,
  all: readonly Mention[],
  marks: readonly DayMark[],
): void {
  sheet.take(AIRPORT)
  claimPeople(sheet)
  const free = all.filter((mention) => sheet.isFree(mention))
  // Sights are not looked for where they only come from.
  const visited = free.filter((mention) => mention.geo === null || !isOriginAt(sheet, mention))
  const hinted = provincesHinted(visited)
  const towns = provincesHinted(visited.filter(({ geo }) => geo?.kind !== 'area'))
  const names = listNames(sheet, gazetteer, lexicon, free, hinted, towns)
  const outside = free.filter(
    (mention) =>
      !names.some((name) => covers(name, mention)) || isActivity(mention, names) || isKindToo(mention, names),
  )
  const items = [...outside, ...names].sort((a, b) => a.start - b.start)
  const cueWords = readPolarities(sheet, items)
  const polarityOf = (item: (typeof items)[number]): Polarity | undefined => cueWords[items.indexOf(item)]
  const meals = readMeals(sheet, draft, gazetteer, items, hinted)
  const rest = items.filter((item) => !meals.includes(item))
  const geos = rest.filter((item): item is GeoMention => 'geo' in item && item.geo !== null).slice(0, MOST_PLACES)
  const planned = readGeography(
    sheet,
    draft,
    gazetteer,
    geos,
    geos.map((item) => polarityOf(item) as Polarity),
  )
  avoidSights(
    draft,
    gazetteer,
    geos.filter((item) => polarityOf(item)?.sign === 'unwanted'),
  )
  const kinds = rest.filter((item): item is Mention => 'geo' in item && item.geo === null)
  readInterests(
    sheet,
    draft,
    lexicon,
    kinds,
    kinds.map((item) => polarityOf(item) as Polarity),
    marks,
  )
  draft.kinds = kinds.filter((item) => polarityOf(item)?.sign === 'wanted' && isPlace(item))
  wishSea(sheet, draft, planned)
  const named = rest.filter((item): item is NameMention => 'places' in item)
  for (const name of named) {
    if (isOriginAt(sheet, name)) draft.start ??= originOf(name)
    else if (isStayAt(sheet, name)) stayAt(draft, name)
    else addName(draft, name, polarityOf(name), marks)
  }
  draft.start ??= originWithin(sheet, all)
  // “From Khao San to the floating market”, and no other place: a trip around there.
  if (draft.start?.placeId && draft.provinces.length + draft.regions.length + draft.mustVisit.length === 0)
    addProvince(draft, draft.start.provinceCode)
  addSights(draft, gazetteer, planned)
  const longestFirst = items.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  for (const item of longestFirst) if (sheet.isFree(item)) sheet.claim(item)
  readTiedPlaces(sheet, draft, gazetteer)
  leaveOrigin(draft)
  settleProvinces(draft, gazetteer)
  wishCoast(
    sheet,
    draft,
    kinds.filter((item) => polarityOf(item)?.sign === 'wanted'),
  )
}

/** “Leaving Bangkok at 7 am”, `จองรถทัวร์จากหมอชิตรอบสองทุ่ม`: words about an hour or a seat may include where they set out. */
function originWithin(sheet: Sheet, mentions: readonly Mention[]): Endpoint | null {
  const first = mentions.find((mention): mention is GeoMention => mention.geo !== null)
  return first && !sheet.isFree(first) && isOriginAt(sheet, first) ? endpointOf(first) : null
}

/** `สนามบินภูเก็ต`: of the name of an airport only the town is a place to go to. */
const AIRPORT = /(?:สนามบิน|ท่าอากาศยาน)(?:จังหวัด)?(?!น้ำ)(?=\s?[ก-ฮเ-ไ])/g

function originOf({ text, places }: NameMention): Endpoint | null {
  const [place] = places
  return place ? { text, provinceCode: place.provinceCode, townId: null, placeId: place.id } : null
}

/** `พักแถวนิมมาน`: a quarter that is a sight too. */
function stayAt(draft: Draft, name: NameMention): void {
  draft.base ??= originOf(name)
  if (draft.base) addProvince(draft, draft.base.provinceCode)
}

const isPlace = ({ concepts }: Mention) => concepts.some(({ kind }) => kind !== 'tag')

/** “Flower market” in small letters: the one that is called so, and the kind. */
const isKindToo = ({ start, end, geo }: Mention, names: readonly NameMention[]) =>
  geo === null && names.some((name) => name.isKind === true && name.start === start && name.end === end)

/** `ล่องแก่งหนานมดแดง`: what they do there is wished for beside the place that is named after it, as is a theme before it. */
const isActivity = ({ geo, concepts, start }: Mention, names: readonly NameMention[]) =>
  geo === null &&
  (concepts.some(({ key }) => ACTIVITIES.has(key)) ||
    (concepts.every(({ kind }) => kind === 'tag') && names.every((name) => start < name.start || start >= name.end)))

const ACTIVITIES = new Set([
  'rafting',
  'bamboo rafting',
  'kayaking',
  'snorkeling',
  'diving',
  'camping',
  'hiking',
  'rock climbing',
  'surfing',
  'cycling',
  'stargazing',
  'sea of mist',
  'birdwatching',
  'sunflower field',
  'flower field',
  'street_food',
])

const isTour = ({ key }: Concept) => key === 'dive_trip'
const SEA = new Set(['beach', 'island', 'snorkeling', 'diving'])

/** The sea after a stay inland (“first Bangkok for 3 nights, then the sea”): any of the coasts of the South. */
function wishCoast(sheet: Sheet, draft: Draft, kinds: readonly Mention[]): void {
  const { lengths, provinces, regions } = draft
  if (lengths.length === 0 || provinces.length === 0 || regions.some(({ key }) => key !== 'all')) return
  if (provinces.some((code) => COASTS.has(code))) return
  const sea = kinds.find(
    ({ concepts, start }) =>
      concepts.some(({ key }) => SEA.has(key)) &&
      (isNextAfter(sheet.text.slice(Math.max(0, start - 24), start)) ||
        STAYS_AT.test(sheet.text.slice(Math.max(0, start - 44), start))),
  )
  const isLongJourney = lengths.length > 1 && draft.interests.some(({ key }) => SEA.has(key))
  if (!sea && !(isLongJourney && provinces.length === 1)) return
  draft.regions.push(SOUTHERN_COASTS)
  const codes = SOUTHERN_COASTS.provinceCodes
  if (sea) draft.visits.push({ start: sea.start, end: sea.end, codes, isNext: true })
}

/** `ทะเลอันดามัน`, “the Gulf coast”: who names a sea wants to be there, unless they refuse it. */
function wishSea({ text }: Sheet, draft: Draft, planned: readonly GeoMention[]): void {
  const isSea = planned.some(
    ({ geo, start, end }) => geo.kind === 'area' && /ทะเล|\b(?:sea|coast|beach(?:es)?)\b/.test(text.slice(start, end)),
  )
  const isKnown = draft.avoidKinds.has('beach') || draft.interests.some(({ key }) => SEA.has(key))
  if (isSea && !isKnown)
    draft.interests.push({ key: 'beach', kind: 'category', weight: 0.7, minCount: null, exclusive: false, day: null })
}

const covers = (name: NameMention, { start, end }: Mention) => start < name.end && end > name.start

/** Of each name the first, or only, province counts. */
const countProvinces = (mentions: readonly Mention[]) =>
  new Set(mentions.map(({ geo }) => hintedCodesOf(geo)[0]).filter((code) => code !== undefined)).size

const provincesHinted = (mentions: readonly Mention[]) => mentions.flatMap(({ geo }) => hintedCodesOf(geo))
