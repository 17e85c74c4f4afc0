import Type from 'typebox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { runOn } from '../../../test/support/global-setup.ts'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { defineChannel, memoryBus } from '../bus/bus.ts'
import { postgresBus } from '../bus/postgres-bus.ts'
import type { JobData } from './job-worker.ts'
import { type Jobs, type JobsOptions, startJobs } from './jobs.ts'

const QUEUE = { expireMs: 60_000, retryLimit: 0, retryDelayMs: 1000, data: Type.Record(Type.String(), Type.Unknown()) }
const SOON = { timeout: 20_000 }
let database: TestDatabase
const started: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop(100)
})
afterAll(() => database.drop())

async function start(options: Partial<JobsOptions> = {}): Promise<Jobs> {
  const jobs = await startJobs({ location: database.location, log: quietLog(), role: 'all', ...options })
  started.push(jobs)
  return jobs
}

const rowsOf = (queue: string) =>
  runOn(
    database.location,
    `select state::text, retry_count, output->>'message' as message from pgboss.job where name = '${queue}'`,
  )

test('a job runs once with its data and completes', async () => {
  const jobs = await start()
  const seen: JobData[] = []
  await jobs.work('once', QUEUE, async (data) => void seen.push(data))
  await jobs.enqueue('once', { placeId: 'วัด', n: 1 })
  await expect.poll(() => rowsOf('once'), SOON).toMatchObject([{ state: 'completed' }])
  expect(seen).toEqual([{ placeId: 'วัด', n: 1 }])
})

test('a failing job is retried up to its limit, then kept as failed with the reason', async () => {
  const { log, lines } = recordingLog()
  const jobs = await start({ log })
  let runs = 0
  await jobs.work('fails', { ...QUEUE, retryLimit: 2 }, async () => {
    runs += 1
    throw new Error(`number ${runs}`)
  })
  await jobs.enqueue('fails', {})
  await expect.poll(() => rowsOf('fails'), SOON).toMatchObject([{ state: 'failed', message: 'number 3' }])
  expect(runs).toBe(3)
  expect(lines.filter(({ msg }) => msg === 'a job failed for good')).toMatchObject([{ queue: 'fails', attempt: 3 }])
})

test('a job that exceeds its timeout is aborted and counts as failed', async () => {
  const jobs = await start()
  let isTold = false
  await jobs.work('slow', { ...QUEUE, expireMs: 1000 }, async (_, signal) => {
    await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
    isTold = true
  })
  await jobs.enqueue('slow', {})
  await expect
    .poll(() => rowsOf('slow'), SOON)
    .toMatchObject([{ state: 'failed', message: 'It took longer than 1000 ms' }])
  expect(isTold).toBe(true)
})

test('of the jobs with one key only one waits; jobs without a key all do', async () => {
  const jobs = await start({ role: 'api' })
  await jobs.work('keyed', QUEUE, async () => {})
  await jobs.enqueue('keyed', { n: 1 }, { singletonKey: 'a' })
  await jobs.enqueue('keyed', { n: 2 }, { singletonKey: 'a' })
  await jobs.enqueue('keyed', { n: 3 }, { singletonKey: 'b' })
  await jobs.enqueue('keyed', { n: 4 })
  await jobs.enqueue('keyed', { n: 5 })
  expect(await rowsOf('keyed')).toHaveLength(4)
})

test('an api node runs no jobs and wakes a worker', async () => {
  const bus = memoryBus(quietLog())
  const [api, worker] = [await start({ role: 'api', bus }), await start({ role: 'worker', bus })]
  const doneBy: string[] = []
  await api.work('shared', QUEUE, async () => void doneBy.push('api'))
  await worker.work('shared', QUEUE, async () => void doneBy.push('worker'))
  for (let number = 0; number < 5; number += 1) await api.enqueue('shared', { number })
  await expect.poll(() => doneBy.length, SOON).toBe(5)
  expect(new Set(doneBy)).toEqual(new Set(['worker']))
})

test('two workers share the jobs and run each once', async () => {
  const nodes = await Promise.all([start(), start()])
  const seen: unknown[] = []
  for (const node of nodes) {
    await node.work('split', { ...QUEUE, concurrency: 3 }, async ({ number }) => void seen.push(number))
  }
  for (let number = 0; number < 40; number += 1) await nodes[0]?.enqueue('split', { number })
  await expect.poll(() => seen.length, SOON).toBe(40)
  await expect.poll(async () => (await rowsOf('split')).every(({ state }) => state === 'completed'), SOON).toBe(true)
  expect(new Set(seen).size).toBe(40)
})

test('a job added in a transaction runs when it commits, and never if it rolls back', async () => {
  const jobs = await start()
  const seen: JobData[] = []
  await jobs.work('outbox', QUEUE, async (data) => void seen.push(data))
  const rolledBack = database.db.transaction().execute(async (db) => {
    await jobs.enqueue('outbox', { n: 1 }, { within: db })
    throw new Error('on purpose')
  })
  await expect(rolledBack).rejects.toThrow('on purpose')
  await database.db.transaction().execute(async (db) => jobs.enqueue('outbox', { n: 2 }, { within: db }))
  await expect.poll(() => seen, SOON).toEqual([{ n: 2 }])
  expect(await rowsOf('outbox')).toHaveLength(1)
})

