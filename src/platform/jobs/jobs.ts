import { CompiledQuery } from 'kysely'
import { Pool } from 'pg'
import PgBoss from 'pg-boss'
import Type, { type Static, type TSchema } from 'typebox'
import { type Bus, defineChannel } from '../bus/bus.ts'
import { publishWithin } from '../bus/postgres-bus.ts'
import { clientConfig, type Database, type DatabaseLocation } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Shape, shapeOf } from '../shape.ts'
import { type JobData, type JobHandler, JobWorker, type QueueOptions } from './job-worker.ts'

/** `api` only queues jobs; `worker` and `all` also run them. */
export type JobRole = 'api' | 'worker' | 'all'

export interface JobsOptions {
  readonly location: DatabaseLocation
  readonly log: Log
  readonly role: JobRole
  /**
   * Wakes the workers of other nodes. Over PostgreSQL, the commit of a transaction announces the jobs that belong to it.
   * Without a bus, workers poll every two seconds.
   */
  readonly bus?: Bus
}

export interface EnqueueOptions {
  /** While a job with this key waits for its first run, no other one is added. */
  readonly singletonKey?: string
  /** Earliest start; defaults to now. */
  readonly startAfter?: Date
  /** The transaction that adds the job: the job runs only if it commits. */
  readonly within?: Database
}

export interface Jobs {
  /**
   * Declares a queue, as every process that uses it must, and runs its jobs if the role allows it. Logs and cancels a job
   * whose data does not match `data`.
   */
  work<Schema extends TSchema>(
    name: string,
    options: QueueOptions & { readonly data: Schema },
    handler: JobHandler<Static<Schema>>,
  ): Promise<void>
  /** Also adds a job at each time of a cron expression in Bangkok time: one job per time, however many nodes there are. */
  schedule(name: string, cron: string, options: QueueOptions, handler: JobHandler<object>): Promise<void>
  /** Removes the schedules of earlier releases: those that this process did not declare. */
  dropOtherSchedules(): Promise<void>
  /** @throws Error if the queue is not declared */
  enqueue(name: string, data: JobData, options?: EnqueueOptions): Promise<void>
  /** Fetches no new jobs and waits for running ones; unfinished jobs are retried on another node. */
  stop(graceMs: number): Promise<void>
}

const SCHEMA = 'pgboss'
const TIME_ZONE = 'Asia/Bangkok'
const INTERNAL_QUEUE = '__pgboss__send-it'
const wakeUp = defineChannel('jobs', Type.String())
/** The schema of the data of jobs. */
const NoData = Type.Object({})
const MAX_RETRIES = 20
const MAX_EXPIRE_MS = 6 * 3_600_000
const MAINTENANCE_S = 30
const STATEMENT_TIMEOUT_MS = 30_000
// An arbitrary number that no other lock of this service uses: the letters “jobs”.
const MAKING_LOCK = 0x6a6f6273

