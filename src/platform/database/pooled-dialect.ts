import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import { type PoolClient, Query, type QueryResult as ServerResult } from 'pg'

/** Where connections come from. */
export interface ClientPool extends PostgresPool {
  connect(): Promise<PoolClient>
}

/**
 * Kysely's dialect with fewer round trips: `begin`, and what `sendWithNext` is given, travel with the next statement of their
 * transaction, and the commit with what `executeLast` is given. A transaction without statements sends nothing.
 */
export class PooledDialect extends PostgresDialect {
  readonly #pool: ClientPool

  constructor(pool: ClientPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool)
  }
}

class PooledDriver implements Driver {
  readonly #pool: ClientPool

  constructor(pool: ClientPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) throw new Error('transactions have no settings here')
    connection.begin()
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

const withNext = new WeakSet<CompiledQuery>()

/**
 * Runs a statement whose answer nobody needs, such as a lock: within a transaction it is sent with the next statement or the
 * commit, which then also reports its failure. Parameters are text, numbers, booleans, instants or null.
 */
export async function sendWithNext(
  db: QueryExecutorProvider & Pick<Kysely<unknown>, 'isTransaction' | 'executeQuery'>,
  statement: RawBuilder<unknown>,
): Promise<void> {
  const compiled = statement.compile(db)
  if (db.isTransaction) withNext.add(compiled)
  await db.executeQuery(compiled)
}

const endable = new WeakSet<object>()
const withCommit = new WeakSet<CompiledQuery>()

/** A transaction that nothing but `work` is part of, so that `work` may end it with `executeLast`. */
export function transact<Tables, T>(db: Kysely<Tables>, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute((db) => {
    endable.add(db)
    return work(db)
  })
}

/** Runs the last statement of the caller's work. The commit travels with it unless others add to the transaction. */
export function executeLast<Row>(
  db: QueryExecutorProvider & Pick<Kysely<unknown>, 'executeQuery'>,
  statement: RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const compiled = statement.compile(db)
  if (endable.has(db)) withCommit.add(compiled)
  return db.executeQuery(compiled)
}

const BEGIN = CompiledQuery.raw('begin')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient
  /** Statements that travel with the next one. */
  #waiting: CompiledQuery[] = []
  #hasEnded = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  begin(): void {
    this.#waiting = [BEGIN]
    this.#hasEnded = false
  }

  async commit(): Promise<void> {
    if (this.#hasEnded) return
    const isEmpty = this.#waiting.length === 1 && this.#waiting[0] === BEGIN
    if (isEmpty) this.#waiting = []
    else await this.executeQuery(COMMIT)
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return
    const hasBegun = this.#waiting[0] !== BEGIN
    this.#waiting = []
    if (hasBegun) await this.executeQuery(ROLLBACK)
  }

  async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    if (withNext.has(statement)) {
      this.#waiting.push(statement)
      return { rows: [] }
    }
    if (this.#hasEnded) throw new Error('a statement follows the last one of its transaction')
    const before = this.#waiting
    this.#waiting = []
    const { command, rowCount, rows } = await this.#send(before, statement)
    return { rows, ...(CHANGING.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  async #send(before: readonly CompiledQuery[], statement: CompiledQuery): Promise<ServerResult> {
    if (withCommit.has(statement)) {
      const results = await sendTogether(this.#client, [...before, statement], COMMIT)
      this.#hasEnded = true
      return results.at(-2)!
    }
    if (before.length > 0) return (await sendTogether(this.#client, before, statement)).at(-1)!
    return this.#client.query(statement.sql, [...statement.parameters])
  }

  /** Every list has a limit. */
  streamQuery(): never {
    throw new Error('queries are not streamed')
  }

  release(): void {
    this.#client.release()
  }
}

/**
 * Sends statements before one Sync message (PostgreSQL manual, “Message Flow: Extended Query”): after one that fails, the
 * server skips the others, as if they had not been sent. Returns the answers in order.
 */
async function sendTogether(
  client: PoolClient,
  before: readonly CompiledQuery[],
  { sql: text, parameters }: CompiledQuery,
): Promise<readonly ServerResult[]> {
  try {
    return await new Promise((resolve, reject) => {
      // pg returns a list of results if there is more than one.
      const answer = (error: Error | undefined, results: unknown) =>
        error ? reject(error) : resolve(results as readonly ServerResult[])
      const statement = { text, values: [...parameters], queryMode: 'extended' }
      const query = new Query(statement, answer)
      const submit = query.submit.bind(query)
      query.submit = (connection) => {
        connection.stream.cork()
        for (const { sql, parameters } of before) {
          connection.parse({ name: '', text: sql, types: [] }, true)
          connection.bind({ values: parameters.map(textOf) }, true)
          connection.describe({ type: 'P' }, true)
          connection.execute({}, true)
        }
        const refused = submit(connection)
        connection.stream.uncork()
        return refused
      }
      client.query(query)
    })
  } catch (error) {
    // Else the trace ends at the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  throw new TypeError(`a statement that travels with another has a parameter of type ${typeof value}`)
}
