import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import {
  answer,
  breakOff,
  fail,
  failInside,
  floods,
  type ModelServer,
  neverBegins,
  neverEnds,
  type Reply,
  raw,
  redirect,
  refuse,
  reset,
  startModelServer,
  thinksFirst,
} from '../../../test/support/model-server.ts'
import { Breaker } from '../breaker.ts'
import { createModelClient, type ModelClientOptions, type ModelQuestion, readRetryAfter } from './model-client.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const QUESTION: ModelQuestion = {
  system: 'Read the wish.',
  user: 'สามวันในน่าน ความลับของฉัน',
  schemaName: 'wish',
  schema: {
    type: 'object',
    properties: { days: { type: 'integer', minimum: 1, maximum: 30 }, name: { type: 'string', maxLength: 10 } },
  },
}

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer({ apiKey: KEY })
})
afterEach(async () => {
  await server.stop()
})

function setUp(replies: readonly Reply[], options: Partial<ModelClientOptions> = {}) {
  server.play(...replies)
  const { log, lines } = recordingLog()
  const client = createModelClient({
    baseUrl: server.baseUrl,
    model: 'small-model',
    apiKey: KEY,
    timeoutMs: 15_000,
    firstTokenMs: 10_000,
    log,
    random: () => 0,
    ...options,
  })
  return {
    client,
    lines,
    ask: (question: Partial<ModelQuestion> = {}) => client.complete({ ...QUESTION, ...question }),
  }
}

describe('the model client', () => {
  it('returns the JSON of a streamed answer, with multi-byte characters intact', async () => {
    const { ask } = setUp([answer({ days: 3, name: 'น่าน 😀' })])
    expect(await ask()).toEqual({ days: 3, name: 'น่าน 😀' })
  })

  it('accepts an answer that is not streamed', async () => {
    const { ask } = setUp([answer({ days: 3 }, { stream: false })])
    expect(await ask()).toEqual({ days: 3 })
  })

  it('waits for a model that reasons before it answers', async () => {
    const { ask } = setUp([thinksFirst({ days: 3 })])
    expect(await ask()).toEqual({ days: 3 })
  })

  it('sends the model, the key, both messages and a strict schema without keywords that servers reject', async () => {
    const { ask } = setUp([answer({ days: 3 })], { baseUrl: `${server.baseUrl}/?api-version=1` })
    await ask()
    expect(server.requests).toHaveLength(1)
    const { url, headers, body } = server.requests[0]!
    expect(url).toBe('/v1/chat/completions?api-version=1')
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(body).toEqual({
      model: 'small-model',
      stream: true,
      temperature: 0,
      messages: [
        { role: 'system', content: QUESTION.system },
        { role: 'user', content: QUESTION.user },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'wish',
          strict: true,
          schema: {
            type: 'object',
            properties: { days: { type: 'integer' }, name: { type: 'string' } },
            required: ['days', 'name'],
            additionalProperties: false,
          },
        },
      },
    })
  })

  it('sends no authorization without a key', async () => {
    const { ask } = setUp([], { apiKey: '' })
    await expect(ask()).rejects.toMatchObject({ kind: 'http', status: 401, code: 'invalid_api_key' })
    expect(server.requests[0]!.headers.authorization).toBeUndefined()
  })
})

describe('a server with fewer features', () => {
  it('gets JSON mode and the schema in the prompt after it rejects the schema, and is not sent the schema again', async () => {
    const { ask } = setUp([
      fail(400, 'This response_format type is unavailable now'),
      answer({ days: 3 }),
      answer({ days: 4 }),
    ])
    expect(await ask()).toEqual({ days: 3 })
    expect(await ask()).toEqual({ days: 4 })
    const formats = server.requests.map(({ body }) => body.response_format?.type)
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object'])
    expect(server.requests[1]!.body.messages[0]!.content).toContain('"days":{"type":"integer"}')
  })

  it('gets plain text if it has no JSON mode, and its code fence is stripped', async () => {
    const { ask } = setUp([
      fail(422, 'unknown field response_format'),
      fail(400, "'response_format.type' must be 'text'"),
      answer('<think>{"no": 1}</think>Here it is:\n```json\n{"days": 3}\n```\nEnjoy!'),
    ])
    expect(await ask()).toEqual({ days: 3 })
    expect(server.requests[2]!.body).not.toHaveProperty('response_format')
  })

  it('gets no temperature if its model rejects one', async () => {
    const { ask } = setUp([
      fail(400, "Unsupported value: 'temperature' does not support 0 with this model.", { code: 'unsupported_value' }),
      answer({ days: 3 }),
    ])
    expect(await ask()).toEqual({ days: 3 })
    expect(server.requests[1]!.body).not.toHaveProperty('temperature')
    expect(server.requests[1]!.body.response_format?.type).toBe('json_schema')
  })

  it('fails the call if it rejects every format', async () => {
    const { ask } = setUp(Array.from({ length: 4 }, () => fail(400, 'response_format is not supported')))
    await expect(ask()).rejects.toMatchObject({ kind: 'http', status: 400 })
    expect(server.requests).toHaveLength(3)
  })
})

