import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { eraseDeletedTrips } from '../trip-jobs.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => NOW })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const create = async (body: object = { days: daysWith([PLACES[0]]) }) => (await trips.create(body)).body
async function deletedDaysAgo(id: string, days: number): Promise<void> {
  const deleted_at = new Date(NOW.getTime() - days * 86_400_000)
  await service.services.db.updateTable('trip').set({ deleted_at }).where('trip_id', '=', id).execute()
}

describe('deleteCustomTripV1', () => {
  it('deletes a trip, which frees its dates', async () => {
    const { trip_id: id } = await create({ start_date: '2027-01-05', days: [{}] })
    expect((await trips.remove(id)).status).toBe(204)
    expect((await trips.read(id)).status).toBe(404)
    expect((await trips.remove(id)).body.code).toBe('trip_not_found')
    expect((await trips.create({ start_date: '2027-01-05', days: [{}] })).status).toBe(201)
  })

  it('returns 404 for another user’s trip and 401 without a credential', async () => {
    const { trip_id: id } = await create()
    const other = tripCalls(service, await createTestUser(service))
    expect((await other.remove(id)).status).toBe(404)
    expect((await service.call('DELETE', `${TRIPS}/${id}`)).status).toBe(401)
    expect((await trips.read(id)).status).toBe(200)
  })
})

describe('restoreTrip', () => {
  it('brings a deleted trip back as it was, with its history', async () => {
    const trip = await create()
    await trips.edit(trip.trip_id, 1, { name: 'แก้แล้ว' })
    const before = (await trips.read(trip.trip_id)).body
    await trips.remove(trip.trip_id)
    const { status, body } = await trips.restore(trip.trip_id)
    expect([status, body]).toEqual([200, before])
    // A repeat changes nothing.
    expect((await trips.restore(trip.trip_id)).body).toEqual(before)
    expect((await trips.undo(trip.trip_id)).status).toBe(200)
  })

  it('works for 30 days; then the job erases the trip and its versions', async () => {
    const [kept, gone] = [await create(), await create()]
    await deletedDaysAgo(kept.trip_id, 29)
    await deletedDaysAgo(gone.trip_id, 31)
    expect((await trips.restore(gone.trip_id)).status).toBe(404)
    const { db } = service.services
    await eraseDeletedTrips(db, NOW)
    const rows = await db
      .selectFrom('trip_version')
      .select('trip_id')
      .where('trip_id', 'in', [kept.trip_id, gone.trip_id])
      .execute()
    expect(rows).toEqual([{ trip_id: kept.trip_id }])
    expect((await trips.restore(kept.trip_id)).status).toBe(200)
  })

  it('refuses dates that another trip has taken meanwhile, unless the caller allows it', async () => {
    const trip = await create({ start_date: '2027-02-05', days: [{}] })
    await trips.remove(trip.trip_id)
    const other = await create({ start_date: '2027-02-05', days: [{}] })
    const { status, body } = await trips.restore(trip.trip_id)
    expect([status, body.code, body.trip_id]).toEqual([409, 'trip_dates_overlap', other.trip_id])
    expect((await trips.restore(trip.trip_id, { allow_overlap: true })).status).toBe(200)
  })

  it('returns 404 for another user’s trip and 401 without a credential', async () => {
    const { trip_id: id } = await create()
    await trips.remove(id)
    const other = tripCalls(service, await createTestUser(service))
    expect((await other.restore(id)).status).toBe(404)
    expect((await trips.restore('trip_none')).status).toBe(404)
    expect((await service.call('POST', `${TRIPS}/${id}/restore`)).status).toBe(401)
  })
})
