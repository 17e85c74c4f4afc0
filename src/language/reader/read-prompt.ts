import { distanceM } from '../../world/point.ts'
import { foldKey } from '../text/fold.ts'
import { readBudget } from './budget.ts'
import { readDates } from './dates.ts'
import { type DayMark, dayAt, daysOfMarks, readDayMarks } from './days.ts'
import { assume, contradict, type Draft, emptyDraft } from './draft.ts'
import { readDuration, settleDuration } from './duration.ts'
import { isFiller } from './filler.ts'
import { readFood } from './food.ts'
import { addProvince, readGeography } from './geography.ts'
import { readInterests } from './interests.ts'
import { type Geo, type Lexicon, lexiconOf } from './lexicon.ts'
import { readMeals } from './meals.ts'
import { listMentions, type Mention } from './mentions.ts'
import { listNames, type NameMention } from './names.ts'
import { readPace, settlePace } from './pace.ts'
import { readParty, settleParty } from './party.ts'
import { type Polarity, readPolarities } from './polarity.ts'
import { languageOf } from './prompt-language.ts'
import type { Gazetteer, ReaderContext, Reading } from './reading.ts'
import { Sheet, type Span } from './sheet.ts'
import { settleStays } from './stays.ts'
import { readTransport } from './transport.ts'
import { readWindow, settleWindow } from './window.ts'

/**
 * Reads what a prompt in Thai or English asks for, by rules. Never throws, whatever the text; reads at most 2,000
 * characters. The order of the rules is their precedence: what one has claimed, the next ones do not see.
 */
export function readPrompt(prompt: string, context: ReaderContext): Reading {
  const sheet = new Sheet(prompt)
  const draft = emptyDraft(languageOf(sheet.raw))
  readDraft(sheet, draft, context)
  return finish(sheet, draft)
}

/** All rules over one sheet. */
function readDraft(sheet: Sheet, draft: Draft, context: ReaderContext): void {
  const lexicon = lexiconOf(context.gazetteer)
  const mentions = guardMentions(sheet, context.gazetteer)
  readDates(sheet, draft, context)
  readWindow(sheet, draft)
  readBudget(sheet, draft)
  readIndoor(sheet, draft)
  readCrowds(sheet, draft)
  readPace(sheet, draft)
  readFood(sheet, draft)
  const marks = readDayMarks(sheet)
  readParty(sheet, draft)
  readDuration(sheet, draft)
  if (draft.days === null && draft.nights === null) draft.days = daysOfMarks(marks)
  readTransport(sheet, draft)
  readWishes(sheet, draft, context.gazetteer, lexicon, mentions, marks)
}

/** Finds the words of the catalogue and keeps the other rules from reading parts of them. */
export function guardMentions(sheet: Sheet, gazetteer: Gazetteer): Mention[] {
  const mentions = listMentions(sheet, lexiconOf(gazetteer))
  sheet.guard(mentions.filter(isSolid))
  return mentions
}

/** Names and kinds of two words or more, and all names of provinces and towns. */
function isSolid({ geo, last, first, start, end, guessed }: Mention): boolean {
  return !guessed && (geo !== null || last - first > 1 || end - start >= 6)
}

/** “indoors only”. */
export function readIndoor(sheet: Sheet, draft: Draft): void {
  const only =
    /\b(?:indoors?(?: (?:activities|places|things|attractions|stuff))? only|only indoors?(?: activities| places| things| attractions)?|all indoors?|stay(?:ing)? indoors|nothing outdoors?|no outdoors?(?: activities| places)?)\b|(?:ใน|แต่ใน|เฉพาะใน|อยู่ใน)(?:ร่ม|อาคาร|ห้องแอร์)(?:เท่านั้น|อย่างเดียว|หมด|ทั้งหมด|ล้วน)|เฉพาะ(?:ที่)?(?:ใน)?(?:ร่ม|อาคาร)|ไม่(?:เอา|ไป|อยาก)?กลางแจ้ง/g
  sheet.take(only, () => {
    draft.indoorOnly = true
  })
}

