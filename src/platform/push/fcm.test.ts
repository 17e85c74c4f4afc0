import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type FcmTrouble,
  fault,
  fcmError,
  startFcmServer,
  type TestFcmServer,
} from '../../../test/support/fcm-server.ts'
import { createFcm } from './fcm.ts'
import { readGoogleAccount } from './google-account.ts'
import { PushDelayedError, PushRefusedError, PushTokenDeadError } from './push.ts'

let server: TestFcmServer
let now: Date
beforeEach(async () => {
  now = new Date()
  server = await startFcmServer(() => now)
})
afterEach(() => server.close())

const message = {
  tag: '019abcde000070008000000000000001',
  title: 'พรุ่งนี้ออกเดินทาง',
  body: 'ทริป “เชียงใหม่” เริ่มพรุ่งนี้',
  data: { trip_id: 'trip_1' },
}
const open = (baseUrl = server.url) =>
  createFcm({ account: readGoogleAccount(server.serviceAccount)!, baseUrl, clock: () => now })
const outcomeOf = async (trouble: FcmTrouble): Promise<unknown> => {
  server.habits = { onSend: () => trouble }
  return open()
    .send({ token: 'device-1' }, message)
    .then(
      () => 'accepted',
      (error: unknown) => (error as Error).constructor,
    )
}

describe('createFcm', () => {
  it('signs in once and sends what a device shows, with a tag that replaces a repeat', async () => {
    const fcm = open()
    await Promise.all(['a', 'b', 'c'].map((token) => fcm.send({ token }, message)))
    expect(server.tokensIssued).toBe(1)
    expect(server.received.map(({ token }) => token).sort()).toEqual(['a', 'b', 'c'])
    expect(server.received[0]).toMatchObject({
      notification: { title: message.title, body: message.body },
      data: { trip_id: 'trip_1' },
      android: { collapse_key: message.tag, notification: { tag: message.tag } },
      apns: { headers: { 'apns-collapse-id': message.tag } },
    })
  })

  it('signs in again before the token expires, and after FCM has rejected it', async () => {
    const fcm = open()
    await fcm.send({ token: 'a' }, message)
    now = new Date(now.getTime() + 3_400_000)
    await fcm.send({ token: 'a' }, message)
    expect(server.tokensIssued).toBe(2)
    server.revokeTokens()
    await expect(fcm.send({ token: 'a' }, message)).rejects.toThrow('401')
    await fcm.send({ token: 'a' }, message)
    expect([server.tokensIssued, server.received.length]).toEqual([3, 3])
  })

  it('signs in again after a failed attempt', async () => {
    const fcm = open()
    server.habits = { onToken: () => ({ status: 503, headers: { 'retry-after': '7' }, body: '' }) }
    await expect(fcm.check()).rejects.toMatchObject({ retryAfterS: 7 })
    server.habits = { onToken: () => ({ status: 401, body: { error: 'invalid_grant' } }) }
    await expect(fcm.check()).rejects.toThrow('rejects the service account')
    server.habits = { onToken: () => ({ status: 200, body: {} }) }
    await expect(fcm.check()).rejects.toThrow('without a token')
    server.habits = {}
    await fcm.check()
  })

  const invalidField = (field: string) => ({
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field }],
  })
  it.each([
    ['UNREGISTERED', 404, fault(404, 'NOT_FOUND', 'Requested entity was not found.', [fcmError('UNREGISTERED')])],
    ['404 without a code', 404, fault(404, 'NOT_FOUND', 'Requested entity was not found.')],
    ['410', 410, fault(410, 'NOT_FOUND', 'Gone')],
    [
      'INVALID_ARGUMENT with the message about the token',
      400,
      fault(400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token', [
        fcmError('INVALID_ARGUMENT'),
      ]),
    ],
    [
      'INVALID_ARGUMENT with the field of the token',
      400,
      fault(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', [
        fcmError('INVALID_ARGUMENT'),
        invalidField('message.token'),
      ]),
    ],
    ['NotRegistered', 400, { error: 'NotRegistered' }],
    ['InvalidRegistration', 400, 'Error=InvalidRegistration'],
  ])('knows a dead token by %s', async (_name, status, body) => {
    expect(await outcomeOf({ status, body })).toBe(PushTokenDeadError)
  })

  it.each([
    ['a message that is too big', 400, fault(400, 'INVALID_ARGUMENT', 'Message too big'), PushRefusedError],
    [
      'a wrong value',
      400,
      fault(400, 'INVALID_ARGUMENT', "Invalid value at 'message.data[0].value'", [
        invalidField('message.data[0].value'),
      ]),
      PushRefusedError,
    ],
    [
      'the token of another project',
      403,
      fault(403, 'PERMISSION_DENIED', 'SenderId mismatch', [fcmError('SENDER_ID_MISMATCH')]),
      PushRefusedError,
    ],
    ['a key without permission', 403, fault(403, 'PERMISSION_DENIED', 'Permission denied on resource project'), Error],
    ['a wrong APNs key', 401, fault(401, 'UNAUTHENTICATED', 'APNs', [fcmError('THIRD_PARTY_AUTH_ERROR')]), Error],
    [
      'an overloaded service',
      429,
      fault(429, 'RESOURCE_EXHAUSTED', 'Quota', [fcmError('QUOTA_EXCEEDED')]),
      PushDelayedError,
    ],
    ['a failed service', 500, fault(500, 'INTERNAL', 'Internal error', [fcmError('INTERNAL')]), PushDelayedError],
    ['a proxy', 502, '<html>Bad gateway</html>', PushDelayedError],
    ['a wrong address', 404, '<html>Not found</html>', PushRefusedError],
    ['a redirect', 302, '', PushRefusedError],
  ])('does not take %s for a dead token', async (_name, status, body, kind) => {
    expect(await outcomeOf({ status, body })).toBe(kind)
  })

  it('contacts FCM again only after Retry-After, in seconds or as a date', async () => {
    let calls = 0
    const fcm = open()
    for (const header of ['120', new Date(now.getTime() + 120_000).toUTCString()]) {
      server.habits = {
        onSend() {
          calls++
          return { status: 503, headers: { 'retry-after': header }, body: '' }
        },
      }
      await expect(fcm.send({ token: 'a' }, message)).rejects.toBeInstanceOf(PushDelayedError)
      await expect(fcm.send({ token: 'b' }, message)).rejects.toMatchObject({ retryAfterS: expect.any(Number) })
      now = new Date(now.getTime() + 121_000)
    }
    server.habits = {}
    await fcm.send({ token: 'a' }, message)
    expect([calls, server.received.length]).toEqual([2, 1])
  })

  it('reports a server that cannot be reached', async () => {
    const { url } = server
    await server.close()
    await expect(open(url).check()).rejects.toThrow('cannot be reached')
    server = await startFcmServer()
  })
})

describe('readGoogleAccount', () => {
  it('reads a key file and explains what is wrong with another text', () => {
    expect(readGoogleAccount('')).toBe(null)
    expect(readGoogleAccount(server.serviceAccount)).toMatchObject({ projectId: 'tiao-test' })
    const file = JSON.parse(server.serviceAccount) as object
    const changed = (change: object) => () => readGoogleAccount(JSON.stringify({ ...file, ...change }))
    expect(() => readGoogleAccount('./key.json')).toThrow('key file')
    expect(changed({ project_id: undefined })).toThrow('key file')
    expect(changed({ token_uri: 'here' })).toThrow('token_uri')
    expect(changed({ private_key: 'PEM' })).toThrow('private_key')
  })
})
