import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'

let service: TestService
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  trips = tripCalls(service, await createTestUser(service))
})
afterAll(() => service.stop())

const create = async (body: object = { days: daysWith(PLACES) }) => (await trips.create(body)).body
/** A trip renamed so many times: `1`, `2`, … */
async function renamed(times: number) {
  const trip = await create({ name: '0', days: daysWith(PLACES) })
  for (let n = 1; n <= times; n++) await trips.edit(trip.trip_id, n, { name: String(n) })
  return trip
}
const nameNow = async (id: string) => (await trips.read(id)).body.name

describe('undoTripEdit and redoTripEdit', () => {
  it('go back to the trip as it was created, and forward again', async () => {
    const trip = await renamed(3)
    const id = trip.trip_id
    const seen: unknown[] = []
    for (const call of [
      trips.undo,
      trips.undo,
      trips.undo,
      trips.redo,
      trips.redo,
      trips.undo,
      trips.redo,
      trips.redo,
    ]) {
      const { status, body } = await call(id)
      seen.push(status === 200 ? body.name : body.code)
    }
    expect(seen).toEqual(['2', '1', '0', '1', '2', '1', '2', '3'])
    expect([(await trips.redo(id)).body.code, await nameNow(id)]).toEqual(['nothing_to_redo', '3'])
  })

  it('bring back everything of a version: days, times, notes and unscheduled places', async () => {
    const trip = await create({ days: [{ stops: [{ place_id: PLACES[0], note: 'จำไว้' }] }, ...daysWith([PLACES[1]])] })
    const { body: edited } = await trips.edit(trip.trip_id, 1, { number_of_days: 1, name: 'สั้นลง' })
    const undone = await trips.undo(trip.trip_id)
    const { changes, ...shown } = undone.body
    expect(shown).toEqual({ ...trip, version: 3 })
    expect(changes).toMatchObject({ added: [{ place_id: PLACES[1] }], removed: [] })
    expect(undone.headers['etag']).toBe('"3"')
    const { changes: _changes, ...again } = (await trips.redo(trip.trip_id)).body
    const { changes: _before, ...before } = edited
    expect(again).toEqual({ ...before, version: 4 })
  })

  it('end what can be redone with a new edit, and keep every version', async () => {
    const { trip_id: id } = await renamed(2)
    await trips.undo(id)
    await trips.edit(id, 4, { name: 'อีกทาง' })
    expect((await trips.redo(id)).body.code).toBe('nothing_to_redo')
    expect([(await trips.undo(id)).body.name, (await trips.redo(id)).body.name]).toEqual(['1', 'อีกทาง'])
    const { db } = service.services
    const versions = await db
      .selectFrom('trip_version')
      .select(['version', 'change', 'shows_version'])
      .where('trip_id', '=', id)
      .orderBy('version')
      .execute()
    expect(versions.map(({ change, shows_version: shows }) => `${change} ${shows}`)).toEqual([
      'created 1',
      'edited 2',
      'edited 3',
      'undone 2',
      'edited 5',
      'undone 2',
      'redone 5',
    ])
  })

  it('never make a stale If-Match valid again', async () => {
    const { trip_id: id } = await renamed(1)
    await trips.undo(id)
    expect((await trips.edit(id, 1, { name: 'x' })).status).toBe(412)
    const { status, body } = await trips.call('POST', `${TRIPS}/${id}/redo`, {}, { 'if-match': '"2"' })
    expect([status, body.version, body.changes.fields]).toEqual([412, 3, ['name']])
  })

  it('refuse dates that another trip has taken meanwhile, unless the caller allows it', async () => {
    const trip = await create({ start_date: '2027-08-01', days: [{}] })
    await trips.edit(trip.trip_id, 1, { start_date: '2027-08-09' })
    const other = await create({ start_date: '2027-08-01', days: [{}] })
    const { status, body } = await trips.undo(trip.trip_id)
    expect([status, body.code, body.trip_id]).toEqual([409, 'trip_dates_overlap', other.trip_id])
    expect((await trips.undo(trip.trip_id, { allow_overlap: true })).body.start_date).toBe('2027-08-01')
  })

  it('count 20 concurrent undos once each', async () => {
    const { trip_id: id } = await renamed(5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => trips.undo(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'nothing_to_undo')).toHaveLength(15)
    expect(await nameNow(id)).toBe('0')
  })

  it('return 404 for another user’s trip and 401 without a credential', async () => {
    const { trip_id: id } = await renamed(1)
    const other = tripCalls(service, await createTestUser(service))
    for (const call of [other.undo, other.redo]) expect((await call(id)).body.code).toBe('trip_not_found')
    for (const way of ['undo', 'redo']) expect((await service.call('POST', `${TRIPS}/${id}/${way}`)).status).toBe(401)
  })
})
