/** Version 5 of the tourism authority's API: `Authorization: Bearer`, `{"result": …}`. */
import { CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import {
  type Partner,
  PartnerError,
  type PartnerPage,
  type PartnerPlace,
  type PartnerRecord,
  type PartnerRoute,
  type PartnerRouteTexts,
  type PullOptions,
} from './partner.ts'
import { hoursOfV5 } from './partner-hours.ts'
import { createPartnerHttp, type GetJson, type PartnerHttpOptions } from './partner-http.ts'
import { type InBoth, type Listed, pullEach, pullList, readBoth, sampleOf } from './partner-pull.ts'
import {
  countOf,
  type Fields,
  feeOf,
  fieldsOf,
  instantOf,
  linkOf,
  linksOf,
  listOf,
  numberOf,
  overlaid,
  pairsOf,
  pointOf,
  textOf,
  textsOf,
} from './partner-values.ts'

export interface PartnerOptions extends Omit<PartnerHttpOptions, 'credential'> {
  readonly apiKey: string
  /** The current time, for the filter by change date. */
  readonly now: () => Date
  readonly pageSize?: number
  readonly maxPages?: number
}

const PAGE_SIZE = 100
/** 200,000 places of one category. */
const MAX_PAGES = 2000
/** Counted over the ids of 20,095 places; `P01` is mostly OTHER. */
const CODES_BY_PREFIX: ReadonlyMap<string, CategoryCode> = new Map([
  ['P01', 'OTHER'],
  ['P02', 'ACCOMMODATION'],
  ['P03', 'ATTRACTION'],
  ['P06', 'SHOP'],
  ['P08', 'RESTAURANT'],
])
const BANGKOK_OFFSET_MS = 7 * 3_600_000

export function createPartnerV5(options: PartnerOptions): Partner {
  const get = createPartnerHttp({ ...options, credential: { authorization: `Bearer ${options.apiKey}` } })
  return {
    version: 'v5',
    check: async (signal) => void (await readFirst(get, signal)),
    async sample(signal) {
      const place = await readFirst(get, signal)
      const id = place && textOf(place['place_id'])
      return place && id ? sampleOf(id, recordOf('ATTRACTION', place, null)) : null
    },
    pullPlaces: (pull = {}) => pullPlaces(get, options, pull),
    pullRoutes: (pull = {}) => pullRoutes(get, options, pull),
    readPlaces: (refs, signal) => pullEach(refs, async ({ id }) => ({ id, value: await findPlace(get, id, signal) })),
  }
}

async function readFirst(get: GetJson, signal?: AbortSignal): Promise<Fields | null> {
  const query = { categorycodes: 'ATTRACTION', numberOfResult: '1', pagenumber: '1' }
  const [first] = await readList(get, '/places/search', query, 'th', signal)
  return first === undefined ? null : fieldsOf(first)
}

async function* pullPlaces(
  get: GetJson,
  options: PartnerOptions,
  { since, from, signal }: PullOptions,
): AsyncGenerator<PartnerPage<PartnerPlace>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES, now } = options
  const changed = since ? { filterByUpdateDate: `${slashed(since)}-${slashed(now())}` } : {}
  const start = CATEGORY_CODES.findIndex((code) => code === from?.list)
  for (const [index, code] of CATEGORY_CODES.entries()) {
    if (index < start) continue
    const pages = pullList<Fields, PartnerPlace>({
      list: code,
      from: index === start ? from : undefined,
      maxPages,
      idOf: ({ place_id }) => textOf(place_id),
      readPage: async (page, language) => {
        const paging = { categorycodes: code, numberOfResult: String(pageSize), pagenumber: String(page), ...changed }
        return (await readList(get, '/places/search', paging, language, signal)).map(fieldsOf)
      },
      read: async (listed) => ({ id: listed.id, value: await readPlace(get, code, listed, signal) }),
    })
    const following = CATEGORY_CODES[index + 1]
    const startOfNext = following === undefined ? null : { list: following, page: 1, seen: [], waiting: [] }
    for await (const { items, next } of pages) yield { items, next: next ?? startOfNext }
  }
}

async function readPlace(
  get: GetJson,
  code: CategoryCode,
  { id, th, en }: Listed<Fields>,
  signal?: AbortSignal,
): Promise<PartnerPlace> {
  const path = `/${code.toLowerCase()}/${encodeURIComponent(id)}`
  const detail = await readBoth(async (language) => fieldsOf(await readResult(get, path, {}, language, signal)))
  return { id, tatId: id, th: recordOf(code, th, detail.th), en: recordOf(code, en, detail.en) }
}

/** Reads a place of unknown category: most likely that of its prefix. */
async function findPlace(get: GetJson, id: string, signal?: AbortSignal): Promise<PartnerPlace> {
  const likely = CODES_BY_PREFIX.get(id.slice(0, 3))
  const codes = [...new Set([...(likely ? [likely] : []), ...CATEGORY_CODES])]
  for (const code of codes) {
    try {
      return await readPlace(get, code, { id, th: null, en: null }, signal)
    } catch (error) {
      if (!(error instanceof PartnerError && error.code === 'not_found')) throw error
    }
  }
  throw new PartnerError('not_found', `The authority has no place ${id}.`)
}

