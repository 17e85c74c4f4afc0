import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import { named, OneOf, PageQuery, Patterned } from '../../platform/http/schema-parts.ts'
import type { InputError, InputErrorText } from '../../platform/input-error.ts'
import { notOfFormat, unknownName } from '../../platform/input-errors.ts'
import { editDistance } from '../../search/edit-distance.ts'
import type { Box, SearchQuery } from '../../search/search-query.ts'
import { bangkokDate, bangkokMinutes, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import { CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import { findDestination, findNearestDestinations, findNearestProvinces, findProvince } from './destination.ts'
import { GeolocationSchema, pointOf } from './geolocation.ts'
import { boxInWrongOrder, boxOutOfRange, boxTooWide, needsGeolocation } from './input-errors.ts'
import { destinationNotFound, provinceNotFound } from './problems.ts'

/** A province as parameters take it. */
export const ProvinceNameSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Name of a province in Thai or English, or its two-digit code.',
})
/** A region as parameters take it. */
export const RegionNameSchema = Type.String({
  minLength: 1,
  maxLength: 40,
  description: '`north`, `northeast`, `central`, `east`, `west` or `south`, or the Thai name.',
})

/** The filters that searching and listing places share. */
export const PlaceFilterQuery = {
  keyword: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Name, kind of place or both, in Thai or English: “น้ำตก เชียงใหม่”, “beach near krabi”.',
    }),
  ),
  geolocation: Type.Optional(GeolocationSchema),
  radius: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200_000, description: 'Only within this many metres of `geolocation`.' }),
  ),
  province: Type.Optional(ProvinceNameSchema),
  destination: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'A province, region, district, town or island: its name in Thai or English, or an id of suggestPlaces.',
    }),
  ),
  category: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Key or name of a category (`temple`, `วัด`), or a category code (`RESTAURANT`).',
    }),
  ),
  tags: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Tags or sub-categories, separated by commas; results carry all of them. Keys or names of the vocabulary (`must_see,family`); see listPlaceKeywords.',
    }),
  ),
  bbox: Type.Optional(
    Patterned(
      '^-?\\d{1,3}(\\.\\d+)?(,-?\\d{1,3}(\\.\\d+)?){3}$',
      {
        th: 'ใต้,ตะวันตก,เหนือ,ตะวันออก เป็นองศา เช่น 18.7,98.9,18.9,99.1',
        en: 'south,west,north,east in degrees, e.g. 18.7,98.9,18.9,99.1',
      },
      {
        maxLength: 120,
        description:
          'Only places in this box, for maps: south, west, north and east in degrees (`18.7,98.9,18.9,99.1`). South below north, west below east, at most 20 degrees each way.',
      },
    ),
  ),
  open_at: Type.Optional(
    Patterned(
      '^(now|\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d)$',
      { th: 'now หรือ YYYY-MM-DDTHH:MM', en: 'now or YYYY-MM-DDTHH:MM' },
      {
        maxLength: 16,
        description:
          'Leaves out places that are closed then: `now`, or a time in Bangkok as `YYYY-MM-DDTHH:MM`. Places of unknown hours come last, with `open_at: null`.',
      },
    ),
  ),
  sort: Type.Optional(
    named(
      'PlaceSort',
      OneOf(['relevance', 'distance', 'popularity', 'name'], {
        description: 'Order of the results. `distance` requires `geolocation`.',
      }),
    ),
  ),
  ...PageQuery,
}
const FilterObject = Type.Object(PlaceFilterQuery)
export type PlaceFilters = Static<typeof FilterObject>

/** The filters in the terms of the search. Throws 400 with all input errors together, else 404 for an unknown area. */
export function searchQueryOf(filters: PlaceFilters, catalogue: Catalogue, now: Date): SearchQuery {
  const { page = 1, limit = 20 } = filters
  const errors: InputError[] = []
  const point = filters.geolocation === undefined ? undefined : pointOf(filters.geolocation)
  const category = readCategory(filters.category, catalogue, errors)
  const tags = readTags(filters.tags, catalogue, errors)
  const box = readBox(filters.bbox, errors)
  const openAt = readOpenAt(filters.open_at, now, errors)
  if (filters.radius !== undefined && filters.geolocation === undefined)
    errors.push({ parameter: 'radius', ...needsGeolocation() })
  if (filters.sort === 'distance' && filters.geolocation === undefined)
    errors.push({ parameter: 'sort', ...needsGeolocation() })
  if (errors.length > 0) throw invalidRequest({ errors })
  return {
    ...(filters.keyword !== undefined && { keyword: filters.keyword }),
    ...(point && { point }),
    ...(filters.radius !== undefined && { radiusM: filters.radius }),
    ...areaOf(filters, catalogue),
    ...category,
    ...(tags && { tags }),
    ...(box && { box }),
    ...(openAt && { openAt }),
    ...(filters.sort !== undefined && { sort: filters.sort }),
    offset: (page - 1) * limit,
    limit,
  }
}

/** An instant as opening hours are compared with it, in Bangkok. */
export function momentOf(now: Date): { weekday: number; minute: number } {
  return { weekday: weekdayOf(bangkokDate(now)), minute: bangkokMinutes(now) }
}

