import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { runOn } from '../../../test/support/global-setup.ts'
import { quietLog, recordingLog } from '../../../test/support/log.ts'
import { findTestRedisUrl } from '../../../test/support/redis.ts'
import { createTcpGate } from '../../../test/support/tcp-gate.ts'
import type { Log } from '../log.ts'
import { connectRedis } from '../redis/redis.ts'
import { type Bus, defineChannel, memoryBus } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

const redisUrl = findTestRedisUrl()
const hello = defineChannel('hello', Type.Null())
const news = defineChannel('news', Type.Unknown())
const other = defineChannel('other', Type.Unknown())
const numbers = defineChannel('numbers', Type.Object({ number: Type.Integer() }))

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

function keep(bus: Bus): Bus {
  cleanUps.push(bus.close)
  return bus
}

/** Two nodes that already receive each other's messages, and what the second receives. */
async function pair(open: () => Bus): Promise<{ one: Bus; two: Bus; heard: unknown[] }> {
  const [one, two] = [keep(open()), keep(open())]
  const heard: unknown[] = []
  let isConnected = false
  two.subscribe(hello, () => void (isConnected = true))
  await expect
    .poll(
      async () => {
        await one.publish(hello, null)
        return isConnected
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  two.subscribe(news, (message) => void heard.push(message))
  return { one, two, heard }
}

function promisesOfAnyBus(open: () => Bus): void {
  test('a message reaches every subscriber on its own node once, in order', async () => {
    const bus = keep(open())
    const heard: string[] = []
    bus.subscribe(news, (message) => void heard.push(`a ${String(message)}`))
    bus.subscribe(news, (message) => void heard.push(`b ${String(message)}`))
    bus.subscribe(other, () => void heard.push('wrong'))
    for (let number = 1; number <= 3; number += 1) await bus.publish(news, number)
    await expect.poll(() => heard.length).toBe(6)
    expect(heard).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3'])
  })

  test('a subscription ends, and a failing subscriber does not affect the others', async () => {
    const bus = keep(open())
    const heard: unknown[] = []
    bus.subscribe(news, () => {
      throw new Error('on purpose')
    })
    const end = bus.subscribe(news, () => void heard.push('ended'))
    bus.subscribe(news, (message) => void heard.push(message))
    end()
    await bus.publish(news, { ก: [1, null, true] })
    await expect.poll(() => heard).toEqual([{ ก: [1, null, true] }])
  })

  test('a message over the size limit is rejected', async () => {
    await expect(keep(open()).publish(news, 'ก'.repeat(3000))).rejects.toThrow(RangeError)
  })
}

/** Arbitrary messages from anyone with access to the database or Redis. */
const BAD_MESSAGES = [
  '',
  'no json',
  'null',
  '[]',
  '{"channel":"numbers","message":{"number":5}}',
  '{"node":"other","channel":"numbers","message":5}',
  '{"node":"other","channel":"numbers","message":{"number":"5"}}',
  '{"node":"other","channel":"__proto__","message":5}',
]

/** Sends a malformed message, then a valid one. @returns the number of log lines, by two nodes */
async function dropBadMessages(open: (log: Log) => Bus, send: (text: string) => Promise<unknown>): Promise<number> {
  const { log, lines } = recordingLog()
  const { one, two } = await pair(() => open(log))
  const heard: number[] = []
  two.subscribe(numbers, ({ number }) => void heard.push(number))
  for (const text of BAD_MESSAGES) await send(text)
  await one.publish(numbers, { number: 7 })
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([7])
  return lines.filter(({ msg }) => String(msg).startsWith('dropped a') && String(msg).includes('bus message')).length
}

function promisesBetweenNodes(open: () => Bus): void {
  test('another node receives each message once, in order', async () => {
    const { one, heard } = await pair(open)
    const sent = Array.from({ length: 50 }, (_, number) => ({ number, text: `'"\\ ข่าว ${number}` }))
    await Promise.all(sent.map((message) => one.publish(news, message)))
    await expect.poll(() => heard.length).toBe(50)
    expect(heard).toEqual(sent)
  })

  test('a node learns when it begins to receive messages, because it may have missed earlier ones', async () => {
    const bus = keep(open())
    let gaps = 0
    bus.onGap(() => void (gaps += 1))
    await expect.poll(() => gaps).toBe(1)
  })
}

describe('in process', () => {
  promisesOfAnyBus(() => memoryBus(quietLog()))
})

describe('over PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  const open = () => postgresBus(database.location, quietLog())
  promisesOfAnyBus(open)
  promisesBetweenNodes(open)

  test('a malformed message is dropped, and the next one is delivered', async () => {
    const dropped = await dropBadMessages(
      (log) => postgresBus(database.location, log),
      (text) => sql`select pg_notify('tiao_bus', ${text})`.execute(database.db),
    )
    expect(dropped).toBeGreaterThan(0)
  })

  test('after a lost connection, delivery resumes, subscribers learn of the gap, and queued messages are sent', async () => {
    const { log, lines } = recordingLog()
    const { one, two, heard } = await pair(() => postgresBus(database.location, log))
    let gaps = 0
    two.onGap(() => void (gaps += 1))
    await runOn(
      database.location,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tiao-bus' and datname = current_database()`,
    )
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1)
    await one.publish(news, 'again')
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('again')
    expect(lines.map(({ msg }) => msg)).toContain('the bus has lost its connection to the database: trying again')
  })

  test('an unreachable database delays messages to other nodes and fails no call', async () => {
    const bus = keep(postgresBus({ url: 'postgres://tiao@127.0.0.1:1/tiao' }, quietLog()))
    const heard: unknown[] = []
    bus.subscribe(news, (message) => void heard.push(message))
    await bus.publish(news, 'here')
    await expect.poll(() => heard).toEqual(['here'])
  })
})

