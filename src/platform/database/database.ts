import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { type ClientConfig, Pool, types } from 'pg'
import type { Log } from '../log.ts'
import { isOutage } from '../outage.ts'
import type { ServerConnection } from './embedded-server.ts'
import { type ClientPool, PooledDialect } from './pooled-dialect.ts'

/** Every table by name. The file that declares a table's rows adds it with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it.
export interface Tables {}

export type Database = Kysely<Tables>

/** An external server by URL, or the embedded one by socket. */
export type DatabaseLocation = { readonly url: string } | { readonly connection: ServerConnection }

export type DatabaseOptions = DatabaseLocation & {
  readonly poolSize: number
  readonly statementTimeoutMs: number
  readonly log: Log
}

const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 30_000
// The server cancels slow statements itself; this only matters if the server or the network is down.
const ANSWER_GRACE_MS = 5000
/** The embedded server is back within two seconds of a crash; a managed one takes at least that long to fail over. */
const PATIENCE_MS = 5000
const RETRY_MS = 50

/**
 * Opens a pool that connects on the first query. Returned types: int8 is a number (a value beyond 2^53 throws instead of
 * being rounded), numeric a string, date `YYYY-MM-DD`, timestamptz a Date, jsonb is parsed, bytea is a Buffer.
 * Close it with `db.destroy()`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { poolSize, statementTimeoutMs, log } = options
  const pool = new Pool({
    ...clientConfig(options, 'tiao'),
    max: poolSize,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
  })
  // The pool replaces a lost idle connection at the next query; without a listener, it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle connection to the database'))
  // The pool removes its listener from a connection in use; its query reports the failure, and the process stays up.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PooledDialect(patient(pool)) })
}

/**
 * Waits for a restarting server. Nothing was sent yet, so nothing runs twice. Applies only to the first seconds of an
 * outage; after that, callers fail at once.
 */
function patient(pool: Pool): ClientPool {
  // A server that never answered is not restarting.
  let downSince: number | undefined = Number.NEGATIVE_INFINITY
  const connect = async () => {
    const askedAt = performance.now()
    for (;;) {
      try {
        const client = await pool.connect()
        downSince = undefined
        return client
      } catch (error) {
        downSince ??= performance.now()
        if (!isOutage(error) || performance.now() > Math.min(askedAt, downSince) + PATIENCE_MS) throw error
        await sleep(RETRY_MS)
      }
    }
  }
  return { connect, end: () => pool.end() }
}

/** The round-trip time of a query in milliseconds. Rejects if the database does not answer. */
export async function pingDatabase(db: Database): Promise<number> {
  const startedAt = performance.now()
  await sql`select 1`.execute(db)
  return performance.now() - startedAt
}

/** Settings of a single pg client, for users that need a dedicated connection (migrations, LISTEN). */
export function clientConfig(location: DatabaseLocation, applicationName: string): ClientConfig {
  const target = 'url' in location ? { connectionString: location.url } : location.connection
  return {
    ...target,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  }
}

const { builtins } = types
const OID_INT8_ARRAY = 1016

const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (oid === builtins.INT8) return parseInt8
    if (oid === OID_INT8_ARRAY) return parseInt8Array
    // pg would convert it to midnight in the machine's time zone.
    if (oid === builtins.DATE) return (text: string) => text
  }
  return types.getTypeParser(oid, format as 'text')
}) as typeof types.getTypeParser

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large to be a number exactly`)
  return value
}

function parseInt8Array(text: string): (number | null)[] {
  const parse = types.getTypeParser(OID_INT8_ARRAY as number, 'text') as (text: string) => (string | null)[]
  return parse(text).map((item) => (item === null ? null : parseInt8(item)))
}
