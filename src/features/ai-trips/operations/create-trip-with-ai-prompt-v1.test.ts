import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

const PROMPT = 'เที่ยวอยุธยา 1 วัน ชอบวัด 2026-12-05'
let service: TestService
let user: TestUser
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const create = (payload: object, headers: Readonly<Record<string, string>> = user.headers) =>
  service.call('POST', '/trips/v1/custom-trips/ai', { payload, headers })
const read = (tripId: string, headers = user.headers) =>
  service.call('GET', `/trips/v1/custom-trips/${tripId}`, { headers })

describe('createTripWithAiPromptV1', () => {
  it('saves the trip that a preview shows', async () => {
    const preview = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
      payload: { prompt: PROMPT },
      headers: { 'accept-language': 'en' },
    })
    const { status, body, headers } = await create({ prompt: PROMPT })
    expect([status, headers['location'], headers['etag']]).toEqual([
      201,
      `http://localhost:80/trips/v1/custom-trips/${body.trip_id}`,
      '"1"',
    ])
    const { preview_id: _id, ...previewed } = preview.body
    expect(body).toEqual({ ...previewed, trip_id: expect.stringMatching(/^trip_/), version: 1, share: null })
    const saved = await read(body.trip_id)
    expect([saved.status, saved.body]).toEqual([200, body])
  })

  it('derives the status from the dates: upcoming, active or completed', async () => {
    const { body } = await create({ prompt: PROMPT })
    const seen: string[] = []
    for (const day of ['2026-12-04T16:59:00Z', '2026-12-04T17:00:00Z', '2026-12-05T17:00:00Z']) {
      now = new Date(day)
      // The token of that hour; the trip is the same.
      const { accessToken } = await tokenOf(user)
      seen.push((await read(body.trip_id, { authorization: `Bearer ${accessToken}` })).body.status)
    }
    now = new Date('2026-11-21T03:00:00Z')
    expect(seen).toEqual(['upcoming', 'active', 'completed'])
  })

  it('hides the trip from other users', async () => {
    const { body } = await create({ prompt: PROMPT })
    const other = await createTestUser(service)
    const { status, body: refusal } = await read(body.trip_id, other.headers)
    expect([status, refusal.code]).toEqual([404, 'trip_not_found'])
    expect((await read('trip_none')).status).toBe(404)
  })

  it('creates one trip per Idempotency-Key', async () => {
    const headers = { ...user.headers, 'idempotency-key': 'one-trip' }
    const first = await create({ prompt: PROMPT }, headers)
    const again = await create({ prompt: PROMPT }, headers)
    expect([again.status, again.body.trip_id, again.headers['idempotent-replayed']]).toEqual([
      201,
      first.body.trip_id,
      'true',
    ])
    // The key of another user is another key.
    const other = await createTestUser(service)
    const theirs = await create({ prompt: PROMPT }, { ...other.headers, 'idempotency-key': 'one-trip' })
    expect([theirs.status, theirs.headers['idempotent-replayed']]).toEqual([201, undefined])
  })

  it.each(['the answer cannot be stored', 'the answer is lost'])(
    'creates one trip per Idempotency-Key, however the first call ends: %s',
    async (fault) => {
      const { db } = service.services
      const owner = await createTestUser(service)
      const headers = { ...owner.headers, 'idempotency-key': 'after-a-crash' }
      if (fault === 'the answer cannot be stored') {
        await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`.execute(
          db,
        )
        await sql`create trigger fail before update on idempotency_record for each row execute function fail()`.execute(
          db,
        )
        expect((await create({ prompt: PROMPT }, headers)).status).toBe(500)
        await sql`drop trigger fail on idempotency_record`.execute(db)
      } else expect((await create({ prompt: PROMPT }, headers)).status).toBe(201)
      // As for a node that has died: what it had not answered may be claimed again.
      await sql`update idempotency_record set started_at = started_at - interval '3 minutes'`.execute(db)
      const again = await create({ prompt: PROMPT }, headers)
      const trips = await db.selectFrom('trip').select('trip_id').where('owner_id', '=', owner.userId).execute()
      expect([again.status, trips]).toEqual([201, [{ trip_id: again.body.trip_id }]])
    },
  )

  it('refuses more than 200 trips that are not over', async () => {
    const owner = await createTestUser(service)
    const { db } = service.services
    await db
      .insertInto('trip')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          trip_id: `trip_full_${n}`,
          owner_id: owner.userId,
          start_date: n === 0 ? '2026-11-19' : null,
          end_date: n === 0 ? '2026-11-20' : null,
          number_of_days: 2,
          facts: '{}',
          deleted_at: null,
        })),
      )
      .execute()
    // The one that was over yesterday does not count.
    expect((await create({ prompt: PROMPT }, owner.headers)).status).toBe(201)
    const { status, body } = await create({ prompt: PROMPT }, owner.headers)
    expect([status, body.code]).toEqual([409, 'too_many_trips'])
  })

  it('refuses more than 2,000 trips in total, including past and deleted ones', async () => {
    const owner = await createTestUser(service)
    await sql`insert into trip (trip_id, owner_id, start_date, end_date, number_of_days, facts, allow_overlap, deleted_at)
      select 'trip_past_' || n, ${owner.userId}, '2026-11-19', '2026-11-20', 2, '{}', true, case when n % 2 = 0 then now() end
      from generate_series(1, 1999) n`.execute(service.services.db)
    expect((await create({ prompt: PROMPT }, owner.headers)).status).toBe(201)
    const { status, body } = await create({ prompt: PROMPT }, owner.headers)
    expect([status, body.code]).toEqual([409, 'too_many_trips'])
  })

  it('requires a signed-in user and a valid prompt', async () => {
    expect((await create({ prompt: PROMPT }, {})).status).toBe(401)
    const { status, body } = await create({ promt: 'x' })
    expect([status, body.errors.map((fault: { pointer: string }) => fault.pointer).sort()]).toEqual([
      400,
      ['/prompt', '/promt'],
    ])
    expect((await create({ prompt: PROMPT, today: '2026-02-30' })).body.errors[0].pointer).toBe('/today')
  })

  it('is rate-limited per user', async () => {
    const limits = {
      default: { calls: 100, windowS: 60 },
      preview: { calls: 1, windowS: 60 },
      planning: { calls: 1, windowS: 60 },
    }
    const limited = await startTestService({ withStarter: true, limits })
    const [one, two] = [await createTestUser(limited), await createTestUser(limited)]
    const plan = (headers: Readonly<Record<string, string>>) =>
      limited.call('POST', '/trips/v1/custom-trips/ai', { payload: { prompt: PROMPT }, headers })
    expect((await plan(one.headers)).status).toBe(201)
    expect((await plan(one.headers)).status).toBe(429)
    expect((await plan(two.headers)).status).toBe(201)
    await limited.stop()
  })
})

function tokenOf({ userId, sessionId }: TestUser): Promise<{ accessToken: string }> {
  return service.services.accounts.tokens.issue({ userId, sessionId })
}
