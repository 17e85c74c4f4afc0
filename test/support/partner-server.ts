/**
 * The tourism authority's API, versions 5 and 2, as its documentation and the field map describe it, over HTTP on loopback:
 * keys, languages, pages, filters, and failures on demand. It contains only what a test gives it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServedPlace {
  /** Since version 5. */
  readonly id: string
  /** In version 2. */
  readonly number: string
  readonly code: 'ATTRACTION' | 'ACCOMMODATION' | 'RESTAURANT' | 'SHOP' | 'OTHER'
  readonly th: ServedTexts
  /** Null: requests for English are answered in Thai, as the authority does. */
  readonly en: ServedTexts | null
  readonly latitude: number
  readonly longitude: number
  readonly updatedAt: string
  /** Put over the answers of that version, to serve odd types. */
  readonly v5?: object
  readonly v2?: object
}
export interface ServedTexts {
  readonly name: string
  readonly introduction?: string
  readonly province?: string
}
interface ServedRoute {
  readonly id: string
  readonly number: string
  readonly th: ServedTexts
  readonly en: ServedTexts | null
  /** Ids of places, by day. */
  readonly days: readonly (readonly string[])[]
}

interface SeenRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly language: 'th' | 'en'
  /** The number of requests for this path in this language, including this one. */
  readonly time: number
}
/** What is answered instead; `hang` never answers, `cut` ends the connection in the middle of the body. */
interface ServedFault {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly delayMs?: number
  readonly hang?: boolean
  readonly cut?: boolean
}

export interface PartnerServer {
  readonly v5: string
  readonly v2: string
  readonly requests: SeenRequest[]
  places: ServedPlace[]
  routes: ServedRoute[]
  /** Asked before each answer. */
  faultOf: (request: SeenRequest) => ServedFault | undefined
  close(): Promise<void>
}

/** The key that the server accepts. */
export const PARTNER_KEY = 'partner-test-key'
/** The maximum page length, whatever the request. */
const MAX_PAGE = 20

