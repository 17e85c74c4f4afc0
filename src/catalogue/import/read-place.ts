/** Converts a line of the interchange format to a row of `place`. */
import type { Selectable } from 'kysely'
import type { Point } from '../../world/point.ts'
import type { Province } from '../../world/region.ts'
import type { Concept } from '../../world/vocabulary.ts'
import type { PlaceTable, StoredFee } from '../place-table.ts'
import { contentDigest } from './content-digest.ts'
import { createCategoryInference } from './infer-category.ts'
import { checkPlaceShape, type InterchangePlace } from './interchange-schema.ts'
import { readGuide } from './read-guide.ts'
import { readHours } from './read-hours.ts'
import { line, lines, listed, readInstant, text, webLink } from './read-values.ts'
import type { RowError } from './row-error.ts'

/** Reference data for the conversion. */
export interface ReaderContext {
  readonly concepts: readonly Concept[]
  readonly provinces: readonly Province[]
  /** Finds the province of a row without one. */
  readonly findProvinceAt: (point: Point) => string | null
}

/** Defaults for rows without source and licence. */
export interface Origin {
  readonly source: string
  readonly licence: string | null
}

/** A row of `place` to write: instants as text; the database adds the version and the import time. */
export type ImportedPlaceRow = Omit<Selectable<PlaceTable>, 'synced_at' | 'version' | 'source_updated_at'> & {
  readonly source_updated_at: string | null
}

export type ReadPlace =
  | {
      readonly row: ImportedPlaceRow
      /** Values dropped or moved; the row is valid without them. */
      readonly notes: readonly RowError[]
    }
  | { readonly errors: readonly RowError[] }

/** Thailand with its waters, WGS 84. A point outside is an error: swapped, or 0, 0. */
const BOUNDS = { south: 5, north: 21, west: 96.5, east: 106.5 }
/** Ids of the authority: two digits for the kind, six for the number. */
const AUTHORITY_ID = /^[A-Z]\d{8}$/

/**
 * Creates a function that checks and converts one row. It returns all errors of a row together, never throws, and its rows pass
 * every constraint of the table. The category is looked up by key or name; an unknown one becomes a sub-category with a note,
 * and the category is inferred from the name. An invalid postal code is dropped with a note.
 */
export function createPlaceReader(context: ReaderContext, origin: Origin): (value: unknown) => ReadPlace {
  const provinceCodes = new Set(context.provinces.map(({ code }) => code))
  const inferCategory = createCategoryInference(context.concepts)
  const categoryKeys = categoryKeysByName(context.concepts)
  return (value) => {
    const checked = checkPlaceShape(value)
    if ('errors' in checked) return checked
    const { place } = checked
    const errors: RowError[] = []
    const notes: RowError[] = []
    const texts = readTexts(place, errors, notes)
    const point = { latitude: place.lat, longitude: place.lon }
    const province_code = readProvince(place, point, provinceCodes, context.findProvinceAt, errors)
    const hours = place.opening_hours ? readHours(place.opening_hours) : null
    errors.push(...(hours?.errors ?? []))
    const guide = readGuide(place, errors)
    const links = readLinks(place, errors)
    const source_updated_at = readInstant(place.updated_at ?? null, errors)
    if (errors.length > 0 || province_code === null) return { errors }

    const given = line(place.category)
    const known = given === null ? null : (categoryKeys.get(given.toLowerCase()) ?? null)
    const category = known ?? inferCategory(texts.name_th, texts.name_en, place.category_code)
    const unknown = known === null && given !== null ? [given] : []
    notes.push(...unknown.map((name) => noted('/category', 'unknown_category', `“${name}” is not in the vocabulary`)))
    const row: Omit<ImportedPlaceRow, 'content_digest'> = {
      place_id: place.id,
      category_code: place.category_code,
      ...texts,
      ...point,
      coordinates: line(place.coordinates),
      province_code,
      category,
      category_inferred: known === null && category !== null,
      sub_categories: lines([...unknown, ...(place.sub_category ?? [])]),
      tags: lines(place.tags),
      visit_minutes: place.visit_minutes ?? null,
      opening_hours: hours?.hours ?? null,
      hours_basis: hours?.hours ? (place.hours_basis ?? 'known') : null,
      fee: readFee(place),
      price_per_person: place.price_per_person ?? null,
      best_times: [...new Set(place.best_times)],
      part_of: line(place.part_of),
      guide,
      targets: lines(place.targets),
      phones: lines(listed(place.phone)),
      mobiles: lines(listed(place.mobile)),
      emails: lines(listed(place.email)),
      ...links,
      facilities: (place.facilities ?? []).map(([code, description]) => [code, description]),
      payment_methods: place.payment_methods ?? null,
      business_status: place.business_status ?? 'operational',
      popularity: place.popularity ?? null,
      views: place.views ?? null,
      tat_id: line(place.tat_id) ?? (AUTHORITY_ID.test(place.id) ? place.id : null),
      source: line(place.source) ?? origin.source,
      licence: line(place.licence) ?? origin.licence,
      source_updated_at,
    }
    return { row: { ...row, content_digest: contentDigest(row) }, notes }
  }
}

