import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { World } from '../../catalogue/world.ts'
import { importanceOf } from '../../search/suggest.ts'
import { listWordSuffixes, typeaheadForm } from '../../search/typeahead.ts'
import type { Point } from '../../world/point.ts'
import { REGIONS, type Region } from '../../world/region.ts'
import { REGION_NAMES } from './destination.ts'

/** A province, or a destination as `destination` takes it. */
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
 * What is meant by the beginning of a name, places and areas in one order that does not depend on the text, so that
 * nothing is lost while more of its name is typed. Where no name begins so, what a search finds.
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

/** The name by which something is suggested, unless the name that is shown begins so itself. */
export function findMatchedAlias(
  keyword: string,
  shown: string,
  names: readonly (string | null)[],
): string | undefined {
  const form = typeaheadForm(keyword)
  const begins = (name: string): boolean => listWordSuffixes(name).some((beginning) => beginning.startsWith(form))
  if (begins(shown)) return undefined
  return names.find((name): name is string => name !== null && begins(name))
}

interface KnownArea {
  readonly area: SuggestedArea
  readonly fame: number
  readonly point: Point
}

/** A name of an area from one of its words on, as `typeaheadForm` makes it. */
interface Beginning {
  readonly text: string
  readonly of: KnownArea
}

function suggestAreas(world: World, { keyword, point, limit }: SuggestionQuery): Suggestion[] {
  const form = typeaheadForm(keyword)
  return [...findAreas(beginningsOf(world), form)]
    .map(({ area, fame, point: at }) => ({ area, importance: importanceOf(fame, at, point) }))
    .sort((a, b) => b.importance - a.importance || (a.area.id < b.area.id ? -1 : 1))
    .slice(0, limit)
}

function findAreas(beginnings: readonly Beginning[], form: string): ReadonlySet<KnownArea> {
  const found = new Set<KnownArea>()
  for (let at = lowerBeginning(beginnings, form); beginnings[at]?.text.startsWith(form); at++) {
    const beginning = beginnings[at]
    if (beginning) found.add(beginning.of)
  }
  return found
}

function lowerBeginning(beginnings: readonly Beginning[], form: string): number {
  let low = 0
  let high = beginnings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((beginnings[middle]?.text ?? '') < form) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Beside places, whose fame is 0 … 1: a province that people fly to stands above every place, a small one among the
 * known places; a district is offered where little else is called so.
 */
const FAME = { province: 0.75, town: 0.6, island: 0.8, region: 0.9, district: 0.4, perRank: 0.1 }
/** The rank of a province without a town. */
const LEAST_RANK = 1

const beginningsByWorld = new WeakMap<World, readonly Beginning[]>()

function beginningsOf(world: World): readonly Beginning[] {
  let beginnings = beginningsByWorld.get(world)
  if (!beginnings) beginningsByWorld.set(world, (beginnings = listAreaBeginnings(world)))
  return beginnings
}

/** Sorted by their letters. */
function listAreaBeginnings(world: World): Beginning[] {
  const taken = new Set<string>()
  const beginnings: Beginning[] = []
  /** Krabi is offered once, though it is a province, a town and a district. */
  const add = (area: SuggestedArea, fame: number, point: Point): void => {
    if (taken.has(area.nameTh) || taken.has(area.nameEn)) return
    taken.add(area.nameTh).add(area.nameEn)
    const names = [area.nameTh, area.nameEn, ...area.aliases]
    const of = { area, fame, point }
    for (const text of new Set(names.flatMap(listWordSuffixes))) beginnings.push({ text, of })
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
    // The district around a provincial town has the name of the province.
    if (point === null || nameTh.startsWith('เมือง')) continue
    add({ kind: 'destination', id: code, nameTh, nameEn, aliases: [], provinceCode }, FAME.district, point)
  }
  return beginnings.sort((a, b) => Number(a.text > b.text) - Number(a.text < b.text))
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
