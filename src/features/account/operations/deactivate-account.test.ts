import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readMail, signInTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import { eraseClosedAccounts } from '../public.ts'

const ME = '/core/v1/users/me'
let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date() })
})
afterAll(() => service.stop())

const close = (who: TestUser, payload: object = { password: PASSWORD }) =>
  service.call('DELETE', ME, { payload, headers: who.headers })
const exportOf = (who: TestUser) => service.call('GET', `${ME}/export`, { headers: who.headers })
const erase = () => eraseClosedAccounts(service.services.db, service.services.personalData)
const isSignedIn = async (who: TestUser) => (await service.call('GET', ME, { headers: who.headers })).status === 200

/** A user with data in every feature. */
async function createKnownUser(): Promise<TestUser> {
  const user = await createTestUser(service)
  const { db } = service.services
  const { userId } = user
  await db
    .insertInto('identity')
    .values({ issuer: 'https://idp.example', subject: userId, user_id: userId, provider: 'google', email: null })
    .execute()
  const change = { change_id: userId, user_id: userId, old_email: 'old@mail.example', new_email: user.email }
  const undo = { undo_digest: Buffer.from(userId), undo_expires_at: new Date(), undone_at: null }
  await db
    .insertInto('email_change')
    .values({ ...change, ...undo })
    .execute()
  await db
    .insertInto('stored_file')
    .values({
      file_id: `file_${userId}`,
      owner_id: userId,
      storage_key: userId,
      file_name: 'me.webp',
      content_type: 'image/webp',
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      visibility: 'public',
      used_for: 'profile',
    })
    .execute()
  await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
    values (${`trip_${userId}`}, ${userId}, 3, '{"name": "กระบี่"}')`.execute(db)
  await sql`insert into favorite (favorite_id, user_id, ref_type, ref_id, created_at)
    values (${`fav_${userId}`}, ${userId}, 'place', 'th-10-wat-pho', now())`.execute(db)
  await sql`insert into view_log (view_id, user_id, ref_type, ref_id, viewed_at)
    values (${`view_${userId}`}, ${userId}, 'place', 'th-10-wat-pho', now())`.execute(db)
  await sql`insert into preference (user_id, question_version, answers, updated_at)
    values (${userId}, '2026-11-22', '{"pace": ["easy"]}', now())`.execute(db)
  await sql`insert into route (route_id, name_en, number_of_days, days, source, content_digest, version)
    values ('known', 'Known', 1, '[]', 'test', '', 0) on conflict do nothing`.execute(db)
  await sql`insert into route_reaction (route_id, user_id) values ('known', ${userId})`.execute(db)
  await sql`insert into route_trip (route_id, user_id, made_at) values ('known', ${userId}, now())`.execute(db)
  await sql`insert into route_review (route_id, user_id, score, reviewed_at) values ('known', ${userId}, 5, now())`.execute(
    db,
  )
  const postId = `post_${userId}`
  await sql`insert into community_post (post_id, author_id, title, body, link_count, reaction_count, hot_rank)
    values (${postId}, ${userId}, 'A day in Krabi', 'Sea and sand', 0, 1, 0)`.execute(db)
  await sql`insert into community_reaction (post_id, user_id) values (${postId}, ${userId})`.execute(db)
  await sql`insert into community_report (post_id, reporter_id, reason) values (${postId}, ${userId}, 'spam')`.execute(
    db,
  )
  await sql`insert into user_event (user_id, type, message_th, message_en, created_at)
    values (${userId}, 'trip', 'ทริปเปลี่ยน', 'The trip changed', now())`.execute(db)
  await sql`insert into ai_job (job_id, user_id, wish, state, requested_at, finished_at)
    values (${`job_${userId}`}, ${userId}, '{"prompt": "กระบี่"}', 'cancelled', now(), now())`.execute(db)
  await sql`insert into notification (notification_id, user_id, event, text_values, data, dedupe_key, created_at)
    values (${`ntf_${userId}`}, ${userId}, 'ai_trip_failed', '{}', '{}', 'once', now())`.execute(db)
  await sql`insert into push_token (token_id, user_id, session_id, kind, platform, address)
    values (${`push_${userId}`}, ${userId}, ${user.sessionId}, 'fcm', 'ios', ${userId})`.execute(db)
  await sql`insert into notification_preference (user_id, event, channel, is_enabled)
    values (${userId}, 'trip_edited', 'push', false)`.execute(db)
  await sql`insert into feedback (user_id, action, rating) values (${userId}, 'app', 5)`.execute(db)
  await sql`insert into point_account (account_id, user_id) values (${`account_${userId}`}, ${userId})`.execute(db)
  await sql`insert into reward (reward_id, name_th, name_en, text_th, text_en, price, has_codes, created_at)
    values ('reward_known', 'กาแฟ', 'Coffee', 'กาแฟ', 'Coffee', 5, false, now()) on conflict do nothing`.execute(db)
  await sql`with tx as (
      insert into point_transaction (transaction_id, account_id, kind, created_at)
      values (${`ptx_${userId}`}, ${`account_${userId}`}, 'spend', now()) returning transaction_id, account_id
    ), entry as (
      insert into point_entry (transaction_id, position, account_id, lot_id, amount)
      select transaction_id, 0, account_id, transaction_id, -5 from tx
      union all select transaction_id, 1, 'spent', null, 5 from tx
    ) insert into redemption (redemption_id, reward_id, user_id, transaction_id, price, code, redeemed_at)
      select ${`redemption_${userId}`}, 'reward_known', ${userId}, transaction_id, 5, ${userId}, now() from tx`.execute(
    db,
  )
  await sql`insert into trip_version (trip_id, version, change, shows_version, facts, author_id)
    select trip_id, version, 'created', version, facts, owner_id from trip where owner_id = ${userId}`.execute(db)
  const tripId = `trip_${userId}`
  // Of somebody else's trip: closing an account ends the sharing of its own.
  const host = await createTestUser(service)
  await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
    values (${`trip_${host.userId}`}, ${host.userId}, 1, '{}')`.execute(db)
  await sql`insert into trip_member (trip_id, user_id, role)
    values (${`trip_${host.userId}`}, ${userId}, 'view')`.execute(db)
  await sql`insert into trip_review (trip_id, user_id, score, text, reviewed_at)
    values (${tripId}, ${userId}, 5, 'กลับไปอีกแน่', now())`.execute(db)
  await sql`insert into chat_group (channel, group_id) values ('line', ${userId})`.execute(db)
  await sql`insert into chat_link (channel, group_id, trip_id, linked_by, linked_at)
    values ('line', ${userId}, ${`trip_${userId}`}, ${userId}, now())`.execute(db)
  await sql`insert into chat_link_code (trip_id, user_id, code_digest, expires_at)
    values (${`trip_${userId}`}, ${userId}, sha256(${userId}::bytea), now())`.execute(db)
  await sql`insert into chat_preference (user_id, settings) values (${userId}, '{"enabled": true}')`.execute(db)
  await sql`insert into password_reset (token_digest, user_id, expires_at, used_at)
    values (${Buffer.from(userId)}, ${userId}, now(), now())`.execute(db)
  await sql`insert into idempotency_record (caller, user_id, idempotency_key, request_digest, status, body, expires_at)
    values (${`user:${userId}`}, ${userId}, 'key-1', ${Buffer.alloc(32)}, 201, '{"name": "กระบี่"}', now())`.execute(db)
  return user
}

