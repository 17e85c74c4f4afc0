import { once } from 'node:events'
import { METHODS as HTTP_METHODS } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import { declaredOperations, startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { retryAfter, unavailable } from './problems.ts'

const failing = operation({
  method: 'POST',
  url: '/test/failing',
  access: 'public',
  schema: {
    operationId: 'failing',
    summary: 'Fails as it is told to',
    tag: 'Test',
    body: Type.Object({ how: Type.String() }),
    response: { 200: Type.Object({ count: Type.Integer() }) },
    example: { response: { count: 1 } },
  },
  async handler({ body }) {
    if (body.how === 'throw')
      throw new Error('relation "place" does not exist: select secret from place at /srv/tiao/src/secret.ts:1:1')
    if (body.how === 'shape') return { count: 'select from node_modules' } as never
    if (body.how === 'down') throw unavailable({ ...retryAfter(7), cause: new Error('10.0.0.1') })
    return { count: 1 }
  },
})

const USED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** All methods that Node supports, and an unknown one. */
const METHODS = [...HTTP_METHODS, 'BREW']

let service: TestService
let port: number
const { log, lines } = recordingLog()
beforeAll(async () => {
  service = await startTestService({ extraOperations: [failing], logger: log })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  port = (service.app.server.address() as AddressInfo).port
})
afterAll(() => service.stop())

const english = { 'accept-language': 'en' }
const fail = (how: string, headers: Record<string, string> = {}) =>
  service.call('POST', '/test/failing', { headers: { ...english, ...headers }, payload: { how } })

/** Sends raw bytes and returns the answer once the server closes. */
async function sendRaw(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

describe('an unknown path', () => {
  it('returns 404, as a problem in the language of the caller', async () => {
    const answer = await service.call('GET', '/trips/v1/nothing', { headers: english })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).toEqual({
      type: '/docs/errors#not_found',
      title: 'Not found',
      status: 404,
      detail: 'Nothing exists at this URL.',
      instance: '/trips/v1/nothing',
      code: 'not_found',
      request_id: answer.headers['x-request-id'],
    })
    expect((await service.call('GET', '/trips/v1/nothing')).body.title).toBe('ไม่พบ')
  })

  it.each(['/trips/v1/config/provinces/', '/Trips/v1/config/provinces', '//trips/v1/config/provinces'])(
    'includes another spelling of a known path: %s',
    async (url) => {
      expect((await service.call('GET', url)).status).toBe(404)
    },
  )
})

describe('methods', () => {
  it('return 405 with Allow if the path does not support them, on every path of the service', async () => {
    const urls = new Map<string, string[]>()
    for (const { method, url } of declaredOperations()) urls.set(url, [...(urls.get(url) ?? []), method])
    for (const url of ['/livez', '/readyz', '/metrics', '/openapi.json', '/docs/errors', '/']) urls.set(url, ['GET'])
    for (const [url, methods] of urls) {
      const path = url.replace(/:\w+/g, 'x')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (methods.includes(method)) continue
        const { status, headers, body } = await service.call(method, path, { headers: english })
        expect([method, url, status, body?.code]).toEqual([method, url, 405, 'method_not_allowed'])
        expect(String(headers.allow).split(', ').sort()).toEqual(
          [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort(),
        )
      }
    }
  })

  it('are rejected before the body is read, whatever it contains', async () => {
    const { status } = await service.call('PUT', '/test/failing', {
      headers: { 'content-type': 'text/csv' },
      payload: 'x'.repeat(300_000),
    })
    expect(status).toBe(405)
  })

  it('include HEAD, which answers as GET does without a body', async () => {
    const get = await service.call('GET', '/trips/v1/config/provinces')
    const head = await service.call('HEAD', '/trips/v1/config/provinces')
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-language', 'content-length', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
    expect((await service.call('HEAD', '/test/failing')).status).toBe(405)
  })

  it('include OPTIONS for CORS preflight requests', async () => {
    const { status, headers } = await service.call('OPTIONS', '/trips/v1/custom-trips/ai/preview', {
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, idempotency-key',
      },
    })
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-methods']).toContain('POST')
    expect(headers['access-control-allow-headers']).toContain('idempotency-key')
    expect(headers['access-control-max-age']).toBe('86400')
    expect((await service.call('OPTIONS', '/trips/v1/config/provinces')).status).toBeLessThan(300)
  })

  it.each(METHODS.filter((method) => !USED.has(method)).map((method) => [method]))(
    '%s, which no path supports, returns 405 on a known path and 404 on an unknown one',
    async (method) => {
      for (const body of ['', 'Content-Length: 2\r\n\r\n{}']) {
        const end = `Host: x\r\nAccept-Language: en\r\nConnection: close\r\n${body || '\r\n'}`
        const known = await sendRaw(`${method} /test/failing?x=1 HTTP/1.1\r\n${end}`)
        expect([known.status, /\r\nallow: (.*)/.exec(known.head)?.[1]]).toEqual([405, 'post, options'])
        expect(JSON.parse(known.body)).toMatchObject({ code: 'method_not_allowed', title: 'Method not allowed' })
        expect((await sendRaw(`${method} /test/nothing HTTP/1.1\r\n${end}`)).status).toBe(404)
      }
    },
  )

  it('leave nothing in the error log', () => {
    expect(lines.filter((line) => Number(line['level']) >= 50)).toEqual([])
  })

  it('return 405 on pages other than operations too', async () => {
    for (const url of ['/docs/', '/docs/js/scalar.js', '/account/undo-email', '/livez'])
      expect((await service.call('DELETE', url)).headers.allow).toBe('GET, HEAD, OPTIONS')
  })
})

