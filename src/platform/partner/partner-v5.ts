/** Version 5 of the tourism authority's API: `Authorization: Bearer`, `{"result": …}`. */
import { CATEGORY_CODES, type CategoryCode } from '../../world/place.ts'
import {
  type Partner,
  PartnerError,
  type PartnerPlace,
  type PartnerRecord,
  type PartnerRoute,
  type PartnerRouteTexts,
  type Pulled,
  type PullOptions,
} from './partner.ts'
import { hoursOfV5 } from './partner-hours.ts'
import { createPartnerHttp, type GetJson, type PartnerHttpOptions } from './partner-http.ts'
import { type InBoth, pullEach, pullList, readBoth } from './partner-pull.ts'
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
const BANGKOK_OFFSET_MS = 7 * 3_600_000

export function createPartnerV5(options: PartnerOptions): Partner {
  const get = createPartnerHttp({ ...options, credential: { authorization: `Bearer ${options.apiKey}` } })
  return {
    version: 'v5',
    async check(signal) {
      await readResult(
        get,
        '/places/search',
        { categorycodes: 'ATTRACTION', numberOfResult: '1', pagenumber: '1' },
        'th',
        signal,
      )
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
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES, now } = options
  const changed = since ? { filterByUpdateDate: `${slashed(since)}-${slashed(now())}` } : {}
  for (const code of CATEGORY_CODES) {
    const pages = pullList<Fields>({
      maxPages,
      idOf: ({ place_id }) => textOf(place_id),
      readPage: async (page, language) => {
        const paging = { categorycodes: code, numberOfResult: String(pageSize), pagenumber: String(page), ...changed }
        return (await readList(get, '/places/search', paging, language, signal)).map(fieldsOf)
      },
    })
    for await (const items of pages)
      yield* pullEach(items, async ({ id, th, en }) => {
        const path = `/${code.toLowerCase()}/${encodeURIComponent(id)}`
        const detail = await readBoth(async (language) => fieldsOf(await readResult(get, path, {}, language, signal)))
        const value: PartnerPlace = {
          id,
          tatId: id,
          th: recordOf(code, th, detail.th),
          en: recordOf(code, en, detail.en),
        }
        return { id, value }
      })
  }
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
  { signal }: Pick<PullOptions, 'signal'>,
): AsyncGenerator<Pulled<PartnerRoute>> {
  const { pageSize = PAGE_SIZE, maxPages = MAX_PAGES } = options
  const pages = pullList<Fields>({
    maxPages,
    idOf: ({ route_id }) => textOf(route_id),
    readPage: async (page, language) => {
      const paging = { numberOfResult: String(pageSize), pagenumber: String(page) }
      return (await readList(get, '/routes', paging, language, signal)).map(fieldsOf)
    },
  })
  for await (const items of pages)
    yield* pullEach(items, async ({ id, ...listed }) => {
      const path = `/routes/${encodeURIComponent(id)}`
      const detail = await readBoth(async (language) => fieldsOf(await readResult(get, path, {}, language, signal)))
      return { id, value: routeOf(id, listed, detail) }
    })
}

/** Takes introduction and thumbnail from the list, since the detail has neither. */
function routeOf(id: string, listed: InBoth<Fields>, detail: InBoth<Fields>): PartnerRoute {
  const th = overlaid(listed.th ?? {}, detail.th ?? {})
  const en = overlaid(listed.en ?? {}, detail.en ?? {})
  const any = overlaid(en, th)
  const days = listOf(any['days']).map(fieldsOf)
  return {
    id,
    th: routeTexts(th),
    en: routeTexts(en),
    days: days.map(({ day, place_stops }, index) => ({
      day: numberOf(day) ?? index + 1,
      place: listOf(place_stops)
        .map((stop) => textOf(fieldsOf(stop)['place_id']))
        .filter((place) => place !== null),
    })),
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
