import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFailure } from '../../src/cli/failure.ts'
import { type Service, startService } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { makeDataDir } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { starterFilling, testWorld } from '../support/service.ts'
import { createTcpGate, type TcpGate, targetOf, throughGate } from '../support/tcp-gate.ts'

let database: TestDatabase
let gate: TcpGate
let service: Service
const folder = makeDataDir()
const ROUTE = '/trips/v1/routes/detail/ayutthaya-1d'
const PLACE = '/trips/v1/place/detail/ATTRACTION/th-10-grand-palace'

beforeAll(async () => {
  database = await createTestDatabase(starterFilling(await testWorld()))
  gate = await createTcpGate(targetOf(database.location))
  service = await start()
})
afterAll(async () => {
  await service.stop()
  await gate.close()
  await database.drop()
  folder.remove()
})

/** The whole service; its database is reached through the gate. */
function start(env: Record<string, string> = {}): Promise<Service> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
    DATA_DIR: folder.path,
    DATABASE_URL: throughGate(database.location, gate.port),
    ...env,
  })
  return startService({ config, logger: createLog('silent'), role: 'all' })
}
const get = (path: string, of = service) => fetch(of.url + path, { headers: { 'accept-language': 'en' } })
const statusOf = async (path: string) => (await get(path)).status
const portOf = (of: Service) => Number(new URL(of.url).port)

/** What the server sends until it closes. */
async function heard(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return text
}

describe('a server on the network', () => {
  it('closes a connection that sends headers slowly and endlessly', async () => {
    const text = await heard(portOf(service), 'GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(text).toContain('application/problem+json')
    expect(await statusOf('/livez')).toBe(200)
  })

  it('stays up when its database goes down, reports it, serves stored answers, and recovers', async () => {
    expect(await statusOf('/trips/v1/health/status')).toBe(200)
    await gate.shut()
    await expect.poll(() => statusOf('/trips/v1/health/status'), { timeout: 15_000 }).toBe(503)
    const health = (await (await get('/trips/v1/health/status')).json()) as { error: object }
    expect(health.error).toHaveProperty('database')
    expect(await statusOf('/livez')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf(PLACE)).toBe(200)
    const route = await get(ROUTE)
    expect(route.status).toBe(503)
    expect(route.headers.get('retry-after')).not.toBeNull()
    expect(await route.text()).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)
    await gate.open()
    await expect.poll(() => statusOf('/trips/v1/health/status'), { timeout: 15_000 }).toBe(200)
    expect(await statusOf(ROUTE)).toBe(200)
  })

  it('finishes a running request when stopped, and accepts no new one', async () => {
    const own = await start({ SHUTDOWN_GRACE_MS: '10000' })
    let answer: Promise<Response> | undefined
    let stopped: Promise<void> | undefined
    await database.db.transaction().execute(async (held) => {
      await held.deleteFrom('route_view').execute()
      // The view that the request counts waits for this row.
      await held
        .insertInto('route_popularity')
        .values({ route_id: 'ayutthaya-1d', view_count: 1 })
        .onConflict((conflict) => conflict.column('route_id').doUpdateSet({ view_count: 1 }))
        .execute()
      answer = get(ROUTE, own)
      await expect.poll(() => waitingForLocks(), { timeout: 10_000 }).toBeGreaterThan(0)
      stopped = own.stop()
      await expect
        .poll(
          () =>
            get('/livez', own).then(
              () => 'taken',
              () => 'refused',
            ),
          { timeout: 5_000 },
        )
        .toBe('refused')
    })
    const response = await answer!
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ route_id: 'ayutthaya-1d' })
    await stopped
  })

  it('reports that the port is in use, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    // A separate database, so that every connection to it belongs to the failed start.
    const own = await createTestDatabase()
    const failure = await start({ PORT: String(port), DATABASE_URL: throughGate(own.location, gate.port) }).then(
      () => null,
      (error: unknown) => error,
    )
    expect(explainFailure(failure)).toBe(
      'tiao: Another program uses this port. Set PORT to a free port, or stop that program.',
    )
    await expect.poll(() => connectionsTo(own), { timeout: 10_000 }).toBe(0)
    other.close()
    await own.drop()
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await rawQuery(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0]!.n
}
async function connectionsTo({ location }: TestDatabase): Promise<number> {
  const name = 'url' in location ? new URL(location.url).pathname.slice(1) : location.connection.database
  const { rows } = await rawQuery(`select count(*)::int as n from pg_stat_activity where datname = '${name}'`)
  return rows[0]!.n
}
function rawQuery(text: string): Promise<{ rows: { n: number }[] }> {
  return sql.raw<{ n: number }>(text).execute(database.db)
}
