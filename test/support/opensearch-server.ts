import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { editDistance } from '../../src/search/edit-distance.ts'
import { distanceM } from '../../src/world/point.ts'

/**
 * An OpenSearch server on loopback: the endpoints and the kinds of query that the service uses, evaluated over the
 * documents that it was sent. It refuses what it does not know with 400, as the real one does.
 */
export interface OpenSearchServer {
  /** For `SEARCH_URL`, with the credentials that it wants. */
  readonly url: string
  readonly requests: readonly string[]
  /** The index of that name as it is now, written documents that were not refreshed included. */
  documentsOf(index: string): ReadonlyMap<string, Fields>
  readonly indexNames: readonly string[]
  /** Every request is treated like this until it is told otherwise. */
  behave(trouble: Trouble): void
  deleteIndex(name: string): void
  stop(): Promise<void>
}

export interface Trouble {
  readonly status?: number
  readonly retryAfter?: string
  readonly delayMs?: number
  /** Only for this many requests; for all unless given. */
  readonly times?: number
  /** Only for requests whose path ends so. */
  readonly path?: string
  /** The first so many items of a bulk request are refused as busy. */
  readonly busyItems?: number
  /** Closes the connection without an answer. */
  readonly reset?: boolean
}

type Fields = Readonly<Record<string, unknown>>
interface Index {
  readonly settings: Fields
  mappings: { _meta?: Fields; properties: Readonly<Record<string, { type: string }>> }
  readonly written: Map<string, Fields>
  visible: ReadonlyMap<string, Fields>
}

const USER = 'search-user'
const PASSWORD = 'p@ss:word'

