import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, signUpFields } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { openSocket } from '../../../test/support/socket.ts'

let service: TestService
let url: string
beforeAll(async () => {
  service = await startTestService({ hearsCommits: true })
  url = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())

/** What the server sends until it closes; the parts are written one after another. */
async function exchange(...parts: readonly string[]): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  await once(socket, 'connect')
  for (const part of parts) await new Promise<void>((done) => void socket.write(part, () => setImmediate(done)))
  await once(socket, 'close')
  return text
}

const UPGRADE =
  'Host: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEA\r\n'

describe('an upgrade to anything else', () => {
  it('is ignored: a read gets its answer', async () => {
    const answer = await exchange(`GET /livez HTTP/1.1\r\n${UPGRADE}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('is ignored: a body is read, in however many packets it comes', async () => {
    const body = JSON.stringify(signUpFields())
    const head = `POST /core/v1/auth/sign-up HTTP/1.1\r\n${UPGRADE}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const answer = await exchange(head + body.slice(0, 20), body.slice(20, 60), body.slice(60))
    expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/)
  })

  it('is ignored: a WebSocket on another path gets the answer of that path', async () => {
    const { status } = await openSocket(`${url}/trips/v1/place/search`).refused
    expect(status).toBe(400)
    expect((await openSocket(`${url}/nowhere`).refused).status).toBe(404)
  })
})

it('a stop closes WebSocket connections with 1001 and does not wait for their clients', async () => {
  const own = await startTestService({ hearsCommits: true })
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await createTestUser(own)
  const client = openSocket(`${address}/trips/v1/events`, { headers })
  await client.opened
  const stopped = own.stop()
  expect(await client.closed).toEqual({ code: 1001, reason: 'going_away' })
  await stopped
})
