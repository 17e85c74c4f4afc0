import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, signUpFields } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { purgeExpired } from './purge-expired.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date(), signInThrottle: 'on' })
})
afterAll(() => service.stop())

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from one_time_code) as codes, (select count(*)::int from session) as sessions,
    (select count(*)::int from refresh_token) as tokens, (select count(*)::int from sign_in_failure) as failures,
    (select count(*)::int from security_event) as events, (select count(*)::int from app_user) as users`.execute(
    service.services.db,
  )
  return rows[0]!
}

describe('what nobody needs any more', () => {
  it('is forgotten: codes, sessions, tokens, failures, unproved sign-ups and events of last year; nothing else is', async () => {
    const { db } = service.services
    const user = await createTestUser(service)
    await service.call('POST', '/core/v1/auth/sign-up', { payload: signUpFields() })
    await service.call('POST', '/core/v1/auth/sign-in', { payload: { username: 'nobody', password: 'not right' } })
    const fresh = await counts()
    await purgeExpired(db)
    expect(await counts()).toEqual(fresh)

    await sql`update one_time_code set expires_at = now() - interval '25 hours'`.execute(db)
    await sql`update sign_in_failure set last_at = now() - interval '25 hours'`.execute(db)
    await sql`update security_event set occurred_at = now() - interval '366 days' where kind = 'signed_up'`.execute(db)
    await sql`update app_user set created_at = now() - interval '3 days'`.execute(db)
    await sql`update session set revoked_at = now() - interval '31 days'`.execute(db)
    await purgeExpired(db)
    expect(await counts()).toMatchObject({ codes: 0, sessions: 0, tokens: 0, failures: 0, users: 1 })
    const left = await db.selectFrom('security_event').select('kind').orderBy('event_id').execute()
    expect(left.map(({ kind }) => kind)).toEqual(['email_verified', 'signed_in', 'sign_in_failed'])
    const kept = await db.selectFrom('app_user').select('user_id').execute()
    expect(kept).toEqual([{ user_id: user.userId }])

    // What was tried for an account that does not exist.
    await sql`update security_event set occurred_at = now() - interval '8 days'`.execute(db)
    await purgeExpired(db)
    const after = await db.selectFrom('security_event').select('kind').orderBy('event_id').execute()
    expect(after.map(({ kind }) => kind)).toEqual(['email_verified', 'signed_in'])
  })
})