describe('deactivateAccount', () => {
  it('ends all sessions at once and shows the owner until when the account can be reopened', async () => {
    const user = await createTestUser(service)
    const other = await signInTestUser(service, { username: user.username, password: PASSWORD })
    const { status, body } = await close(user)
    expect(status).toBe(200)
    const days = (Date.parse(body.erased_after) - Date.now()) / 86_400_000
    expect([days > 29.9, days < 30.1]).toEqual([true, true])
    expect([await isSignedIn(user), await isSignedIn(other)]).toEqual([false, false])
    const payload = { refresh_token: other.refreshToken }
    expect((await service.call('POST', '/core/v1/auth/token/refresh', { payload })).status).toBe(401)
    expect((await readMail(service, user.email)).subject).toBe('ปิดบัญชี Tiao แล้ว')
  })

  it('is undone by signing in, which restores none of the old sessions', async () => {
    const user = await createKnownUser()
    await close(user)
    expect(await eraseClosedAccounts(service.services.db, service.services.personalData)).toBe(0)
    const back = await signInTestUser(service, { username: user.username, password: PASSWORD })
    expect(back.userId).toBe(user.userId)
    expect([await isSignedIn(back), await isSignedIn(user)]).toEqual([true, false])
    const kinds = (await exportOf(back)).body.data.security_events.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['deactivated', 'reactivated']))
  })

  it('requires a fresh proof', async () => {
    const user = await createTestUser(service)
    expect((await close(user, { password: 'not the password' })).body.code).toBe('password_wrong')
    await letTimePass(service.services.db, '11 minutes')
    expect((await close(user, {})).body.code).toBe('fresh_proof_needed')
    expect(await isSignedIn(user)).toBe(true)
    await service.services.accounts.sessions.prove(user.sessionId)
    const { status } = await service.call('DELETE', ME, { headers: user.headers })
    expect(status).toBe(200)
    expect((await service.call('DELETE', ME, { payload: {} })).status).toBe(401)
    expect((await close(await createTestUser(service), { pasword: PASSWORD })).status).toBe(400)
  })
})

