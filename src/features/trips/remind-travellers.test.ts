import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { daysWith, PLACES, tripCalls } from '../../../test/support/trips.ts'
import { addDays, bangkokDate } from '../../world/calendar.ts'
import { putMember } from './member-store.ts'
import { remindTravellers } from './remind-travellers.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date(), withStarter: true })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const inbox = async (who: TestUser, language: string) => {
  const headers = { ...who.headers, 'accept-language': language }
  const { body } = await service.call('GET', '/core/v1/notifications?event=trip_tomorrow', { headers })
  return body.results.map((one: { body: string; data: object }) => [one.body, one.data])
}

describe('remindTravellers', () => {
  it('reminds owners and members once of trips that start tomorrow, by the title in the language of the reader', async () => {
    const { create, remove } = tripCalls(service, user)
    const today = bangkokDate(new Date())
    const plan = async (inDays: number, more: object = {}) => {
      const dates = { start_date: addDays(today, inDays), allow_overlap: true }
      const { status, body } = await create({ days: daysWith([PLACES[0]]), ...dates, ...more })
      expect([status, body.errors]).toEqual([201, undefined])
      return body.trip_id
    }
    const deleted = await plan(1)
    await remove(deleted)
    const tripId = await plan(1)
    const member = await createTestUser(service)
    await putMember(service.services.db, { tripId, userId: member.userId, role: 'view', expiresAt: null })
    for (const inDays of [0, 2]) await plan(inDays)
    for (let run = 0; run < 2; run++) await remindTravellers(service.services, 'trip_tomorrow')
    expect(await inbox(user, 'en')).toEqual([[expect.stringContaining('Ayutthaya'), { trip_id: tripId }]])
    expect(await inbox(member, 'en')).toHaveLength(1)
    expect(await inbox(user, 'th')).toEqual([[expect.stringContaining('อยุธยา'), { trip_id: tripId }]])
  })
})
