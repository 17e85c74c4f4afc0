import { randomUUID } from 'node:crypto'
import type { Client, errors as clientErrors } from '@opensearch-project/opensearch'
import Type, { type Static } from 'typebox'
import { shapeOf } from '../shape.ts'

/** An OpenSearch cluster. Indexes are addressed by alias; a rebuild replaces the index behind the alias. */
export interface OpenSearch {
  /** The metadata of the index behind the alias; null without one. */
  findMeta(alias: string): Promise<IndexMeta | null>
  /** Fills a new index, then switches the alias atomically; the old index answers until then. */
  rebuild(alias: string, body: IndexBody, documents: Iterable<EngineDocument>, meta: IndexMeta): Promise<void>
  /** Applies changes to the index behind the alias, makes them searchable, then stores the metadata. */
  update(alias: string, changes: Iterable<EngineChange>, meta: IndexMeta): Promise<void>
  /**
   * Fails if any shard fails: never returns partial results. Calls with the same key are answered by the same copy of the data
   * while it lives, so that the pages of one search fit together.
   */
  search(alias: string, body: object, key: string): Promise<FoundDocuments>
  /** Rejects if no node responds or accepts our credentials. */
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
  /** `https://user:password@host:9200` per node; paths are ignored. A failing node is skipped for a while. */
  readonly nodes: readonly string[]
  /** Timeout per attempt of a search. */
  readonly timeoutMs?: number
  /** Timeout per attempt of a change. */
  readonly writeTimeoutMs?: number
  /** Delay before retrying changes that a busy cluster rejected. */
  readonly retryMs?: number
}

/** A failed request. Contains no credentials, so it may be logged. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError'
  /** Null if no node responded. */
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
  /** Whether the cluster failed, not our request. */
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
  // Loading takes 60 ms, so a service without OpenSearch skips it.
  const { Client, errors } = await import('@opensearch-project/opensearch')
  const client = new Client({
    nodes: nodes.map((node) => new URL(node).origin),
    ...authOf(nodes),
    // Tries each node once before failing.
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

  /** Removes indexes left by a writer that was killed during a rebuild. */
  async function removeAbandoned(alias: string, current: string | undefined): Promise<void> {
    const { body } = await client.indices.get({ index: `${alias}-*` })
    const abandoned = Object.keys(body).filter((name) => name !== current)
    if (abandoned.length > 0) await client.indices.delete({ index: abandoned }, { ...write, ignore: [404] })
  }

  /** Sends all changes, retrying those that the cluster was too busy for. */
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
          // Deleting a missing document is a success.
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
        // Best effort: the first error matters.
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
    async search(alias, body, key) {
      const answer = await client.search({ index: alias, body, preference: key, allow_partial_search_results: false })
      return readFound(answer.body)
    },
    async check() {
      await client.cluster.health({ wait_for_status: 'yellow', timeout: `${timeoutMs}ms` })
    },
    close: () => client.close(),
  }
  return guarded(engine, errors)
}

/** All nodes share the first credentials found. */
function authOf(nodes: readonly string[]): ConstructorParameters<typeof Client>[0] {
  const { username, password } = nodes.map((node) => new URL(node)).find(({ username }) => username !== '') ?? {}
  if (username === undefined || password === undefined) return {}
  return { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }
}

/** Wraps each call so that it fails only with `OpenSearchError`. */
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
    return new OpenSearchError(`OpenSearch does not respond: ${error.name}`, null)
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
    throw new OpenSearchError('OpenSearch responded with something other than a list of hits.', 502)
  const { hits, aggregations = {} } = answer
  return { total: hits.total.value, ids: hits.hits.map(({ _id }) => _id), aggregations }
}
