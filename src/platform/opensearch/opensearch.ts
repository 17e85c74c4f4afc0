import { randomUUID } from 'node:crypto'
import type { Client, errors as clientErrors } from '@opensearch-project/opensearch'
import Type, { type Static } from 'typebox'
import { shapeOf } from '../shape.ts'

/** An OpenSearch cluster. An index is named by its alias; what stands behind the alias is replaced as a whole. */
export interface OpenSearch {
  /** The facts stored with the index behind the alias; null when there is none. */
  findMeta(alias: string): Promise<IndexMeta | null>
  /** Fills a new index and then points the alias to it in one step; until then the old index answers. */
  rebuild(alias: string, body: IndexBody, documents: Iterable<EngineDocument>, meta: IndexMeta): Promise<void>
  /** Applies the changes to the index behind the alias, makes them visible to searches, then stores the facts. */
  update(alias: string, changes: Iterable<EngineChange>, meta: IndexMeta): Promise<void>
  /** Never answers from a part of the index: a shard that fails fails the search. */
  search(alias: string, body: object): Promise<FoundDocuments>
  /** Rejects when no node answers or none accepts our credentials. */
  check(): Promise<void>
  close(): Promise<void>
}

const IndexMetaSchema = Type.Object({ catalogue_version: Type.Integer() })
export type IndexMeta = Static<typeof IndexMetaSchema>
const isIndexMeta = shapeOf(IndexMetaSchema)

export interface IndexBody {
  readonly settings: object
  readonly mappings: { readonly properties: object } & Readonly<Record<string, unknown>>
}

export interface EngineDocument {
  readonly id: string
}

/** A document to write, or the id of one to delete. */
export type EngineChange = EngineDocument | { readonly deletedId: string }

export interface FoundDocuments {
  readonly total: number
  readonly ids: readonly string[]
  readonly aggregations: Readonly<Record<string, Aggregation>>
}

const AggregationSchema = Type.Object({
  doc_count: Type.Optional(Type.Integer()),
  buckets: Type.Optional(Type.Array(Type.Object({ key: Type.String(), doc_count: Type.Integer() }))),
})
export type Aggregation = Static<typeof AggregationSchema>
const isSearchAnswer = shapeOf(
  Type.Object({
    hits: Type.Object({
      total: Type.Object({ value: Type.Integer() }),
      hits: Type.Array(Type.Object({ _id: Type.String() })),
    }),
    aggregations: Type.Optional(Type.Record(Type.String(), AggregationSchema)),
  }),
)

export interface OpenSearchOptions {
  /** `https://user:password@host:9200` for each node; paths are ignored. A node that fails is left out for a while. */
  readonly nodes: readonly string[]
  /** Limit for a search, per attempt. */
  readonly timeoutMs?: number
  /** Limit for everything that changes an index, per attempt. */
  readonly writeTimeoutMs?: number
  /** Pause before changes that a busy cluster refused are sent again. */
  readonly retryMs?: number
}

/** Why there is no answer. Holds no credentials: it may be logged. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError'
  /** Null when no node answered. */
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
  /** The cluster is in trouble, not our request. */
  get isClusterFault(): boolean {
    return this.status === null || this.status === 401 || this.status === 429 || this.status >= 500
  }
}

const TIMEOUT_MS = 2_000
const WRITE_TIMEOUT_MS = 60_000
const RETRY_MS = 500
const MAX_BULK_RETRIES = 4
const BULK_BYTES = 4 * 1_048_576
const BULK_REQUESTS_AT_ONCE = 2
const MAX_REASON = 300

