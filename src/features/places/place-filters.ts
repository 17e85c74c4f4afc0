import type { Catalogue } from '../../catalogue/catalogue.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import type { InputError } from '../../platform/input-error.ts'
import { notOfFormat, unknownName } from '../../platform/input-errors.ts'
import type { ValidParameters } from '../../platform/operation.ts'
import type { OpenAt, SearchQuery } from '../../search/search-query.ts'
import { bangkokDate, bangkokMinutes, isIsoDate, weekdayOf } from '../../world/calendar.ts'
import { parseClock } from '../../world/hours.ts'
import { readBox } from './bounding-box.ts'
import { findDestination, findNearestDestinations, findNearestProvinces, findProvince } from './destination.ts'
import { pointOf } from './geolocation.ts'
import { needsGeolocation } from './input-errors.ts'
import type { PlaceFilters } from './place-filter-schema.ts'
import { destinationNotFound, provinceNotFound } from './problems.ts'
import { readCategory, readTags } from './vocabulary-names.ts'

/** Converts filters to a search. @throws 400 with every invalid parameter, else 404 for an unknown area */
export function searchQueryOf(filters: PlaceFilters, catalogue: Catalogue, now: Date): SearchQuery {
  const { page, limit } = filters
  const { query, errors } = readTexts(filters, catalogue, now)
  if (errors.length > 0) throw invalidRequest({ errors })
  return {
    ...(filters.keyword !== undefined && { keyword: filters.keyword }),
    ...(filters.geolocation !== undefined && { point: pointOf(filters.geolocation) }),
    ...(filters.radius !== undefined && { radiusM: filters.radius }),
    ...areaOf(filters, catalogue),
    ...query,
    ...(filters.sort !== undefined && { sort: filters.sort }),
    offset: (page - 1) * limit,
    limit,
  }
}

/** The errors that no schema can find, so that one answer lists every invalid parameter. */
export function listFilterErrors(filters: ValidParameters, catalogue: Catalogue, now: Date): readonly InputError[] {
  return readTexts(filters, catalogue, now).errors
}

/** The weekday and minute of an instant in Bangkok, to compare with opening hours. */
export function momentOf(now: Date): OpenAt {
  return { weekday: weekdayOf(bangkokDate(now)), minute: bangkokMinutes(now) }
}

interface FilterTexts {
  readonly category?: string | null
  readonly tags?: string | null
  readonly bbox?: string | null
  readonly open_at?: string | null
  readonly radius?: number | string | null
  readonly sort?: string | null
  readonly geolocation?: string | null
}

/** Reads the filters that need more than a schema; null is a parameter that its schema rejected. */
function readTexts(
  { category, tags, bbox, open_at, radius, sort, geolocation }: FilterTexts,
  catalogue: Catalogue,
  now: Date,
): { readonly query: Partial<SearchQuery>; readonly errors: readonly InputError[] } {
  const errors: InputError[] = []
  const box = bbox ? readBox(bbox, errors) : undefined
  const openAt = open_at ? readOpenAt(open_at, now, errors) : undefined
  const query = {
    ...(category && readCategory(category, catalogue, errors)),
    ...(tags && { tags: readTags(tags, catalogue, errors) }),
    ...(box && { box }),
    ...(openAt && { openAt }),
  }
  if (geolocation === undefined) {
    if (radius !== undefined) errors.push({ parameter: 'radius', ...needsGeolocation() })
    if (sort === 'distance') errors.push({ parameter: 'sort', ...needsGeolocation() })
  }
  return { query, errors }
}

function readOpenAt(text: string, now: Date, errors: InputError[]): OpenAt | undefined {
  if (text === 'now') return momentOf(now)
  const [date = '', clock = ''] = text.split('T')
  const minute = parseClock(clock)
  if (isIsoDate(date) && minute !== null) return { weekday: weekdayOf(date), minute }
  errors.push({ parameter: 'open_at', ...notOfFormat({ format: 'YYYY-MM-DDTHH:MM' }) })
  return undefined
}

/** Looks up both names before rejecting either, so that one answer reports both. */
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
