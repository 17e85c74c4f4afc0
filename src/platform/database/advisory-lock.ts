import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Runs the work unless another session of this database holds the lock of that name; returns whether it ran. */
export async function withAdvisoryLock(db: Database, name: string, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as locked`.execute(
      connection,
    )
    if (rows[0]?.locked !== true) return false
    try {
      await work()
      return true
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection)
    }
  })
}
