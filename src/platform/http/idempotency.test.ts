import Type from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { claimKey, keepAnswer, releaseKey, removeExpiredKeys } from './idempotency-store.ts'
import { unavailable } from './problems.ts'
import { Reply } from './reply.ts'

let runs = 0
let release: (() => void) | null = null
const create = operation({
  method: 'POST',
  url: '/test/things',
  access: 'public',
  creates: true,
  schema: {
    operationId: 'createThing',
    summary: 'Creates',
    tag: 'Test',
    body: Type.Object({ name: Type.String(), how: Type.Optional(Type.String()) }, { additionalProperties: false }),
    response: { 201: Type.Object({ id: Type.Integer(), name: Type.String(), language: Type.String() }) },
    example: { response: { id: 1, name: 'a', language: 'th' } },
  },
  async handler({ body, language, create }) {
    runs++
    const id = runs
    if (body.how === 'fail') throw unavailable()
    if (body.how === 'crash') throw new Error('crash')
    if (body.how === 'wait')
      await new Promise<void>((done) => {
        release = done
      })
    if (body.how === 'elsewhere') return new Reply(201, { id, name: body.name, language })
    return create(async () => new Reply(201, { id, name: body.name, language }, { location: `/test/things/${id}` }))
  },
})

let service: TestService
beforeAll(async () => {
  service = await startTestService({ extraOperations: [create], env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => service.stop())
afterEach(async () => {
  runs = 0
  release = null
  await service.services.db.deleteFrom('idempotency_record').execute()
})

const post = (body: object, headers: Record<string, string> = { 'idempotency-key': 'key-1' }) =>
  service.call('POST', '/test/things', { headers, payload: body })

const KEY = { caller: 'address:127.0.0.1', userId: null, key: 'key-1' }

describe('an idempotency key', () => {
  it('runs a call once; a repeat gets the stored answer, marked as a replay', async () => {
    const first = await post({ name: 'วัด' })
    const again = await post({ name: 'วัด' })
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(again.body).toEqual(first.body)
    expect(again.headers['location']).toBe('/test/things/1')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(runs).toBe(1)
  })

  it('reports the language of the stored answer, not that of the repeat', async () => {
    await post({ name: 'a' })
    const again = await post({ name: 'a' }, { 'idempotency-key': 'key-1', 'accept-language': 'en' })
    expect([again.body.language, again.headers['content-language']]).toEqual(['th', 'th'])
  })

  it('is optional: calls without one always run', async () => {
    await post({ name: 'a' }, {})
    await post({ name: 'a' }, {})
    expect(runs).toBe(2)
  })

  it('is rejected with another body or another path', async () => {
    await post({ name: 'a' })
    const other = await post({ name: 'b' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect(runs).toBe(1)
  })

  it('belongs to one caller', async () => {
    const mine = await post({ name: 'a' }, { 'idempotency-key': 'key-1', 'x-forwarded-for': '203.0.113.1' })
    const theirs = await post({ name: 'b' }, { 'idempotency-key': 'key-1', 'x-forwarded-for': '203.0.113.2' })
    expect([mine.status, theirs.status, runs]).toEqual([201, 201, 2])
  })

  it('returns 409 with Retry-After while its call is running, and replays afterwards', async () => {
    const running = post({ name: 'a', how: 'wait' })
    await expect.poll(() => release).not.toBeNull()
    const early = await post({ name: 'a', how: 'wait' })
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([409, 'idempotency_running', '1'])
    release!()
    expect((await running).status).toBe(201)
    const late = await post({ name: 'a', how: 'wait' })
    expect([late.status, late.headers['idempotent-replayed'], runs]).toEqual([201, 'true', 1])
  })

  it('runs one of many concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ name: 'a' })))
    expect(runs).toBe(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect(answers.filter(({ status, headers }) => status === 201 && !headers['idempotent-replayed'])).toHaveLength(1)
  })

  it.each(['fail', 'crash'])('can be used again after its call failed: %s', async (how) => {
    const failed = await post({ name: 'a', how })
    expect(failed.status).toBeGreaterThanOrEqual(500)
    await post({ name: 'a', how })
    expect(runs).toBe(2)
    expect((await post({ name: 'another' })).status).toBe(201)
  })

  it('is lost by a call that took too long, which then neither answers nor releases the later claim', async () => {
    const { db } = service.services
    const slow = await claimKey(db, KEY, Buffer.from('digest'))
    await db
      .updateTable('idempotency_record')
      .set({ started_at: new Date(Date.now() - 180_000) })
      .execute()
    const later = await claimKey(db, KEY, Buffer.from('digest'))
    if (!('since' in slow && 'since' in later)) throw new Error('the key was not claimed')
    await releaseKey(db, slow)
    const answer = { status: 201, headers: {}, body: Buffer.from('{}') }
    expect([await keepAnswer(db, slow, answer), await keepAnswer(db, later, answer)]).toEqual([false, true])
  })

  it('stores no digest that can be brute-forced without the server’s secret', async () => {
    const digestOn = async ({ call, services: { db } }: TestService) => {
      await call('POST', '/test/things', { headers: { 'idempotency-key': 'secret' }, payload: { name: 'sunflower' } })
      const row = await db.selectFrom('idempotency_record').select('request_digest').executeTakeFirstOrThrow()
      return row.request_digest.toString('hex')
    }
    const other = await startTestService({ extraOperations: [create] })
    expect(await digestOn(service)).not.toBe(await digestOn(other))
    await other.stop()
  })

  it('requires a creating operation to run in the transaction that stores its answer', async () => {
    expect((await post({ name: 'a', how: 'elsewhere' })).status).toBe(500)
    expect((await post({ name: 'a' })).status).toBe(201)
  })

  it('is not consumed by rejected input', async () => {
    expect((await post({ nam: 'a' })).status).toBe(400)
    expect((await post({ name: 'a' })).status).toBe(201)
  })

  it('expires after a day', async () => {
    const { db } = service.services
    await post({ name: 'a' })
    const row = await db.selectFrom('idempotency_record').select('expires_at').executeTakeFirstOrThrow()
    const hours = (row.expires_at.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    await db
      .updateTable('idempotency_record')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute()
    expect((await post({ name: 'b' })).body).toMatchObject({ id: 2, name: 'b' })
  })

  it('can be claimed again after the node that ran its call has died', async () => {
    const { db } = service.services
    await claimKey(db, KEY, Buffer.from('digest'))
    expect((await post({ name: 'a' })).status).toBe(422)
    await db
      .updateTable('idempotency_record')
      .set({ started_at: new Date(Date.now() - 180_000) })
      .execute()
    expect((await post({ name: 'a' })).status).toBe(201)
  })

  it.each(['', 'with space', 'ก', 'x'.repeat(256), 'tab\t'])(
    'is rejected unless it has 1 to 255 visible characters: %s',
    async (key) => {
      const { status, body } = await post({ name: 'a' }, { 'idempotency-key': key })
      expect(status).toBe(400)
      expect(body.errors[0]).toMatchObject({ parameter: 'Idempotency-Key', code: 'bad_format' })
    },
  )

  it('may have 255 characters', async () => {
    expect((await post({ name: 'a' }, { 'idempotency-key': '~'.repeat(255) })).status).toBe(201)
  })

  it('is purged by the job, in batches of the requested size', async () => {
    const { db } = service.services
    for (const key of ['a', 'b', 'c']) await post({ name: 'a' }, { 'idempotency-key': key })
    await db
      .updateTable('idempotency_record')
      .set({ expires_at: new Date(0) })
      .where('idempotency_key', '!=', 'c')
      .execute()
    expect([await removeExpiredKeys(db, 1), await removeExpiredKeys(db, 10)]).toEqual([1, 1])
    expect(await db.selectFrom('idempotency_record').select('idempotency_key').execute()).toEqual([
      { idempotency_key: 'c' },
    ])
  })
})
