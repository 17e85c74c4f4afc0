import { sql } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database } from '../../src/platform/database/database.ts'

const QUEUE = 'send-mail'

/** Adds a job whose last try has failed, as pg-boss leaves it; tests have its tables only if they ask for them. @returns its id */
export async function addFailedJob(db: Database, message: string): Promise<string> {
  const { rows: found } = await sql<{
    exists: boolean
  }>`select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!found[0]?.exists) await sql.raw(PgBoss.getConstructionPlans('pgboss')).execute(db)
  await sql`select pgboss.create_queue(${QUEUE}, '{"policy": "short"}')`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, retry_limit, retry_count, policy, started_on, completed_on, output)
    values (${QUEUE}, 'failed', '{}', 3, 3, 'short', now(), now(), jsonb_build_object('message', ${message}::text))
    returning id`.execute(db)
  return rows[0]!.id
}
