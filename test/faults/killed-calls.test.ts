// Redemptions and uploads of a service that is killed with -9 while it answers them.
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKey } from '../../src/features/access/public.ts'
import { PICTURE_SIZES, sizeKey } from '../../src/features/files/picture-sizes.ts'
import { auditLedger } from '../../src/features/points/public.ts'
import { grantRole } from '../../src/features/users/public.ts'
import { createFolderFiles } from '../../src/platform/files/folder-files.ts'
import { makeDataDir, type RunningService, startServe } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { form } from '../support/form.ts'
import { signUpAt } from '../support/sign-up.ts'
import { createTcpGate, type TcpGate, targetOf, throughGate } from '../support/tcp-gate.ts'
import { letTimePass } from '../support/time.ts'

/** `.ci/run` sets more. */
const ROUNDS = Math.min(4, Number(process.env['KILL_ROUNDS'] ?? 1))
/** Acknowledged redemptions before a kill. */
const REDEMPTIONS = ROUNDS > 1 ? 300 : 60
const USERS = 6
const LANES = 12
const POINTS = 5_000
const STOCK = 100_000

const folder = makeDataDir()
let database: TestDatabase
let gate: TcpGate
let service: RunningService
let env: Record<string, string>
let rewardUrl = ''
let people: Headers[] = []
type Headers = Readonly<Record<string, string>>

beforeAll(async () => {
  database = await createTestDatabase()
  gate = await createTcpGate(targetOf(database.location))
  env = {
    DATA_DIR: folder.path,
    DATABASE_URL: throughGate(database.location, gate.port),
    RATE_LIMITS: 'off',
    CATALOGUE: 'none',
    SHUTDOWN_GRACE_MS: '100',
  }
  service = await startServe(env)
  const { db } = database
  const { secret } = await createKey(db, { name: 'points', scopes: ['internal'], expiresAt: null })
  people = []
  for (let n = 0; n < USERS; n++) people.push(await signUpAt(service.url, `killed${n}`))
  const users = await db.selectFrom('app_user').select('user_id').orderBy('user_id').execute()
  for (const { user_id } of users) {
    const event = { user_id, source: 'campaign', event_id: user_id, amount: POINTS, reason: 'A test' }
    await call('POST', '/core/v1/points/collect', { 'x-api-key': secret }, event)
  }
  await grantRole(db, users[0]!.user_id, 'admin')
  const texts = { th: 'กาแฟ', en: 'Coffee' }
  for (const headers of people) {
    const { status, body } = await call('POST', '/core/v1/rewards', headers, {
      name: texts,
      text: texts,
      price: 1,
      stock: STOCK,
    })
    if (status === 201) rewardUrl = `/core/v1/rewards/${body['reward_id']}/redeem`
  }
}, 120_000)
afterAll(async () => {
  await service.stop()
  await gate.close()
  await database.drop()
  folder.remove()
})

interface Answer {
  readonly status: number
  readonly isReplay: boolean
  readonly body: Readonly<Record<string, unknown>>
}

async function call(method: string, path: string, headers: Headers, payload?: object | Buffer): Promise<Answer> {
  const type = payload && !Buffer.isBuffer(payload) && { 'content-type': 'application/json' }
  const body = payload && (Buffer.isBuffer(payload) ? new Uint8Array(payload) : JSON.stringify(payload))
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: { ...headers, ...type },
    ...(body && { body }),
  })
  const isReplay = answer.headers.get('idempotent-replayed') === 'true'
  return { status: answer.status, isReplay, body: (await answer.json()) as Answer['body'] }
}

/** A call with an idempotency key, and its answer if there was one. */
interface Sent {
  readonly headers: Headers
  answer: Answer | null
}