describe.skipIf(!redisUrl)('over Redis', () => {
  const prefix = `test:${randomUUID()}:`
  const open = async (url = redisUrl ?? '') => {
    const redis = await connectRedis({ url, log: quietLog() })
    cleanUps.push(redis.close)
    return redis
  }
  test('another node receives each message once; after an outage, queued messages are sent and the gap is reported', async () => {
    const { hostname, port } = new URL(redisUrl ?? '')
    const gate = await createTcpGate({ host: hostname, port: Number(port || 6379) })
    cleanUps.push(gate.close)
    const [redisOne, redisTwo] = [await open(`redis://127.0.0.1:${gate.port}`), await open()]
    const nodes = [redisBus(redisOne, quietLog(), prefix), redisBus(redisTwo, quietLog(), prefix)]
    const { one, heard } = await pair(() => nodes.shift() ?? memoryBus(quietLog()))
    let gaps = 0
    await one.publish(news, 1)
    await expect.poll(() => heard).toEqual([1])
    one.onGap(() => void (gaps += 1))
    const gapsBefore = gaps
    await gate.shut()
    await expect.poll(() => redisOne.client.status).not.toBe('ready')
    await one.publish(news, 2)
    await gate.open()
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual([1, 2])
    await expect.poll(() => gaps, { timeout: 15_000 }).toBeGreaterThan(gapsBefore)
  })

  test('a malformed message is dropped, and the next one is delivered', async () => {
    const [redisOne, redisTwo] = [await open(), await open()]
    const connections = [redisOne, redisTwo]
    const dropped = await dropBadMessages(
      (log) => redisBus(connections.shift() ?? redisOne, log, `${prefix}bad`),
      (text) => redisOne.client.publish(`${prefix}bad:bus`, text),
    )
    expect(dropped).toBeGreaterThan(0)
  })

  describe('every bus', () => {
    let bus: Bus
    beforeAll(async () => {
      const redis = await connectRedis({ url: redisUrl ?? '', log: quietLog() })
      bus = redisBus(redis, quietLog(), `${prefix}own:`)
    })
    afterAll(() => bus.close())
    promisesOfAnyBus(() => ({ ...bus, close: async () => {} }))
  })
})
