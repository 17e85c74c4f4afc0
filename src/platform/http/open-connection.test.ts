import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { StoredReply } from './reply.ts'

const body = Buffer.from('{"count":1}')
const schema = (operationId: string) => ({
  operationId,
  summary: 'Test',
  tag: 'Test',
  response: { 200: Type.Object({ count: Type.Integer() }) },
  example: { response: { count: 1 } },
})
const signals: AbortSignal[] = []
const operations = [
  operation({
    method: 'GET',
    url: '/test/stored',
    access: 'public',
    cache: { maxAgeS: 60 },
    schema: schema('stored'),
    handler: () => new StoredReply(body, '"one"', 3),
  }),
  operation({
    method: 'GET',
    url: '/test/patient',
    access: 'public',
    schema: schema('patient'),
    handler({ signal }) {
      signals.push(signal)
      return { count: 1 }
    },
  }),
  operation({
    method: 'GET',
    url: '/test/endless',
    access: 'public',
    schema: schema('endless'),
    async handler({ signal }) {
      signals.push(signal)
      await once(signal, 'abort')
      return { count: 1 }
    },
  }),
]

let service: TestService
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  service = await startTestService({ extraOperations: operations })
  service.app.server.on('connection', (socket: Socket) => sockets.push(socket))
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  port = (service.app.server.address() as AddressInfo).port
})
afterAll(() => service.stop())

async function read(agent: Agent, path: string, method = 'GET'): Promise<{ answer: IncomingMessage; text: string }> {
  const asked = get({ port, host: '127.0.0.1', path, method, agent })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { answer, text }
}

describe('a connection that stays open', () => {
  it('accumulates nothing over many calls, even those that watch for a disconnect', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    sockets.length = 0
    await read(agent, '/test/patient')
    const listeners = () => sockets.map((socket) => socket.listenerCount('close'))
    const before = listeners()
    for (let call = 0; call < 20; call++) {
      await read(agent, '/test/patient')
      await read(agent, '/test/stored')
    }
    expect(sockets).toHaveLength(1)
    expect(listeners()).toEqual(before)
    agent.destroy()
  })

  it('does not abort work that has been answered', async () => {
    signals.length = 0
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await read(agent, '/test/patient')
    agent.destroy()
    await once(sockets.at(-1)!, 'close')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('aborts work in progress when the caller closes it', async () => {
    signals.length = 0
    const asked = get({ port, host: '127.0.0.1', path: '/test/endless' })
    asked.on('error', () => {}) // The reset is what this test is about.
    await expect.poll(() => signals.length).toBe(1)
    const aborted = once(signals[0]!, 'abort')
    asked.destroy()
    await aborted
    expect(signals[0]!.aborted).toBe(true)
  })
})

describe('stored answers', () => {
  it('carry the headers of every answer, for GET and HEAD', async () => {
    const agent = new Agent()
    const { answer, text } = await read(agent, '/test/stored')
    expect([answer.statusCode, text]).toEqual([200, body.toString()])
    const head = await read(agent, '/test/stored', 'HEAD')
    expect([head.answer.statusCode, head.text]).toEqual([200, ''])
    for (const { headers, rawHeaders } of [answer, head.answer]) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(body.length),
        'content-language': 'th',
        'cache-control': 'public, max-age=60',
        vary: 'Accept-Language, Accept-Encoding',
        etag: '"one"',
        link: expect.stringMatching(/^<http:\/\/(localhost|127\.0\.0\.1):\d+\/test\/stored\?page=3>; rel="next"$/),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
        'access-control-allow-origin': '*',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      })
      const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
      expect(names).toHaveLength(new Set(names).size)
    }
  })
})