describe('an invalid answer', () => {
  const check = (value: unknown) => ((value as { days?: number }).days === 3 ? [] : ['/days must be 3'])

  it('is repaired once: the model gets its answer and the errors', async () => {
    const { ask } = setUp([answer({ days: 99 }), answer({ days: 3 })])
    expect(await ask({ check })).toEqual({ days: 3 })
    const messages = server.requests[1]!.body.messages
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages[2]!.content).toBe('{"days":99}')
    expect(messages[3]!.content).toContain('/days must be 3')
  })

  it('is repaired once if it is not JSON', async () => {
    const { ask } = setUp([answer('Three days in Nan!'), answer({ days: 3 })])
    expect(await ask({ check })).toEqual({ days: 3 })
  })

  it('fails the call if the repaired answer is invalid too', async () => {
    const { ask } = setUp([answer({ days: 99 }), answer({ days: 98 })])
    await expect(ask({ check })).rejects.toMatchObject({ kind: 'invalid' })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['runs out of tokens', answer('{"days":', { finishReason: 'length' }), 'invalid'],
    ['is without end', floods(), 'invalid'],
    ['is stopped by a filter', answer('{"days":', { finishReason: 'content_filter' }), 'refusal'],
    ['is a refusal', refuse(), 'refusal'],
    ['breaks off', breakOff(), 'unavailable'],
    ['is cut by a reset', reset('within'), 'unavailable'],
    ['is a web page', raw(200, 'text/html', '<html>Sign in to the airport WiFi</html>'), 'unavailable'],
    ['is a stream of something else', raw(200, 'text/event-stream', 'data: hello\n\n'), 'unavailable'],
  ])('is not retried when it %s', async (_what, reply, kind) => {
    const { ask } = setUp([reply, answer({ days: 3 })])
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', kind })
    expect(server.requests).toHaveLength(1)
    await server.requests[0]!.closed
  })
})

describe('a busy server', () => {
  it.each([
    ['429', fail(429, 'Slow down')],
    ['500', fail(500, 'Oh no')],
    ['503 with a pause', fail(503, 'Overloaded', { retryAfter: '0' })],
    ['an error inside the stream', failInside({ code: 529, message: 'overloaded' })],
  ])('gets one retry after %s', async (_what, reply) => {
    const { ask } = setUp([reply, answer({ days: 3 })])
    expect(await ask()).toEqual({ days: 3 })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['429', fail(429, 'Slow down', { code: 'rate_limit_exceeded' }), 'rate_limited'],
    ['500', fail(500, 'Oh no'), 'unavailable'],
  ])('gets no second retry after %s', async (_what, reply, kind) => {
    const { ask } = setUp([reply, reply, answer({ days: 3 })])
    await expect(ask()).rejects.toMatchObject({ kind })
    expect(server.requests).toHaveLength(2)
  })

  it('is not waited for beyond the first-token timeout', async () => {
    const { ask } = setUp([fail(429, 'Slow down', { retryAfter: '30' }), answer({ days: 3 })])
    await expect(ask()).rejects.toMatchObject({ kind: 'rate_limited', status: 429 })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['a bad request', fail(400, 'Unknown model'), 'http'],
    ['a filter', fail(400, 'Filtered', { code: 'content_filter' }), 'refusal'],
    ['a forbidden model', fail(403, 'Not yours'), 'http'],
    ['a redirect', redirect(), 'http'],
    ['a reset', reset(), 'unavailable'],
  ])('gets no retry after %s', async (_what, reply, kind) => {
    const { ask } = setUp([reply, answer({ days: 3 })])
    await expect(ask()).rejects.toMatchObject({ kind })
    expect(server.requests).toHaveLength(1)
  })

  it('reads Retry-After in seconds and as a date', () => {
    const now = Date.parse('2026-11-01T00:00:00Z')
    expect(readRetryAfter('3', now)).toBe(3_000)
    expect(readRetryAfter('Sun, 01 Nov 2026 00:00:07 GMT', now)).toBe(7_000)
    expect(readRetryAfter('Sat, 31 Oct 2026 00:00:00 GMT', now)).toBe(0)
    expect(readRetryAfter('soon', now)).toBeNull()
  })
})