/** A job queue in the database, in its own schema, shared by all nodes. */
export async function startJobs({ location, log, role, bus }: JobsOptions): Promise<Jobs> {
  const worksHere = role !== 'api'
  const pool = openPool(location, worksHere ? 5 : 2, log)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, log, text, values) },
    schema: SCHEMA,
    supervise: worksHere,
    schedule: worksHere,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    retentionDays: 14,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  try {
    await withAdvisoryLock(pool, () => boss.start())
  } catch (error) {
    await pool.end()
    throw error
  }
  const workers = new Map<string, { wake(): void; stop(graceMs: number): Promise<void> }>()
  const declared = new Map<string, Promise<void>>()
  const unsubscribe = bus?.subscribe(wakeUp, (name) => workers.get(name)?.wake())

  const declare = async (name: string, options: QueueOptions) => {
    if (declared.has(name)) throw new Error(`The queue ${name} is declared twice`)
    const queue = toQueue(name, options)
    // Sequentially, because each holds a connection while it waits, and the pool is small.
    const before = [...declared.values()].at(-1)?.catch(() => {})
    const made = (async () => {
      await before
      await withAdvisoryLock(pool, () => makeQueue(boss, queue))
    })()
    declared.set(name, made)
    await made
  }
  const work = async <Data>(name: string, options: QueueOptions, fits: Shape<Data>, handler: JobHandler<Data>) => {
    await declare(name, options)
    if (worksHere) workers.set(name, new JobWorker({ boss, log, name, limits: options, fits, handler }))
  }
  return {
    work: (name, { data, ...options }, handler) => work(name, options, shapeOf(data), handler),
    async schedule(name, cron, options, handler) {
      await work(name, options, shapeOf(NoData), handler)
      // The key prevents a backlog of one job per missed time.
      await boss.schedule(name, cron, {}, { tz: TIME_ZONE, singletonKey: 'schedule' })
    },
    async dropOtherSchedules() {
      for (const { name } of await boss.getSchedules()) if (!declared.has(name)) await boss.unschedule(name)
    },
    async enqueue(name, data, { singletonKey, startAfter, within } = {}) {
      const made = declared.get(name)
      if (!made) throw new Error(`There is no queue ${name}`)
      await made
      await boss.send(name, data, {
        // Policy “short” allows one waiting job per key, so jobs without a key get a unique one.
        singletonKey: singletonKey ?? crypto.randomUUID(),
        ...(startAfter && { startAfter: startAfter.toISOString() }),
        ...(within && { db: { executeSql: (text, values) => executeWithin(within, text, values) } }),
      })
      if (within) return await publishWithin(within, wakeUp, name)
      workers.get(name)?.wake()
      await bus?.publish(wakeUp, name)
    },
    async stop(graceMs) {
      unsubscribe?.()
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)))
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Serialises work across all nodes: pg-boss creates a table per queue, and two nodes that do so concurrently deadlock. */
async function withAdvisoryLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING_LOCK])
    const result = await work()
    await client.query('select pg_advisory_unlock($1)', [MAKING_LOCK])
    client.release()
    return result
  } catch (error) {
    // Ends the session and thereby releases the lock.
    client.release(true)
    throw error
  }
}

async function makeQueue(boss: PgBoss, queue: PgBoss.Queue): Promise<void> {
  if ((await boss.getQueue(queue.name)) === null) await boss.createQueue(queue.name, queue)
  // A queue of an earlier release would otherwise keep its old limits.
  else await boss.updateQueue(queue.name, queue)
}

function toQueue(name: string, { expireMs, retryLimit, retryDelayMs }: QueueOptions): PgBoss.Queue {
  if (!(Number.isInteger(retryLimit) && retryLimit >= 0 && retryLimit <= MAX_RETRIES)) {
    throw new RangeError(`${name}: ${retryLimit} retries; 0 to ${MAX_RETRIES} are allowed`)
  }
  if (!(expireMs >= 1000 && expireMs <= MAX_EXPIRE_MS)) {
    throw new RangeError(`${name}: a job may take between 1 s and ${MAX_EXPIRE_MS / 3_600_000} h, not ${expireMs} ms`)
  }
  const retryDelay = Math.max(1, Math.round(retryDelayMs / 1000))
  return {
    name,
    policy: 'short',
    expireInSeconds: Math.ceil(expireMs / 1000),
    retryLimit,
    retryDelay,
    retryBackoff: true,
  }
}

function openPool(location: DatabaseLocation, max: number, log: Log): Pool {
  const pool = new Pool({
    ...clientConfig(location, 'tiao-jobs'),
    max,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle connection of the job queue'))
  // The pool removes its listener from a connection in use; its query reports the failure, and the process stays up.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * Runs a statement of pg-boss. Discards the connection after a failure, because pg-boss sends whole transactions as one
 * text, and a failed one would stay open. pg-boss does not await every query about its internal queue, so a failure there
 * would end the process; it is logged instead, and pg-boss retries.
 */
async function execute(pool: Pool, log: Log, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  try {
    const client = await pool.connect()
    try {
      const result = await client.query(text, values)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  } catch (error) {
    if (values?.[0] !== INTERNAL_QUEUE) throw error
    log.warn({ err: error }, 'the job scheduler could not reach the database')
    return { rows: [{ count: '0' }] }
  }
}

async function executeWithin(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  return await db.executeQuery(CompiledQuery.raw(text, values))
}
