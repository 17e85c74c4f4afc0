import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import type { TestService } from './service.ts'

/** Makes a change of a user between the moment when a call has checked what it was given and the one when it acts on it. */
export async function changeMeanwhile<Result>(
  { services: { db } }: TestService,
  userId: string,
  { call, change }: { readonly call: () => Promise<Result>; readonly change: (db: Database) => Promise<unknown> },
): Promise<Result> {
  const { running } = await db.transaction().execute(async (tx) => {
    await sql`select 1 from app_user where user_id = ${userId} for update`.execute(tx)
    const running = call()
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length === 0) throw new Error('the call has not come to the user yet')
    }, 20_000)
    await change(tx)
    return { running }
  })
  return running
}
