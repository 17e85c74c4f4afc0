import type { Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceDocument } from '../../catalogue/place-document.ts'
import type { StoredDocument } from '../../catalogue/place-documents.ts'
import { getPostalCodes } from '../../catalogue/postal-codes.ts'
import type { RouteRow } from '../../catalogue/route-table.ts'
import { bestThumbnail } from '../../catalogue/thumbnail.ts'
import type { Language } from '../../platform/language.ts'
import type { AiRouteSchema, RouteDetailSchema, RouteSummarySchema } from './route-schema.ts'
import type { ShownRoute } from './route-sources.ts'

type RouteDetail = Static<typeof RouteDetailSchema>
type RoutePlace = RouteDetail['places'][number]

export interface RouteCounts {
  readonly views: number
  readonly reactions: number
}

/** A route with its places in one language, without places that have left the catalogue. */
export async function routeDetail(
  route: ShownRoute,
  { counts, reviews }: { readonly counts: RouteCounts; readonly reviews: RouteDetail['reviews'] },
  catalogue: Catalogue,
  language: Language,
): Promise<RouteDetail> {
  const ids = [...new Set(route.days.flatMap((day) => day.place))]
  const documents = await catalogue.documents.list(ids, language)
  // Postal codes are found by the Thai name of the sub-district.
  const inThai = language === 'th' ? documents : await catalogue.documents.list(ids, 'th')
  const postalCodes = await getPostalCodes(catalogue.world.districts)
  const places = ids.flatMap((id) => {
    const document = documents.get(id)
    const entry = catalogue.findPlace(id)
    if (!document || !entry) return []
    const place = routePlace(read(document))
    const subDistrictTh = read(inThai.get(id) ?? document).address.sub_district ?? null
    const postalCode = place.address.postal_code ?? postalCodes.find({ ...entry, subDistrictTh }) ?? ''
    return [{ ...place, address: { ...place.address, postal_code: postalCode } }]
  })
  const known = new Set(places.map((place) => place.place_id))
  return {
    route_id: route.route_id,
    route_name: text(route.name_th, route.name_en, language),
    number_of_days: route.number_of_days,
    days: route.days.map(({ day, place }) => ({ day, place: place.filter((id) => known.has(id)) })),
    places,
    thumbnail_url: thumbnailOf(route, catalogue),
    timestamp: route.synced_at.toISOString(),
    source: route.source,
    reaction_count: counts.reactions,
    view_count: counts.views,
    introduction: text(route.introduction_th, route.introduction_en, language),
    reviews,
  }
}

export function routeSummary(
  route: Omit<ShownRoute, 'synced_at'> & Pick<RouteRow, 'tags' | 'province_codes'>,
  counts: RouteCounts,
  distanceKm: number,
  catalogue: Catalogue,
  language: Language,
): Static<typeof RouteSummarySchema> {
  return {
    route_id: route.route_id,
    route_name: text(route.name_th, route.name_en, language),
    number_of_days: route.number_of_days,
    introduction: text(route.introduction_th, route.introduction_en, language),
    thumbnail_url: thumbnailOf(route, catalogue),
    provinces: provincesOf(route, catalogue, language),
    place_count: new Set(route.days.flatMap((day) => day.place)).size,
    tags: route.tags,
    distance: distanceKm,
    view_count: counts.views,
    reaction_count: counts.reactions,
    source: route.source,
  }
}

export function aiRoute(
  route: RouteRow,
  distanceKm: number,
  catalogue: Catalogue,
  language: Language,
): Static<typeof AiRouteSchema> {
  return {
    route_id: route.route_id,
    name: text(route.name_th, route.name_en, language),
    introduction: text(route.introduction_th, route.introduction_en, language),
    numberOfDay: route.number_of_days,
    thumbnail_url: thumbnailOf(route, catalogue),
    distance: distanceKm,
    provinces: provincesOf(route, catalogue, language).map(({ name }) => name),
  }
}

/** Province codes in route order. */
export function provinceCodesOf(route: Pick<RouteRow, 'days' | 'province_codes'>, catalogue: Catalogue): string[] {
  const codes = route.days.flatMap((day) => day.place).flatMap((id) => catalogue.findPlace(id)?.provinceCode ?? [])
  return [...new Set([...codes, ...route.province_codes])]
}

function provincesOf(route: Pick<RouteRow, 'days' | 'province_codes'>, catalogue: Catalogue, language: Language) {
  return provinceCodesOf(route, catalogue).map((code) => {
    const province = catalogue.provincesByCode.get(code)
    return { code, name: text(province?.nameTh ?? null, province?.nameEn ?? null, language) || code }
  })
}

function read(document: StoredDocument): PlaceDocument {
  return JSON.parse(`${document.head.toString()}}`) as PlaceDocument
}

function routePlace(place: PlaceDocument): RoutePlace {
  const empty = { category: '', place_detail: '', thumbnail_url: '', destination: '' }
  const facilities = place.facilities.map(([code = '', description]) => ({
    code,
    description: description ?? null,
  }))
  return {
    ...empty,
    ...place,
    place_detail: place.place_detail ?? place.introduction ?? '',
    target: withoutNulls(place.target),
    images: withoutNulls(place.images),
    facilities,
    reaction_count: 0,
  }
}

function withoutNulls(list: readonly (string | null)[] | null): string[] {
  return (list ?? []).filter((item) => item !== null)
}

export function thumbnailOf(route: Pick<RouteRow, 'thumbnail_url' | 'days'>, catalogue: Catalogue): string {
  if (route.thumbnail_url) return route.thumbnail_url
  const places = route.days.flatMap((day) => day.place).flatMap((id) => catalogue.findPlace(id) ?? [])
  return bestThumbnail(places.map(({ thumbnailUrl }) => thumbnailUrl)) ?? ''
}

function text(th: string | null, en: string | null, language: Language): string {
  return (language === 'th' ? (th ?? en) : (en ?? th)) ?? ''
}