describe('accounts that were closed 30 days ago', () => {
  it('are erased with all their data; security events stay, anonymised', async () => {
    const [user, other] = [await createKnownUser(), await createKnownUser()]
    await close(user)
    await letTimePass(service.services.db, '29 days')
    expect(await erase()).toBe(0)
    await letTimePass(service.services.db, '1 day')
    const before = await held(user.userId)
    // Closing the account has ended its devices.
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([['push_token', 0]])
    const { db } = service.services
    const eventIds = (
      await db.selectFrom('security_event').select('event_id').where('user_id', '=', user.userId).execute()
    ).map((row) => row.event_id)
    expect(await eraseClosedAccounts(db, service.services.personalData)).toBeGreaterThan(0)
    expect(Object.entries(await held(user.userId)).filter(([, rows]) => rows > 0)).toEqual([])
    const events = await db.selectFrom('security_event').selectAll().where('event_id', 'in', eventIds).execute()
    expect(events).toHaveLength(eventIds.length)
    for (const event of events)
      expect(event).toMatchObject({ user_id: null, ip_address: '', user_agent: '', details: {} })
    const file = await db
      .selectFrom('stored_file')
      .selectAll()
      .where('file_id', '=', `file_${user.userId}`)
      .executeTakeFirstOrThrow()
    expect(file).toMatchObject({ owner_id: null, file_name: null, visibility: 'private', used_for: null })
    const codes = await db.selectFrom('one_time_code').select('otp_ref').where('email', '=', user.email).execute()
    expect(codes).toEqual([])
    expect(Object.entries(await held(other.userId)).filter(([, rows]) => rows === 0)).toEqual([])
    expect(await isSignedIn(other)).toBe(true)
  })

  it('are kept if their users have come back', async () => {
    const user = await createTestUser(service)
    await close(user)
    await letTimePass(service.services.db, '31 days')
    await signInTestUser(service, { username: user.username, password: PASSWORD })
    expect(await eraseClosedAccounts(service.services.db, service.services.personalData)).toBe(0)
  })

  it('leave nothing behind: a feature erases every table that refers to users', async () => {
    const named = service.services.personalData.flatMap(({ tables }) => tables)
    expect((await tablesOfUsers()).map(({ table }) => table).sort()).toEqual([...named].sort())
  })
})

describe('exportMyData', () => {
  it('returns everything that is stored, and no secrets', async () => {
    const user = await createKnownUser()
    const { status, body, headers } = await exportOf(user)
    expect([status, body.truncated]).toEqual([200, []])
    expect(headers['content-disposition']).toBe('attachment; filename="tiao-export.json"')
    expect(body.data.account).toMatchObject({ user_id: user.userId, email: user.email, name: 'Some Body' })
    const lists = ['email_changes', 'identities', 'sessions', 'one_time_codes', 'consents', 'trips', 'files']
    expect(lists.map((name) => `${name} ${body.data[name].length}`)).toEqual([
      'email_changes 1',
      'identities 1',
      'sessions 1',
      'one_time_codes 1',
      'consents 2',
      'trips 1',
      'files 1',
    ])
    expect(body.data.security_events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'signed_in',
      'email_verified',
      'signed_up',
    ])
    expect(body.data.trips[0].facts).toEqual({ name: 'กระบี่' })
    expect(body.data.trip_memberships).toMatchObject([{ role: 'view' }])
    expect(body.data.trip_reviews).toMatchObject([{ score: 5, text: 'กลับไปอีกแน่' }])
    expect(body.data.idempotent_answers).toEqual([
      expect.objectContaining({ idempotency_key: 'key-1', answer: { name: 'กระบี่' } }),
    ])
    expect(JSON.stringify(body)).not.toMatch(/argon2|digest"|password_hash|storage_key/)
  })

  it('returns only the caller’s own data, and is recorded', async () => {
    const [user, other] = [await createTestUser(service), await createTestUser(service)]
    const { text } = await exportOf(user)
    expect(text).not.toContain(other.userId)
    expect(text).not.toContain(other.email)
    expect((await exportOf(user)).body.data.security_events[0].kind).toBe('data_exported')
    expect((await service.call('GET', `${ME}/export`)).status).toBe(401)
  })
})

/** The number of rows per table that belong to a user. */
async function held(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, column } of await tablesOfUsers()) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      service.services.db,
    )
    counts[table] = rows[0]!.rows
  }
  return counts
}

/** Found by the foreign keys, which every such table has. */
async function tablesOfUsers(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass order by 1`.execute(service.services.db)
  return rows
}
