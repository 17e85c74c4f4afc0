import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { PushService } from '../../../../test/support/push-service.ts'

let push: PushService
let user: TestUser
beforeAll(async () => {
  push = await PushService.start()
})
afterAll(() => push.stop())
beforeEach(async () => {
  user = await createTestUser(push.service)
})

const APP = { kind: 'fcm', token: 'abc:def_ghi-1', platform: 'android' }
const register = (payload: object, who: TestUser | null = user) => push.on(who, 'POST', '/tokens', payload)
const tokensOf = ({ userId }: TestUser) =>
  push.service.services.db
    .selectFrom('push_token')
    .select(['token_id', 'address', 'session_id'])
    .where('user_id', '=', userId)
    .orderBy('registered_at')
    .execute()
const errorsOf = async (payload: object) =>
  (await register(payload)).body.errors.map(
    ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
  )

describe('registerPushToken', () => {
  it('registers an app and a browser; a repeat keeps the id', async () => {
    const { status, body } = await register(APP)
    expect([status, body.kind]).toEqual([201, 'fcm'])
    const again = await register({ ...APP, platform: 'ios' })
    expect(again.body.token_id).toBe(body.token_id)
    const subscription = push.browsers.subscribe(push.publicKey)
    expect((await register({ kind: 'web_push', ...subscription })).status).toBe(201)
    expect((await tokensOf(user)).map(({ address }) => address)).toEqual([APP.token, subscription.endpoint])
  })

  it('repeats its answer for the same Idempotency-Key', async () => {
    const headers = { ...user.headers, 'idempotency-key': 'device-1' }
    const call = () => push.service.call('POST', '/core/v1/notifications/tokens', { headers, payload: APP })
    const [first, second] = [await call(), await call()]
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
  })

  it('gives a device to the last user who registers it, also of twenty at once', async () => {
    const first = await register(APP)
    const other = await createTestUser(push.service)
    const second = await register(APP, other)
    expect(second.body.token_id).not.toBe(first.body.token_id)
    expect([(await tokensOf(user)).length, (await tokensOf(other)).length]).toEqual([0, 1])
    const calls = Array.from({ length: 20 }, (_, i) => register({ ...APP, token: 'shared' }, i % 2 ? user : other))
    for (const { status } of await Promise.all(calls)) expect(status).toBe(201)
    const owners = [...(await tokensOf(user)), ...(await tokensOf(other))].filter(({ address }) => address === 'shared')
    expect(owners).toHaveLength(1)
  })

  it('keeps the twenty devices that were registered last', async () => {
    for (let i = 0; i < 22; i++) await register({ ...APP, token: `device-${i}` })
    await Promise.all([22, 23, 24].map((i) => register({ ...APP, token: `device-${i}` })))
    const addresses = (await tokensOf(user)).map(({ address }) => address)
    expect([addresses.length, addresses[0]]).toEqual([20, 'device-5'])
  })

  it('names every wrong field', async () => {
    expect(await errorsOf({ kind: 'fcm' })).toEqual(['/token missing', '/platform missing'])
    expect(await errorsOf({ kind: 'web_push', token: 'x' })).toEqual([
      '/endpoint missing',
      '/p256dh missing',
      '/auth missing',
      '/token not_allowed',
    ])
    expect(await errorsOf({ kind: 'apns', token: 'with space' })).toEqual(['/kind not_allowed', '/token bad_format'])
    const subscription = { kind: 'web_push', ...push.browsers.subscribe(push.publicKey) }
    expect(await errorsOf({ ...subscription, p256dh: 'A'.repeat(87) })).toEqual(['/p256dh bad_format'])
    expect(await errorsOf({ ...subscription, auth: 'short', endpoint: 'https://10.0.0.1/' })).toEqual([
      '/auth bad_format',
      '/endpoint bad_format',
    ])
  })

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]:9000/1',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/1',
    'https://localhost:5432/',
    'https://redis/1',
    'https://user:secret@push.example/1',
    'ftp://push.example/1',
  ])('refuses the endpoint %s', async (endpoint) => {
    const subscription = push.browsers.subscribe(push.publicKey)
    expect(await errorsOf({ kind: 'web_push', ...subscription, endpoint })).toEqual(['/endpoint bad_format'])
  })

  it('requires a user', async () => {
    expect((await register(APP, null)).status).toBe(401)
  })
})

describe('unlinkNotification', () => {
  const unlink = (id: string, who: TestUser | null = user) => push.on(who, 'DELETE', `/tokens/${id}`)

  it('removes a device, as often as it is called', async () => {
    const id = await push.app(user)
    for (let i = 0; i < 2; i++) expect((await unlink(id)).status).toBe(204)
    expect(await tokensOf(user)).toEqual([])
  })

  it('leaves the devices of others', async () => {
    const id = await push.app(user)
    const other = await createTestUser(push.service)
    expect((await unlink(id, other)).status).toBe(204)
    expect((await unlink(id, null)).status).toBe(401)
    expect(await tokensOf(user)).toHaveLength(1)
  })
})

describe('getWebPushKey', () => {
  it('returns the key with which browsers subscribe, to anyone', async () => {
    const { status, body } = await push.on(null, 'GET', '/web-push-key')
    expect([status, body]).toEqual([200, { public_key: push.publicKey }])
  })
})
