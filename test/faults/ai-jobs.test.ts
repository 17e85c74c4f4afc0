import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startService } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { JOBS, PROMPT } from '../support/ai-jobs.ts'
import { makeDataDir } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openEventStream } from '../support/event-stream.ts'
import { findTestRedisUrl } from '../support/redis.ts'
import { starterFilling, testWorld } from '../support/service.ts'
import { signUpAt } from '../support/sign-up.ts'
import { openSocket } from '../support/socket.ts'
import { createTcpGate, type TcpGate, targetOf, throughGate } from '../support/tcp-gate.ts'

const redisUrl = findTestRedisUrl()
let database: TestDatabase
let databaseGate: TcpGate
let redisGate: TcpGate | undefined
const folder = makeDataDir()
const nodes: Service[] = []

beforeAll(async () => {
  database = await createTestDatabase(starterFilling(await testWorld()))
  databaseGate = await createTcpGate(targetOf(database.location))
  if (redisUrl !== undefined) {
    const { hostname, port } = new URL(redisUrl)
    redisGate = await createTcpGate({ host: hostname, port: Number(port || 6379) })
  }
  nodes.push(await startNode(), await startNode())
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await databaseGate.close()
  await redisGate?.close()
  await database.drop()
  folder.remove()
})

function startNode(): Promise<Service> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
    SHUTDOWN_GRACE_MS: '100',
    DATA_DIR: folder.path,
    DATABASE_URL: throughGate(database.location, databaseGate.port),
    REDIS_URL: redisGate ? `redis://127.0.0.1:${redisGate.port}` : '',
  })
  return startService({ config, logger: createLog('silent'), role: 'all' })
}

let users = 0
const signUp = async () => ({ ...(await signUpAt(nodes[0]!.url, `faults${++users}`)), 'accept-language': 'en' })
type Headers = Awaited<ReturnType<typeof signUp>>

const create = (on: Service, headers: Headers) =>
  fetch(`${on.url}/trips/v1/custom-trips/ai/v2`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: PROMPT }),
  })
const idOf = async (answer: Response) => ((await answer.json()) as { job_id: string }).job_id
const stateOf = async (on: Service, jobId: string, headers: Headers) =>
  ((await (await fetch(`${on.url}${JOBS}/${jobId}`, { headers })).json()) as { state: string }).state

describe('two nodes', () => {
  it('after a restart of the database have every job that they acknowledged, and finish each once', async () => {
    const headers = await signUp()
    const acknowledged: string[] = []
    const refused: Response[] = []
    let isOver = false
    const load = async (on: Service) => {
      while (!isOver) {
        const answer = await create(on, headers).catch(() => null)
        if (answer?.status === 202) acknowledged.push(await idOf(answer))
        else if (answer?.status === 503) refused.push(answer)
        // The quota: the next one is possible when a job has finished. Rows that the nodes are writing wait for the next turn.
        await sql`update ai_job set requested_at = to_timestamp(0)
          where job_id in (select job_id from ai_job for update skip locked)`.execute(database.db)
      }
    }
    const loads = nodes.map(load)
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(2)
    await databaseGate.shut()
    await expect.poll(() => refused.length, { timeout: 120_000 }).toBeGreaterThan(0)
    await databaseGate.open()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before)
    isOver = true
    await Promise.all(loads)
    for (const answer of refused) expect(answer.headers.get('retry-after')).not.toBeNull()
    for (const jobId of acknowledged)
      await expect.poll(() => stateOf(nodes[1]!, jobId, headers), { timeout: 120_000 }).toBe('succeeded')
    const jobs = await database.db.selectFrom('ai_job').select(['job_id', 'trip_id']).execute()
    const trips = await database.db.selectFrom('trip').select('trip_id').execute()
    expect(jobs.map(({ trip_id }) => trip_id).sort()).toEqual(trips.map(({ trip_id }) => trip_id).sort())
  }, 300_000)

  it.skipIf(redisUrl === undefined)(
    'without Redis still plan trips, show progress on each node and cancel',
    async () => {
      const headers = await signUp()
      await redisGate!.shut()
      const [one, other] = nodes as [Service, Service]
      const socket = openSocket(`${other.url}/trips/v1/events`, { headers })
      const jobId = await idOf(await create(one, headers))
      const stream = await openEventStream(`${other.url}${JOBS}/${jobId}/events`, headers)
      await stream.ended
      expect(stream.events.at(-1)!.data.stage).toBe('succeeded')
      await expect.poll(() => socket.messages.findLast(({ type }) => type === 'ai_job')?.stage).toBe('succeeded')
      const cancelled = await idOf(await create(one, headers))
      await fetch(`${other.url}${JOBS}/${cancelled}`, { method: 'DELETE', headers })
      expect(await stateOf(one, cancelled, headers)).toBe('cancelled')
      await redisGate!.open()
      const health = async () => (await (await fetch(`${one.url}/trips/v1/health/status`)).json()) as { info: object }
      await expect.poll(async () => Object.keys((await health()).info), { timeout: 15_000 }).toContain('cache')
      socket.socket.close()
    },
  )
})
