/** Version 2 of the tourism authority's data API: `x-api-key`, `{data, pagination}`. */
import type { CategoryCode } from '../../world/place.ts'
import {
  type Partner,
  PartnerError,
  type PartnerLanguage,
  type PartnerPage,
  type PartnerPlace,
  type PartnerPlaceRef,
  type PartnerRecord,
  type PartnerRoute,
  type PartnerRouteTexts,
  type PullOptions,
} from './partner.ts'
import { hoursOfV2 } from './partner-hours.ts'
import { createPartnerHttp, type GetJson } from './partner-http.ts'
import { type InBoth, type Listed, pullEach, pullList, readBoth, sampleOf } from './partner-pull.ts'
import type { PartnerOptions } from './partner-v5.ts'
import {
  countOf,
  type Fields,
  fieldsOf,
  instantOf,
  linkOf,
  linksOf,
  listOf,
  numberOf,
  overlaid,
  pointOf,
  textOf,
  textsOf,
} from './partner-values.ts'

const PAGE_SIZE = 100
/** 500,000 places. */
const MAX_PAGES = 5000
/** Maximum cached ids of places in routes. */
const MAX_KNOWN_IDS = 200_000

/** Category codes by `category.categoryId`. */
const CATEGORIES: ReadonlyMap<string, CategoryCode> = new Map([
  ['2', 'ACCOMMODATION'],
  ['3', 'ATTRACTION'],
  ['6', 'SHOP'],
  ['8', 'RESTAURANT'],
  ['13', 'OTHER'],
])

export function createPartnerV2(options: PartnerOptions): Partner {
  const get = createPartnerHttp({ ...options, credential: { 'x-api-key': options.apiKey } })
  return {
    version: 'v2',
    check: async (signal) => void (await readFirst(get, signal)),
    async sample(signal) {
      const place = await readFirst(get, signal)
      const number = place && textOf(place['placeId'])
      return place && number ? sampleOf(idOf(place, number), recordOf(place, null)) : null
    },
    pullPlaces: (pull = {}) => pullPlaces(get, options, pull),
    pullRoutes: (pull = {}) => pullRoutes(get, options, pull),
    readPlaces: (refs, signal) =>
      pullEach(refs, async ({ id, number }) => {
        if (number === null) throw new PartnerError('not_found', `The authority has no place ${id}.`)
        return readPlace(get, { id: number, th: null, en: null }, signal)
      }),
  }
}

async function readFirst(get: GetJson, signal?: AbortSignal): Promise<Fields | null> {
  const [first] = await readPage(get, '/places', { page: 1, limit: 1 }, 'th', signal)
  return first ?? null
}

async function* pullPlaces(
  get: GetJson,
  options: PartnerOptions,
  { since, from, signal }: PullOptions,
): AsyncGenerator<PartnerPage<PartnerPlace>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  yield* pullList<Fields, PartnerPlace>({
    list: 'places',
    from,
    maxPages,
    idOf: ({ placeId }) => textOf(placeId),
    readPage: (page, language) => readPage(get, '/places', { page, limit: pageSize }, language, signal),
    // The API cannot filter by change date, so skip unchanged places before requesting their details.
    isWanted: ({ th, en }) => !since || isChangedSince(th ?? en ?? {}, since),
    read: (listed) => readPlace(get, listed, signal),
  })
}

async function readPlace(
  get: GetJson,
  { id: number, th, en }: Listed<Fields>,
  signal?: AbortSignal,
): Promise<{ id: string; value: PartnerPlace }> {
  const detail = await readBoth((language) =>
    readDetail(get, `/places/${encodeURIComponent(number)}`, language, signal),
  )
  const place = overlaid(overlaid(en ?? {}, th ?? {}), detail.th ?? detail.en ?? {})
  const id = idOf(place, number)
  return { id, value: { id, tatId: idSinceV5(place), th: recordOf(th, detail.th), en: recordOf(en, detail.en) } }
}

function idOf(place: Fields, number: string): string {
  return idSinceV5(place) ?? `T${number}`
}

function isChangedSince(place: Fields, since: Date): boolean {
  const updatedAt = instantOf(place['updatedAt'])
  return updatedAt === null || Date.parse(updatedAt) >= since.getTime()
}

function idSinceV5({ migrateId }: Fields): string | null {
  return textOf(migrateId)
}