function readTexts(place: InterchangePlace, errors: RowError[], notes: RowError[]) {
  const name_th = line(place.name_th)
  const name_en = line(place.name_en)
  if (name_th === null && name_en === null)
    errors.push({ pointer: '', code: 'no_name', message: 'needs name_th or name_en' })
  const postal_code = line(place.postal_code)
  const isPostal = postal_code !== null && /^\d{5}$/.test(postal_code)
  if (postal_code !== null && !isPostal)
    notes.push(noted('/postal_code', 'bad_postal_code', `“${postal_code}” is not a postal code`))
  // The script decides the language of a text without one.
  const special = text(place.special_close_text)
  const isThai = special !== null && /[\u0E00-\u0E7F]/.test(special)
  return {
    name_th,
    name_en,
    aliases: lines(place.aliases),
    district_th: line(place.district_th),
    district_en: line(place.district_en),
    sub_district_th: line(place.sub_district_th),
    sub_district_en: line(place.sub_district_en),
    postal_code: isPostal ? postal_code : null,
    address_th: line(place.address_th),
    address_en: line(place.address_en),
    introduction_th: text(place.introduction_th),
    introduction_en: text(place.introduction_en),
    detail_th: text(place.place_detail_th),
    detail_en: text(place.place_detail_en),
    special_close_text_th: text(place.special_close_text_th) ?? (isThai ? special : null),
    special_close_text_en: text(place.special_close_text_en) ?? (isThai ? null : special),
    destination_th: line(place.destination_th),
    destination_en: line(place.destination_en),
  }
}

function noted(pointer: string, code: string, message: string): RowError {
  return { pointer, code, message }
}

function readProvince(
  place: InterchangePlace,
  point: Point,
  known: ReadonlySet<string>,
  findProvinceAt: (point: Point) => string | null,
  errors: RowError[],
): string | null {
  const { south, north, west, east } = BOUNDS
  if (point.latitude < south || point.latitude > north || point.longitude < west || point.longitude > east) {
    const message = `(${point.latitude}, ${point.longitude}) is not in Thailand`
    errors.push({ pointer: '/lat', code: 'outside_thailand', message })
    return null
  }
  const given = place.province_code ?? null
  const code = given ?? findProvinceAt(point)
  if (code !== null && known.has(code)) return code
  const fault =
    given === null
      ? { code: 'no_province', message: 'is missing, and the point is not in a known province' }
      : { code: 'unknown_province', message: `${given} is not the code of a province` }
  errors.push({ pointer: '/province_code', ...fault })
  return null
}

function readFee({ fee }: InterchangePlace): StoredFee | null {
  if (!fee) return null
  const { thai_adult = null, thai_child = null, foreigner_adult = null, foreigner_child = null } = fee
  const whole = { thai_adult, thai_child, foreigner_adult, foreigner_child }
  return Object.values(whole).every((baht) => baht === null) ? null : whole
}

function readLinks(place: InterchangePlace, errors: RowError[]) {
  const read = (value: string, pointer: string) => {
    const link = webLink(value)
    if (link === null) errors.push({ pointer, code: 'bad_url', message: 'must be a web address (http or https)' })
    return link ?? ''
  }
  const urls = lines(place.urls).map((url, index) => read(url, `/urls/${index}`))
  const images = lines(place.images).map((url, index) => read(url, `/images/${index}`))
  const thumbnail = line(place.thumbnail_url)
  return { urls, images, thumbnail_url: thumbnail === null ? null : read(thumbnail, '/thumbnail_url') }
}

/** Category keys by lower-case key, name and synonym. */
export function categoryKeysByName(concepts: readonly Concept[]): Map<string, string> {
  const categories = concepts.filter(({ kind }) => kind === 'category')
  const names = categories.flatMap((concept) =>
    [...concept.synonymsTh, ...concept.synonymsEn, concept.nameTh, concept.nameEn].map(
      (name) => [name.toLowerCase(), concept.key] as const,
    ),
  )
  // Keys last, so that no synonym hides them.
  return new Map([...names, ...categories.map(({ key }) => [key.toLowerCase(), key] as const)])
}