test('a schedule exists once, in Bangkok time, however many nodes declare it, and its latest times apply', async () => {
  const [one, two] = await Promise.all([start(), start()])
  await Promise.all([
    one.schedule('nightly', '0 3 * * *', QUEUE, async () => {}),
    two.schedule('nightly', '0 3 * * *', QUEUE, async () => {}),
  ])
  const schedules = () => runOn(database.location, `select cron, timezone from pgboss.schedule where name = 'nightly'`)
  expect(await schedules()).toEqual([{ cron: '0 3 * * *', timezone: 'Asia/Bangkok' }])
  const three = await start({ role: 'worker' })
  await three.schedule('nightly', '30 4 * * *', QUEUE, async () => {})
  expect(await schedules()).toEqual([{ cron: '30 4 * * *', timezone: 'Asia/Bangkok' }])
})

test('a due schedule runs', async () => {
  const jobs = await start()
  let runs = 0
  await jobs.schedule('each-minute', '* * * * *', QUEUE, async () => void (runs += 1))
  // The timekeeper checks every 30 s, on one node at a time: make it believe that its last check was long ago.
  await runOn(database.location, `update pgboss.version set cron_on = now() - interval '1 day'`)
  await start()
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(1)
})

test('a stop waits for a running job; a job that does not finish is retried by the next worker', async () => {
  const jobs = await start()
  const begun: string[] = []
  await jobs.work('short', QUEUE, async () => {
    begun.push('short')
    await new Promise((done) => setTimeout(done, 100))
  })
  await jobs.work('long', { ...QUEUE, retryLimit: 1 }, async (_, signal) => {
    begun.push('long')
    await new Promise((done) => signal.addEventListener('abort', done))
  })
  await jobs.enqueue('short', {})
  await jobs.enqueue('long', {})
  await expect.poll(() => begun.toSorted(), SOON).toEqual(['long', 'short'])
  await jobs.stop(1000)
  started.length = 0
  expect(await rowsOf('short')).toMatchObject([{ state: 'completed' }])
  expect(await rowsOf('long')).toMatchObject([{ state: 'retry', message: 'The service is stopping' }])
  let isDone = false
  const next = await start()
  await next.work('long', { ...QUEUE, retryLimit: 1 }, async () => void (isDone = true))
  await expect.poll(() => isDone, SOON).toBe(true)
})

test('a lost connection delays jobs and ends no process', async () => {
  const jobs = await start()
  const seen: JobData[] = []
  await jobs.work('resilient', QUEUE, async (data) => void seen.push(data))
  for (let round = 0; round < 3; round += 1) {
    await runOn(
      database.location,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tiao-jobs' and datname = current_database()`,
    )
  }
  await expect
    .poll(async () => {
      await jobs.enqueue('resilient', { n: 1 }, { singletonKey: 'one' }).catch(() => {
        // The first use of a broken connection may fail; the caller retries.
      })
      return seen.length
    }, SOON)
    .toBeGreaterThan(0)
})

test('queues without a declaration or sensible bounds are rejected', async () => {
  const jobs = await start({ role: 'api' })
  await expect(jobs.enqueue('nowhere', {})).rejects.toThrow('There is no queue nowhere')
  await expect(jobs.work('many', { ...QUEUE, retryLimit: 1000 }, async () => {})).rejects.toThrow(RangeError)
  await expect(jobs.work('never', { ...QUEUE, expireMs: 1e12 }, async () => {})).rejects.toThrow(RangeError)
  await expect(jobs.schedule('cron', 'every day', QUEUE, async () => {})).rejects.toThrow('Validation error')
})

test('a job with malformed data is logged and cancelled, and the next one runs', async () => {
  const { log, lines } = recordingLog()
  const jobs = await start({ log })
  const seen: unknown[] = []
  const data = Type.Object({ number: Type.Integer() })
  await jobs.work('shaped', { ...QUEUE, retryLimit: 2, data }, async ({ number }) => void seen.push(number))
  await jobs.enqueue('shaped', { number: 'five' })
  await jobs.enqueue('shaped', { number: 5 })
  const states = async () => (await rowsOf('shaped')).map(({ state }) => state).toSorted()
  await expect.poll(states, SOON).toEqual(['cancelled', 'completed'])
  expect(seen).toEqual([5])
  expect(lines.map(({ msg }) => msg)).toContain('cancelled a job with data of another shape')
})

test('a job of a transaction is announced when it commits, not earlier and not after a rollback', async () => {
  const bus = postgresBus(database.location, quietLog())
  await new Promise<void>((resolve) => bus.onGap(resolve))
  const heard: string[] = []
  bus.subscribe(defineChannel('jobs', Type.String()), (name) => void heard.push(name))
  const jobs = await start({ bus, role: 'api' })
  for (const name of ['undone', 'done']) await jobs.work(name, QUEUE, async () => {})
  const undone = database.db.transaction().execute(async (within) => {
    await jobs.enqueue('undone', {}, { within })
    throw new Error('on purpose')
  })
  await expect(undone).rejects.toThrow('on purpose')
  await database.db.transaction().execute((within) => jobs.enqueue('done', {}, { within }))
  await expect.poll(() => heard).toEqual(['done'])
  await bus.close()
})
