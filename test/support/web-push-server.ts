import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { WebPushAddress } from '../../src/platform/push/push.ts'

/** A key and a self-signed certificate for push.example, made for these tests. */
const PEM = readFileSync(new URL('push-server.pem', import.meta.url), 'utf8')

export interface ReceivedPush {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  /** Decrypted as a browser does. */
  readonly message: { readonly tag?: string; readonly title: string; readonly body: string; readonly data: object }
  /** The `sub` claim of VAPID. */
  readonly contact: unknown
}

export interface PushTrouble {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TestWebPushServer {
  /** How to reach it: its certificate, and a lookup that resolves every name to loopback. */
  readonly network: { readonly lookup: LookupFunction; readonly ca: string }
  readonly received: ReceivedPush[]
  /** Requests that arrived, accepted or not. */
  readonly requests: number
  /** The answer to a push in place of acceptance. */
  onPush: (endpoint: string) => PushTrouble | null
  /** A browser subscribes with the key of a service. */
  subscribe(applicationServerKey: string): WebPushAddress
  close(): Promise<void>
}

interface Browser {
  readonly serverKey: string
  readonly curve: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

/** The push service of a browser (RFC 8030) on loopback, together with its browsers. */
export async function startWebPushServer(): Promise<TestWebPushServer> {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  const state = { requests: 0, onPush: (() => null) as TestWebPushServer['onPush'] }
  const server = createServer({ key: PEM, cert: PEM }, (request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://push.example:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.requests++
    const body = await buffer(request)
    const endpoint = `${origin}${request.url}`
    const {
      status,
      headers = {},
      body: text = '',
    } = state.onPush(endpoint) ??
    (await take(endpoint, request, body).catch((error: unknown) => ({ status: 403, headers: {}, body: String(error) })))
    response.writeHead(status, headers)
    response.end(text)
  }

  async function take(endpoint: string, { method, headers }: IncomingMessage, body: Buffer): Promise<PushTrouble> {
    const browser = browsers.get(endpoint)
    if (!browser) return { status: 410 }
    if (method !== 'POST' || !/^\d+$/.test(String(headers['ttl']))) return { status: 400, body: 'TTL is required' }
    if (!/^[\w-]{0,32}$/.test(String(headers['topic'] ?? ''))) return { status: 400, body: 'bad Topic' }
    const { sub } = await verifyVapid(headers.authorization ?? '', browser.serverKey, origin)
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415 }
    if (body.length > 4_096) return { status: 413 }
    received.push({ endpoint, headers, contact: sub, message: JSON.parse(decrypt(body, browser)) })
    return { status: 201, headers: { location: `${endpoint}/${received.length}` } }
  }

  return {
    network: {
      ca: PEM,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
    received,
    get requests() {
      return state.requests
    },
    get onPush() {
      return state.onPush
    },
    set onPush(onPush) {
      state.onPush = onPush
    },
    subscribe(serverKey) {
      const curve = createECDH('prime256v1')
      const auth = randomBytes(16)
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`
      const p256dh = curve.generateKeys('base64url')
      browsers.set(endpoint, { serverKey, curve, auth })
      return { endpoint, p256dh, auth: auth.toString('base64url') }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** RFC 8292: a token for this origin, for at most a day, signed with the key that the browser subscribed with. */
async function verifyVapid(authorization: string, serverKey: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== serverKey) throw new Error('the key does not correspond to the one used to subscribe')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin })
  if ((payload.exp ?? Number.POSITIVE_INFINITY) > Date.now() / 1_000 + 86_400) throw new Error('exp is too far away')
  return payload
}

/** RFC 8291 over RFC 8188, one record, written from the documents and independent of the library that encrypts. */
function decrypt(body: Buffer, { curve, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const secret = curve.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
  const ikm = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString()
}