/** Who wants no crowds wants the places that few know. */
function readCrowds(sheet: Sheet, draft: Draft): void {
  const crowds =
    /\b(?:(?:hates?|avoid(?:ing)?|no|not|without|dislikes?|don'?t like|away from|escape|fewer|less)(?: the| big| large| too many| tourist| many){0,5}|not (?:too )?) ?(?:crowds?|crowded(?: places| areas)?|tourists|tourist (?:traps?|crowds?)|touristy(?: places| spots)?)\b|(?:ไม่(?:เอา|ชอบ|ไป|อยาก(?:เจอ|ไป)?)?\s*)?(?:ที่)?คน(?:ไม่(?:ค่อย)?(?:เยอะ|แน่น|พลุกพล่าน)|น้อย)|(?:ไม่(?:เอา|ชอบ|ไป|อยาก(?:เจอ|ไป)?)|หนี|เลี่ยง)\s*(?:ที่)?(?:คน|ผู้คน|นักท่องเที่ยว)(?:เยอะ|แน่น|พลุกพล่าน|มาก)?/g
  sheet.take(crowds, () => {
    if (draft.interests.some(({ key }) => key === 'hidden_gem')) return
    draft.interests.push({ key: 'hidden_gem', kind: 'tag', weight: 0.7, minCount: null, exclusive: false, day: null })
  })
}

type GeoMention = Mention & { readonly geo: Geo }

function readWishes(
  sheet: Sheet,
  draft: Draft,
  gazetteer: Gazetteer,
  lexicon: Lexicon,
  all: readonly Mention[],
  marks: readonly DayMark[],
): void {
  const free = all.filter((mention) => sheet.isFree(mention))
  const hinted = provincesHinted(free)
  const names = listNames(sheet, gazetteer, lexicon, free, hinted)
  const outside = free.filter((mention) => !names.some((name) => covers(name, mention)))
  const items = [...outside, ...names].sort((a, b) => a.start - b.start)
  const cueWords = readPolarities(sheet, items)
  const polarityOf = (item: (typeof items)[number]): Polarity | undefined => cueWords[items.indexOf(item)]
  const meals = readMeals(sheet, draft, gazetteer, items, hinted)
  const rest = items.filter((item) => !meals.includes(item))
  const geos = rest.filter((item): item is GeoMention => 'geo' in item && item.geo !== null)
  readGeography(
    sheet,
    draft,
    gazetteer,
    geos,
    geos.map((item) => polarityOf(item) as Polarity),
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
  const named = rest.filter((item): item is NameMention => 'places' in item)
  for (const name of named) addName(draft, name, polarityOf(name), marks)
  addSights(draft, gazetteer, geos)
  for (const item of items) if (sheet.isFree(item)) sheet.claim(item)
  settleProvinces(draft, gazetteer)
}

const covers = (name: NameMention, { start, end }: Mention) => start < name.end && end > name.start

function provincesHinted(mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ geo }) => {
    if (geo?.kind === 'province') return [geo.province.code]
    if (geo?.kind === 'town') return [geo.town.provinceCode]
    if (geo?.kind === 'island') return [geo.island.provinceCode]
    if (geo?.kind === 'district') return geo.districts.map(({ provinceCode }) => provinceCode)
    return geo?.kind === 'area' ? geo.area.provinceCodes : []
  })
}

export function addName(
  draft: Draft,
  name: NameMention,
  polarity: Polarity | undefined,
  marks: readonly DayMark[],
): void {
  const [best, ...others] = name.places
  if (best === undefined) return
  if (polarity?.sign === 'unwanted') {
    draft.avoidPlaces.push(best.id)
    return
  }
  const rivals = others.filter(({ strength }) => strength >= best.strength - 0.02)
  const certainty = best.strength * (rivals.length > 0 ? 0.7 : 1)
  if (draft.mustVisit.some(({ placeId }) => placeId === best.id)) return
  draft.mustVisit.push({
    placeId: best.id,
    text: name.text,
    provinceCode: best.provinceCode,
    certainty: Math.round(certainty * 100) / 100,
    alternatives: others.map(({ id }) => id),
    day: dayAt(marks, name.start, draft.days ?? 30),
  })
}

