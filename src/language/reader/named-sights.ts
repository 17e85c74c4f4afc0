import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { foldKey } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { type DayMark, dayAt } from './days.ts'
import type { Draft } from './draft.ts'
import { addProvince } from './geography.ts'
import type { Geo } from './lexicon.ts'
import type { GeoMention } from './mentions.ts'
import type { NameMention } from './names.ts'
import type { Polarity } from './polarity.ts'
import type { Gazetteer, RegionWish } from './reading.ts'
import { KNOWN } from './short-names.ts'

/** Adds a named place to the must-visits or to the places to avoid. */
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
  // Only a kind of place there was named.
  if (polarity?.sign === 'neither') return
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

/** A weaker match is enough for names that add the kind of the place (`Damnoen Saduak Floating Market`). */
const SIGHT_STRENGTH = 0.9
const KIND_STRENGTH = 0.8
const NAMED_BY_KIND = new Set(['market', 'national_park', 'island'])
/** Certainty that a town named along with another destination means the sight that it is known for. */
const SIGHT_CERTAINTY = 0.6
/** Kinds of sights that the name of their town can refer to. */
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

const isSight = (category: string | null) => category !== null && DESTINATIONS.has(category)

/** Adds the sight that shares the name of an island, town or destination, if the name means the sight. */
export function addSights(draft: Draft, gazetteer: Gazetteer, geos: readonly GeoMention[]): void {
  // “The Maeklong railway market and Amphawa in one day”: beside another stop the town is one.
  const isStop = geos.length > 1 || (draft.days === 1 && draft.mustVisit.length > 0)
  for (const { geo, form } of geos) {
    if (geo.kind === 'destination') addHighlight(draft, gazetteer, geo.destination, form)
    addShore(draft, gazetteer, geo, form)
    addNamesake(draft, gazetteer, geo, form)
    if (geo.kind !== 'island' && geo.kind !== 'town') continue
    const part = geo.kind === 'island' ? geo.island : geo.town
    if (draft.avoidProvinces.includes(part.provinceCode)) continue
    const must = draft.islands.some((island) => island.id === part.id && island.must)
    // `ดอยอินทนนท์` leads to the town of Chom Thong, but means the mountain.
    const byAlias = geo.kind === 'town' && !isCalled(part.nameTh, form) && !isCalled(part.nameEn, form)
    if (geo.kind === 'island' ? !must : !byAlias && (!isStop || isBeach(gazetteer, part.id))) continue
    const names = geo.kind === 'island' ? [form, part.nameEn] : [form]
    const found = names.flatMap((name) => gazetteer.findPlaces(name, { provinceCodes: [part.provinceCode], limit: 3 }))
    const isMeant = (category: string | null) => (geo.kind === 'island' ? category === 'island' : isSight(category))
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

/** Most say the name as it is written, which takes no key. */
const isCalled = (name: string, form: string) => normalise(name) === form || foldKey(name) === foldKey(form)

/** Names of capes and beaches, which districts and towns have too: `แหลมสิงห์`. */
const SHORE = /^(?:หาด|ชายหาด|อ่าว|แหลม)|\bbeach$/

/** The beach or cape itself, where a name leads to the town or the district there. */
function addShore(draft: Draft, gazetteer: Gazetteer, geo: Geo, form: string): void {
  if (!SHORE.test(form)) return
  const code = geo.kind === 'district' ? geo.districts[0]?.provinceCode : geo.kind === 'town' && geo.town.provinceCode
  if (!code || draft.avoidProvinces.includes(code)) return
  const shore = gazetteer
    .findPlaces(form, { provinceCodes: [code], limit: 3 })
    .find(({ category, strength }) => category === 'beach' && strength >= SURE)
  if (!shore || draft.mustVisit.some(({ placeId }) => placeId === shore.id)) return
  const { id: placeId, provinceCode } = shore
  draft.mustVisit.push({
    placeId,
    text: form,
    provinceCode,
    certainty: SIGHT_CERTAINTY,
    alternatives: [],
    day: null,
  })
}

/** `จตุจักร`: the sight that most people mean by the name of a district. */
function addNamesake(draft: Draft, gazetteer: Gazetteer, geo: Geo, form: string): void {
  const code = geo.kind === 'district' ? geo.districts[0]?.provinceCode : undefined
  if (code === undefined || !draft.provinces.includes(code)) return
  const [sight] = gazetteer.findPlaces(form, { provinceCodes: [code], limit: 1 })
  if (sight?.strength !== 1 || sight.popularity < KNOWN || !isSight(sight.category)) return
  if (draft.mustVisit.some(({ placeId }) => placeId === sight.id)) return
  const { id: placeId, provinceCode } = sight
  draft.mustVisit.push({ placeId, text: form, provinceCode, certainty: SIGHT_CERTAINTY, alternatives: [], day: null })
}

/** Who goes to `เขาหลัก` means the beach, not the national park behind it. */
const isBeach = ({ destinations }: Gazetteer, townId: string) =>
  destinations.some(({ kind, townIds }) => kind === 'beach' && townIds[0] === townId)

/** `ดอยอินทนนท์ ไปมาแล้ว`: the sight that the name of a town or destination means is not planned either. */
export function avoidSights(draft: Draft, gazetteer: Gazetteer, geos: readonly GeoMention[]): void {
  for (const { geo, form } of geos) {
    if (geo.kind !== 'town' && geo.kind !== 'destination') continue
    const provinceCodes = geo.kind === 'town' ? [geo.town.provinceCode] : geo.destination.provinceCodes
    const [sight] = gazetteer.findPlaces(form, { provinceCodes, limit: 1 })
    if (sight && sight.strength >= SURE && isSight(sight.category)) draft.avoidPlaces.push(sight.id)
  }
}

/** “Phu Chi Fa” is a destination and the cliff that it is named after. */
function addHighlight(
  draft: Draft,
  gazetteer: Gazetteer,
  { highlights, provinceCodes }: Destination,
  form: string,
): void {
  const sight = gazetteer
    .findPlaces(form, { provinceCodes, limit: 3 })
    .find(({ id, strength }) => strength >= SURE && highlights.includes(id))
  if (!sight || draft.mustVisit.some(({ placeId }) => placeId === sight.id)) return
  const { id: placeId, provinceCode, strength: certainty } = sight
  if (draft.avoidProvinces.includes(provinceCode)) return
  draft.mustVisit.push({ placeId, text: form, provinceCode, certainty, alternatives: [], day: null })
}

/** A sight this far from everything named is probably a wrong match; for an uncertain match, less distance is enough. */
const FAR_M = 250_000
const FAR_FOR_UNSURE_M = 120_000
const SURE = 0.97
/** What everybody in the country knows is meant, however far it is: “Yaowarat, Hat Yai and Songkhla”. */
const FAMOUS = 0.9
const DAYS_FOR_FAR = 3
const isTable = (category: string | null) => category === null || category === 'restaurant' || category === 'cafe'

/** Adds the provinces of must-visits, and drops must-visits that are too far from the named provinces. */
export function settleProvinces(draft: Draft, gazetteer: Gazetteer): void {
  // `แม่ริม ไม่ต้องเข้าเมืองเชียงใหม่`: who wishes for towns of a province refuses only its capital.
  const wanted = new Set([...draft.towns, ...draft.islands].map(({ provinceCode }) => provinceCode))
  draft.avoidProvinces = draft.avoidProvinces.filter((code) => !wanted.has(code))
  draft.provinces = draft.provinces.filter((code) => !draft.avoidProvinces.includes(code))
  // “To the monkey temple, by train from Bang Sue”: who names sights does not leave the goal to us.
  if (
    draft.isAroundHome &&
    draft.mustVisit.length > 0 &&
    draft.provinces.every((code) => code === draft.start?.provinceCode)
  ) {
    draft.provinces = []
    draft.regions = draft.regions.filter(({ key }) => key !== `around_${draft.start?.provinceCode}`)
  }
  // “Eight days in Thailand, starting and ending in Chiang Mai”; into and out of Bangkok says nothing.
  const { start, end } = draft
  if (end && end.provinceCode === start?.provinceCode && end.provinceCode !== BANGKOK) {
    if (draft.provinces.length === 0 && draft.regions.every(({ key }) => key === 'all'))
      addProvince(draft, end.provinceCode)
  }
  const known = [
    ...draft.provinces,
    ...draft.regions.flatMap(({ key, provinceCodes }) => (key === 'all' && !isWide(draft) ? [] : provinceCodes)),
    ...(draft.end ? [draft.end.provinceCode] : []),
  ]
  draft.mustVisit = draft.mustVisit.filter(({ provinceCode, text, certainty }) => {
    if (known.includes(provinceCode)) {
      // “Phimai and Phanom Rung, in the Northeast”: beside named provinces the region is no longer all of it.
      if (provinceCode === draft.end?.provinceCode || draft.provinces.length > 0) addProvince(draft, provinceCode)
      return true
    }
    const farM = certainty < SURE ? FAR_FOR_UNSURE_M : FAR_M
    const isFamous = () =>
      (draft.days ?? (draft.nights ?? 0) + 1) >= DAYS_FOR_FAR &&
      gazetteer
        .findPlaces(text, { provinceCodes: [provinceCode], limit: 1 })
        .some(({ strength, popularity, category }) => strength >= SURE && popularity >= FAMOUS && !isTable(category))
    if (known.length > 0 && !known.some((code) => isNear(gazetteer, code, provinceCode, farM))) {
      if (!isFamous()) {
        draft.notFound.push(text)
        return false
      }
      draft.farSights.push({ text, provinceCode })
    }
    addProvince(draft, provinceCode)
    return true
  })
  draft.regions = draft.regions.filter(({ key }) => !draft.provinces.some((code) => key === `around_${code}`))
  if (draft.provinces.length === 0 && draft.regions.length === 1) draft.regions = draft.regions.map(alongTheRiver)
  if (
    draft.provinces.length > 0 ||
    draft.regions.some(({ key }) => key !== 'all' || (draft.days ?? 0) > DAYS_IN_A_PROVINCE)
  )
    return
  const meal = draft.meals.find(({ provinceCode }) => provinceCode !== null)?.provinceCode
  const code = meal ?? draft.end?.provinceCode ?? draft.base?.provinceCode
  if (code) addProvince(draft, code)
}

/** Too long for the provinces of what they name: “two weeks in Thailand, the Grand Palace is a must”. */
function isWide({ days, nights, mustVisit }: Draft): boolean {
  const provinces = new Set(mustVisit.map(({ provinceCode }) => provinceCode))
  return (days ?? (nights ?? 0) + 1) > DAYS_IN_A_PROVINCE * provinces.size
}
const DAYS_IN_A_PROVINCE = 5

/** `อยากไปนั่งริมโขง`, and nothing else: of Chiang Rai only the edge is on the Mekong. */
const alongTheRiver = (region: RegionWish): RegionWish =>
  region.key === 'mekong'
    ? { ...region, provinceCodes: region.provinceCodes.filter((code) => code !== CHIANG_RAI) }
    : region
const CHIANG_RAI = '57'
const BANGKOK = '10'

function isNear({ provinces }: Gazetteer, one: string, other: string, farM: number): boolean {
  const pointOf = (code: string) => provinces.find((province) => province.code === code)?.point
  const [from, to] = [pointOf(one), pointOf(other)]
  return from !== undefined && to !== undefined && distanceM(from, to) <= farM
}
