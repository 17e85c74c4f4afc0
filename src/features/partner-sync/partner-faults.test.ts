import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, isList, pageOf, partnerSyncs, places } from '../../../test/support/partner-syncs.ts'
import { SYNC_QUEUE } from './sync-queue.ts'

const syncs = partnerSyncs()
const { request, job, drain, sync, storedPlaces } = syncs

const onPage = (page: string, fault: object) => {
  syncs.server.faultOf = ({ path, query }) => (isList(path) && pageOf(query) === page ? fault : undefined)
}
/** Eight runs without a page, `skipped` of them only counted, then a full sync. @returns the last one */
async function syncAfterGivingUp(fault: object, code: string, skipped = 0) {
  syncs.server.places = places(3)
  await sync()
  syncs.server.places = places(25).slice(2)
  onPage('2', fault)
  const id = await request('places', { full: true })
  await syncs.service.runQueued(SYNC_QUEUE)
  expect(await job(id)).toMatchObject({
    state: 'running',
    created: 19,
    unchanged: 1,
    retry_at: new Date(syncs.now.getTime() + 30_000).toISOString(),
  })
  const { db } = syncs.service.services
  await db
    .updateTable('partner_sync')
    .set((eb) => ({ tries: eb('tries', '+', skipped) }))
    .where('sync_id', '=', id)
    .execute()
  await drain()
  expect(await job(id)).toMatchObject({ state: 'failed', created: 19, failure: { code }, retry_at: null })
  expect(await storedPlaces()).toHaveLength(22)
  syncs.server.faultOf = () => undefined
  return sync('places', { full: true })
}
// It reads everything that the failed one left.
const WHOLE = { state: 'succeeded', created: 3, unchanged: 20 }

describe('when the authority does not answer', () => {
  // Long enough for the answers of a busy machine.
  beforeEach(() => syncs.start('v5', 800))

  it('tries again, and gives up after eight runs without a page; nothing is deleted', async () => {
    // Each run waits for two answers in vain.
    expect(await syncAfterGivingUp({ hang: true }, 'timeout', 7)).toMatchObject(WHOLE)
  })
})

describe('when the authority fails', () => {
  beforeEach(() => syncs.start('v5'))

  it('waits as long as the authority asks, says until when, and goes on from the same page', async () => {
    syncs.server.places = places(45)
    const id = await request()
    onPage('2', { status: 429, headers: { 'retry-after': '600' } })
    await syncs.service.runQueued(SYNC_QUEUE)
    expect(await job(id)).toMatchObject({
      state: 'running',
      created: 20,
      retry_at: new Date(syncs.now.getTime() + 600_000).toISOString(),
    })
    syncs.server.faultOf = () => undefined
    await drain()
    expect(await job(id)).toMatchObject({ state: 'succeeded', created: 45, retry_at: null })
  })

  it.each([
    ['half a page', { body: '{"result": [{"place_id": "P03', cut: true }, 'unavailable'],
    ['half a page that looks whole', { body: '{"result": [{"place_id": "P03' }, 'bad_answer'],
    ['another type', { body: '{"result": "none"}' }, 'bad_answer'],
    ['errors', { status: 503 }, 'unavailable'],
  ])(
    'tries again after %s, and gives up after eight runs without a page; nothing is deleted',
    async (_what, fault, code) => {
      expect(await syncAfterGivingUp(fault, code)).toMatchObject(WHOLE)
    },
  )

  it('goes on when the server comes back after it has gone in the middle of a page', async () => {
    syncs.server.places = places(45)
    const id = await request()
    let isGone = true
    syncs.server.faultOf = ({ path }) => (isGone && /P0300003\d$/.test(path) ? { cut: true } : undefined)
    await syncs.service.runQueued(SYNC_QUEUE)
    isGone = false
    await drain()
    const { state, created, failed } = await job(id)
    expect([state, created + failed]).toEqual(['succeeded', 45])
    syncs.now = new Date(syncs.now.getTime() + DAY_MS)
    expect(await sync()).toMatchObject({ state: 'succeeded', failed: 0, created: failed })
  })

  it('ends at once when the key is refused, and says what to do in both languages', async () => {
    syncs.server.faultOf = () => ({ status: 401, body: '{}' })
    const { job_id: id, ...failed } = await sync()
    expect(failed).toMatchObject({
      state: 'failed',
      failure: { code: 'unauthorized', message: expect.stringContaining('PARTNER_API_KEY') },
    })
    expect((await job(id, 'th')).failure.message).toContain('ตรวจสอบ')
  })

  it('reports the first hundred errors of places with wrong types and counts them all', async () => {
    syncs.server.places = places(110).map((each) => ({
      ...each,
      latitude: 0,
      longitude: 0,
      v5: { latitude: 'north', tags: 7 },
    }))
    const done = await sync()
    expect(done).toMatchObject({ state: 'succeeded', created: 0, failed: 110 })
    expect(done.errors).toHaveLength(100)
    expect(done.errors[0]).toMatchObject({ kind: 'place', id: 'P03000001', pointer: '/lat' })
    // They could be read: next time only changes are.
    syncs.now = new Date(syncs.now.getTime() + DAY_MS)
    expect((await sync()).changed_since).not.toBeNull()
  })

  it('is given up after eight kills on the same page', async () => {
    syncs.server.places = places(3)
    const id = await request()
    await syncs.service.services.db.updateTable('partner_sync').set({ tries: 8 }).execute()
    await drain()
    expect(await job(id)).toMatchObject({ state: 'failed', failure: { code: 'no_progress' } })
  })
})