function recordOf(listed: Fields | null, detail: Fields | null): PartnerRecord | null {
  if (listed === null && detail === null) return null
  const place = overlaid(listed ?? {}, detail ?? {})
  const information = fieldsOf(place['information'])
  const location = fieldsOf(place['location'])
  const contact = fieldsOf(place['contact'])
  const pictures = [place['desktopImageUrls'], place['mobileImageUrls'], fieldsOf(place['sha'])['detailPicture']]
  return {
    name: textOf(place['name']),
    categoryCode: CATEGORIES.get(textOf(fieldsOf(place['category'])['categoryId']) ?? '') ?? null,
    point: pointOf(place['latitude'], place['longitude']),
    introduction: textOf(information['introduction']) ?? textOf(place['introduction']),
    detail: textOf(information['detail']),
    tags: textsOf(place['tags']),
    subCategories: [],
    // It is undocumented whether `minPrice` and `maxPrice` are entrance fees.
    fee: null,
    targets: [],
    address: textOf(location['address']),
    subDistrict: nameOf(location['subDistrict']),
    district: nameOf(location['district']),
    province: nameOf(location['province']),
    postalCode: textOf(location['postcode']),
    phones: textsOf(contact['phones']),
    mobiles: textsOf(contact['mobiles']),
    emails: textsOf(contact['emails']),
    urls: linksOf(contact['urls']),
    thumbnailUrl: linkOf(place['thumbnailUrl']),
    images: [...new Set(pictures.flatMap(linksOf))].slice(0, 100),
    hours: hoursOfV2(place['openingHours']),
    specialCloseText: null,
    destination: null,
    facilities: [],
    paymentMethods: null,
    views: countOf(place['viewer']),
    updatedAt: instantOf(place['updatedAt']),
  }
}

/** `{name}` or a plain name. */
function nameOf(value: unknown): string | null {
  return textOf(fieldsOf(value)['name']) ?? textOf(value)
}

async function* pullRoutes(
  get: GetJson,
  options: PartnerOptions,
  { from, signal }: Omit<PullOptions, 'since'>,
): AsyncGenerator<PartnerPage<PartnerRoute>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  const known = new Map<string, string>()
  const placeIdOf = async (number: string) => {
    const found = known.get(number)
    if (found !== undefined) return found
    const path = `/places/${encodeURIComponent(number)}`
    const place = await readDetail(get, path, 'th', signal).catch((error: unknown) => {
      if (error instanceof PartnerError && error.code === 'not_found') return {}
      throw error
    })
    const id = idOf(place, number)
    if (known.size < MAX_KNOWN_IDS) known.set(number, id)
    return id
  }
  yield* pullList<Fields, PartnerRoute>({
    list: 'routes',
    from,
    maxPages,
    idOf: ({ routeId, id }) => textOf(routeId) ?? textOf(id),
    readPage: (page, language) => readPage(get, '/routes', { page, limit: pageSize }, language, signal),
    read: async ({ id, ...listed }) => {
      const path = `/routes/${encodeURIComponent(id)}`
      const detail = await readBoth((language) => readDetail(get, path, language, signal))
      const value = await routeOf(id, listed, detail, placeIdOf)
      return { id: value.id, value }
    },
  })
}

async function routeOf(
  id: string,
  listed: InBoth<Fields>,
  detail: InBoth<Fields>,
  placeIdOf: (number: string) => Promise<string>,
): Promise<PartnerRoute> {
  const th = overlaid(listed.th ?? {}, detail.th ?? {})
  const en = overlaid(listed.en ?? {}, detail.en ?? {})
  const any = overlaid(en, th)
  const days: { day: number; place: string[] }[] = []
  const places = new Map<string, PartnerPlaceRef>()
  for (const [index, value] of listOf(any['days']).entries()) {
    const day = fieldsOf(value)
    const place: string[] = []
    for (const stop of stopsOf(day)) {
      const fields = fieldsOf(stop)
      const number = textOf(fields['placeId']) ?? textOf(stop)
      const migrated = idSinceV5(fields)
      const placeId = migrated ?? (number === null ? null : await placeIdOf(number))
      if (placeId === null) continue
      place.push(placeId)
      places.set(placeId, { id: placeId, number })
    }
    days.push({ day: numberOf(day['day']) ?? index + 1, place })
  }
  return {
    id: idSinceV5(any) ?? `T${id}`,
    th: routeTexts(th),
    en: routeTexts(en),
    days,
    places: [...places.values()],
    distanceKm: numberOf(any['distance']),
    thumbnailUrl: linkOf(any['thumbnailUrl']),
    updatedAt: instantOf(any['updatedAt']),
  }
}

/** The documentation is ambiguous about the name of this list. */
function stopsOf(day: Fields): readonly unknown[] {
  return listOf(day['placeStops'] ?? day['place_stops'] ?? day['places'] ?? day['stops']).slice(0, 50)
}

function routeTexts(route: Fields): PartnerRouteTexts | null {
  const texts = { name: textOf(route['name']), introduction: textOf(route['introduction']) }
  return texts.name === null && texts.introduction === null ? null : texts
}

async function readPage(
  get: GetJson,
  path: string,
  paging: { page: number; limit: number },
  language: PartnerLanguage,
  signal?: AbortSignal,
): Promise<readonly Fields[]> {
  const answer = await get(path, { page: String(paging.page), limit: String(paging.limit) }, language, signal)
  const { data } = fieldsOf(answer)
  if (!Array.isArray(data)) throw new PartnerError('bad_answer', `${path} responded without a list of data.`)
  return data.map(fieldsOf)
}

/** A single item is the body or its `data`. */
async function readDetail(
  get: GetJson,
  path: string,
  language: PartnerLanguage,
  signal?: AbortSignal,
): Promise<Fields> {
  const answer = fieldsOf(await get(path, {}, language, signal))
  const detail = 'data' in answer ? fieldsOf(answer['data']) : answer
  if (Object.keys(detail).length === 0) throw new PartnerError('bad_answer', `${path} responded with an empty object.`)
  return detail
}
