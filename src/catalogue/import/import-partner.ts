/** Imports places and routes from the tourism authority. */
import type {
  Partner,
  PartnerHours,
  PartnerPlace,
  PartnerRecord,
  PartnerRoute,
} from '../../platform/partner/partner.ts'
import { PartnerError, type Pulled } from '../../platform/partner/partner.ts'
import { WEEKDAYS } from '../../world/hours.ts'
import type { Province } from '../../world/region.ts'
import { listProvincesOfPlaces } from '../catalogue-write-store.ts'
import type { ImportContext } from './import-places.ts'
import { importRoutes } from './import-routes.ts'
import { type ImportOptions, importPlaceRows, type SourceRow } from './import-rows.ts'
import { DEFAULT_MAX_ERRORS, type ImportSummary } from './import-tally.ts'
import type { InterchangePlace, InterchangeRoute } from './interchange-schema.ts'
import { SourceError } from './read-lines.ts'
import { categoryKeysByName, createPlaceReader, type ReadPlace } from './read-place.ts'
import { listStops } from './read-route.ts'
import type { LineError, RowError } from './row-error.ts'

export interface ImportPartnerOptions extends Omit<ImportOptions, 'source' | 'removeMissing'> {
  /** Defaults to Tourism Authority of Thailand. */
  readonly source?: string
  /** Imports only places changed since; routes are always imported in full. */
  readonly since?: Date
  /** Whether to import routes after the places. Defaults to true. */
  readonly routes?: boolean
}

export interface ImportPartnerSummary {
  readonly places: ImportSummary
  /** Null if routes were not requested or the import of places stopped early. */
  readonly routes: ImportSummary | null
}

const SOURCE = 'Tourism Authority of Thailand'
const MAX_ROUTES = 10_000

/**
 * Reads places, then routes, in both languages and writes them like `importPlaces`; the line of an error is the number of the
 * row in order of arrival. Never removes anything: a place that the authority no longer lists stays, and so does one that
 * cannot be read. If the authority stops responding, the summary says `stopped`.
 * @throws errors of the database
 */
export async function importPartner(
  context: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions = {},
): Promise<ImportPartnerSummary> {
  const whole = { ...options, source: options.source ?? SOURCE, removeMissing: false }
  const places = await importPlaceRows(context.db, pulledRows(context, whole), whole)
  if (places.stopped || options.routes === false) return { places, routes: null }
  return { places, routes: await importPartnerRoutes(context, whole) }
}

async function* pulledRows(
  context: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions & { readonly source: string },
): AsyncGenerator<readonly SourceRow[]> {
  const read = createPlaceReader(context, { source: options.source, licence: options.licence ?? null })
  const toInterchange = createPlaceMapper(context)
  const progress = { bytes: 0, rows: 0, failed: 0 }
  try {
    for await (const pulled of context.partner.pullPlaces(pullOptions(options))) {
      progress.rows += 1
      const row = readPulled(pulled, (place) => read(toInterchange(place)))
      if ('errors' in row) progress.failed += 1
      yield [{ line: progress.rows, id: pulled.id, ...row }]
      options.onProgress?.({ ...progress })
    }
  } catch (error) {
    throw sourceErrorOf(error)
  }
}

function readPulled(
  pulled: Pulled<PartnerPlace>,
  read: (place: PartnerPlace) => ReadPlace,
): ReadPlace | { readonly errors: readonly RowError[] } {
  if ('value' in pulled) return read(pulled.value)
  return { errors: [rowErrorOf(pulled.error)] }
}

function rowErrorOf({ code, message }: PartnerError): RowError {
  return { pointer: '', code: `partner_${code}`, message }
}

/** Converts a place in two languages to the interchange format, so that it is checked like any other row. */
function createPlaceMapper({
  concepts,
  provinces,
}: Pick<ImportContext, 'concepts' | 'provinces'>): (place: PartnerPlace) => InterchangePlace | object {
  const categoryKeys = categoryKeysByName(concepts)
  const provinceCodes = provinceCodesByName(provinces)
  return ({ id, tatId, th, en: english }) => {
    const en = english && withoutThai(english, th)
    const first = th ?? english
    if (first === null) return { id }
    const both = <V>(pick: (record: PartnerRecord) => V | null): V | null =>
      (th && pick(th)) ?? (english && pick(english))
    const lists = (pick: (record: PartnerRecord) => readonly string[]) => [
      ...(th ? pick(th) : []),
      ...(english && th === null ? pick(english) : []),
    ]
    const subCategories = lists(({ subCategories }) => subCategories)
    const point = both(({ point }) => point)
    const province = [th?.province, english?.province].map((name) => provinceCodes.get(plainProvince(name ?? '')))
    return {
      id,
      tat_id: tatId,
      name_th: th?.name ?? null,
      name_en: en?.name ?? null,
      // A row without a point fails the check of all rows.
      ...(point === null ? {} : { lat: point.latitude, lon: point.longitude }),
      province_code: province.find((code) => code !== undefined) ?? null,
      district_th: th?.district ?? null,
      district_en: en?.district ?? null,
      sub_district_th: th?.subDistrict ?? null,
      sub_district_en: en?.subDistrict ?? null,
      postal_code: both(({ postalCode }) => postalCode),
      address_th: th?.address ?? null,
      address_en: en?.address ?? null,
      category_code: both(({ categoryCode }) => categoryCode) ?? 'OTHER',
      category:
        subCategories.map((name) => categoryKeys.get(name.toLowerCase())).find((key) => key !== undefined) ?? null,
      sub_category: subCategories,
      tags: lists(({ tags }) => tags),
      introduction_th: th?.introduction ?? null,
      introduction_en: en?.introduction ?? null,
      place_detail_th: th?.detail ?? null,
      place_detail_en: en?.detail ?? null,
      opening_hours: hoursText(both(({ hours }) => hours)),
      special_close_text_th: th?.specialCloseText ?? null,
      special_close_text_en: en?.specialCloseText ?? null,
      fee: both(({ fee }) => fee),
      targets: lists(({ targets }) => targets),
      phone: first.phones,
      mobile: first.mobiles,
      email: first.emails,
      urls: first.urls,
      images: first.images,
      thumbnail_url: both(({ thumbnailUrl }) => thumbnailUrl),
      facilities: first.facilities,
      payment_methods: first.paymentMethods,
      destination_th: th?.destination ?? null,
      destination_en: en?.destination ?? null,
      views: both(({ views }) => views),
      updated_at: both(({ updatedAt }) => updatedAt),
    }
  }
}