function recordOf(code: CategoryCode, listed: Fields | null, detail: Fields | null): PartnerRecord | null {
  if (listed === null && detail === null) return null
  const place = overlaid(listed ?? {}, detail ?? {})
  const information = fieldsOf(place['place_information'])
  const location = fieldsOf(place['location'])
  const contact = fieldsOf(place['contact'])
  const hours = fieldsOf(place['opening_hours'])
  const kinds = Object.entries(information).filter(([name]) => name.endsWith('_types'))
  const web = linksOf(place['web_picture_urls'])
  return {
    name: textOf(place['place_name']),
    categoryCode: CATEGORY_CODES.find((known) => known === textOf(place['category_code'])?.toUpperCase()) ?? code,
    point: pointOf(place['latitude'], place['longitude']),
    introduction: textOf(information['introduction']),
    detail: textOf(information['detail']),
    tags: textsOf(place['tags']),
    subCategories: kinds.flatMap(([, kind]) => pairsOf(kind)).map(([, description]) => description),
    fee: feeOf(information['fee']),
    targets: textsOf(information['targets']),
    address: textOf(location['address']),
    subDistrict: textOf(location['sub_district']),
    district: textOf(location['district']),
    province: textOf(location['province']),
    postalCode: textOf(location['postcode']),
    phones: textsOf(contact['phones']),
    mobiles: textsOf(contact['mobiles']),
    emails: textsOf(contact['emails']),
    urls: linksOf(contact['urls']),
    thumbnailUrl: linkOf(place['thumbnail_url']),
    images: web.length > 0 ? web : linksOf(place['mobile_picture_urls']),
    hours: hoursOfV5(hours),
    specialCloseText: textOf(hours['special_close_text']),
    destination: textOf(place['destination']),
    facilities: pairsOf(place['facilities']),
    paymentMethods: place['payment_methods'] ? pairsOf(place['payment_methods']) : null,
    views: countOf(place['hit_score']),
    updatedAt: instantOf(place['update_date']),
  }
}

async function* pullRoutes(
  get: GetJson,
  options: PartnerOptions,
  { from, signal }: Omit<PullOptions, 'since'>,
): AsyncGenerator<PartnerPage<PartnerRoute>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  yield* pullList<Fields, PartnerRoute>({
    list: 'routes',
    from,
    maxPages,
    idOf: ({ route_id }) => textOf(route_id),
    readPage: async (page, language) => {
      const paging = { numberOfResult: String(pageSize), pagenumber: String(page) }
      return (await readList(get, '/routes', paging, language, signal)).map(fieldsOf)
    },
    read: async ({ id, ...listed }) => {
      const path = `/routes/${encodeURIComponent(id)}`
      const detail = await readBoth(async (language) => fieldsOf(await readResult(get, path, {}, language, signal)))
      return { id, value: routeOf(id, listed, detail) }
    },
  })
}

/** Takes introduction and thumbnail from the list, since the detail has neither. */
function routeOf(id: string, listed: InBoth<Fields>, detail: InBoth<Fields>): PartnerRoute {
  const th = overlaid(listed.th ?? {}, detail.th ?? {})
  const en = overlaid(listed.en ?? {}, detail.en ?? {})
  const any = overlaid(en, th)
  const days = listOf(any['days'])
    .map(fieldsOf)
    .map(({ day, place_stops }, index) => ({
      day: numberOf(day) ?? index + 1,
      place: listOf(place_stops)
        .map((stop) => textOf(fieldsOf(stop)['place_id']))
        .filter((place) => place !== null),
    }))
  return {
    id,
    th: routeTexts(th),
    en: routeTexts(en),
    days,
    places: [...new Set(days.flatMap(({ place }) => place))].map((id) => ({ id, number: null })),
    distanceKm: numberOf(any['distance']),
    thumbnailUrl: linkOf(any['thumbnail_url']),
    updatedAt: instantOf(any['update_date']),
  }
}

function routeTexts(route: Fields): PartnerRouteTexts | null {
  const texts = { name: textOf(route['route_name']), introduction: textOf(route['route_introduction']) }
  return texts.name === null && texts.introduction === null ? null : texts
}

async function readList(...call: Parameters<typeof readResult>): Promise<readonly unknown[]> {
  const result = await readResult(...call)
  if (result !== null && !Array.isArray(result))
    throw new PartnerError('bad_answer', `${call[1]} responded without a list.`)
  return listOf(result)
}

async function readResult(get: GetJson, ...[path, query, language, signal]: Parameters<GetJson>): Promise<unknown> {
  const answer = fieldsOf(await get(path, query, language, signal))
  if (!('result' in answer)) throw new PartnerError('bad_answer', `${path} responded without a result.`)
  return answer['result']
}

/** The date in Bangkok, as `2019/09/01`. */
function slashed(instant: Date): string {
  return new Date(instant.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '/')
}
