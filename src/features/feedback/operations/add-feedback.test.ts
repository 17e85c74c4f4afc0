import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { feedbackData } from '../feedback-data.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const PLACE = 'th-10-wat-pho'
const send = (payload: object, headers: Readonly<Record<string, string>> = user.headers) =>
  service.call('POST', '/trips/v1/feedback', { payload, headers })
const rows = () => service.services.db.selectFrom('feedback').selectAll().orderBy('feedback_id').execute()
const anyTrip = async (who = user): Promise<string> => {
  const payload = { prompt: 'one day in Ayutthaya, temples' }
  return (await service.call('POST', '/trips/v1/custom-trips/ai', { payload, headers: who.headers })).body.trip_id
}
const pointers = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`).sort()

describe('addFeedback', () => {
  it('stores a rating and a tidy comment and answers 201 with a ticket number', async () => {
    const { status, body } = await send({
      ref_id: PLACE,
      action: 'place',
      rating: 4,
      comment: '  Cafe\u0301 <b>closed</b>\r\nat noon ',
    })
    expect([status, body]).toEqual([
      201,
      { status: 'open', ref: expect.stringMatching(/^FB-\d{6}$/), message: expect.stringContaining(body.ref) },
    ])
    expect((await rows()).at(-1)).toMatchObject({
      user_id: user.userId,
      action: 'place',
      ref_id: PLACE,
      rating: 4,
      comment: 'Café <b>closed</b>\nat noon',
      status: 'open',
    })
    const thai = await send({ action: 'app', rating: 5 }, { ...user.headers, 'accept-language': 'th' })
    expect(thai.body.message).toMatch(/^ขอบคุณ/)
  })

  it('takes every action for something that exists', async () => {
    const { services } = service
    const trip = await anyTrip()
    const route = [...services.catalogue.routes()][0]!.route_id
    for (const [action, ref_id] of [
      ['trip', trip],
      ['ai_trip', trip],
      ['chat', trip],
      ['route', route],
      ['chat', undefined],
      ['app', undefined],
    ])
      expect([action, (await send({ action, ref_id, comment: 'good' })).status]).toEqual([action, 201])
  })

  it('returns 404 for something that does not exist or is not the caller’s', async () => {
    const trip = await anyTrip()
    const other = await createTestUser(service)
    for (const [action, ref_id] of [
      ['place', 'P0'],
      ['route', PLACE],
      ['trip', 'trip_none'],
      ['trip', trip],
      ['chat', trip],
    ]) {
      const { status, body } = await send({ action, ref_id, rating: 1 }, other.headers)
      expect([action, status, body.code]).toEqual([action, 404, 'feedback_target_not_found'])
    }
  })

  it('refuses invalid input with all its errors', async () => {
    expect(pointers(await send({ action: 'place' }))).toEqual(['/rating missing', '/ref_id missing'])
    expect(pointers(await send({ action: 'app', ref_id: PLACE, rating: 3 }))).toEqual(['/ref_id not_allowed'])
    expect(pointers(await send({ action: 'hotel', rating: 0, comment: ' \u200b', stars: 5 }))).toEqual([
      '/action not_allowed',
      '/comment bad_format',
      '/rating too_small',
      '/stars unknown',
    ])
    expect(pointers(await send({ action: 'app', rating: 4.5 }))).toEqual(['/rating wrong_type'])
    expect(pointers(await send({ action: 'app', comment: 'a\u202eb' }))).toEqual(['/comment bad_format'])
    expect(pointers(await send({ action: 'app', comment: 'x'.repeat(2_001) }))).toEqual(['/comment too_long'])
    // NFC writes this character as two.
    expect(pointers(await send({ action: 'app', comment: '\u0958'.repeat(1_001) }))).toEqual(['/comment too_long'])
    expect((await send({ action: 'app', comment: '🙏'.repeat(2_000) })).status).toBe(201)
  })

  it('creates one ticket for one Idempotency-Key', async () => {
    const headers = { ...user.headers, 'idempotency-key': 'feedback-1' }
    const before = (await rows()).length
    const first = await send({ action: 'app', rating: 2 }, headers)
    const again = await send({ action: 'app', rating: 2 }, headers)
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true'])
    expect((await rows()).length).toBe(before + 1)
    expect((await send({ action: 'app', rating: 3 }, headers)).status).toBe(422)
  })

  it('returns 401 without a token', async () => {
    expect((await send({ action: 'app', rating: 2 }, {})).status).toBe(401)
  })

  it('is exported to its author and erased with the account', async () => {
    const who = await createTestUser(service)
    const { ref } = (await send({ action: 'app', comment: 'mine' }, who.headers)).body
    const { db } = service.services
    expect(await feedbackData.list(db, who.userId)).toMatchObject({ feedback: [{ ref, comment: 'mine' }] })
    await feedbackData.erase(db, who.userId)
    expect(await feedbackData.list(db, who.userId)).toEqual({ feedback: [] })
  })
})
