import { Redis } from 'ioredis'
import type { Log } from '../log.ts'

export interface RedisOptions {
  /** `redis://` or `rediss://`, with user, password and database number as usual. */
  readonly url: string
  readonly log: Log
}

export interface RedisFacts {
  readonly usedMemoryBytes: number
  /** Slow commands as Redis keeps them, `unix seconds:milliseconds`; empty until `latency-monitor-threshold` is set. */
  readonly latencyHistory: readonly string[]
  /** The round-trip time of one PING. */
  readonly latencyMs: number
  /** Unix seconds of the last snapshot on disk. */
  readonly lastSaveS: number
}

export interface RedisConnection {
  readonly client: Redis
  /** A second connection, because a subscribed one accepts no other commands. Closed with this one. */
  openSubscriber(): Redis
  /** Rejects if Redis does not answer. */
  getFacts(): Promise<RedisFacts>
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000
const COMMAND_TIMEOUT_MS = 1000
const MAX_RETRY_DELAY_MS = 5000
const MAX_HISTORY = 160
const KEEP_ALIVE_MS = 10_000

/**
 * Connects to Redis and keeps reconnecting. Returns after the first attempt, successful or not. While Redis is down,
 * commands fail at once instead of queueing, and the service runs without it.
 */
export async function connectRedis({ url, log }: RedisOptions): Promise<RedisConnection> {
  const client = openClient(url, log, 'commands')
  const others: Redis[] = []
  await firstAttempt(client)
  return {
    client,
    openSubscriber() {
      const subscriber = openClient(url, log, 'events')
      others.push(subscriber)
      void firstAttempt(subscriber)
      return subscriber
    },
    getFacts: () => getFacts(client),
    async close() {
      for (const open of [client, ...others]) open.disconnect()
    },
  }
}

function openClient(url: string, log: Log, use: string): Redis {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    // Do not retry a command whose answer was lost, because it may have run.
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    connectionName: `tiao-${use}`,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 6), MAX_RETRY_DELAY_MS),
  })
  // Log only changes; an outage of an hour would otherwise fill the log.
  let isUp: boolean | undefined
  client.on('ready', () => {
    if (isUp === false) log.info({ use }, 'Redis is back')
    isUp = true
  })
  client.on('error', (error: Error) => {
    if (isUp !== false) log.warn({ err: error, use }, 'Redis does not answer: continuing without it')
    isUp = false
  })
  client.on('close', () => {
    if (isUp === true && client.status !== 'end') log.warn({ use }, 'lost the connection to Redis')
    isUp = false
  })
  return client
}

async function firstAttempt(client: Redis): Promise<void> {
  try {
    await client.connect()
  } catch {
    // Already logged by the listener above; the retries go on.
  }
}

async function getFacts(client: Redis): Promise<RedisFacts> {
  const startedAt = performance.now()
  await client.ping()
  const latencyMs = performance.now() - startedAt
  const [memory, history, lastSaveS] = await Promise.all([
    client.info('memory'),
    client.call('LATENCY', 'HISTORY', 'command'),
    client.lastsave(),
  ])
  return {
    usedMemoryBytes: Number(/^used_memory:(\d+)/m.exec(memory)?.[1] ?? Number.NaN),
    latencyHistory: (history as [number, number][]).slice(-MAX_HISTORY).map(([at, ms]) => `${at}:${ms}`),
    latencyMs,
    lastSaveS,
  }
}
