import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newVapidKeys, padded } from '../../../test/support/vapid-keys.ts'
import { startWebPushServer, type TestWebPushServer } from '../../../test/support/web-push-server.ts'
import { PushDelayedError, PushRefusedError, PushTokenDeadError, type WebPushAddress } from './push.ts'
import { createWebPush } from './web-push.ts'
import { isBrowserKey, readVapidKeys } from './web-push-keys.ts'

const keys = newVapidKeys()
let server: TestWebPushServer
beforeEach(async () => {
  server = await startWebPushServer()
})
afterEach(() => server.close())

const message = { tag: '019abcde000070008000000000000001', title: 'หัวข้อ', body: 'ข้อความ', data: { post_id: 'post_1' } }
const open = (more: object = { network: server.network }) =>
  createWebPush({ keys, contact: 'mailto:admin@mail.example', ...more })
const send = (address: WebPushAddress, sender = open()) =>
  sender.send(address, message).then(
    () => 'accepted',
    (error: unknown) => (error as Error).constructor,
  )

describe('createWebPush', () => {
  it('sends what only the browser can read, signed for its push service', async () => {
    const browser = server.subscribe(keys.publicKey)
    expect(await send(browser)).toBe('accepted')
    expect(server.received).toEqual([
      expect.objectContaining({ endpoint: browser.endpoint, message, contact: 'mailto:admin@mail.example' }),
    ])
    expect(server.received[0]!.headers).toMatchObject({ ttl: '86400', topic: message.tag })
  })

  it.each([404, 410])('knows a dead subscription by %s', async (status) => {
    server.onPush = () => ({ status })
    expect(await send(server.subscribe(keys.publicKey))).toBe(PushTokenDeadError)
  })

  it.each(['NotRegistered', '{"reason":"Unregistered"}', '{"reason":"BadDeviceToken"}'])(
    'knows a dead subscription by %s',
    async (body) => {
      server.onPush = () => ({ status: 400, body })
      expect(await send(server.subscribe(keys.publicKey))).toBe(PushTokenDeadError)
    },
  )

  it.each([
    [400, PushRefusedError],
    [413, PushRefusedError],
    [302, PushRefusedError],
    [401, Error],
    [403, Error],
    [429, PushDelayedError],
    [503, PushDelayedError],
  ])('does not take %s for a dead subscription', async (status, kind) => {
    server.onPush = () => ({ status, headers: { location: 'https://push.example/other' } })
    expect(await send(server.subscribe(keys.publicKey))).toBe(kind)
    expect(server.requests).toBe(1)
  })

  it('does not take a subscription with another key for a dead one', async () => {
    expect(await send(server.subscribe(newVapidKeys().publicKey))).toBe(Error)
  })

  it('contacts no endpoint on a private network, whatever its name resolves to', async () => {
    const { port } = new URL(server.subscribe(keys.publicKey).endpoint)
    const browser = server.subscribe(keys.publicKey)
    const sender = open({ network: { ...server.network, lookup: undefined } })
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '2130706433', '[::ffff:127.0.0.1]', 'printer.local'])
      expect(await send({ ...browser, endpoint: `https://${host}:${port}/push/1` }, sender)).toBe(PushTokenDeadError)
    expect(await send({ ...browser, endpoint: browser.endpoint.replace('https', 'http') })).toBe(PushTokenDeadError)
    expect(server.requests).toBe(0)
  })
})

describe('the keys of Web Push', () => {
  it('of this service follow from a private key of P-256', () => {
    expect(readVapidKeys('')).toBe(null)
    // One key in 256 begins with a zero.
    expect(readVapidKeys(padded(Buffer.from([1])))?.publicKey).toHaveLength(87)
    for (const text of ['short', 'A'.repeat(43), `${keys.privateKey}=`])
      expect(() => readVapidKeys(text)).toThrow('P-256')
  })

  it('of browsers are points of the curve', () => {
    expect(isBrowserKey(keys.publicKey)).toBe(true)
    for (const text of ['', 'A'.repeat(87), `B${'A'.repeat(86)}`]) expect(isBrowserKey(text)).toBe(false)
  })
})
