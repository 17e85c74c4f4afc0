import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestUser } from '../../../test/support/accounts.ts'
import { quietLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { postgresBus } from '../../platform/bus/postgres-bus.ts'
import { createEventLog, type EventFilter, type EventLog, type NewEvent } from './event-log.ts'
import { purgeEvents } from './purge-events.ts'

let service: TestService
let userId: string
let now = new Date('2026-11-21T03:00:00Z')
const ends: (() => unknown)[] = []
beforeAll(async () => {
  service = await startTestService({ hearsCommits: true, clock: () => now })
  userId = (await createTestUser(service)).userId
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => service.stop())

/** The log as another node has it. */
async function otherNode(): Promise<EventLog> {
  const commits = postgresBus(service.database.location, quietLog())
  const log = createEventLog({ db: service.services.db, clock: () => now, commits })
  ends.push(
    () => log.close(),
    () => commits.close(),
  )
  await new Promise<void>((listening) => commits.onGap(listening))
  return log
}

const event = (stage: string, more: Partial<NewEvent> = {}): NewEvent => ({
  userId,
  type: 'ai_job',
  stage,
  message: { th: `ขั้น ${stage}`, en: `Stage ${stage}` },
  ...more,
})
const append = (...added: NewEvent[]) => {
  const { db, events } = service.services
  return db.transaction().execute((db) => events.append(db, ...added))
}
async function lastSeq(): Promise<number> {
  return (await service.services.events.list({ userId, after: 0 })).at(-1)?.seq ?? 0
}

/** How many transactions wait for the lock of a log. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(service.services.db)
  return rows[0]?.count ?? 0
}

/** Reads a log in the background, until the test ends. */
function read(log: EventLog, filter: Omit<EventFilter, 'userId'>) {
  const stop = new AbortController()
  const stages: (string | null)[] = []
  const reading = (async () => {
    for await (const { stage } of log.follow({ userId, ...filter }, stop.signal)) stages.push(stage)
  })()
  ends.push(async () => {
    stop.abort()
    await reading
  })
  return { stages, stop, reading }
}

it('delivers to readers on every node what is committed, in one order', async () => {
  const after = await lastSeq()
  const other = await otherNode()
  const [here, there] = [read(service.services.events, { after }), read(other, { after })]
  await Promise.all(Array.from({ length: 40 }, (_, index) => append(event(`s${index}`))))
  await expect.poll(() => [here.stages.length, there.stages.length]).toEqual([40, 40])
  expect(there.stages).toEqual(here.stages)
  expect(new Set(here.stages).size).toBe(40)
})

it('never delivers an event with a lower seq after one with a higher seq', async () => {
  const after = await lastSeq()
  const { db, events } = service.services
  const { stages } = read(events, { after })
  const slow = await db.startTransaction().execute()
  await events.append(slow, event('first'))
  // What is appended is sent with the next statement.
  await sql`select 1`.execute(slow)
  let isSecondDone = false
  const second = append(event('second')).then(() => {
    isSecondDone = true
  })
  await expect.poll(async () => isSecondDone || (await countWaiting())).toBe(1)
  await slow.commit().execute()
  await second
  await expect.poll(() => stages).toEqual(['first', 'second'])
})

it('resumes after a seq, filters by job, and says nothing of what was rolled back or belongs to others', async () => {
  const after = await lastSeq()
  const { db, events } = service.services
  const other = await createTestUser(service)
  await append(event('one', { jobId: 'job_1' }), event('two', { jobId: 'job_2' }))
  await append(event('theirs', { userId: other.userId }))
  const rolledBack = db.transaction().execute(async (db) => {
    await events.append(db, event('never'))
    throw new Error('on purpose')
  })
  await expect(rolledBack).rejects.toThrow('on purpose')
  const [first, ...rest] = await events.list({ userId, after })
  expect([first?.stage, ...rest.map(({ stage }) => stage)]).toEqual(['one', 'two'])
  expect((await events.list({ userId, after: first!.seq })).map(({ stage }) => stage)).toEqual(['two'])
  const { stages } = read(events, { after, jobId: 'job_2' })
  await append(event('three', { jobId: 'job_1' }), event('four', { jobId: 'job_2' }))
  await expect.poll(() => stages).toEqual(['two', 'four'])
})

it('ends a reader that waits when it is told to stop', async () => {
  const { stop, reading, stages } = read(service.services.events, { after: await lastSeq() })
  stop.abort()
  await reading
  expect(stages).toEqual([])
})

it('does not block two transactions that append for the same users in another order', async () => {
  const other = await createTestUser(service)
  const theirs = event('x', { userId: other.userId })
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? append(theirs, event('x')) : append(event('x'), theirs))),
  )
  expect(await service.services.events.list({ userId: other.userId, after: 0 })).toHaveLength(20)
})

it('is erased after a day', async () => {
  await append(event('old'))
  now = new Date('2026-11-22T03:00:01Z')
  await append(event('new'))
  await purgeEvents(service.services.db, now)
  expect((await service.services.events.list({ userId, after: 0 })).map(({ stage }) => stage)).toEqual(['new'])
})
