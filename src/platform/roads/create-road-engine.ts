import { setTimeout as sleep } from 'node:timers/promises'
import type { Point } from '../../world/point.ts'
import { Breaker, BreakerOpenError, type Verdict } from '../breaker.ts'
import type { Log } from '../log.ts'
import { deadline } from './deadline.ts'
import { createLegCache, keyOf, type LegCache } from './leg-cache.ts'
import {
  MAX_POINTS,
  type RoadDialect,
  type RoadEngine,
  RoadEngineError,
  type RoadTable,
  unknownTable,
} from './road-engine.ts'
import { RoadServer } from './road-server.ts'
import { listTableParts } from './table-parts.ts'

export interface RoadEngineOptions {
  /** `https://user:password@host/path`; the engine's own paths are appended. */
  readonly url: string
  readonly dialect: RoadDialect
  readonly log: Log
  /** Timeout of one request. */
  readonly timeoutMs?: number
  /** Timeout of a whole table; legs without an answer by then stay unknown. */
  readonly tableMs?: number
  /** The delay before the retry is random, from half of this to all of it. */
  readonly retryMs?: number
  readonly breaker?: Breaker
  /** 0 to 1, for the jitter of the retry. */
  readonly random?: () => number
  /** Legs kept in memory. */
  readonly maxCachedLegs?: number
}

const TIMEOUT_MS = 2_000
const TABLE_MS = 4_000
const RETRY_MS = 200
const REQUESTS_AT_ONCE = 3
/** Concurrent tables; beyond this, a table is answered from the cache instead of waiting. */
const TABLES_AT_ONCE = 16

export function createRoadEngine(options: RoadEngineOptions): RoadEngine {
  const { dialect, log, tableMs = TABLE_MS } = options
  const asker = createAsker(options)
  const cache = createLegCache(options.maxCachedLegs)
  let under = 0
  return {
    async table(points, { signal }) {
      signal.throwIfAborted()
      if (points.length > MAX_POINTS) throw new RangeError(`A table of ${points.length} points is too large`)
      const keys = points.map(keyOf)
      if (under >= TABLES_AT_ONCE) return fromCache(keys, cache)
      under++
      const limit = deadline(signal, tableMs)
      try {
        await eachUntilFault(
          missingParts(points, keys, cache, dialect),
          async (part) => {
            const at = part.map((i) => points[i] as Point)
            keep(
              cache,
              part.map((i) => keys[i] as string),
              await asker.ask(at, limit.signal, signal),
            )
          },
          (error) => {
            if (signal.aborted) return
            log.warn({ fault: faultOf(error), reason: (error as Error).message }, 'the road engine returned no table')
          },
        )
      } finally {
        limit.forget()
        under--
      }
      signal.throwIfAborted()
      return fromCache(keys, cache)
    },
    check: () => asker.check(),
  }
}

/** Requests one table, with one retry if that may help; rejects at once while the breaker is open. */
function createAsker({ url, dialect, log, timeoutMs = TIMEOUT_MS, ...options }: RoadEngineOptions) {
  const { retryMs = RETRY_MS, random = Math.random } = options
  const server = new RoadServer(url, timeoutMs)
  const breaker =
    options.breaker ??
    new Breaker({ onChange: (state) => log.warn({ part: 'road_engine', state }, 'a breaker changed') })
  const askOnce = async (points: readonly Point[], signal: AbortSignal) =>
    dialect.read(await server.ask(dialect.request(points), signal), points)
  const askTwice = async (points: readonly Point[], signal: AbortSignal) => {
    try {
      return await askOnce(points, signal)
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      await sleep(retryMs * (0.5 + random() / 2), undefined, { signal })
      return askOnce(points, signal)
    }
  }
  return {
    ask: (points: readonly Point[], signal: AbortSignal, caller: AbortSignal) =>
      breaker.run(
        () => askTwice(points, signal),
        (error) => (caller.aborted ? 'nothing' : judge(error)),
      ),
    async check() {
      const { minutes } = await askOnce([CHECK_FROM, CHECK_TO], new AbortController().signal)
      if ((minutes[1] ?? -1) < 0) throw new RoadEngineError('refused', 'The road engine has no roads in Bangkok.')
    },
  }
}

/** Two points that any map of Thailand joins: Sanam Luang and Siam Square. */
const CHECK_FROM: Point = { latitude: 13.755, longitude: 100.4931 }
const CHECK_TO: Point = { latitude: 13.7455, longitude: 100.534 }

/** Does not retry a timeout: the engine is overloaded, and the traveller has already waited. */
function isPassing(error: unknown): boolean {
  return error instanceof RoadEngineError && error.fault === 'unavailable'
}

/** A refusal shows that the server works. A timeout across several requests counts as a failure. */
function judge(error: unknown): Verdict {
  return error instanceof RoadEngineError && error.fault === 'refused' ? 'answered' : 'failed'
}

function faultOf(error: unknown): string {
  if (error instanceof BreakerOpenError) return 'paused'
  return error instanceof RoadEngineError ? error.fault : 'timeout'
}

/** Runs several requests concurrently. A rejected one does not affect the others; any other failure aborts them all. */
async function eachUntilFault<T>(
  parts: readonly T[],
  work: (part: T) => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<void> {
  let next = 0
  let isOver = false
  const worker = async () => {
    while (!isOver && next < parts.length) {
      const part = parts[next++] as T
      try {
        await work(part)
      } catch (error) {
        if (isOver) return
        isOver = !(error instanceof RoadEngineError && error.fault === 'refused')
        onFault(error)
      }
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, worker))
}

function keep(cache: LegCache, keys: readonly string[], { minutes, metres }: RoadTable): void {
  const n = keys.length
  keys.forEach((from, i) => {
    const legs = keys.map(
      (to, j) => [to, { minutes: minutes[i * n + j] ?? -1, metres: metres[i * n + j] ?? -1 }] as const,
    )
    cache.keep(from, legs)
  })
}

function missingParts(points: readonly Point[], keys: readonly string[], cache: LegCache, dialect: RoadDialect) {
  const rows = keys.map((key) => cache.row(key))
  return listTableParts(points, (from, to) => rows[from]?.get(keys[to] as string) === undefined, dialect)
}

function fromCache(keys: readonly string[], cache: LegCache): RoadTable {
  const table = unknownTable(keys.length)
  keys.forEach((from, i) => {
    const row = cache.row(from)
    keys.forEach((to, j) => {
      const leg = row?.get(to)
      if (!leg) return
      table.minutes[i * keys.length + j] = leg.minutes
      table.metres[i * keys.length + j] = leg.metres
    })
  })
  return table
}
