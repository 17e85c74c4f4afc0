import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKey } from '../../src/features/access/public.ts'
import { type Service, startService } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { makeDataDir } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { PARTNER_KEY, type PartnerServer, type ServedPlace, startPartnerServer } from '../support/partner-server.ts'
import { createTcpGate, type TcpGate, targetOf, throughGate } from '../support/tcp-gate.ts'

let database: TestDatabase
let gate: TcpGate
let partner: PartnerServer
const folder = makeDataDir()
const nodes: Service[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  gate = await createTcpGate(targetOf(database.location))
  partner = await startPartnerServer()
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await partner.close()
  await gate.close()
  await database.drop()
  folder.remove()
})

async function startNode(): Promise<Service> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
    CATALOGUE: 'none',
    PLANNER_THREADS: '0',
    SHUTDOWN_GRACE_MS: '100',
    DATA_DIR: folder.path,
    DATABASE_URL: throughGate(database.location, gate.port),
    PARTNER_API_KEY: PARTNER_KEY,
    PARTNER_BASE_URL: partner.v5,
  })
  const node = await startService({ config, logger: createLog('silent'), role: 'all' })
  nodes.push(node)
  return node
}

const place = (_: unknown, index: number): ServedPlace => ({
  id: `P030000${index + 10}`,
  number: String(index + 10),
  code: 'ATTRACTION',
  th: { name: `วัดที่ ${index}`, province: 'เชียงใหม่' },
  en: { name: `Wat ${index}`, province: 'Chiang Mai' },
  latitude: 18.8,
  longitude: 98.9,
  updatedAt: '2024-07-10T03:00:00.000Z',
})

it('another node finishes a sync whose node stopped, counts each page once and shows the places', async () => {
  partner.places = Array.from({ length: 45 }, place)
  const first = await startNode()
  const { secret } = await createKey(database.db, { name: 'sync', scopes: ['internal'], expiresAt: null })
  const headers = { 'x-api-key': secret, 'accept-language': 'en' }
  let isReached = false
  partner.faultOf = ({ query }) => {
    if (query['pagenumber'] !== '2') return undefined
    isReached = true
    return { hang: true }
  }
  const started = await fetch(`${first.url}/trips/v1/internal/sync/partner-places`, { method: 'POST', headers })
  expect(started.status).toBe(202)
  await expect.poll(() => isReached, { timeout: 20_000 }).toBe(true)
  const second = await startNode()
  await nodes.shift()?.stop()
  partner.faultOf = () => undefined
  const { pathname } = new URL(started.headers.get('location') ?? '', first.url)
  const read = async () => (await fetch(second.url + pathname, { headers })).json()
  await expect
    .poll(read, { timeout: 60_000, interval: 500 })
    .toMatchObject({ state: 'succeeded', created: 45, updated: 0, unchanged: 0, failed: 0 })
  const found = await (await fetch(`${second.url}/trips/v1/place/search?keyword=Wat&limit=1`, { headers })).json()
  expect(found).toMatchObject({ total: 45 })
}, 120_000)
