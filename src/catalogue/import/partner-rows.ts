/** Converts the tourism authority's places and routes to rows. */
import type {
  PartnerError,
  PartnerHours,
  PartnerPlace,
  PartnerRecord,
  PartnerRoute,
  Pulled,
} from '../../platform/partner/partner.ts'
import { WEEKDAYS } from '../../world/hours.ts'
import type { Province } from '../../world/region.ts'
import type { InterchangePlace, InterchangeRoute } from './interchange-schema.ts'
import { categoryKeysByName, createPlaceReader, type Origin, type ReaderContext, type ReadPlace } from './read-place.ts'
import type { RowError } from './row-error.ts'

export const PARTNER_SOURCE = 'Tourism Authority of Thailand'

/** Creates a function that returns the converted place, or an error. */
export function createPartnerPlaceReader(
  context: ReaderContext,
  origin: Origin,
): (pulled: Pulled<PartnerPlace>) => ReadPlace {
  const read = createPlaceReader(context, origin)
  const toInterchange = createPlaceMapper(context)
  return (pulled) => ('value' in pulled ? read(toInterchange(pulled.value)) : { errors: [unreadError(pulled.error)] })
}

/** The error of an item that the authority lists but does not return. */
export function unreadError({ code, message }: PartnerError): RowError {
  return { pointer: '', code: `partner_${code}`, message }
}

/** Converts a place in two languages to the interchange format, so that it is checked like any other row. */
function createPlaceMapper({
  concepts,
  provinces,
}: Pick<ReaderContext, 'concepts' | 'provinces'>): (place: PartnerPlace) => InterchangePlace | object {
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

/** Converts a route to the interchange format. */
export function routeToInterchange({
  id,
  th,
  en,
  days,
  distanceKm,
  thumbnailUrl,
  updatedAt,
}: PartnerRoute): InterchangeRoute {
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
export function withKnownStops(route: InterchangeRoute, known: ReadonlyMap<string, string>): InterchangeRoute {
  return { ...route, days: route.days.map(({ day, place }) => ({ day, place: place.filter((id) => known.has(id)) })) }
}
