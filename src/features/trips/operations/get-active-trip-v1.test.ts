import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { PLACES, tripCalls } from '../../../../test/support/trips.ts'

const URL = '/trips/v1/active-trip'
let service: TestService
let user: TestUser
// 10:30 in Bangkok on Monday, 23 November 2026.
let now = new Date('2026-11-23T03:30:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const active = () => tripCalls(service, user).call('GET', URL)

describe('getActiveTripV1', () => {
  it('returns no trip and the next one on a day without a trip', async () => {
    expect((await active()).body).toMatchObject({ trip: null, next_trip: null, date: '2026-11-23', day: null })
    const { body } = await tripCalls(service, user).create({ start_date: '2026-12-24', days: [{}] })
    const answer = (await active()).body
    expect([answer.trip, answer.next_trip.trip_id]).toEqual([null, body.trip_id])
  })

  it('says where the trip is now, what comes next and when to leave', async () => {
    const { body: trip } = await tripCalls(service, user).create({
      start_date: '2026-11-22',
      days: [
        {},
        {
          stops: [
            { place_id: PLACES[0], arrive: '10:00', stay_minutes: 60 },
            { place_id: PLACES[1], arrive: '13:00' },
          ],
        },
      ],
    })
    const [first, second] = trip.days[1].stops
    const { body } = await active()
    expect([body.trip, body.day, body.now, body.next]).toEqual([trip, 2, first, second])
    expect(body.minutes_to_leave).toBe(150 - second.travel.minutes)
    expect(body.next_opening).toBe('open')
    expect(body.next_trip.start_date).toBe('2026-12-24')
  })

  it('turns to tomorrow at midnight in Bangkok', async () => {
    const before = now
    now = new Date('2026-11-22T16:59:00Z')
    // The clock went back, so this needs a token of that hour.
    const { accessToken } = await service.services.accounts.tokens.issue(user)
    const { body } = await service.call('GET', URL, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(body.day).toBe(1)
    now = before
  })

  it('returns 401 without a credential', async () => {
    expect((await service.call('GET', URL)).status).toBe(401)
  })
})
