import { setTimeout as sleep } from 'node:timers/promises'
import Type, { type Static } from 'typebox'
import { shapeOf } from '../shape.ts'

/** OpenSearch 1 or newer (Elasticsearch 7 and 8 speak the same in what is used here), by its HTTP interface. */
export interface OpenSearch {
  /** What `putMeta` stored with an index; null when there is no such index. */
  findMeta(index: string): Promise<Readonly<Record<string, unknown>> | null>
  putMeta(index: string, meta: Readonly<Record<string, unknown>>): Promise<void>
  /** No matter whether it was there. */
  createIndex(index: string, body: object): Promise<void>
  deleteIndex(index: string): Promise<void>
  /** Writes and deletes in the order given, in requests of bounded size; busy servers are asked again. */
  bulk(index: string, changes: Iterable<BulkChange>): Promise<void>
  deleteByQuery(index: string, query: object): Promise<void>
  /** Makes what was written visible to searches. */
  refresh(index: string): Promise<void>
  search(index: string, body: object): Promise<FoundDocuments>
  /** Rejects when the server does not answer or does not take our credentials. */
  check(): Promise<void>
}

/** Without `document` the id is deleted. */
export interface BulkChange {
  readonly id: string
  readonly document?: object
}

export interface FoundDocuments {
  readonly total: number
  readonly ids: readonly string[]
  readonly aggregations: Readonly<Record<string, Aggregation>>
}

const Aggregation = Type.Object({
  doc_count: Type.Optional(Type.Integer()),
  buckets: Type.Optional(Type.Array(Type.Object({ key: Type.String(), doc_count: Type.Integer() }))),
})
type Aggregation = Static<typeof Aggregation>
const isMapping = shapeOf(
  Type.Record(
    Type.String(),
    Type.Object({
      mappings: Type.Optional(Type.Object({ _meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())) })),
    }),
  ),
)
const isFound = shapeOf(
  Type.Object({
    hits: Type.Object({
      total: Type.Object({ value: Type.Integer() }),
      hits: Type.Array(Type.Object({ _id: Type.String() })),
    }),
    aggregations: Type.Optional(Type.Record(Type.String(), Aggregation)),
  }),
)

export interface OpenSearchOptions {
  /** `https://user:password@host:9200`; its path is not used. */
  readonly url: string
  /** For a search. */
  readonly timeoutMs?: number
  /** For everything that changes the index. */
  readonly writeTimeoutMs?: number
  /** Pause before a busy server is asked again, doubled each time. */
  readonly retryMs?: number
}

/** Why there is no answer. Holds nothing of the URL's credentials: it may be logged. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError'
  /** Null when there was no answer at all. */
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
  /** The server itself is in trouble, not our question. */
  get isItsFault(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500
  }
}

const TIMEOUT_MS = 2_000
const WRITE_TIMEOUT_MS = 60_000
const RETRY_MS = 500
const MAX_RETRIES = 4
const MAX_RETRY_AFTER_MS = 10_000
const BULK_DOCUMENTS = 1_000
const BULK_BYTES = 4 * 1_048_576
const MAX_ANSWER_BYTES = 16 * 1_048_576
const MAX_REASON = 300

export function createOpenSearch(options: OpenSearchOptions): OpenSearch {
  const { timeoutMs = TIMEOUT_MS, writeTimeoutMs = WRITE_TIMEOUT_MS } = options
  const server = new Server(options)
  const path = (index: string, rest = '') => `/${encodeURIComponent(index)}${rest}`
  return {
    async findMeta(index) {
      const answer = await server.ask('GET', path(index, '/_mapping'), null, timeoutMs, [404])
      if (answer === null) return null
      if (!isMapping(answer)) throw new OpenSearchError('The answer of the search server is no mapping.', 502)
      return answer[index]?.mappings?._meta ?? {}
    },
    async putMeta(index, meta) {
      await server.ask('PUT', path(index, '/_mapping'), { _meta: meta }, writeTimeoutMs)
    },
    async createIndex(index, body) {
      // 400 is also “resource_already_exists”: whether it is there is asked before, and by the first write after.
      if ((await this.findMeta(index)) === null) await server.ask('PUT', path(index), body, writeTimeoutMs)
    },
    async deleteIndex(index) {
      await server.ask('DELETE', path(index), null, writeTimeoutMs, [404])
    },
    async bulk(index, changes) {
      for (const lines of bulkBodies(changes)) await server.bulk(path(index, '/_bulk'), lines, writeTimeoutMs)
    },
    async deleteByQuery(index, query) {
      await server.ask('POST', path(index, '/_delete_by_query?conflicts=proceed'), { query }, writeTimeoutMs)
    },
    async refresh(index) {
      await server.ask('POST', path(index, '/_refresh'), null, writeTimeoutMs)
    },
    async search(index, body) {
      return readFound(await server.ask('POST', path(index, '/_search'), body, timeoutMs))
    },
    async check() {
      await server.ask('GET', '/', null, timeoutMs)
    },
  }
}

/** Speaks HTTP: one request, one deadline, one kind of error. */
class Server {
  readonly #origin: string
  readonly #authorization: string | null
  readonly #retryMs: number