describe('bodies', () => {
  it('return 413 with the limit if they are too large', async () => {
    const payload = JSON.stringify({ how: 'x'.repeat(262_144) })
    const { status, body } = await service.call('POST', '/test/failing', {
      headers: { ...english, 'content-type': 'application/json' },
      payload,
    })
    expect([status, body.code]).toEqual([413, 'body_too_large'])
    expect(body.detail).toBe('The body is larger than 262144 bytes.')
  })

  it('return 413 if they are too large without a Content-Length', async () => {
    const chunk = 'x'.repeat(60_000)
    const chunks = Array.from({ length: 5 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')
    const { status } = await sendRaw(
      `POST /test/failing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunks}0\r\n\r\n`,
    )
    expect(status).toBe(413)
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
  ])('of the type %s return 415 with the accepted type', async (type) => {
    const { status, headers, body } = await service.call('POST', '/test/failing', {
      headers: { 'content-type': type },
      payload: '{"how":"well"}',
    })
    expect([status, body.code, headers.accept]).toEqual([415, 'unsupported_media_type', 'application/json'])
  })

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'with Content-Encoding %s return 415 with a problem that names the encoding',
    async (encoding) => {
      const { status, headers, body } = await service.call('POST', '/test/failing', {
        headers: { ...english, 'content-type': 'application/json', 'content-encoding': encoding },
        payload: '{"how":"well"}',
      })
      expect([status, body.code, headers['accept-encoding']]).toEqual([415, 'unsupported_content_encoding', 'identity'])
      expect(body.detail).toContain(encoding)
    },
  )

  it('may be declared as not compressed', async () => {
    const { status } = await service.call('POST', '/test/failing', {
      headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
      payload: '{"how":"well"}',
    })
    expect(status).toBe(200)
  })

  it('may declare their character set', async () => {
    const { status } = await service.call('POST', '/test/failing', {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: '{"how":"well"}',
    })
    expect(status).toBe(200)
  })
})

describe('malformed paths and HTTP', () => {
  it('return 400 for a path that is not encoded correctly', async () => {
    const { status, headers, body } = await service.call('GET', '/trips/v1/routes/detail/%E0%A4%A', {
      headers: english,
    })
    expect([status, body.code]).toEqual([400, 'malformed_url'])
    expect(headers['content-language']).toBe('en')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('return 414 for a path that is too long', async () => {
    const { status, body } = await service.call('GET', `/trips/v1/routes/detail/${'x'.repeat(500)}`)
    expect([status, body.code]).toEqual([414, 'url_too_long'])
  })

  it('are rejected for a path that contains NUL', async () => {
    const { status, body } = await service.call('GET', '/trips/v1/routes/detail/a%00b')
    expect([status, body.errors[0].code]).toEqual([400, 'bad_characters'])
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST /test/failing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
    [
      'a length beside chunks',
      'POST /test/failing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header with a line break inside', 'GET /livez HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\rc: d\r\n\r\n', 400],
    ['headers without end', `GET /livez HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s gets a problem, and the connection is closed', async (_name, bytes, status) => {
    const answer = await sendRaw(bytes)
    expect(answer.status).toBe(status)
    expect(answer.head).toContain('content-type: application/problem+json')
    expect(answer.head).toMatch(/x-request-id: [\w-]+/)
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      code: status === 431 ? 'headers_too_large' : 'malformed_http',
    })
  })

  it.each([
    ['in English', 'Accept-Language: en-GB,en;q=0.9\r\n', 'en', /^Headers too large$/],
    ['in Thai', 'accept-language: th\r\n', 'th', /^[^A-Za-z·]+$/],
    ['in both languages, when it says none before it breaks off', '', 'th, en', /[\u0e00-\u0e7f] · Headers too large/],
  ])('oversized headers are rejected %s', async (_name, header, language, title) => {
    const answer = await sendRaw(`GET /livez HTTP/1.1\r\nHost: x\r\n${header}X-A: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect([answer.status, /content-language: (.*)/.exec(answer.head)?.[1]]).toEqual([431, language])
    expect(JSON.parse(answer.body).title).toMatch(title)
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  it('a request without Host returns 400', async () => {
    expect((await sendRaw('GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400)
  })
})

describe('a client that disconnects during its body', () => {
  it('causes neither an outage report nor an internal error', async () => {
    const id = 'gone-1'
    const arrived = once(service.app.server, 'request')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /test/failing HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"how"`,
    )
    await arrived
    socket.destroy()
    const ofIt = () => lines.filter((line) => line['request_id'] === id)
    await expect.poll(() => ofIt().map(({ msg }) => msg)).toContain('request aborted by its sender')
    for (const { level, status } of ofIt()) expect([Number(level) < 40, status]).toEqual([true, undefined])
  })
})

describe('internal errors', () => {
  it('return 500 and reveal nothing; the log has the cause with the request id', async () => {
    const answer = await fail('throw', { 'x-request-id': 'trace-42' })
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code: 'internal_error', request_id: 'trace-42', title: 'Internal error' })
    expect(answer.text).not.toMatch(/relation|secret|place|src|\.ts/)
    const line = lines.find((entry) => entry['request_id'] === 'trace-42' && entry['msg'] === 'request failed')
    expect(JSON.stringify(line)).toContain('select secret from place')
    expect(line!['level']).toBe(50)
  })

  it('return 500 if an answer does not match its schema', async () => {
    const answer = await fail('shape')
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error'])
    expect(answer.text).not.toMatch(/integer|node_modules|coerce/i)
  })

  it('return 503 with Retry-After if a dependency is down, without the cause', async () => {
    const answer = await fail('down')
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '7'])
    expect(answer.text).not.toContain('10.0.0.1')
  })

  it('are never cached', async () => {
    for (const how of ['throw', 'down']) expect((await fail(how)).headers['cache-control']).toBe('no-store')
    expect((await service.call('GET', '/trips/v1/nothing')).headers['cache-control']).toBe('no-store')
  })
})

describe('the log', () => {
  it('has one line per request, with its id, without query or credentials', async () => {
    await service.call('GET', '/trips/v1/config/provinces?limit=1', {
      headers: { 'x-request-id': 'log-1', 'x-api-key': 'tiao_very_secret', authorization: 'Bearer very.secret' },
    })
    await expect.poll(() => lines.filter((line) => line['request_id'] === 'log-1')).toHaveLength(1)
    const line = lines.find((entry) => entry['request_id'] === 'log-1')
    expect(line).toMatchObject({ method: 'GET', path: '/trips/v1/config/provinces', status: 200, msg: 'answered' })
    expect(JSON.stringify(line)).not.toMatch(/very|limit=1/)
  })
})
