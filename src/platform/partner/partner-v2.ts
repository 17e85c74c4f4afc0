/** Version 2 of the tourism authority's data API: `x-api-key`, `{data, pagination}`. */
import type { CategoryCode } from '../../world/place.ts'
import {
  type Partner,
  PartnerError,
  type PartnerLanguage,
  type PartnerPlace,
  type PartnerRecord,
  type PartnerRoute,
  type PartnerRouteTexts,
  type Pulled,
  type PullOptions,
} from './partner.ts'
import { hoursOfV2 } from './partner-hours.ts'
import { createPartnerHttp, type GetJson } from './partner-http.ts'
import { type InBoth, pullEach, pullList, readBoth } from './partner-pull.ts'
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
    async check(signal) {
      await readPage(get, '/places', { page: 1, limit: 1 }, 'th', signal)
    },
    pullPlaces: (pull = {}) => pullPlaces(get, options, pull),
    pullRoutes: (pull = {}) => pullRoutes(get, options, pull),
  }
}

async function* pullPlaces(
  get: GetJson,
  options: PartnerOptions,
  { since, signal }: PullOptions,
): AsyncGenerator<Pulled<PartnerPlace>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  const pages = pullList<Fields>({
    maxPages,
    idOf: ({ placeId }) => textOf(placeId),
    readPage: (page, language) => readPage(get, '/places', { page, limit: pageSize }, language, signal),
  })
  for await (const items of pages) {
    // The API cannot filter by change date, so skip unchanged places before requesting their details.
    const changed = items.filter(({ th, en }) => !since || isChangedSince(th ?? en ?? {}, since))
    yield* pullEach(changed, async ({ id, th, en }) => {
      const detail = await readBoth((language) =>
        readDetail(get, `/places/${encodeURIComponent(id)}`, language, signal),
      )
      const tatId = idSinceV5(overlaid(overlaid(en ?? {}, th ?? {}), detail.th ?? detail.en ?? {}))
      const value = { id: tatId ?? `T${id}`, tatId, th: recordOf(th, detail.th), en: recordOf(en, detail.en) }
      return { id: value.id, value }
    })
  }
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
    // Not documented that `minPrice` and `maxPrice` are entrance fees.
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
  { signal }: Pick<PullOptions, 'signal'>,
): AsyncGenerator<Pulled<PartnerRoute>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  const pages = pullList<Fields>({
    maxPages,
    idOf: ({ routeId, id }) => textOf(routeId) ?? textOf(id),
    readPage: (page, language) => readPage(get, '/routes', { page, limit: pageSize }, language, signal),
  })
  const known = new Map<string, string>()
  const placeIdOf = async (number: string) => {
    const found = known.get(number)
    if (found !== undefined) return found
    const path = `/places/${encodeURIComponent(number)}`
    const place = await readDetail(get, path, 'th', signal).catch((error: unknown) => {
      if (error instanceof PartnerError && error.code === 'not_found') return {}
      throw error
    })
    const id = idSinceV5(place) ?? `T${number}`
    if (known.size < MAX_KNOWN_IDS) known.set(number, id)
    return id
  }
  for await (const items of pages)
    yield* pullEach(items, async ({ id, ...listed }) => {
      const detail = await readBoth((language) =>
        readDetail(get, `/routes/${encodeURIComponent(id)}`, language, signal),
      )
      const value = await routeOf(id, listed, detail, placeIdOf)
      return { id: value.id, value }
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
  for (const [index, value] of listOf(any['days']).entries()) {
    const day = fieldsOf(value)
    const place: string[] = []
    for (const stop of stopsOf(day)) {
      const fields = fieldsOf(stop)
      const number = textOf(fields['placeId']) ?? textOf(stop)
      const migrated = idSinceV5(fields)
      if (migrated !== null) place.push(migrated)
      else if (number !== null) place.push(await placeIdOf(number))
    }
    days.push({ day: numberOf(day['day']) ?? index + 1, place })
  }
  return {
    id: idSinceV5(any) ?? `T${id}`,
    th: routeTexts(th),
    en: routeTexts(en),
    days,
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