/** A name that only adds what the place is (`Damnoen Saduak Floating Market`) is near enough for kinds that are named so. */
const SIGHT_STRENGTH = 0.9
const KIND_STRENGTH = 0.8
const NAMED_BY_KIND = new Set(['market', 'national_park', 'island'])
/** A town that was named beside another part of the country is likely there for the sight that it is known by. */
const SIGHT_CERTAINTY = 0.6
/** Sights that make a town a destination; its beach, market or street is not meant by its name. */
const DESTINATIONS = new Set([
  'historic_site',
  'national_park',
  'mountain',
  'temple',
  'waterfall',
  'lake',
  'cave',
  'dam',
  'viewpoint',
  'market',
  'palace',
])

/** The sight that has the name of an island or town, when that is what is meant. */
export function addSights(draft: Draft, gazetteer: Gazetteer, geos: readonly GeoMention[]): void {
  for (const { geo, form } of geos) {
    if (geo.kind !== 'island' && geo.kind !== 'town') continue
    const part = geo.kind === 'island' ? geo.island : geo.town
    if (draft.avoidProvinces.includes(part.provinceCode)) continue
    const must = draft.islands.some((island) => island.id === part.id && island.must)
    // `ดอยอินทนนท์` leads to the town of Chom Thong, but means the mountain.
    const byAlias = geo.kind === 'town' && ![part.nameTh, part.nameEn].map(foldKey).includes(foldKey(form))
    if (geo.kind === 'island' ? !must : !byAlias && geos.length < 2) continue
    const names = geo.kind === 'island' ? [form, part.nameEn] : [form]
    const found = names.flatMap((name) => gazetteer.findPlaces(name, { provinceCodes: [part.provinceCode], limit: 3 }))
    const isMeant = (category: string | null) =>
      geo.kind === 'island' ? category === 'island' : category !== null && DESTINATIONS.has(category)
    const sight = found.find(({ category, strength }) => {
      const least = NAMED_BY_KIND.has(category ?? '') ? KIND_STRENGTH : SIGHT_STRENGTH
      return strength >= least && isMeant(category)
    })
    if (sight === undefined || draft.mustVisit.some(({ placeId }) => placeId === sight.id)) continue
    const { id: placeId, provinceCode } = sight
    const certainty = must || byAlias ? sight.strength : SIGHT_CERTAINTY
    draft.mustVisit.push({ placeId, text: form, provinceCode, certainty, alternatives: [], day: null })
  }
}

/** A sight so far from all that was named is more likely a wrong match than a wish; one whose name is only like it, sooner. */
const FAR_M = 250_000
const FAR_FOR_UNSURE_M = 120_000
const SURE = 0.97

/** Who names sights wants the provinces where they are. */
export function settleProvinces(draft: Draft, gazetteer: Gazetteer): void {
  draft.provinces = draft.provinces.filter((code) => !draft.avoidProvinces.includes(code))
  const known = [...draft.provinces, ...draft.regions.flatMap(({ provinceCodes }) => provinceCodes)]
  draft.mustVisit = draft.mustVisit.filter(({ provinceCode, text, certainty }) => {
    if (known.includes(provinceCode)) return true
    const farM = certainty < SURE ? FAR_FOR_UNSURE_M : FAR_M
    if (known.length > 0 && !known.some((code) => isNear(gazetteer, code, provinceCode, farM))) {
      draft.notFound.push(text)
      return false
    }
    addProvince(draft, provinceCode)
    return true
  })
  if (draft.provinces.length > 0 || draft.regions.length > 0) return
  const meal = draft.meals.find(({ provinceCode }) => provinceCode !== null)?.provinceCode
  const code = meal ?? draft.end?.provinceCode ?? draft.base?.provinceCode
  if (code) addProvince(draft, code)
}