/** Both names are looked up before either is refused, so that a caller hears of both at once. */
function areaOf(filters: PlaceFilters, { world }: Catalogue): Partial<SearchQuery> {
  const destination = filters.destination === undefined ? null : findDestination(filters.destination, world)
  const province = filters.province === undefined ? null : findProvince(filters.province, world)
  const errors: InputError[] = []
  if (province === undefined)
    errors.push({ parameter: 'province', ...unknownName(findNearestProvinces(filters.province ?? '', world)) })
  if (destination === undefined)
    errors.push({ parameter: 'destination', ...unknownName(findNearestDestinations(filters.destination ?? '', world)) })
  if (province === undefined) throw provinceNotFound({ province: filters.province ?? '' }, { errors })
  if (destination === undefined) throw destinationNotFound({ destination: filters.destination ?? '' }, { errors })
  const provinceCode = province?.code ?? destination?.provinceCode
  return {
    ...(provinceCode !== undefined && { provinceCode }),
    ...(destination?.regionProvinceCodes && { regionProvinceCodes: destination.regionProvinceCodes }),
    ...(destination?.districtTh !== undefined && { districtTh: destination.districtTh }),
    ...(destination?.areas && { areas: destination.areas }),
  }
}

function readCategory(
  text: string | undefined,
  catalogue: Catalogue,
  errors: InputError[],
): { category: string } | { categoryCode: CategoryCode } | undefined {
  if (text === undefined) return undefined
  const code = CATEGORY_CODES.find((candidate) => candidate === text.toUpperCase())
  if (code && !catalogue.conceptsByKey.has(text)) return { categoryCode: code }
  const wanted = text.trim().toLowerCase()
  const concept =
    catalogue.conceptsByKey.get(wanted.replaceAll(' ', '_')) ??
    catalogue.world.vocabulary.find(({ nameTh, nameEn }) => nameTh === text.trim() || nameEn.toLowerCase() === wanted)
  if (concept) return { category: concept.key }
  const names = catalogue.world.vocabulary.flatMap(({ key, nameTh, nameEn }) => [key, nameTh, nameEn.toLowerCase()])
  errors.push({ parameter: 'category', ...unknownName(nearestNames(wanted, names)) })
  return undefined
}

function readOpenAt(
  text: string | undefined,
  now: Date,
  errors: InputError[],
): { weekday: number; minute: number } | undefined {
  if (text === undefined) return undefined
  if (text === 'now') return momentOf(now)
  const [date = '', clock = ''] = text.split('T')
  const minute = parseClock(clock)
  if (isIsoDate(date) && minute !== null) return { weekday: weekdayOf(date), minute }
  errors.push({ parameter: 'open_at', ...notOfFormat({ format: 'YYYY-MM-DDTHH:MM' }) })
  return undefined
}

/** Keys or names of the vocabulary, and what places carry beside it. */
function readTags(text: string | undefined, catalogue: Catalogue, errors: InputError[]): string[] | undefined {
  if (text === undefined) return undefined
  const wanted = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (wanted.length === 0) errors.push({ parameter: 'tags', ...unknownName([]) })
  const tags = tagsOf(catalogue)
  return wanted.flatMap((tag) => {
    const key = tags.get(tag.toLowerCase()) ?? tags.get(tag.toLowerCase().replaceAll(' ', '_'))
    if (key === undefined) errors.push({ parameter: 'tags', ...unknownName(nearestNames(tag, tags.keys())) })
    return key ?? []
  })
}

const tagsByVersion = new WeakMap<Catalogue, { readonly version: number; readonly tags: ReadonlyMap<string, string> }>()

/** What a tag may be written as → what places carry. Read anew when the catalogue has changed. */
function tagsOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = tagsByVersion.get(catalogue)
  if (known?.version === catalogue.version) return known.tags
  const tags = new Map<string, string>()
  for (const { key, kind, nameTh, nameEn } of catalogue.world.vocabulary) {
    if (kind === 'category') continue
    for (const name of [nameTh, nameEn]) if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), key)
  }
  for (const { key, kind } of catalogue.world.vocabulary) if (kind !== 'category') tags.set(key.toLowerCase(), key)
  for (const { tags: own, subCategories } of catalogue.places())
    for (const tag of [...own, ...subCategories]) tags.set(tag.toLowerCase(), tag)
  tagsByVersion.set(catalogue, { version: catalogue.version, tags })
  return tags
}

const MAX_NEAREST = 3

/** The names that differ from a text in at most a third of its letters, nearest first. */
function nearestNames(text: string, names: Iterable<string>): string[] {
  const wanted = text.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const ranked = [...names]
    .map((name) => ({ name, edits: editDistance(name, wanted, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return [...new Set(ranked.map(({ name }) => name))].slice(0, MAX_NEAREST)
}

/** Degrees: Thailand is 15 high. */
const MAX_BOX_SIDE = 20

function readBox(text: string | undefined, errors: InputError[]): Box | undefined {
  if (text === undefined) return undefined
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  const refuse = (text: InputErrorText): undefined => {
    errors.push({ parameter: 'bbox', ...text })
    return undefined
  }
  if (
    [south, north].some((degrees) => Math.abs(degrees) > 90) ||
    [west, east].some((degrees) => Math.abs(degrees) > 180)
  )
    return refuse(boxOutOfRange())
  if (south >= north || west >= east) return refuse(boxInWrongOrder())
  if (north - south > MAX_BOX_SIDE || east - west > MAX_BOX_SIDE) return refuse(boxTooWide({ limit: MAX_BOX_SIDE }))
  return { south, west, north, east }
}
