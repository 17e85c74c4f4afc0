import Type from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'

const where = operation({
  method: 'GET',
  url: '/test/where',
  access: 'public',
  schema: {
    operationId: 'where',
    summary: 'Where',
    tag: 'Test',
    response: { 200: Type.Object({ url: Type.String() }) },
    example: { response: { url: '' } },
  },
  handler: ({ absolute }) => ({ url: absolute('/x') }),
})

let service: TestService
afterEach(() => service.stop())
const ask = async (env: Record<string, string>, headers: Record<string, string>) => {
  service = await startTestService({ extraOperations: [where], env })
  return (await service.call('GET', '/test/where', { headers })).body.url as string
}

describe('URLs in answers', () => {
  it.each([
    [
      'the public URL',
      { PUBLIC_URL: 'https://tiao.example/api/' },
      { host: 'evil.example' },
      'https://tiao.example/api/x',
    ],
    ['the host of the call', {}, { host: 'tiao.test:3000' }, 'http://tiao.test:3000/x'],
    ['an IPv6 host', {}, { host: '[::1]:3000' }, 'http://[::1]:3000/x'],
    [
      'no forwarded host of just anybody',
      {},
      { host: 'tiao.test', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      'http://tiao.test/x',
    ],
    [
      'the forwarded host of a trusted proxy',
      { TRUSTED_PROXIES: '127.0.0.1' },
      { host: 'inside', 'x-forwarded-host': 'tiao.example', 'x-forwarded-proto': 'https' },
      'https://tiao.example/x',
    ],
  ])('begin with %s', async (_what, env, headers, expected) => {
    expect(await ask(env, headers)).toBe(expected)
  })

  it('never repeat an invalid host', async () => {
    expect(await ask({}, { host: 'evil.example/path>; rel="next"' })).not.toContain('evil')
  })
})