function isNear({ provinces }: Gazetteer, one: string, other: string, farM: number): boolean {
  const pointOf = (code: string) => provinces.find((province) => province.code === code)?.point
  const [from, to] = [pointOf(one), pointOf(other)]
  return from !== undefined && to !== undefined && distanceM(from, to) <= farM
}

/** What must be seen is seen, also when something else in the prompt says that it is not wanted. */
function settleAvoided(draft: Draft): void {
  const must = new Set(draft.mustVisit.map(({ placeId }) => placeId))
  for (const id of new Set(draft.avoidPlaces))
    if (must.has(id)) contradict(draft, 'wanted_and_avoided', { place_id: id })
  draft.avoidPlaces = draft.avoidPlaces.filter((id) => !must.has(id))
}

/** Settles what is open and says so: the last step of every reader, the language model's too. */
export function finish(sheet: Sheet, draft: Draft): Reading {
  const days = settleDuration(draft)
  settleWindow(draft)
  settleAvoided(draft)
  const party = settleParty(draft)
  const pace = settlePace(draft)
  if (draft.provinces.length === 0 && draft.regions.length === 0) {
    assume(draft, 'no_province', {})
  }
  const leftovers = listLeftovers(sheet)
  const names = leftovers.filter((text) => isNameLike(sheet, text))
  const { avoidKinds, avoidPlaces, avoidProvinces, windowStart, windowEnd } = draft
  const stays = settleStays(draft, days)
  return {
    language: draft.language,
    days,
    nights: draft.nights,
    startDate: draft.startDate,
    endDate: draft.endDate,
    month: draft.month,
    provinces: draft.provinces,
    regions: draft.regions,
    ...(stays.length > 0 && { stays }),
    start: draft.start,
    end: draft.end,
    arrivalMinute: draft.arrivalMinute,
    departureMinute: draft.departureMinute,
    towns: draft.towns,
    districts: draft.districts,
    islands: draft.islands,
    interests: draft.interests.map((interest) => ({ ...interest, weight: Math.round(interest.weight * 100) / 100 })),
    mustVisit: draft.mustVisit,
    avoid: {
      kinds: [...avoidKinds].map(([key, strength]) => ({ key, strength })),
      placeIds: avoidPlaces,
      provinces: avoidProvinces,
      ...(draft.avoidTowns.length > 0 && { towns: draft.avoidTowns }),
      ...(draft.avoidIslands.length > 0 && { islands: draft.avoidIslands }),
    },
    notFound: [...draft.notFound, ...names],
    pace,
    maxStopsPerDay: draft.maxStopsPerDay,
    walking: draft.walking,
    dailyWindow: { start: windowStart, end: windowEnd },
    budget: draft.budget,
    spending: draft.spending,
    party,
    transport: draft.transport,
    food: { diets: draft.diets, avoid: draft.foodAvoid },
    meals: draft.meals,
    indoorOnly: draft.indoorOnly,
    moments: draft.moments,
    base: draft.base,
    assumed: draft.assumed,
    conflicts: draft.conflicts,
    notUnderstood: leftovers.filter((text) => !names.includes(text)),
  }
}

const MAX_LEFTOVERS = 20

/** Words that no rule has used, neighbours together, as they were typed. */
export function listLeftovers(sheet: Sheet): string[] {
  const left: Span[] = []
  for (const word of sheet.words) {
    if (!sheet.isFree(word) || isFiller(word.text) || word.script === 'number') continue
    const last = left.at(-1)
    if (last && /^[ -]?$/.test(sheet.text.slice(last.end, word.start)))
      left[left.length - 1] = { start: last.start, end: word.end }
    else left.push({ start: word.start, end: word.end })
  }
  return [...new Set(left.map(({ start, end }) => sheet.raw.slice(start, end)))].slice(0, MAX_LEFTOVERS)
}

/** A capital letter inside of a sentence: somebody meant a name. */
function isNameLike(sheet: Sheet, text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || sheet.raw === sheet.raw.toUpperCase()) return false
  return !/(?:^|[.!?:]\s*)$/.test(sheet.raw.slice(0, sheet.raw.indexOf(text)))
}
