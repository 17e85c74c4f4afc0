import { around, provincesOf } from '../../language/reader/areas.ts'
import type { Draft } from '../../language/reader/draft.ts'
import { formOf, type Geo, lexiconOf } from '../../language/reader/lexicon.ts'
import { listMentions } from '../../language/reader/mentions.ts'
import { ask } from '../../language/reader/names.ts'
import type { Endpoint, FoundPlace, Gazetteer, PlaceWish } from '../../language/reader/reading.ts'
import { Sheet } from '../../language/reader/sheet.ts'

/** A name that is meant as a place may be a part of the place's own name, as long as the place is known. */
const SURE = 0.72
const LIKELY = 0.6
const KNOWN = 0.5
const WHOLE = 0.97
/** Share of a name that has to be the area's, so that `Wat Pho in Bangkok` is no wish for all of Bangkok. */
const MOST = 0.6

/** What part of the country a name means: the whole of it, or most of it (`จังหวัดน่าน`, `Pai district`). */
export function findGeo(name: string, gazetteer: Gazetteer): Geo | null {
  const lexicon = lexiconOf(gazetteer)
  const exact = lexicon.geo.get(formOf(name))
  if (exact) return exact
  const bare = name.replace(HEADS, '').replace(TAILS, '')
  const known = lexicon.geo.get(formOf(bare))
  if (known) return known
  const mention = listMentions(new Sheet(bare), lexicon).find(({ geo }) => geo !== null)
  if (!mention?.geo) return null
  return (mention.end - mention.start) / bare.length >= MOST ? mention.geo : null
}

const HEADS = /^(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตัวเมือง|เมือง|the (?:city|town|island|province) of |city of |town of )\s*/i
const TAILS = /\s+(?:province|district|city|town|old town|old city|area|region)$/i

/** The best place of a name, when it is sure enough that it is meant. */
export function findPlaceWish(name: string, day: number | null, draft: Draft, gazetteer: Gazetteer): PlaceWish | null {
  const found = ask(gazetteer, name, draft.provinces)
  const best = found[0]
  if (best === undefined || !isMeant(best)) return null
  const alternatives = found.slice(1).filter(isMeant)
  return {
    placeId: best.id,
    text: name,
    provinceCode: best.provinceCode,
    certainty: best.strength,
    alternatives: alternatives.map(({ id }) => id),
    day,
  }
}

export function isWhole(wish: PlaceWish): boolean {
  return wish.certainty >= WHOLE
}

function isMeant({ strength, popularity }: FoundPlace): boolean {
  return strength >= SURE || (strength >= LIKELY && popularity >= KNOWN)
}

/** Adds a part of the country to where the trip goes. */
export function addGeo(draft: Draft, geo: Geo, wish: { readonly around: boolean; readonly must: boolean }, gazetteer: Gazetteer): void {
  if (geo.kind === 'province') {
    const wide = wish.around ? around(geo.province.code, gazetteer.provinces) : null
    if (wide === null) addProvince(draft, geo.province.code)
    else if (!draft.regions.some(({ key }) => key === wide.key)) draft.regions.push(wide)
  } else if (geo.kind === 'area') {
    const { key, nameTh, nameEn, destination } = geo.area
    const provinceCodes = provincesOf(geo.area, gazetteer.provinces)
    if (!draft.regions.some((region) => region.key === key)) draft.regions.push({ key, nameTh, nameEn, provinceCodes })
    if (destination) for (const code of provinceCodes) addProvince(draft, code)
  } else if (geo.kind === 'town') {
    const { id, provinceCode } = geo.town
    if (!draft.towns.some((town) => town.id === id)) draft.towns.push({ id, provinceCode })
    addProvince(draft, provinceCode)
  } else if (geo.kind === 'island') {
    const { id, provinceCode } = geo.island
    const known = draft.islands.find((island) => island.id === id)
    if (known) known.must ||= wish.must
    else draft.islands.push({ id, provinceCode, must: wish.must })
    addProvince(draft, provinceCode)
  } else {
    const district = districtOf(geo, draft)
    if (district === undefined) return
    const { code, provinceCode } = district
    if (!draft.districts.some((other) => other.code === code)) draft.districts.push({ code, provinceCode })
    addProvince(draft, provinceCode)
  }
}

/** Several districts share a name: the one in a province of the trip is meant, else the first. */
function districtOf({ districts }: Extract<Geo, { kind: 'district' }>, draft: Draft) {
  return districts.find(({ provinceCode }) => draft.provinces.includes(provinceCode)) ?? districts[0]
}

function addProvince(draft: Draft, code: string): void {
  if (!draft.provinces.includes(code)) draft.provinces.push(code)
}

/** Where the trip starts or ends, or where they sleep; null when no part of the country and no place has the name. */
export function findEndpoint(text: string, draft: Draft, gazetteer: Gazetteer): Endpoint | null {
  const geo = findGeo(text, gazetteer)
  if (geo !== null && geo.kind !== 'area') {
    const provinceCode = provinceOf(geo, draft)
    if (provinceCode !== undefined) return { text, provinceCode, townId: townOf(geo, gazetteer), placeId: null }
  }
  const place = findPlaceWish(text, null, draft, gazetteer)
  return place && { text, provinceCode: place.provinceCode, townId: null, placeId: place.placeId }
}

/** The province that something lies in; undefined for areas, which lie in several. */
export function provinceOf(geo: Geo, draft: Draft): string | undefined {
  if (geo.kind === 'province') return geo.province.code
  if (geo.kind === 'town') return geo.town.provinceCode
  if (geo.kind === 'island') return geo.island.provinceCode
  return geo.kind === 'district' ? districtOf(geo, draft)?.provinceCode : undefined
}

/** A province's own town has its name; an island's is the first on it. */
function townOf(geo: Geo, { towns }: Gazetteer): string | null {
  if (geo.kind === 'town') return geo.town.id
  if (geo.kind === 'province') {
    const { code, nameEn } = geo.province
    return towns.find((town) => town.provinceCode === code && town.nameEn === nameEn)?.id ?? null
  }
  if (geo.kind === 'island') return towns.find(({ islandId }) => islandId === geo.island.id)?.id ?? null
  return null
}
