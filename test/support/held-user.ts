import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import type { TestService } from './service.ts'

/** Changes a user after a call has made its checks and before it takes effect: the call waits for the lock on the user's row. */
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
      if (rows.length === 0) throw new Error('the call has not reached the user yet')
    }, 20_000)
    await change(tx)
    return { running }
  })
  return running
}
