import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { describeFault } from '../../platform/http/fault-text.ts'
import { OneOf, PageQuery } from '../../platform/http/schema-parts.ts'
import { type InputFault, problem } from '../../platform/problem.ts'
import type { SearchQuery } from '../../search/search-index.ts'
import { bangkokDate, bangkokMinutes, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import { CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import type { Point } from '../../world/point.ts'
import { findDestination, findProvince } from './destination.ts'

export const GeolocationSchema = Type.String({
  pattern: '^-?\\d{1,3}(\\.\\d{1,10})?,-?\\d{1,3}(\\.\\d{1,10})?$',
  maxLength: 40,
  description: '<latitude>,<longitude> in degrees, e.g. 18.788,98.985',
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
  radius: Type.Optional(Type.Integer({ minimum: 1, maximum: 200_000, description: 'Metres around `geolocation`.' })),
  province: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Name in Thai or English, or two-digit code.' }),
  ),
  destination: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'A province, district, town or island.' }),
  ),
  category: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Key or name of a category (`temple`, `วัด`), or a category code (`RESTAURANT`).',
    }),
  ),
  tags: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Tags that all must hold, separated by commas.' }),
  ),
  open_at: Type.Optional(
    Type.String({
      pattern: '^(now|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2})$',
      maxLength: 16,
      description: '`now`, or a Bangkok time as YYYY-MM-DDTHH:MM.',
    }),
  ),
  sort: Type.Optional(OneOf(['relevance', 'distance', 'popularity', 'name'])),
  ...PageQuery,
}
const FilterObject = Type.Object(PlaceFilterQuery)
export type PlaceFilters = Static<typeof FilterObject>

/** The filters as the search room takes them. Throws 400 with all faults together, else 404 for an area that is not known. */
export function searchQueryOf(filters: PlaceFilters, catalogue: Catalogue, now: Date): SearchQuery {
  const { page = 1, limit = 20 } = filters
  const faults: InputFault[] = []
  const point = readGeolocation('geolocation', filters.geolocation, faults)
  const category = readCategory(filters.category, catalogue, faults)
  const openAt = readOpenAt(filters.open_at, now, faults)
  const needsPoint = { th: 'ต้องใช้คู่กับ geolocation', en: 'needs geolocation' }
  if (filters.radius !== undefined && filters.geolocation === undefined)
    faults.push({ parameter: 'radius', code: 'missing', message: needsPoint })
  if (filters.sort === 'distance' && filters.geolocation === undefined)
    faults.push({ parameter: 'sort', code: 'missing', message: needsPoint })
  if (faults.length > 0) throw problem('invalid_request', { errors: faults })
  return {
    ...(filters.keyword !== undefined && { keyword: filters.keyword }),
    ...(point && { point }),
    ...(filters.radius !== undefined && { radiusM: filters.radius }),
    ...areaOf(filters, catalogue),
    ...category,
    ...(filters.tags !== undefined && { tags: listTags(filters.tags) }),
    ...(openAt && { openAt }),
    ...(filters.sort !== undefined && { sort: filters.sort }),
    offset: (page - 1) * limit,
    limit,
  }
}

/** A position that a filter takes; throws 400 naming the parameter. */
export function parseGeolocation(parameter: string, text: string): Point {
  const faults: InputFault[] = []
  const point = readGeolocation(parameter, text, faults)
  if (!point) throw problem('invalid_request', { errors: faults })
  return point
}

/** An instant as opening hours are compared with it, in Bangkok. */
export function momentOf(now: Date): { weekday: number; minute: number } {
  return { weekday: weekdayOf(bangkokDate(now)), minute: bangkokMinutes(now) }
}

function areaOf(filters: PlaceFilters, { world }: Catalogue): Partial<SearchQuery> {
  const destination = filters.destination === undefined ? null : findDestination(filters.destination, world)
  if (filters.destination !== undefined && !destination)
    throw problem('destination_not_found', { values: { destination: filters.destination } })
  const province = filters.province === undefined ? null : findProvince(filters.province, world)
  if (filters.province !== undefined && !province)
    throw problem('province_not_found', { values: { province: filters.province } })
  const provinceCode = province?.code ?? destination?.provinceCode
  return {
    ...(provinceCode !== undefined && { provinceCode }),
    ...(destination?.districtTh !== undefined && { districtTh: destination.districtTh }),
    ...(destination?.areas && { areas: destination.areas }),
  }
}

function readGeolocation(parameter: string, text: string | undefined, faults: InputFault[]): Point | undefined {
  if (text === undefined) return undefined
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  const message = {
    th: 'ละติจูดต้องอยู่ใน ±90 และลองจิจูดใน ±180',
    en: 'latitude must be within ±90 and longitude within ±180',
  }
  faults.push({ parameter, code: 'too_large', message })
  return undefined
}

function readCategory(
  text: string | undefined,
  catalogue: Catalogue,
  faults: InputFault[],
): { category: string } | { categoryCode: CategoryCode } | undefined {
  if (text === undefined) return undefined
  const code = CATEGORY_CODES.find((candidate) => candidate === text.toUpperCase())
  if (code && !catalogue.conceptsByKey.has(text)) return { categoryCode: code }
  const wanted = text.trim().toLowerCase()
  const concept =
    catalogue.conceptsByKey.get(wanted.replaceAll(' ', '_')) ??
    catalogue.world.vocabulary.find(({ nameTh, nameEn }) => nameTh === text.trim() || nameEn.toLowerCase() === wanted)
  if (concept) return { category: concept.key }
  const message = {
    th: 'ไม่รู้จักหมวดนี้ ดู /trips/v1/config/place-keywords',
    en: 'is not a known category; see /trips/v1/config/place-keywords',
  }
  faults.push({ parameter: 'category', code: 'not_allowed', message })
  return undefined
}

function readOpenAt(
  text: string | undefined,
  now: Date,
  faults: InputFault[],
): { weekday: number; minute: number } | undefined {
  if (text === undefined) return undefined
  if (text === 'now') return momentOf(now)
  const [date = '', clock = ''] = text.split('T')
  const minute = parseClock(clock)
  if (isIsoDate(date) && minute !== null) return { weekday: weekdayOf(date), minute }
  faults.push({ parameter: 'open_at', ...describeFault('format', { format: 'YYYY-MM-DDTHH:MM' }) })
  return undefined
}

function listTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}
