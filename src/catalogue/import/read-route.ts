/** Converts a route from the interchange format to a row of `route`. */
import type { Selectable } from 'kysely'
import type { RouteTable } from '../route-table.ts'
import { contentDigest } from './content-digest.ts'
import { checkRouteShape, type InterchangeRoute } from './interchange-schema.ts'
import type { Origin } from './read-place.ts'
import { line, lines, readInstant, text, webLink } from './read-values.ts'
import type { RowError } from './row-error.ts'

/** A row of `route` as it is sent to the database. */
export type ImportedRouteRow = Omit<Selectable<RouteTable>, 'synced_at' | 'version' | 'source_updated_at'> & {
  readonly source_updated_at: string | null
}

export type ReadRoute = { readonly row: ImportedRouteRow } | { readonly errors: readonly RowError[] }

/** The places of a route; none if its shape is invalid. */
export function listStops(value: unknown): readonly string[] {
  const checked = checkRouteShape(value)
  return 'route' in checked ? checked.route.days.flatMap(({ place }) => place) : []
}

/**
 * Checks and converts a route; returns all errors together and never throws. Days must be 1, 2, … without gaps and every place
 * must exist. `province_codes` defaults to the provinces of the places, in route order.
 * @param provinceOf province of each known place
 */
export function readRoute(value: unknown, origin: Origin, provinceOf: ReadonlyMap<string, string>): ReadRoute {
  const checked = checkRouteShape(value)
  if ('errors' in checked) return checked
  const { route } = checked
  const errors: RowError[] = []
  const name_th = line(route.name_th)
  const name_en = line(route.name_en)
  if (name_th === null && name_en === null)
    errors.push({ pointer: '', code: 'no_name', message: 'needs name_th or name_en' })
  const days = readDays(route, provinceOf, errors)
  const source_updated_at = readInstant(route.updated_at ?? null, errors)
  const thumbnail = line(route.thumbnail_url)
  const thumbnail_url = thumbnail === null ? null : webLink(thumbnail)
  if (thumbnail !== null && thumbnail_url === null)
    errors.push({ pointer: '/thumbnail_url', code: 'bad_url', message: 'must be a web address (http or https)' })
  if (errors.length > 0) return { errors }
  const ofStops = days.flatMap(({ place }) => place.map((id) => provinceOf.get(id) ?? null))
  const row: Omit<ImportedRouteRow, 'content_digest'> = {
    route_id: route.id,
    name_th,
    name_en,
    introduction_th: text(route.introduction_th),
    introduction_en: text(route.introduction_en),
    number_of_days: days.length,
    days,
    tags: lines(route.tags),
    province_codes: lines(route.province_codes?.length ? route.province_codes : ofStops),
    distance_km: route.distance_km ?? null,
    thumbnail_url,
    source: line(route.source) ?? origin.source,
    licence: line(route.licence) ?? origin.licence,
    source_updated_at,
  }
  return { row: { ...row, content_digest: contentDigest(row) } }
}

function readDays(route: InterchangeRoute, provinceOf: ReadonlyMap<string, string>, errors: RowError[]) {
  const days = route.days.toSorted((a, b) => a.day - b.day).map(({ day, place }) => ({ day, place: [...place] }))
  const expected = route.number_of_days ?? days.length
  if (days.length !== expected || days.some(({ day }, index) => day !== index + 1))
    errors.push({ pointer: '/days', code: 'bad_days', message: `must have each of the days 1 to ${expected} once` })
  for (const [index, { place }] of route.days.entries()) {
    for (const [at, id] of place.entries()) {
      const message = `${id} is not in the catalogue`
      if (!provinceOf.has(id)) errors.push({ pointer: `/days/${index}/place/${at}`, code: 'unknown_place', message })
    }
  }
  if (route.days.every(({ place }) => place.length === 0))
    errors.push({ pointer: '/days', code: 'no_places', message: 'names no place' })
  return days
}
