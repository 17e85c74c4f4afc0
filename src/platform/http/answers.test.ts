import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredOperations, startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { Reply, StoredReply } from './reply.ts'
import { requireVersion, versionEtag } from './version.ts'

let count = 1
const operationAt = (url: string, cache?: { maxAgeS: number; staleS?: number }) =>
  operation({
    method: 'GET',
    url,
    access: 'public',
    ...(cache && { cache }),
    schema: {
      operationId: url.split('/').at(-1)!,
      summary: 'Counts',
      tag: 'Test',
      response: { 200: Type.Object({ count: Type.Integer(), language: Type.String() }) },
      example: { response: { count: 1, language: 'th' } },
    },
    handler: ({ language }) => ({ count, language }),
  })

const text = 'สถานที่ '.repeat(500)
const long = (method: 'GET' | 'POST', url: string, more: object, answer: () => { text: string } | StoredReply) =>
  operation({
    method,
    url,
    access: 'public',
    ...more,
    schema: {
      operationId: url.split('/').at(-1)!,
      summary: 'Says much',
      tag: 'Test',
      response: { 200: Type.Object({ text: Type.String() }) },
      example: { response: { text } },
    },
    handler: answer,
  })
const longOnes = [
  long('GET', '/test/long', { cache: { maxAgeS: 60 } }, () => ({ text })),
  long('GET', '/test/long-stored', {}, () => new StoredReply(Buffer.from(JSON.stringify({ text })), '"long-stored"')),
  long('POST', '/test/long-post', {}, () => ({ text })),
  long('POST', '/test/long-told', { compressed: true }, () => ({ text })),
]
const versioned = operation({
  method: 'GET',
  url: '/test/versioned',
  access: 'public',
  schema: {
    operationId: 'versioned',
    summary: 'Has a version',
    tag: 'Test',
    response: { 200: Type.Object({ language: Type.String() }) },
    example: { response: { language: 'th' } },
  },
  handler: ({ language }) => new Reply(200, { language }, { etag: versionEtag(7) }),
})

let service: TestService
beforeAll(async () => {
  service = await startTestService({
    extraOperations: [
      operationAt('/test/public', { maxAgeS: 60, staleS: 30 }),
      operationAt('/test/private'),
      ...longOnes,
      versioned,
    ],
    withStarter: true,
  })
})
afterAll(() => service.stop())
const get = (url: string, headers: Record<string, string> = {}) => service.call('GET', url, { headers })