export async function startOpenSearchServer(): Promise<OpenSearchServer> {
  const indexes = new Map<string, Index>()
  const requests: string[] = []
  let trouble: Trouble = {}
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, error.status, { error: { reason: error.message } })
      else response.destroy(error as Error)
    })
  })
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const text = await textOf(incoming)
    requests.push(`${incoming.method} ${pathname}`)
    const {
      status,
      retryAfter,
      delayMs = 0,
      times = Number.POSITIVE_INFINITY,
      path = '',
      busyItems = 0,
      reset,
    } = trouble
    if (times > 0 && pathname.endsWith(path)) {
      trouble = { ...trouble, times: times - 1 }
      if (delayMs > 0) await sleep(delayMs)
      if (reset === true) return void response.destroy()
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
      if (status !== undefined) throw new Refusal(status, 'in trouble')
      if (busyItems > 0) return send(response, 200, bulk(findIndex(pathname), text, busyItems))
    }
    const wanted = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
    if (incoming.headers.authorization !== wanted) throw new Refusal(401, 'missing credentials')
    send(response, 200, answer(incoming.method ?? '', pathname, text))
  }
  function answer(method: string, path: string, text: string): object {
    if (method === 'GET' && path === '/') return { version: { distribution: 'opensearch', number: '2.19.0' } }
    const [, name = '', action = ''] = path.split('/').map(decodeURIComponent)
    if (action === '' && method === 'PUT') return create(name, JSON.parse(text) as Fields)
    const index = findIndex(path)
    switch (`${method} ${action}`) {
      case 'DELETE ':
        indexes.delete(name)
        return { acknowledged: true }
      case 'GET _mapping':
        return { [name]: { mappings: index.mappings } }
      case 'PUT _mapping':
        index.mappings = { ...index.mappings, ...(JSON.parse(text) as object) }
        return { acknowledged: true }
      case 'POST _bulk':
        return bulk(index, text, 0)
      case 'POST _refresh':
        index.visible = new Map(index.written)
        return { _shards: { failed: 0 } }
      case 'POST _delete_by_query': {
        // The real one sees what is visible only, too.
        index.visible = new Map(index.written)
        const { query } = JSON.parse(text) as { query: Fields }
        const gone = [...index.visible].filter(([, fields]) => evaluate(query, fields, index) !== null)
        for (const [id] of gone) index.written.delete(id)
        return { deleted: gone.length }
      }
      case 'POST _search':
        return search(index, JSON.parse(text) as SearchBody)
      default:
        throw new Refusal(405, `no ${method} of ${path}`)
    }
  }
  function create(name: string, body: Fields): object {
    if (indexes.has(name)) throw new Refusal(400, 'resource_already_exists_exception')
    if (name !== name.toLowerCase()) throw new Refusal(400, 'index names are lower case')
    const { settings, mappings } = body as { settings: Fields; mappings: Index['mappings'] }
    indexes.set(name, { settings, mappings, written: new Map(), visible: new Map() })
    return { acknowledged: true }
  }
  function findIndex(path: string): Index {
    const index = indexes.get(decodeURIComponent(path.split('/')[1] ?? ''))
    if (!index) throw new Refusal(404, 'no such index')
    return index
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    requests,
    documentsOf: (name) => indexes.get(name)?.written ?? new Map(),
    get indexNames() {
      return [...indexes.keys()]
    },
    behave: (next) => void (trouble = next),
    deleteIndex: (name) => void indexes.delete(name),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function bulk(index: Index, text: string, busyItems: number): object {
  if (!text.endsWith('\n')) throw new Refusal(400, 'The bulk request must be terminated by a newline')
  const lines = text.split('\n').slice(0, -1)
  const items: object[] = []
  for (let at = 0; at < lines.length; at++) {
    const [action, { _id }] = Object.entries(JSON.parse(lines[at]!) as Record<string, { _id: string }>)[0]!
    const source = action === 'index' ? (JSON.parse(lines[++at]!) as Fields) : null
    if (items.length < busyItems)
      items.push({ [action]: { _id, status: 429, error: { reason: 'rejected execution' } } })
    else if (source) {
      index.written.set(_id, source)
      items.push({ index: { _id, status: 201 } })
    } else items.push({ delete: { _id, status: index.written.delete(_id) ? 200 : 404 } })
  }
  return { errors: busyItems > 0, items }
}

interface SearchBody {
  readonly query: Fields
  readonly from: number
  readonly size: number
  readonly sort?: readonly Fields[]
  readonly aggs?: Readonly<Record<string, Fields>>
}

function search(index: Index, { query, from, size, sort, aggs = {} }: SearchBody): object {
  const limit = (index.settings['index'] as { max_result_window?: number }).max_result_window ?? 10_000
  if (from + size > limit) throw new Refusal(400, 'Result window is too large')
  const found = [...index.visible].flatMap(([id, fields]) => {
    const score = evaluate(query, fields, index)
    return score === null ? [] : [{ id, fields, score }]
  })
  const compare = sort?.map(comparator) ?? []
  found.sort((a, b) => {
    if (!sort && a.score !== b.score) return b.score - a.score
    for (const by of compare) {
      const order = by(a.fields, b.fields)
      if (order !== 0) return order
    }
    return 0
  })
  const aggregations = Object.fromEntries(
    Object.entries(aggs).map(([name, agg]) => [
      name,
      aggregate(
        agg,
        found.map(({ fields }) => fields),
        index,
      ),
    ]),
  )
  const hits = found.slice(from, from + size).map(({ id, score }) => ({ _id: id, _score: score }))
  return { hits: { total: { value: found.length, relation: 'eq' }, hits }, aggregations }
}

function aggregate(agg: Fields, found: readonly Fields[], index: Index): object {
  const { terms, filter } = agg as { terms?: { field: string; size: number }; filter?: Fields }
  if (filter) return { doc_count: found.filter((fields) => evaluate(filter, fields, index) !== null).length }
  if (!terms) throw new Refusal(400, 'unknown aggregation')
  const counts = new Map<string, number>()
  for (const fields of found)
    for (const value of valuesOf(fields, terms.field)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  const buckets = [...counts].sort(([, a], [, b]) => b - a).map(([key, doc_count]) => ({ key, doc_count }))
  return { buckets: buckets.slice(0, terms.size) }
}

function comparator(sort: Fields): (a: Fields, b: Fields) => number {
  const [field = '', order] = Object.entries(sort)[0] ?? []
  if (field === '_geo_distance') {
    const { location } = order as { location: GeoPoint }
    return (a, b) => metres(location, a['location'] as GeoPoint) - metres(location, b['location'] as GeoPoint)
  }
  const sign = order === 'desc' ? -1 : 1
  return (a, b) => {
    const [left, right] = [a[field] as string | number, b[field] as string | number]
    return left === right ? 0 : (left < right ? -1 : 1) * sign
  }
}

/** The score of a document, null when it does not match. */
function evaluate(query: Fields, fields: Fields, index: Index): number | null {
  const [kind = '', inner] = Object.entries(query)[0] ?? []
  if (Object.keys(query).length !== 1) throw new Refusal(400, 'a query has one kind')
  const evaluator = EVALUATORS[kind]
  if (!evaluator) throw new Refusal(400, `unknown query [${kind}]`)
  return evaluator(inner as Fields, fields, index)
}

const EVALUATORS: Readonly<Record<string, (inner: Fields, fields: Fields, index: Index) => number | null>> = {
  match_all: () => 1,
  bool(inner, fields, index) {
    const list = (name: string) => (inner[name] ?? []) as readonly Fields[]
    const score = (query: Fields) => evaluate(query, fields, index)
    if (list('filter').some((query) => score(query) === null)) return null
    if (list('must_not').some((query) => score(query) !== null)) return null
    const must = list('must').map(score)
    if (must.includes(null)) return null
    const should = list('should').flatMap((query) => score(query) ?? [])
    const isOptional = list('must').length + list('filter').length > 0 || list('should').length === 0
    const least = (inner['minimum_should_match'] as number | undefined) ?? (isOptional ? 0 : 1)
    if (should.length < least) return null
    return [...(must as number[]), ...should].reduce((sum, part) => sum + part, 0)
  },
  dis_max(inner, fields, index) {
    const scores = (inner['queries'] as readonly Fields[]).flatMap((query) => evaluate(query, fields, index) ?? [])
    return scores.length === 0 ? null : Math.max(...scores)
  },
  constant_score(inner, fields, index) {
    return evaluate(inner['filter'] as Fields, fields, index) === null ? null : ((inner['boost'] as number) ?? 1)
  },
  function_score(inner, fields, index) {
    const score = evaluate(inner['query'] as Fields, fields, index)
    if (score === null) return null
    const functions = (inner['functions'] ?? []) as readonly Fields[]
    if (functions.length > 0 && (inner['score_mode'] !== 'sum' || inner['boost_mode'] !== 'sum'))
      throw new Refusal(400, 'only sums are known')
    const gain = functions.reduce((sum, { filter, weight, field_value_factor }) => {
      if (field_value_factor) {
        const { field, factor, missing } = field_value_factor as { field: string; factor: number; missing: number }
        return sum + factor * Number(fields[field] ?? missing)
      }
      return sum + (evaluate(filter as Fields, fields, index) === null ? 0 : (weight as number))
    }, 0)
    const total = score + gain
    return total < ((inner['min_score'] as number | undefined) ?? 0) ? null : total
  },
  term(inner, fields, index) {
    const [field = '', { value }] = Object.entries(inner as Record<string, { value: unknown }>)[0]!
    const isRange = index.mappings.properties[field]?.type === 'integer_range'
    const isMet = isRange
      ? (valuesOf(fields, field) as { gte: number; lt: number }[]).some(
          ({ gte, lt }) => gte <= (value as number) && (value as number) < lt,
        )
      : valuesOf(fields, field).includes(value)
    return isMet ? 1 : null
  },
  terms(inner, fields) {
    const [field = '', values] = Object.entries(inner as Record<string, unknown[]>)[0]!
    return valuesOf(fields, field).some((value) => values.includes(value)) ? 1 : null
  },
  prefix(inner, fields) {
    const [field = '', { value }] = Object.entries(inner as Record<string, { value: string }>)[0]!
    return valuesOf(fields, field).some((text) => String(text).startsWith(value)) ? 1 : null
  },
  fuzzy(inner, fields) {
    const [field = '', wanted] = Object.entries(
      inner as Record<string, { value: string; fuzziness: number; prefix_length: number }>,
    )[0]!
    const head = wanted.value.slice(0, wanted.prefix_length)
    const isMet = valuesOf(fields, field).some(
      (text) =>
        String(text).startsWith(head) && editDistance(String(text), wanted.value, wanted.fuzziness) <= wanted.fuzziness,
    )
    return isMet ? 1 : null
  },
  geo_bounding_box(inner, fields) {
    const { top_left: from, bottom_right: to } = inner['location'] as { top_left: GeoPoint; bottom_right: GeoPoint }
    const { lat, lon } = fields['location'] as GeoPoint
    return lat <= from.lat && lat >= to.lat && lon >= from.lon && lon <= to.lon ? 1 : null
  },
  geo_distance(inner, fields) {
    const { distance, location } = inner as { distance: string; location: GeoPoint }
    return metres(location, fields['location'] as GeoPoint) <= Number.parseFloat(distance) ? 1 : null
  },
}

interface GeoPoint {
  readonly lat: number
  readonly lon: number
}

function metres(a: GeoPoint, b: GeoPoint): number {
  return distanceM({ latitude: a.lat, longitude: a.lon }, { latitude: b.lat, longitude: b.lon })
}

function valuesOf(fields: Fields, field: string): readonly unknown[] {
  const value = fields[field]
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