describe('the time limits', () => {
  it('end the call when no token arrives, ignoring comments and empty deltas, and close the connection', async () => {
    const { ask } = setUp([neverBegins()], { firstTokenMs: 60 })
    await expect(ask()).rejects.toMatchObject({ kind: 'timeout', message: 'The first token took too long.' })
    await server.requests[0]!.closed
  })

  it('end the call when the answer does not finish, and close the connection', async () => {
    const { ask } = setUp([neverEnds()], { timeoutMs: 200 })
    await expect(ask()).rejects.toMatchObject({ kind: 'timeout', message: 'The whole answer took too long.' })
    await server.requests[0]!.closed
  })

  it('include the repair', async () => {
    const { ask } = setUp([answer('no JSON'), neverBegins()], { firstTokenMs: 1_000 })
    await expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
    expect(server.requests).toHaveLength(2)
  })

  it('pass on the reason of a caller that aborts', async () => {
    const { ask } = setUp([neverBegins()])
    const caller = new AbortController()
    const asked = ask({ signal: caller.signal })
    const reason = new Error('gone home')
    setTimeout(() => caller.abort(reason), 20)
    await expect(asked).rejects.toBe(reason)
    await expect(ask({ signal: caller.signal })).rejects.toBe(reason)
    expect(server.requests.length).toBeLessThanOrEqual(1)
  })
})

describe('the circuit breaker', () => {
  it('stops calling a server after five failures, and tries again after the pause', async () => {
    const clock = { nowMs: 0 }
    const breaker = new Breaker({ now: () => clock.nowMs })
    const { ask } = setUp([...Array.from({ length: 5 }, () => fail(404, 'No such model')), answer({ days: 3 })], {
      breaker,
    })
    for (let count = 0; count < 5; count++) await expect(ask()).rejects.toMatchObject({ kind: 'http' })
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', status: null })
    expect(server.requests).toHaveLength(5)
    clock.nowMs += 30_000
    expect(await ask()).toEqual({ days: 3 })
  })

  it('ignores refusals, invalid answers and callers that gave up', async () => {
    const breaker = new Breaker({ failures: 1 })
    const { ask } = setUp([refuse(), answer('no JSON'), answer('no JSON'), neverBegins(), answer({ days: 3 })], {
      breaker,
    })
    await expect(ask()).rejects.toMatchObject({ kind: 'refusal' })
    await expect(ask()).rejects.toMatchObject({ kind: 'invalid' })
    await expect(ask({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(breaker.state).toBe('closed')
  })
})

describe('the server check', () => {
  it('passes when the server accepts the key, whether or not it lists its models', async () => {
    const { client } = setUp([])
    await expect(client.check()).resolves.toBeUndefined()
    const { client: other } = setUp([], { baseUrl: `${server.baseUrl}/other` })
    await expect(other.check()).resolves.toBeUndefined()
  })

  it('fails with the reason when the key is wrong or the server is unreachable', async () => {
    const { client } = setUp([], { apiKey: 'wrong' })
    await expect(client.check()).rejects.toMatchObject({ kind: 'http', status: 401 })
    const { client: lost } = setUp([], { baseUrl: 'http://127.0.0.1:9/v1' })
    await expect(lost.check()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the log', () => {
  it('never contains the prompt, the answer, the key or the error text of the server', async () => {
    const { ask, lines } = setUp([
      answer({ days: 3, name: 'my answer' }),
      fail(400, `Bad prompt: ${QUESTION.user}`, { code: `about ${QUESTION.user}` }),
      answer('my answer is no JSON'),
      answer('my answer is no JSON'),
    ])
    await ask()
    await expect(ask()).rejects.toThrow('400')
    await expect(ask()).rejects.toMatchObject({ kind: 'invalid' })
    const text = JSON.stringify(lines)
    expect(lines).toHaveLength(3)
    for (const secret of [KEY, 'ความลับ', 'my answer', QUESTION.system]) expect(text).not.toContain(secret)
    expect(lines[1]).toMatchObject({ kind: 'http', status: 400, schema: 'wish' })
  })
})
