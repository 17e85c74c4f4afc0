import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'
import { clientConfig, type Database, type DatabaseLocation } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Bus, type Channel, createBus, type TransportEvents, toText } from './bus.ts'

const CHANNEL = 'tiao_bus'
const MAX_RETRY_DELAY_MS = 5000
// A connection whose peer has vanished looks healthy for hours; only a query detects it.
const CHECK_MS = 15_000
const ANSWER_TIMEOUT_MS = 5000
const CLOSE_TIMEOUT_MS = 1000

/** A bus between all nodes of one database, without Redis: LISTEN and NOTIFY on a dedicated connection. */
export function postgresBus(location: DatabaseLocation, log: Log): Bus {
  return createBus(log, (events) => {
    const end = new AbortController()
    const state: { client?: Client } = {}
    const running = stayConnected(location, log, events, end.signal, state)
    return {
      async send(text) {
        if (!state.client) throw new Error('The bus is not connected')
        await state.client.query('select pg_notify($1, $2)', [CHANNEL, text])
      },
      async close() {
        end.abort()
        await running
      },
    }
  })
}

/** Sends a message if and when the transaction commits, to all nodes including this one. */
export async function publishWithin<Message>(db: Database, channel: Channel<Message>, message: Message): Promise<void> {
  await sql`select ${publication(channel, message)}`.execute(db)
}

/** The same as part of another statement. PostgreSQL sends equal messages of one transaction once. */
export function publication<Message>(channel: Channel<Message>, message: Message): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${toText('', channel, message)})`
}

async function stayConnected(
  location: DatabaseLocation,
  log: Log,
  events: TransportEvents,
  signal: AbortSignal,
  state: { client?: Client },
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const client = new Client({ ...clientConfig(location, 'tiao-bus'), query_timeout: ANSWER_TIMEOUT_MS })
    // Ends with the connection or with the bus; AbortSignal.any would leave a trace in the bus's signal each time.
    const lost = new AbortController()
    const loseIt = () => lost.abort()
    client.on('error', loseIt)
    client.on('end', loseIt)
    signal.addEventListener('abort', loseIt)
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) events.onText(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (attempt > 0) log.info({}, 'the bus is connected again')
      attempt = 0
      state.client = client
      events.onListening()
      events.onSendable()
      await watch(client, signal, lost.signal)
    } catch (error) {
      if (attempt === 0) log.warn({ err: error }, 'the bus has lost its connection to the database: trying again')
    }
    signal.removeEventListener('abort', loseIt)
    delete state.client
    await Promise.race([client.end().catch(() => {}), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    await pause(Math.min(100 * 2 ** Math.min(attempt, 6), MAX_RETRY_DELAY_MS), signal)
  }
}

/** Returns when the signal aborts, throws when the connection no longer responds. */
async function watch(client: Client, end: AbortSignal, lost: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await pause(CHECK_MS, lost)
    if (lost.aborted && !end.aborted) throw new Error('The connection of the bus was closed')
    if (!end.aborted) await client.query('select 1')
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal, ref: false })
  } catch {
    // Woken by the signal, which the caller checks.
  }
}
