import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, PASSWORD, readMail, signInTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import { features } from '../../../features.ts'
import type { Database } from '../../../platform/database/database.ts'
import { projectRoot } from '../../../platform/paths.ts'
import { eraseClosedAccounts } from '../public.ts'

type InsertRows = (db: Database, user: TestUser) => Promise<void>
/** In the order in which features need each other. */
const personalRows: Promise<InsertRows[]> = Promise.all(
  features.all
    .map(({ name }) => join(projectRoot, 'src/features', name, 'personal-rows.fixture.ts'))
    .filter((path) => existsSync(path))
    .map(async (path) => (await import(path)).insertPersonalRows as InsertRows),
)

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

/** A user with data in every feature: those that store any bring rows of them. */
async function createKnownUser(): Promise<TestUser> {
  const user = await createTestUser(service)
  const { db } = service.services
  for (const insertPersonalRows of await personalRows) await insertPersonalRows(db, user)
  await sql`insert into idempotency_record (caller, user_id, idempotency_key, request_digest, status, body, expires_at)
    values (${`user:${user.userId}`}, ${user.userId}, 'key-1', ${Buffer.alloc(32)}, 201, '{"name": "กระบี่"}', now())`.execute(
    db,
  )
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