/** Drops English texts that are in Thai: the authority repeats untranslated texts. */
function withoutThai(en: PartnerRecord, th: PartnerRecord | null): PartnerRecord {
  const isCopied = (value: unknown, key: string) =>
    typeof value === 'string' &&
    /[\u0E00-\u0E7F]/.test(value) &&
    (th === null || value === th[key as keyof PartnerRecord])
  const own = Object.entries(en).map(([key, value]) => [key, isCopied(value, key) ? null : value] as const)
  return { ...en, ...Object.fromEntries(own) }
}

function hoursText(hours: PartnerHours | null): Record<string, readonly string[] | 'closed'> | null {
  if (hours === null) return null
  return Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      hours[day].length === 0 ? 'closed' : hours[day].map(([open, close]) => `${clock(open)}-${clock(close)}`),
    ]),
  )
}

/** Hours after midnight continue past 24. */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function provinceCodesByName(provinces: readonly Province[]): Map<string, string> {
  return new Map(
    provinces.flatMap(({ code, nameTh, nameEn, aliases }) =>
      [...aliases, nameTh, nameEn].map((name) => [plainProvince(name), code] as const),
    ),
  )
}

function plainProvince(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(จังหวัด|จ\.)/, '')
    .replace(/\bprovince\b/, '')
    .replaceAll(/[\s.'-]/g, '')
}

async function importPartnerRoutes(
  { db, partner }: ImportContext & { readonly partner: Partner },
  options: ImportPartnerOptions & { readonly source: string },
): Promise<ImportSummary> {
  const routes: InterchangeRoute[] = []
  const unread: LineError[] = []
  let stopped: { code: string; message: string } | null = null
  try {
    for await (const pulled of partner.pullRoutes(pullOptions(options))) {
      if (routes.length >= MAX_ROUTES) throw new SourceError('too_many', `There are more than ${MAX_ROUTES} routes.`)
      if ('value' in pulled) routes.push(routeToInterchange(pulled.value))
      else unread.push({ line: routes.length + unread.length + 1, id: pulled.id, ...rowErrorOf(pulled.error) })
    }
  } catch (error) {
    const { code, message } = sourceErrorOf(error)
    stopped = { code, message }
  }
  const known = await listProvincesOfPlaces(db, [...new Set(routes.flatMap(listStops))])
  // Strict: an unreadable route is an error, so nothing is written.
  const isRefused = options.strict === true && (unread.length > 0 || stopped !== null)
  const rows = routes.map((route) => withKnownStops(route, known))
  const summary = await importRoutes({ db }, rows, isRefused ? { ...options, dryRun: true } : options)
  const maxErrors = options.maxErrors ?? DEFAULT_MAX_ERRORS
  const errors = [...summary.errors, ...unread]
  return {
    ...summary,
    stopped,
    rows: summary.rows + unread.length,
    failed: summary.failed + unread.length,
    errors: errors.slice(0, maxErrors),
    errorsNotShown: summary.errorsNotShown + Math.max(0, errors.length - maxErrors),
  }
}

function routeToInterchange({ id, th, en, days, distanceKm, thumbnailUrl, updatedAt }: PartnerRoute): InterchangeRoute {
  const isThai = (text: string | null | undefined) => /[\u0E00-\u0E7F]/.test(text ?? '')
  return {
    id,
    name_th: th?.name ?? null,
    name_en: isThai(en?.name) ? null : (en?.name ?? null),
    introduction_th: th?.introduction ?? null,
    introduction_en: isThai(en?.introduction) ? null : (en?.introduction ?? null),
    days: days.map(({ day, place }) => ({ day, place: [...place] })),
    distance_km: distanceKm,
    thumbnail_url: thumbnailUrl,
    updated_at: updatedAt,
  }
}

/** Drops stops that the authority no longer lists. */
function withKnownStops(route: InterchangeRoute, known: ReadonlyMap<string, string>): InterchangeRoute {
  return { ...route, days: route.days.map(({ day, place }) => ({ day, place: place.filter((id) => known.has(id)) })) }
}

function pullOptions({ since, signal }: ImportPartnerOptions) {
  return { ...(since ? { since } : {}), ...(signal ? { signal } : {}) }
}

function sourceErrorOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (!(error instanceof PartnerError)) throw error
  return new SourceError(error.code === 'aborted' ? 'aborted' : `partner_${error.code}`, error.message, error)
}