  constructor({ url, retryMs = RETRY_MS }: OpenSearchOptions) {
    const { origin, username, password } = new URL(url)
    this.#origin = origin
    this.#retryMs = retryMs
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    this.#authorization = username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`
  }

  /** The JSON of the answer; null for one of the `expected` statuses. */
  async ask(
    method: string,
    path: string,
    body: object | string | null,
    timeoutMs: number,
    expected: readonly number[] = [],
  ): Promise<unknown> {
    const response = await this.#send(method, path, body, timeoutMs)
    if (response.ok) return response.json
    if (expected.includes(response.status)) return null
    throw new OpenSearchError(`The search server answered ${response.status}: ${response.reason}`, response.status)
  }

  /** Sends the changes until each of them is done, the busy ones again; anything else that fails fails the whole. */
  async bulk(path: string, changes: readonly (readonly string[])[], timeoutMs: number): Promise<void> {
    let open = changes
    for (let turn = 0; ; turn++) {
      const body = `${open.flat().join('\n')}\n`
      const response = await this.#send('POST', path, body, timeoutMs)
      const error = response.ok
        ? null
        : new OpenSearchError(`The search server answered ${response.status}: ${response.reason}`, response.status)
      if (error && !error.isItsFault) throw error
      const { busy, fault } = error ? { busy: open, fault: null } : readBulk(response.json, open)
      if (fault !== null) throw new OpenSearchError(`A document was not taken: ${fault}`, 400)
      if (busy.length === 0) return
      if (turn >= MAX_RETRIES) throw error ?? new OpenSearchError('The search server stays busy.', 429)
      await sleep(Math.max(response.retryAfterMs, this.#retryMs * 2 ** turn))
      open = busy
    }
  }

  async #send(method: string, path: string, body: object | string | null, timeoutMs: number) {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(this.#origin + path, {
        method,
        signal,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body !== null && {
            'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
          }),
          ...(this.#authorization !== null && { authorization: this.#authorization }),
        },
        ...(body !== null && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const json = parse(await readText(response))
      const seconds = Number(response.headers.get('retry-after') ?? 0)
      return {
        ok: response.ok && json !== undefined,
        status: response.ok && json === undefined ? 502 : response.status,
        json,
        reason: reasonOf(json),
        retryAfterMs: Number.isFinite(seconds) ? Math.min(MAX_RETRY_AFTER_MS, seconds * 1_000) : 0,
      }
    } catch (error) {
      if (error instanceof OpenSearchError) throw error
      if (signal.aborted) throw new OpenSearchError(`The search server did not answer in ${timeoutMs} ms.`, null)
      const cause = (error as { cause?: { code?: unknown } }).cause?.code
      throw new OpenSearchError(`The search server cannot be reached (${String(cause ?? 'no connection')}).`, null)
    }
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length
    if (bytes > MAX_ANSWER_BYTES) throw new OpenSearchError('The answer of the search server is too long.', 502)
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined when it is no JSON: a proxy's page. */
function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(json: unknown): string {
  const error = (json as { error?: { reason?: unknown } | string } | null | undefined)?.error
  const reason = typeof error === 'string' ? error : error?.reason
  return String(reason ?? 'no reason').slice(0, MAX_REASON)
}

/** Requests of at most a thousand changes or four megabytes; each change is its lines. */
function* bulkBodies(changes: Iterable<BulkChange>): Generator<(readonly string[])[]> {
  let body: (readonly string[])[] = []
  let bytes = 0
  for (const { id, document } of changes) {
    const lines = document
      ? [JSON.stringify({ index: { _id: id } }), JSON.stringify(document)]
      : [JSON.stringify({ delete: { _id: id } })]
    body.push(lines)
    bytes += lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0)
    if (body.length < BULK_DOCUMENTS && bytes < BULK_BYTES) continue
    yield body
    body = []
    bytes = 0
  }
  if (body.length > 0) yield body
}

const isBulkAnswer = shapeOf(
  Type.Object({
    items: Type.Array(
      Type.Record(
        Type.String(),
        Type.Object({
          status: Type.Optional(Type.Integer()),
          error: Type.Optional(Type.Object({ reason: Type.Optional(Type.String()) })),
        }),
      ),
    ),
  }),
)

/** The changes that the server was too busy for, and the first reason why one cannot be done at all. */
function readBulk(
  json: unknown,
  sent: readonly (readonly string[])[],
): { busy: (readonly string[])[]; fault: string | null } {
  if (!isBulkAnswer(json)) throw new OpenSearchError('The answer of the search server is no list of results.', 502)
  const { items } = json
  const busy: (readonly string[])[] = []
  for (const [at, lines] of sent.entries()) {
    const [action, { status = 0, error = {} } = {}] = Object.entries(items[at] ?? {})[0] ?? []
    if (status >= 200 && status < 300) continue
    if (action === 'delete' && status === 404) continue
    if (status === 429 || status === 503) busy.push(lines)
    else return { busy, fault: (error.reason ?? `status ${status}`).slice(0, MAX_REASON) }
  }
  return { busy, fault: null }
}

function readFound(json: unknown): FoundDocuments {
  if (!isFound(json)) throw new OpenSearchError('The answer of the search server is no list of hits.', 502)
  const { hits, aggregations = {} } = json
  return { total: hits.total.value, ids: hits.hits.map(({ _id }) => _id), aggregations }
}
