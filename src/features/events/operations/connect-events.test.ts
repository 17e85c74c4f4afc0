import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, signInTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { openSocket, type SocketClient } from '../../../../test/support/socket.ts'

const EVENTS = '/trips/v1/events'
let service: TestService
let url: string
let user: TestUser
let now = new Date('2026-11-21T03:00:00Z')
const clients: SocketClient[] = []
beforeAll(async () => {
  service = await startTestService({
    hearsCommits: true,
    clock: () => now,
    env: { CORS_ORIGINS: 'https://trips.example' },
  })
  url = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})

function connect(path = EVENTS, headers: Readonly<Record<string, string>> = {}): SocketClient {
  const client = openSocket(url + path, { headers })
  clients.push(client)
  return client
}
async function connected(first: object): Promise<SocketClient> {
  const client = connect()
  await client.opened
  client.send({ token: user.accessToken, ...first })
  return client
}
function append(...stages: string[]): Promise<void> {
  const { db, events } = service.services
  const message = { th: 'ทริปเปลี่ยน', en: 'The trip changed' }
  return db
    .transaction()
    .execute((db) =>
      events.append(db, ...stages.map((stage) => ({ userId: user.userId, type: 'trip' as const, stage, message }))),
    )
}
const stagesOf = ({ messages }: SocketClient) => messages.map(({ stage }) => stage)

describe('connectEvents', () => {
  it('sends events to who proves with the header, in the language of the caller', async () => {
    await append('before')
    const client = connect(EVENTS, user.headers)
    await expect.poll(() => stagesOf(client)).toEqual(['before'])
    await append('one', 'two')
    await expect.poll(() => stagesOf(client)).toEqual(['before', 'one', 'two'])
    expect(client.messages[1]).toEqual({
      type: 'trip',
      seq: expect.any(Number),
      stage: 'one',
      percent: null,
      message: 'The trip changed',
      data: {},
      created_at: now.toISOString(),
    })
  })

  it('takes the token, the position and the language from the first message', async () => {
    await append('one', 'two')
    const [first] = await service.services.events.list({ userId: user.userId, after: 0 })
    const client = await connected({ after: first!.seq, language: 'th' })
    await expect
      .poll(() => client.messages.map(({ stage, message }) => [stage, message]))
      .toEqual([['two', 'ทริปเปลี่ยน']])
  })

  it('loses and repeats nothing when a client reconnects while events come', async () => {
    const seen: string[] = []
    const writing = (async () => {
      for (let n = 0; n < 30; n++) await append(`s${n}`)
    })()
    let after = 0
    while (seen.length < 30) {
      const client = connect(`${EVENTS}?after=${after}`, user.headers)
      await expect.poll(() => client.messages.length).toBeGreaterThan(0)
      client.socket.terminate()
      const received = [...client.messages]
      seen.push(...received.map(({ stage }) => String(stage)))
      after = received.at(-1)!.seq
    }
    await writing
    expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => `s${n}`))
  })

  it('sends nothing to other users', async () => {
    const other = connect(EVENTS, (await createTestUser(service)).headers)
    const own = connect(EVENTS, user.headers)
    await append('mine')
    await expect.poll(() => stagesOf(own)).toEqual(['mine'])
    expect(stagesOf(other)).toEqual([])
  })

  it('closes with 4401 when the session ends, on every connection of that session only', async () => {
    const again = await signInTestUser(service, { username: user.username, password: PASSWORD })
    const client = connect(EVENTS, user.headers)
    const other = connect(EVENTS, again.headers)
    await append('ready')
    await expect.poll(() => [stagesOf(client), stagesOf(other)]).toEqual([['ready'], ['ready']])
    await service.call('POST', '/core/v1/auth/sign-out', { headers: user.headers })
    expect(await client.closed).toEqual({ code: 4401, reason: 'unauthenticated' })
    await append('later')
    await expect.poll(() => stagesOf(other)).toEqual(['ready', 'later'])
  })

  it('closes with 4401 when the token has expired, unless the client has sent a fresh one', async () => {
    const [old, renewed] = [connect(EVENTS, user.headers), connect(EVENTS, user.headers)]
    await append('ready')
    await expect.poll(() => [stagesOf(old), stagesOf(renewed)]).toEqual([['ready'], ['ready']])
    now = new Date('2026-11-21T03:10:00Z')
    const { accessToken } = await service.services.accounts.tokens.issue(user)
    renewed.send({ token: accessToken })
    await append('renewed')
    await expect.poll(() => stagesOf(renewed)).toEqual(['ready', 'renewed'])
    now = new Date('2026-11-21T03:15:01Z')
    // Any news about a session makes its connections check their tokens, as each ping does.
    await expect
      .poll(async () => {
        await service.services.accounts.sessions.announceEnded([user.sessionId])
        return old.socket.readyState
      })
      .toBe(old.socket.CLOSED)
    expect((await old.closed).code).toBe(4401)
    await append('later')
    await expect.poll(() => stagesOf(renewed)).toEqual(['ready', 'renewed', 'later'])
    now = new Date('2026-11-21T03:00:00Z')
  })

  it.each([
    ['4401', 'an invalid token', { token: 'x.y.z' }],
    ['4400', 'no token', { after: 1 }],
    ['4400', 'an unknown member', { token: 'x', aftr: 1 }],
    ['4400', 'what is not JSON', 'hello'],
    ['1009', 'a message of more than 4 KB', { token: 'x'.repeat(5_000) }],
  ])('closes with %s for %s', async (code, _what, message) => {
    const client = connect()
    await client.opened
    client.send(message)
    expect((await client.closed).code).toBe(Number(code))
  })

  it('closes with 4401 for the token of another user', async () => {
    const client = await connected({})
    await append('ready')
    await expect.poll(() => stagesOf(client)).toEqual(['ready'])
    client.send({ token: (await createTestUser(service)).accessToken })
    expect((await client.closed).code).toBe(4401)
  })

  it('accepts ten connections of a user', async () => {
    await append('ready')
    const ten = Array.from({ length: 10 }, () => connect(EVENTS, user.headers))
    await expect.poll(() => ten.map(({ messages }) => messages.length)).toEqual(ten.map(() => 1))
    expect(await connect(EVENTS, user.headers).closed).toEqual({ code: 4429, reason: 'too_many_connections' })
    ten[0]!.socket.close()
    await ten[0]!.closed
    const next = connect(EVENTS, user.headers)
    await expect.poll(() => next.messages.length).toBe(1)
  })

  it('refuses the upgrade with a problem: an invalid header, a token in the URL, another web site', async () => {
    const refusals = [
      await connect(EVENTS, { authorization: 'Bearer x.y.z' }).refused,
      await connect(`${EVENTS}?token=${user.accessToken}`).refused,
      await connect(`${EVENTS}?after=-1`, user.headers).refused,
      await connect(EVENTS, { ...user.headers, origin: 'https://evil.example' }).refused,
    ]
    expect(refusals.map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
      [401, 'unauthenticated'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [403, 'origin_not_allowed'],
    ])
    for (const origin of ['https://trips.example', url]) await connect(EVENTS, { ...user.headers, origin }).opened
  })

  it('answers calls without an upgrade with 426', async () => {
    const { status, body, headers } = await service.call('GET', EVENTS, { headers: user.headers })
    expect([status, body.code, headers['upgrade']]).toEqual([426, 'upgrade_required', 'websocket'])
  })
})