export async function openOpenSearch(options: OpenSearchOptions): Promise<OpenSearch> {
  const { nodes, timeoutMs = TIMEOUT_MS, writeTimeoutMs = WRITE_TIMEOUT_MS, retryMs = RETRY_MS } = options
  // Loads in 60 ms, which a service without OpenSearch need not spend.
  const { Client, errors } = await import('@opensearch-project/opensearch')
  const client = new Client({
    nodes: nodes.map((node) => new URL(node).origin),
    ...authOf(nodes),
    // Each node may be asked once before the caller hears of a failure.
    maxRetries: nodes.length,
    requestTimeout: timeoutMs,
  })
  const write = { requestTimeout: writeTimeoutMs }

  async function findIndex(alias: string): Promise<{ name: string; meta: IndexMeta | null } | null> {
    const { body, statusCode } = await client.indices.getMapping({ index: alias }, { ignore: [404] })
    if (statusCode === 404) return null
    const [name, { mappings }] = Object.entries(body)[0]!
    const meta: unknown = mappings._meta
    return { name, meta: isIndexMeta(meta) ? meta : null }
  }

  /** Removes what a writer that was killed during a rebuild has left. */
  async function removeAbandoned(alias: string, current: string | undefined): Promise<void> {
    const { body } = await client.indices.get({ index: `${alias}-*` })
    const abandoned = Object.keys(body).filter((name) => name !== current)
    if (abandoned.length > 0) await client.indices.delete({ index: abandoned }, { ...write, ignore: [404] })
  }

  /** Sends the changes until each is done, those that the cluster was too busy for again. */
  async function bulk(index: string, changes: Iterable<EngineChange>): Promise<void> {
    const rejected: string[] = []
    await client.helpers.bulk<EngineChange>(
      {
        datasource: toAsync(changes) as unknown as AsyncIterator<EngineChange>,
        onDocument: (change) =>
          'deletedId' in change
            ? { delete: { _index: index, _id: change.deletedId } }
            : { index: { _index: index, _id: change.id } },
        flushBytes: BULK_BYTES,
        concurrency: BULK_REQUESTS_AT_ONCE,
        retries: MAX_BULK_RETRIES,
        wait: retryMs,
        onDrop({ status, error }) {
          // Deleting what is not there is done.
          if (status !== 404 || error) rejected.push(`${status} ${error?.reason ?? ''}`)
        },
      },
      write,
    )
    if (rejected.length > 0) {
      const status = Number.parseInt(rejected[0]!, 10)
      throw new OpenSearchError(`OpenSearch rejected ${rejected.length} changes: ${cut(rejected[0]!)}`, status)
    }
  }

  const engine: OpenSearch = {
    async findMeta(alias) {
      return (await findIndex(alias))?.meta ?? null
    },
    async rebuild(alias, body, documents, meta) {
      const old = await findIndex(alias)
      await removeAbandoned(alias, old?.name)
      const index = `${alias}-${randomUUID().slice(0, 8)}`
      await client.indices.create(
        { index, body: { ...body, mappings: { ...body.mappings, _meta: { ...meta } } } as never },
        write,
      )
      try {
        await bulk(index, documents)
        await client.indices.refresh({ index }, write)
        await client.indices.updateAliases(
          { body: { actions: [...(old ? [{ remove_index: { index: old.name } }] : []), { add: { index, alias } }] } },
          write,
        )
      } catch (error) {
        // Best effort: the error that matters is the first one.
        await client.indices.delete({ index }, { ...write, ignore: [404] }).catch(() => {})
        throw error
      }
    },
    async update(alias, changes, meta) {
      const found = await findIndex(alias)
      if (!found) throw new OpenSearchError('OpenSearch has no index behind the alias.', 404)
      await bulk(found.name, changes)
      await client.indices.refresh({ index: found.name }, write)
      await client.indices.putMapping({ index: found.name, body: { _meta: meta } }, write)
    },
    async search(alias, body) {
      const answer = await client.search({ index: alias, body, allow_partial_search_results: false })
      return readFound(answer.body)
    },
    async check() {
      await client.cluster.health({ wait_for_status: 'yellow', timeout: `${timeoutMs}ms` })
    },
    close: () => client.close(),
  }
  return guarded(engine, errors)
}

/** All nodes share the credentials of the first that has any. */
function authOf(nodes: readonly string[]): ConstructorParameters<typeof Client>[0] {
  const { username, password } = nodes.map((node) => new URL(node)).find(({ username }) => username !== '') ?? {}
  if (username === undefined || password === undefined) return {}
  return { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }
}

/** The same calls, failing with nothing but `OpenSearchError`. */
function guarded(engine: OpenSearch, errors: typeof clientErrors): OpenSearch {
  const wrapped = Object.entries(engine).map(([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
    name,
    async (...args: never[]) => {
      try {
        return await call(...args)
      } catch (error) {
        throw toOpenSearchError(error, errors)
      }
    },
  ])
  return Object.fromEntries(wrapped) as unknown as OpenSearch
}

function toOpenSearchError(error: unknown, errors: typeof clientErrors): unknown {
  if (error instanceof errors.ResponseError)
    return new OpenSearchError(`OpenSearch answered ${error.statusCode}: ${cut(error.message)}`, error.statusCode)
  if (error instanceof errors.OpenSearchClientError)
    return new OpenSearchError(`OpenSearch does not answer: ${error.name}`, null)
  return error
}

function cut(reason: string): string {
  return reason.slice(0, MAX_REASON)
}

async function* toAsync<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}

function readFound(answer: unknown): FoundDocuments {
  if (!isSearchAnswer(answer))
    throw new OpenSearchError('OpenSearch answered something other than a list of hits.', 502)
  const { hits, aggregations = {} } = answer
  return { total: hits.total.value, ids: hits.hits.map(({ _id }) => _id), aggregations }
}
