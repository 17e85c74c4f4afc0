import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { World } from '../../catalogue/world.ts'
import { importanceOf } from '../../search/suggest.ts'
import { listWordSuffixes, typeaheadForm } from '../../search/typeahead.ts'
import type { Point } from '../../world/point.ts'
import { REGIONS, type Region } from '../../world/region.ts'
import { REGION_NAMES } from './destination.ts'

/** A province, or a value for the filter `destination`. */
export interface SuggestedArea {
  readonly kind: 'province' | 'destination'
  readonly id: string
  readonly nameTh: string
  readonly nameEn: string
  readonly aliases: readonly string[]
  readonly provinceCode: string | null
}

export interface Suggestion {
  readonly importance: number
  readonly area?: SuggestedArea
  readonly placeId?: string
}

export interface SuggestionQuery {
  readonly keyword: string
  readonly point?: Point
  readonly limit: number
}

/**
 * Lists the places and areas with a name in which a word starts with the keyword, in one order that does not depend on the
 * keyword, so that a suggestion stays while the user types on. Falls back to a search if no name matches.
 */
export async function listSuggestions(catalogue: Catalogue, query: SuggestionQuery): Promise<Suggestion[]> {
  const { keyword, point, limit } = query
  if (typeaheadForm(keyword) === '') return []
  const areas = suggestAreas(catalogue.world, query)
  const places = (await catalogue.finder.suggest(query)).map(({ id, score }) => ({ importance: score, placeId: id }))
  const found = [...areas, ...places].sort((a, b) => b.importance - a.importance).slice(0, limit)
  if (found.length > 0) return found
  const { hits } = await catalogue.finder.search({ keyword, offset: 0, limit, ...(point && { point }) })
  return hits.map(({ id, score }) => ({ importance: score, placeId: id }))
}

/** The name that matches the keyword, unless the shown name does. */
export function findMatchedAlias(
  keyword: string,
  shown: string,
  names: readonly (string | null)[],
): string | undefined {
  const form = typeaheadForm(keyword)
  const matches = (name: string): boolean => listWordSuffixes(name).some((suffix) => suffix.startsWith(form))
  if (matches(shown)) return undefined
  return names.find((name): name is string => name !== null && matches(name))
}

interface KnownArea {
  readonly area: SuggestedArea
  readonly fame: number
  readonly point: Point
}

/** A suffix of an area's name that starts at a word. */
interface NameSuffix {
  readonly text: string
  readonly of: KnownArea
}

function suggestAreas(world: World, { keyword, point, limit }: SuggestionQuery): Suggestion[] {
  const form = typeaheadForm(keyword)
  return [...findAreas(suffixesOf(world), form)]
    .map(({ area, fame, point: at }) => ({ area, importance: importanceOf(fame, at, point) }))
    .sort((a, b) => b.importance - a.importance || (a.area.id < b.area.id ? -1 : 1))
    .slice(0, limit)
}

function findAreas(suffixes: readonly NameSuffix[], form: string): ReadonlySet<KnownArea> {
  const found = new Set<KnownArea>()
  for (let at = lowerBound(suffixes, form); suffixes[at]?.text.startsWith(form); at++) {
    const suffix = suffixes[at]
    if (suffix) found.add(suffix.of)
  }
  return found
}

function lowerBound(suffixes: readonly NameSuffix[], form: string): number {
  let low = 0
  let high = suffixes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((suffixes[middle]?.text ?? '') < form) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Fame of areas relative to places (0 … 1): a province that people fly to ranks above every place, a small one among
 * well-known places, a district below most others of its name.
 */
const FAME = { province: 0.75, town: 0.6, island: 0.8, region: 0.9, district: 0.4, perRank: 0.1 }
/** Rank of a province without a town. */
const LEAST_RANK = 1

const suffixesByWorld = new WeakMap<World, readonly NameSuffix[]>()

function suffixesOf(world: World): readonly NameSuffix[] {
  let suffixes = suffixesByWorld.get(world)
  if (!suffixes) suffixesByWorld.set(world, (suffixes = listAreaSuffixes(world)))
  return suffixes
}

/** Sorted by text. */
function listAreaSuffixes(world: World): NameSuffix[] {
  const taken = new Set<string>()
  const suffixes: NameSuffix[] = []
  /** Suggests Krabi once, though it is a province, a town and a district. */
  const add = (area: SuggestedArea, fame: number, point: Point): void => {
    if (taken.has(area.nameTh) || taken.has(area.nameEn)) return
    taken.add(area.nameTh).add(area.nameEn)
    const names = [area.nameTh, area.nameEn, ...area.aliases]
    const of = { area, fame, point }
    for (const text of new Set(names.flatMap(listWordSuffixes))) suffixes.push({ text, of })
  }
  for (const { code, nameTh, nameEn, aliases, point } of world.provinces) {
    const ranks = world.towns.filter((town) => town.provinceCode === code).map(({ rank }) => rank)
    const area = { kind: 'province', id: code, nameTh, nameEn, aliases, provinceCode: code } as const
    add(area, FAME.province + FAME.perRank * Math.max(LEAST_RANK, ...ranks), point)
  }
  for (const region of REGIONS) addRegion(world, region, add)
  for (const { id, nameTh, nameEn, aliases, provinceCode, point, rank } of world.towns)
    add({ kind: 'destination', id, nameTh, nameEn, aliases, provinceCode }, FAME.town + FAME.perRank * rank, point)
  for (const { id, nameTh, nameEn, aliases, provinceCode, pier } of world.islands)
    add({ kind: 'destination', id, nameTh, nameEn, aliases, provinceCode }, FAME.island, pier)
  for (const { code, nameTh, nameEn, provinceCode, point } of world.districts) {
    // The district of a provincial capital is named after the province.
    if (point === null || nameTh.startsWith('เมือง')) continue
    add({ kind: 'destination', id: code, nameTh, nameEn, aliases: [], provinceCode }, FAME.district, point)
  }
  return suffixes.sort((a, b) => Number(a.text > b.text) - Number(a.text < b.text))
}

function addRegion(world: World, region: Region, add: (area: SuggestedArea, fame: number, point: Point) => void): void {
  const points = world.provinces.filter((province) => province.region === region).map(({ point }) => point)
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const point = {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
  if (points.length > 0)
    add({ kind: 'destination', id: region, ...REGION_NAMES[region], provinceCode: null }, FAME.region, point)
}