describe('ETags of computed answers', () => {
  it('are strong, and change with the answer', async () => {
    const first = await get('/test/public')
    expect(first.headers.etag).toMatch(/^"[\w-]{20,}"$/)
    expect((await get('/test/public')).headers.etag).toBe(first.headers.etag)
    count++
    expect((await get('/test/public')).headers.etag).not.toBe(first.headers.etag)
  })

  it('produce a 304 without a body, with the headers that a cache needs', async () => {
    const { headers } = await get('/test/public')
    for (const match of [headers.etag!, `W/${headers.etag}`, `"a", ${headers.etag}`, '*']) {
      const again = await get('/test/public', { 'if-none-match': match })
      expect([match, again.status, again.text]).toEqual([match, 304, ''])
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        'cache-control': 'public, max-age=60, stale-while-revalidate=30',
        vary: headers.vary,
      })
      expect(again.headers['content-type']).toBeUndefined()
    }
    expect((await get('/test/public', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('differ between languages', async () => {
    const thai = await get('/test/public')
    const english = await get('/test/public', { 'accept-language': 'en', 'if-none-match': thai.headers.etag! })
    expect([english.status, english.body.language]).toEqual([200, 'en'])
  })

  it('are omitted from answers that depend on the caller', async () => {
    const { headers } = await get('/test/private')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  })
})

describe('language', () => {
  it.each([
    ['', 'th'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['th', 'th'],
    ['en;q=0.4, th;q=0.8', 'th'],
    ['fr, en;q=0.1', 'en'],
    ['fr', 'th'],
    ['*', 'th'],
    ['en;q=0', 'th'],
    ['th;q=0, en;q=0', 'th'],
    [';;;', 'th'],
    ['x'.repeat(5_000), 'th'],
  ])('is negotiated, and no header is rejected: %s', async (header, language) => {
    const { status, headers, body } = await get('/test/public', { 'accept-language': header })
    expect([status, headers['content-language'], body.language]).toEqual([200, language, language])
    expect(headers.vary).toContain('Accept-Language')
  })

  it('applies to errors too', async () => {
    const { headers } = await get('/test/nothing', { 'accept-language': 'en' })
    expect([headers['content-language'], headers.vary]).toEqual(['en', expect.stringContaining('Accept-Language')])
  })
})

describe('request ids', () => {
  it('are the caller’s if safe, and are returned on every answer', async () => {
    for (const [method, url] of [
      ['GET', '/test/public'],
      ['GET', '/test/nothing'],
      ['DELETE', '/test/public'],
      ['GET', '/test/public?x=1'],
      ['GET', '/trips/v1/routes/detail/%ff'],
      ['POST', '/trips/v1/custom-trips/ai/preview'],
      ['OPTIONS', '/test/public'],
      ['HEAD', '/test/public'],
      ['GET', '/livez'],
      ['GET', '/docs/errors'],
    ] as const) {
      const answer = await service.call(method, url, { headers: { 'x-request-id': 'trip:42_A.b-c' } })
      expect([method, url, answer.headers['x-request-id']]).toEqual([method, url, 'trip:42_A.b-c'])
      if (answer.body?.status >= 400) expect(answer.body.request_id).toBe('trip:42_A.b-c')
    }
  })

  it.each(['', 'a b', 'a"b', 'ก', '{}', 'x'.repeat(129), '<script>'])(
    'are generated if the caller’s is not safe: %s',
    async (id) => {
      const { headers } = await get('/test/public', { 'x-request-id': id })
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
    },
  )

  it('may have 128 characters', async () => {
    const id = 'x'.repeat(128)
    expect((await get('/test/public', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
  })
})

describe('browser headers', () => {
  it.each(['/test/public', '/test/nothing', '/test/public?x=1', '/trips/v1/routes/detail/%ff', '/docs/errors'])(
    'are on every answer: %s',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      for (const name of ['x-powered-by', 'server']) expect(headers[name]).toBeUndefined()
    },
  )

  it('let any origin read answers and the headers that clients need', async () => {
    const { headers } = await get('/test/public', { origin: 'https://app.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    for (const name of [
      'ETag',
      'Link',
      'RateLimit',
      'Retry-After',
      'X-Request-Id',
      'Idempotent-Replayed',
      'Content-Disposition',
      'Content-Range',
      'WWW-Authenticate',
    ])
      expect(headers['access-control-expose-headers']).toContain(name)
  })

  it('let only configured origins read answers, and keep caches from mixing them', async () => {
    const own = await startTestService({
      env: { CORS_ORIGINS: 'https://app.example, https://www.example' },
      extraOperations: [operationAt('/test/public', { maxAgeS: 60 })],
    })
    try {
      const ask = (origin: string, url = '/test/public') => own.call('GET', url, { headers: { origin } })
      const known = await ask('https://app.example')
      expect(known.headers['access-control-allow-origin']).toBe('https://app.example')
      expect(known.headers.vary).toMatch(/\bOrigin\b/)
      expect(known.headers.vary).toContain('Accept-Language')
      const unknown = await ask('https://evil.example')
      expect(unknown.headers['access-control-allow-origin']).toBeUndefined()
      expect(unknown.headers.vary).toMatch(/\bOrigin\b/)
      expect((await ask('https://app.example', '/test/nothing')).headers.vary).toMatch(/\bOrigin\b/)
    } finally {
      await own.stop()
    }
  })
})

describe('compressed answers', () => {
  const codings = ['br', 'gzip'] as const
  const plain = { br: brotliDecompressSync, gzip: gunzipSync }

  it.each([
    '/trips/v1/config/provinces',
    '/trips/v1/config/place-keywords?kind=category',
    '/openapi.json',
    '/docs/errors',
    '/docs/js/scalar.js',
    '/test/long',
    '/test/long-stored',
  ])('have their own ETag, and each form answers 304: %s', async (url) => {
    const identity = await service.app.inject({ url })
    expect([identity.statusCode, identity.headers['content-encoding']]).toEqual([200, undefined])
    const etags = new Set([identity.headers.etag])
    for (const coding of codings) {
      const ask = (more: object = {}) => service.app.inject({ url, headers: { 'accept-encoding': coding, ...more } })
      for (const answer of [await ask(), await ask()]) {
        expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding])
        expect(answer.headers.vary).toContain('Accept-Encoding')
        expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
        expect(answer.rawPayload.length).toBeLessThan(identity.rawPayload.length)
        expect(plain[coding](answer.rawPayload).equals(identity.rawPayload)).toBe(true)
        etags.add(answer.headers.etag)
      }
    }
    expect(etags.size).toBe(3)
    for (const etag of etags) {
      const again = await service.app.inject({
        url,
        headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) },
      })
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
    }
  })

  it('exclude answers that fit one packet, and those of other methods unless the operation opts in', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    expect((await get('/test/public', headers)).headers['content-encoding']).toBeUndefined()
    const posted = await service.app.inject({ method: 'POST', url: '/test/long-post', headers })
    expect([posted.statusCode, posted.headers['content-encoding']]).toEqual([200, undefined])
    const told = await service.app.inject({ method: 'POST', url: '/test/long-told', headers })
    expect([told.statusCode, told.headers['content-encoding']]).toEqual([200, 'br'])
  })

  it('never contain a secret, in any operation', () => {
    const secrets: string[] = []
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [name, inner] of Object.entries(schema)) {
        const isFlag = (inner as { type?: string } | null)?.type === 'boolean'
        if (!isFlag && /token|secret|password|otp|verifier/i.test(name)) secrets.push(`${path}/${name}`)
        look(inner, `${path}/${name}`)
      }
    }
    for (const { method, compressed, schema } of declaredOperations())
      if (method === 'GET' || compressed) look(schema.response, schema.operationId)
    expect(secrets).toEqual([])
  })
})

describe('ETags of versioned resources', () => {
  it('answer 304 only to callers that hold the current representation', async () => {
    const first = await get('/test/versioned')
    expect([first.headers.etag, first.headers['cache-control']]).toEqual([
      expect.stringMatching(/^"7\.[\w-]{20,}"$/),
      'private, no-store',
    ])
    expect((await get('/test/versioned', { 'if-none-match': first.headers.etag! })).status).toBe(304)
    // The same version reads otherwise in another language.
    const english = { 'accept-language': 'en', 'if-none-match': first.headers.etag! }
    expect((await get('/test/versioned', english)).status).toBe(200)
    expect((await get('/test/versioned', { 'if-none-match': '"7"' })).status).toBe(200)
  })

  it.each([
    ['"7"', true],
    ['"7.digest"', true],
    ['"6", "7.digest-gz"', true],
    ['*', true],
    ['"8.digest"', false],
    ['W/"7.digest"', false],
    ['"7x"', false],
  ])('as If-Match %s: %s', (sent, isCurrent) => {
    const check = () => requireVersion(sent, 7)
    if (isCurrent) expect(check).not.toThrow()
    else expect(check).toThrow('stale_version')
  })
})
