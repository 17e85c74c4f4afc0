// Names as people say them. Official names belong in addresses; the ranks of royal temples, on the page of the place.
import type { World } from '../../catalogue/world.ts'
import type { Language } from '../../platform/language.ts'
import type { Province } from '../../world/region.ts'
import { nameOf } from '../places/public.ts'
import { SPOKEN_NAMES } from './spoken-names.ts'
import type { TripCatalogue, TripPlace } from './trip-places.ts'

const PROVINCES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  10: { th: 'กรุงเทพฯ', en: 'Bangkok' },
  14: { th: 'อยุธยา', en: 'Ayutthaya' },
}
const ARTICLE = /^the /
const TEMPLE_RANK = /\s*(?:ราชวรมหาวิหาร|ราชวรวิหาร|วรมหาวิหาร|วรวิหาร|พระอารามหลวง)$/
/** Thai names that stay names without the locality that follows: `หาดทรายแก้ว เกาะเสม็ด`, not `พิพิธภัณฑสถานแห่งชาติ น่าน`. */
const PROPER = /^(?:วัด|หาด|อ่าว|แหลม|น้ำตก|เกาะ|ถ้ำ)./

export type Named = Pick<TripPlace, 'id' | 'nameTh' | 'nameEn' | 'provinceCode'>
type Places = Pick<TripCatalogue, 'world' | 'provincesByCode'>

export function provinceShortName(province: Province, language: Language): string {
  return PROVINCES[province.code]?.[language] ?? nameOf(province, language)
}

/** The spoken name of a place, without its temple rank and its locality. */
export function placeShortName(
  place: Omit<Named, 'provinceCode'>,
  { world }: Pick<Places, 'world'>,
  language: Language,
): string {
  const spoken = SPOKEN_NAMES[place.id]?.[language]
  return spoken?.replace(ARTICLE, '') ?? nameParts(nameOf(place, language), world, language).name
}

/** The name within an English sentence: `the Grand Palace`. */
export function withArticle(name: string, { id }: Pick<Named, 'id'>, language: Language): string {
  return language === 'en' && ARTICLE.test(SPOKEN_NAMES[id]?.en ?? '') ? `the ${name}` : name
}

/**
 * The names of places beside each other. Places that would have the same name keep their locality, in brackets; so does
 * one that is named after a province on a trip through several.
 */
export function placeNamesIn(
  places: readonly Named[],
  { world, provincesByCode }: Places,
  language: Language,
): (place: Named) => string {
  const ids = new Map<string, Set<string>>()
  for (const place of places) {
    const name = placeShortName(place, { world }, language)
    ids.set(name, (ids.get(name) ?? new Set()).add(place.id))
  }
  const isOneProvince = new Set(places.map(({ provinceCode }) => provinceCode)).size === 1
  return (place) => {
    const short = placeShortName(place, { world }, language)
    const { locality } = nameParts(nameOf(place, language), world, language)
    if (locality === '') return short
    const province = provincesByCode.get(place.provinceCode)
    const isProvince = province !== undefined && provinceNames(province).includes(locality)
    const isShared = (ids.get(short)?.size ?? 0) > 1
    if (!isShared && (!isProvince || isOneProvince || place.id in SPOKEN_NAMES)) return short
    return `${short} (${isProvince ? provinceShortName(province, language) : locality})`
  }
}

/** A town; one that is called as its province has that one's short name. */
export function townShortName(town: string, province: Province | undefined, language: Language): string {
  return province && town === nameOf(province, language) ? provinceShortName(province, language) : town
}

/** A name and the locality after it. What a name says in brackets belongs on the page of the place. */
function nameParts(whole: string, world: World, language: Language): { readonly name: string; locality: string } {
  const separator = language === 'th' ? ' ' : ', '
  const at = whole.lastIndexOf(separator)
  const tail = at < 0 ? '' : whole.slice(at + separator.length)
  const head = whole.slice(0, Math.max(0, at))
  const isCut = localitiesOf(world).has(tail) && (language === 'en' || PROPER.test(head))
  const name = (isCut ? head : whole).replace(/ \([^)]*\)$/, '')
  return { name: name.startsWith('วัด') ? name.replace(TEMPLE_RANK, '') : name, locality: isCut ? tail : '' }
}

const known = new WeakMap<World, ReadonlySet<string>>()

/** Names of provinces, islands, towns and destinations. */
function localitiesOf(world: World): ReadonlySet<string> {
  const cached = known.get(world)
  if (cached) return cached
  const names = new Set([
    ...world.provinces.flatMap(provinceNames),
    ...world.islands.flatMap(({ nameTh, nameEn }) => [nameTh, nameEn]),
    ...world.towns.flatMap(({ nameTh, nameEn }) => [nameTh, nameEn]),
    ...world.destinations.flatMap(({ shortTh, shortEn }) => [shortTh, shortEn]),
  ])
  known.set(world, names)
  return names
}

function provinceNames({ code, nameTh, nameEn }: Province): string[] {
  return [nameTh, nameEn, ...Object.values(PROVINCES[code] ?? {})]
}
