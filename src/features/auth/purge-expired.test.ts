import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, signUpFields } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'
import { purgeUsers } from '../users/purge-users.ts'
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

async function purge(): Promise<void> {
  await purgeExpired(service.services.db)
  await purgeUsers(service.services.db)
}

describe('purging', () => {
  it('deletes expired codes, tokens, sessions, failures, unverified sign-ups and old events', async () => {
    const { db } = service.services
    const user = await createTestUser(service)
    await service.call('POST', '/core/v1/auth/sign-up', { payload: signUpFields() })
    await service.call('POST', '/core/v1/auth/sign-in', { payload: { username: 'nobody', password: 'not right' } })
    const fresh = await counts()
    await purge()
    expect(await counts()).toEqual(fresh)

    await letTimePass(db, '3 days')
    await purge()
    expect(await counts()).toMatchObject({ codes: 0, failures: 0, users: 1, sessions: 1, tokens: 1 })
    const kept = await db.selectFrom('app_user').select('user_id').execute()
    expect(kept).toEqual([{ user_id: user.userId }])
    expect(await kinds()).toEqual(['signed_up', 'email_verified', 'signed_in', 'signed_up', 'sign_in_failed'])

    // The events of accounts that do not exist: the sign-up that was deleted, and the failed sign-in.
    await letTimePass(db, '5 days')
    await purge()
    expect(await kinds()).toEqual(['signed_up', 'email_verified', 'signed_in'])

    await letTimePass(db, '60 days')
    await purge()
    expect(await counts()).toMatchObject({ sessions: 0, tokens: 0, users: 1 })

    await letTimePass(db, '365 days')
    await purge()
    expect(await counts()).toMatchObject({ events: 0, users: 1 })
  })
})

async function kinds(): Promise<string[]> {
  const rows = await service.services.db.selectFrom('security_event').select('kind').orderBy('event_id').execute()
  return rows.map(({ kind }) => kind)
}