/** Calls in several lanes until the service is gone. Lane `n` belongs to user `n` modulo their number. */
async function callUntilKilled(
  lanes: number,
  round: number,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Sent[]> {
  const sent: Sent[] = []
  const lane = async (number: number) => {
    for (let n = 0; ; n++) {
      const key = `${send.name}-${round}-${number}-${n}`
      const one: Sent = { headers: { ...people[number % USERS]!, 'idempotency-key': key }, answer: null }
      sent.push(one)
      try {
        one.answer = await send(one.headers)
      } catch (error) {
        // The connection broke: nobody knows whether it happened.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  return sent
}

const redeem = (headers: Headers) => call('POST', rewardUrl, headers)
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a8' } })
  .jpeg()
  .toBuffer()
async function upload(headers: Headers): Promise<Answer> {
  const { headers: sent, payload } = form([{ name: 'file', content: await picture, fileName: 'x.jpg' }], headers)
  return call('POST', '/core/v1/storage/files', sent, payload)
}

const countRedemptions = async () =>
  (
    await database.db
      .selectFrom('redemption')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Repeats every call with its key. Returns what they have made; each key makes one thing, and what was acknowledged stays. */
async function repeat(
  sent: readonly Sent[],
  send: (headers: Headers) => Promise<Answer>,
  id: string,
): Promise<Set<string>> {
  const made = new Set<string>()
  const repeatOf = async (user: Headers) => {
    for (const { headers, answer } of sent.filter((one) => one.headers['authorization'] === user['authorization'])) {
      const again = await send(headers)
      expect(again).toMatchObject({ status: 201 })
      if (answer) expect([answer.status, again.isReplay, again.body]).toEqual([201, true, answer.body])
      made.add(String(again.body[id]))
    }
  }
  await Promise.all(people.map(repeatOf))
  expect(made.size).toBe(sent.length)
  return made
}

it(
  `a kill loses nothing that was acknowledged, and a repeat with the same key has one effect: ${ROUNDS} × ${REDEMPTIONS} redemptions`,
  async () => {
    const files = createFolderFiles(join(folder.path, 'files'))
    const [redemptions, uploads] = [new Set<string>(), new Set<string>()]
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await countRedemptions()
      const redeeming = callUntilKilled(LANES, round, redeem)
      const uploading = callUntilKilled(3, round, upload)
      await expect.poll(countRedemptions, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + REDEMPTIONS)
      service.child.kill('SIGKILL')
      await service.ended
      const [redeemed, uploaded] = [await redeeming, await uploading]
      expect(redeemed.filter(({ answer }) => answer?.status === 201).length).toBeGreaterThanOrEqual(REDEMPTIONS - LANES)

      // A file with a row has its bytes, in each size, even if its sender never heard of it.
      const rows = await database.db.selectFrom('stored_file').select(['file_id', 'storage_key']).execute()
      for (const { storage_key: key } of rows)
        for (const each of [key, ...PICTURE_SIZES.map((size) => sizeKey(key, size))])
          expect([each, (await files.stat(each)) !== undefined]).toEqual([each, true])

      service = await startServe(env)
      // Keys of calls that died with the service are free again after two minutes.
      await letTimePass(database.db, '3 minutes')
      for (const id of await repeat(redeemed, redeem, 'redemption_id')) redemptions.add(id)
      for (const id of await repeat(uploaded, upload, 'file_id')) uploads.add(id)
      expect(await countRedemptions()).toBe(redemptions.size)
    }
    const { stock_left: left } = await database.db.selectFrom('reward').select('stock_left').executeTakeFirstOrThrow()
    const points = await Promise.all(people.map((headers) => call('GET', '/core/v1/points/me', headers)))
    const balance = points.reduce((sum, { body }) => sum + Number(body['balance']), 0)
    expect([left, balance]).toEqual([STOCK - redemptions.size, USERS * POINTS - redemptions.size])
    expect(await auditLedger(database.db)).toEqual({ sum: 0, unbalanced: 0, wrong_lots: 0 })
    const stored = await database.db.selectFrom('stored_file').select('file_id').execute()
    expect(stored.map(({ file_id: id }) => id).filter((id) => uploads.has(id))).toHaveLength(uploads.size)
  },
  (60 + ROUNDS * 120) * 1_000,
)
