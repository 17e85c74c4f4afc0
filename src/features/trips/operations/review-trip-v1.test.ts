import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'

let service: TestService
let user: TestUser
let [tripId, stopId] = ['', '']
// 06:30 in Bangkok on 21 November 2026.
const now = new Date('2026-11-20T23:30:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  user = await createTestUser(service)
  const { body } = await create('2026-11-21')
  tripId = body.trip_id
  stopId = body.days[0].stops[0].stop_id
})
afterAll(() => service.stop())

const create = (start_date: string | null) =>
  tripCalls(service, user).create({ start_date, days: [{ stops: [{ place_id: PLACES[0] }] }] })
const review = (payload: object, who = user, id = tripId) =>
  tripCalls(service, who).call('POST', `${TRIPS}/${id}/review`, payload)
const stored = () =>
  service.services.db.selectFrom('trip_review').selectAll().where('trip_id', '=', tripId).orderBy('user_id').execute()

describe('reviewTripV1', () => {
  it('stores one review per user, which a second replaces', async () => {
    const first = await review({ score: 4, text: ' วัดสวย\r\nคนเยอะ ', stops: [{ stop_id: stopId, text: 'มาเช้า ๆ' }] })
    expect([first.status, first.body]).toEqual([
      200,
      {
        trip_id: tripId,
        score: 4,
        text: 'วัดสวย\nคนเยอะ',
        stops: [{ stop_id: stopId, text: 'มาเช้า ๆ' }],
        reviewed_at: now.toISOString(),
      },
    ])
    const second = await review({ score: 2 })
    expect(second.body).toEqual({ trip_id: tripId, score: 2, stops: [], reviewed_at: now.toISOString() })
    expect(await stored()).toEqual([
      { trip_id: tripId, user_id: user.userId, score: 2, text: null, stops: [], reviewed_at: now },
    ])
  })

  it('keeps one of twenty concurrent reviews', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => review({ score: (index % 5) + 1 })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await stored()).toHaveLength(1)
  })

  it('is for members too, and for nobody else', async () => {
    const [friend, stranger] = [await createTestUser(service), await createTestUser(service)]
    const { token } = (await tripCalls(service, user).call('PUT', `${TRIPS}/${tripId}/share`, { role: 'view' })).body
    await service.call('GET', `${TRIPS}/${tripId}`, { headers: { ...friend.headers, 'x-share-token': token } })
    expect((await review({ score: 5 }, friend)).status).toBe(200)
    expect(await stored()).toHaveLength(2)
    expect((await review({ score: 5 }, stranger)).status).toBe(404)
    expect((await review({ score: 5 }, user, 'trip_none')).status).toBe(404)
    expect((await service.call('POST', `${TRIPS}/${tripId}/review`, { payload: { score: 5 } })).status).toBe(401)
  })

  it('waits for the first day of the trip in Bangkok', async () => {
    for (const start of ['2026-11-22', null]) {
      const { status, body } = await review({ score: 5 }, user, (await create(start)).body.trip_id)
      expect([status, body.code]).toEqual([409, 'trip_not_begun'])
    }
  })

  it('rejects other scores, blank and long texts, and stops of other trips, all at once', async () => {
    for (const payload of [
      {},
      { score: 0 },
      { score: 6 },
      { score: 4.5 },
      { score: 5, text: ' \n' },
      { score: 5, stars: 5 },
    ])
      expect([payload, (await review(payload)).status]).toEqual([payload, 400])
    const stops = [
      { stop_id: 'elsewhere', text: 'x' },
      { stop_id: stopId, text: 'x' },
      { stop_id: stopId, text: 'y' },
    ]
    const { body } = await review({ score: 5, stops })
    expect(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
      ['/stops/0/stop_id', 'unknown'],
      ['/stops/2/stop_id', 'repeated'],
    ])
  })
})