export async function startPartnerServer(): Promise<PartnerServer> {
  const server = createServer((request, response) => {
    answer(served, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const served: PartnerServer = {
    v5: `${origin}/tatapi/v5`,
    v2: `${origin}/api/v2`,
    requests: [],
    places: [],
    routes: [],
    faultOf: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return served
}

async function answer(served: PartnerServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://partner')
  const language = request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'th'
  const time = served.requests.filter((seen) => seen.path === url.pathname && seen.language === language).length + 1
  const seen: SeenRequest = { path: url.pathname, query: Object.fromEntries(url.searchParams), language, time }
  served.requests.push(seen)
  const fault = served.faultOf(seen)
  if (fault?.hang) return
  if (fault?.delayMs) await sleep(fault.delayMs)
  const body = fault?.body ?? JSON.stringify(isKnown(request, url) ? bodyOf(served, seen) : { message: 'Unauthorized' })
  const status = fault?.status ?? (isKnown(request, url) ? (body === 'null' ? 404 : 200) : 401)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...fault?.headers })
  if (!fault?.cut) return void response.end(body)
  response.write(body.slice(0, body.length / 2))
  await sleep(5)
  response.destroy()
}

function isKnown(request: IncomingMessage, url: URL): boolean {
  return url.pathname.startsWith('/tatapi/v5')
    ? request.headers.authorization === `Bearer ${PARTNER_KEY}`
    : request.headers['x-api-key'] === PARTNER_KEY
}

function bodyOf(served: PartnerServer, seen: SeenRequest): unknown {
  if (seen.path.startsWith('/tatapi/v5/')) return v5Body(served, seen, seen.path.slice('/tatapi/v5/'.length))
  if (seen.path.startsWith('/api/v2/')) return v2Body(served, seen, seen.path.slice('/api/v2/'.length))
  return null
}

function v5Body({ places, routes }: PartnerServer, { query, language }: SeenRequest, path: string): unknown {
  const [kind, id] = path.split('/').map(decodeURIComponent)
  const page = Number(query['pagenumber'] ?? 1)
  const limit = Math.min(Number(query['numberOfResult'] ?? 10), MAX_PAGE)
  if (path === 'places/search') {
    const [from, to] = (query['filterByUpdateDate'] ?? '0000/01/01-9999/12/31').split('-')
    const day = (place: ServedPlace) => place.updatedAt.slice(0, 10).replaceAll('-', '/')
    const found = places.filter(
      (place) => place.code === query['categorycodes'] && day(place) >= (from ?? '') && day(place) <= (to ?? ''),
    )
    return { result: paged(found, page, limit).map((place) => v5Listed(place, language)) }
  }
  if (path === 'routes') return { result: paged(routes, page, limit).map((route) => v5Route(route, language)) }
  const route = kind === 'routes' && routes.find((route) => route.id === id)
  if (route) return { result: v5RouteDetail(route, places, language) }
  const place = places.find((place) => place.id === id && place.code.toLowerCase() === kind)
  return place ? { result: v5Detail(place, language) } : null
}

function v5Listed(place: ServedPlace, language: 'th' | 'en'): object {
  const texts = place[language] ?? place.th
  return {
    place_id: place.id,
    place_name: texts.name,
    latitude: place.latitude,
    longitude: place.longitude,
    category_code: place.code,
    category_description: language === 'en' ? 'Attraction' : 'สถานที่ท่องเที่ยว',
    location: { address: '', sub_district: '', district: '', province: texts.province ?? '', postcode: '' },
    destination: texts.province ?? '',
    tags: null,
    thumbnail_url: '',
    distance: 0,
    update_date: place.updatedAt,
  }
}

function v5Detail(place: ServedPlace, language: 'th' | 'en'): object {
  const {
    category_code: _code,
    category_description: _description,
    distance: _distance,
    ...listed
  } = v5Listed(place, language) as Record<string, unknown>
  const texts = place[language] ?? place.th
  return {
    ...listed,
    place_information: {
      introduction: texts.introduction ?? '',
      detail: '',
      fee: { thai_adult: '', thai_child: '', foreigner_adult: '', foreigner_child: '' },
      targets: null,
      attraction_types: null,
    },
    contact: { phones: null, mobiles: null, fax: null, emails: null, urls: null },
    web_picture_urls: [],
    mobile_picture_urls: [],
    facilities: null,
    payment_methods: null,
    opening_hours: { open_now: null, periods: null, weekday_text: null, special_close_text: '' },
    hit_score: 10,
    ...place.v5,
  }
}

function v5Route(route: ServedRoute, language: 'th' | 'en'): object {
  const texts = route[language] ?? route.th
  return {
    route_id: route.id,
    route_name: texts.name,
    route_introduction: texts.introduction ?? '',
    number_of_days: route.days.length,
    thumbnail_url: 'https://pictures.example.org/route.jpg',
    distance: 123.4,
  }
}

function v5RouteDetail(route: ServedRoute, places: readonly ServedPlace[], language: 'th' | 'en'): object {
  return {
    route_id: route.id,
    route_name: (route[language] ?? route.th).name,
    number_of_days: route.days.length,
    days: route.days.map((stops, index) => ({
      day: index + 1,
      place_stops: stops.map((id) => ({
        place_id: id,
        place_name: places.find((place) => place.id === id)?.th.name ?? '',
      })),
    })),
  }
}

function v2Body({ places, routes }: PartnerServer, { query, language }: SeenRequest, path: string): unknown {
  const [kind, id] = path.split('/').map(decodeURIComponent)
  const page = Number(query['page'] ?? 1)
  const limit = Math.min(Number(query['limit'] ?? 10), MAX_PAGE)
  const listed = (items: readonly unknown[]) => ({
    data: paged(items, page, limit),
    pagination: { pageNumber: page, pageSize: limit, total: items.length },
  })
  if (path === 'places') return listed(places.map((place) => v2Place(place, language, false)))
  if (path === 'routes') return listed(routes.map((route) => v2Route(route, places, language)))
  const place = kind === 'places' ? places.find((place) => place.number === id) : undefined
  const route = kind === 'routes' ? routes.find((route) => route.number === id) : undefined
  return (place && v2Place(place, language, true)) ?? (route && v2Route(route, places, language)) ?? null
}

const V2_CATEGORIES = { ATTRACTION: 3, ACCOMMODATION: 2, RESTAURANT: 8, SHOP: 6, OTHER: 13 } as const

function v2Place(place: ServedPlace, language: 'th' | 'en', isDetail: boolean): object {
  const texts = place[language] ?? place.th
  return {
    placeId: place.number,
    migrateId: place.id.startsWith('P') ? place.id : null,
    status: 'published',
    name: texts.name,
    introduction: null,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    category: { categoryId: V2_CATEGORIES[place.code], name: 'x' },
    location: {
      address: null,
      province: { provinceId: 1, name: texts.province ?? '' },
      district: null,
      subDistrict: null,
    },
    tags: [],
    thumbnailUrl: isDetail ? '' : [],
    viewer: 10,
    updatedAt: place.updatedAt,
    ...(isDetail ? { information: { detail: texts.introduction ?? null }, ...place.v2 } : {}),
  }
}

function v2Route(route: ServedRoute, places: readonly ServedPlace[], language: 'th' | 'en'): object {
  const texts = route[language] ?? route.th
  return {
    routeId: route.number,
    migrateId: route.id,
    name: texts.name,
    introduction: texts.introduction ?? null,
    thumbnailUrl: null,
    days: route.days.map((stops, index) => ({
      day: index + 1,
      places: stops.map((id) => ({ placeId: places.find((place) => place.id === id)?.number ?? '999999' })),
    })),
  }
}

function paged<T>(items: readonly T[], page: number, limit: number): readonly T[] {
  return items.slice((page - 1) * limit, page * limit)
}
