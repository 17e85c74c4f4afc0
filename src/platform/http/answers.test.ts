import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'

let count = 1
const card = (url: string, cache?: { maxAgeS: number; staleS?: number }) =>
  operation({
    method: 'GET',
    url,
    access: 'public',
    ...(cache && { cache }),
    schema: {
      operationId: url.split('/').at(-1)!,
      summary: 'Counts',
      tag: 'House',
      response: { 200: Type.Object({ count: Type.Integer(), language: Type.String() }) },
      example: { response: { count: 1, language: 'th' } },
    },
    handler: ({ language }) => ({ count, language }),
  })

let service: TestService
beforeAll(async () => {
  service = await startTestService({
    extraOperations: [card('/house/public', { maxAgeS: 60, staleS: 30 }), card('/house/private')],
  })
})
afterAll(() => service.stop())
const get = (url: string, headers: Record<string, string> = {}) => service.call('GET', url, { headers })

describe('validators of computed answers', () => {
  it('are strong, and change with the answer', async () => {
    const first = await get('/house/public')
    expect(first.headers.etag).toMatch(/^"[\w-]{20,}"$/)
    expect((await get('/house/public')).headers.etag).toBe(first.headers.etag)
    count++
    expect((await get('/house/public')).headers.etag).not.toBe(first.headers.etag)
  })

  it('answer 304 without a body, with the headers that a cache needs', async () => {
    const { headers } = await get('/house/public')
    for (const match of [headers.etag!, `W/${headers.etag}`, `"a", ${headers.etag}`, '*']) {
      const again = await get('/house/public', { 'if-none-match': match })
      expect([match, again.status, again.text]).toEqual([match, 304, ''])
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        'cache-control': 'public, max-age=60, stale-while-revalidate=30',
        vary: headers.vary,
      })
      expect(again.headers['content-type']).toBeUndefined()
    }
    expect((await get('/house/public', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('differ between languages', async () => {
    const thai = await get('/house/public')
    const english = await get('/house/public', { 'accept-language': 'en', 'if-none-match': thai.headers.etag! })
    expect([english.status, english.body.language]).toEqual([200, 'en'])
  })

  it('are not given to answers that depend on the caller', async () => {
    const { headers } = await get('/house/private')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  })
})

describe('languages', () => {
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
  ])('are negotiated, and never refused: %s', async (header, language) => {
    const { status, headers, body } = await get('/house/public', { 'accept-language': header })
    expect([status, headers['content-language'], body.language]).toEqual([200, language, language])
    expect(headers.vary).toContain('Accept-Language')
  })

  it('are said by errors too', async () => {
    const { headers } = await get('/house/nothing', { 'accept-language': 'en' })
    expect([headers['content-language'], headers.vary]).toEqual(['en', expect.stringContaining('Accept-Language')])
  })
})

describe('ids of requests', () => {
  it('are the caller’s when they are safe, and come back on every answer', async () => {
    for (const [method, url] of [
      ['GET', '/house/public'],
      ['GET', '/house/nothing'],
      ['DELETE', '/house/public'],
      ['GET', '/house/public?x=1'],
      ['GET', '/trips/v1/routes/detail/%ff'],
      ['POST', '/trips/v1/custom-trips/ai/preview'],
      ['OPTIONS', '/house/public'],
      ['HEAD', '/house/public'],
      ['GET', '/livez'],
      ['GET', '/docs/errors'],
    ] as const) {
      const answer = await service.call(method, url, { headers: { 'x-request-id': 'trip:42_A.b-c' } })
      expect([method, url, answer.headers['x-request-id']]).toEqual([method, url, 'trip:42_A.b-c'])
      if (answer.body?.status >= 400) expect(answer.body.request_id).toBe('trip:42_A.b-c')
    }
  })

  it.each(['', 'a b', 'a"b', 'ก', '{}', 'x'.repeat(129), '<script>'])(
    'are made when the caller’s is not: %s',
    async (id) => {
      const { headers } = await get('/house/public', { 'x-request-id': id })
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
    },
  )

  it('take 128 characters', async () => {
    const id = 'x'.repeat(128)
    expect((await get('/house/public', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
  })
})

describe('headers for browsers', () => {
  it.each(['/house/public', '/house/nothing', '/house/public?x=1', '/trips/v1/routes/detail/%ff', '/docs/errors'])(
    'protect on every answer: %s',
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
    const { headers } = await get('/house/public', { origin: 'https://app.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    for (const name of ['ETag', 'Link', 'RateLimit', 'Retry-After', 'X-Request-Id', 'Idempotent-Replayed'])
      expect(headers['access-control-expose-headers']).toContain(name)
  })

  it('let only the origins read that are configured, and caches keep them apart', async () => {
    const own = await startTestService({
      env: { CORS_ORIGINS: 'https://app.example, https://www.example' },
      extraOperations: [card('/house/public', { maxAgeS: 60 })],
    })
    try {
      const ask = (origin: string, url = '/house/public') => own.call('GET', url, { headers: { origin } })
      const known = await ask('https://app.example')
      expect(known.headers['access-control-allow-origin']).toBe('https://app.example')
      expect(known.headers.vary).toMatch(/\bOrigin\b/)
      expect(known.headers.vary).toContain('Accept-Language')
      const unknown = await ask('https://evil.example')
      expect(unknown.headers['access-control-allow-origin']).toBeUndefined()
      expect(unknown.headers.vary).toMatch(/\bOrigin\b/)
      expect((await ask('https://app.example', '/house/nothing')).headers.vary).toMatch(/\bOrigin\b/)
    } finally {
      await own.stop()
    }
  })
})
