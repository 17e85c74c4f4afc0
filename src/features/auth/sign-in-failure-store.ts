import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Counts an attempt as failed before it is checked. Returns 0, or the seconds to wait if it must not be checked yet. After
 * `free` failures each further one doubles the wait: 1, 2, 4 … `maxS` seconds. An hour without attempts resets the count.
 */
export async function countAttempt(db: Database, key: Buffer, free: number, maxS: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as f (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = case when f.last_at < now() - interval '1 hour' then 1 else f.failures + 1 end,
      last_at = now()
    where f.failures < ${free}::int
      or f.last_at + make_interval(secs => least(${maxS}::float8, power(2, least(f.failures - ${free}::int, 30)))) <= now()
    returning failures`.execute(db)
  if (rows.length > 0) return 0
  const wait = await sql<{ wait: number }>`
    select extract(epoch from last_at + make_interval(secs => least(${maxS}::float8, power(2, least(failures - ${free}::int, 30)))) - now())::float8 as wait
    from sign_in_failure where key = ${key}`.execute(db)
  return Math.max(1, Math.ceil(wait.rows[0]?.wait ?? 1))
}

/** Counts an attempt in a window of one hour. Returns 0, or the seconds until the window ends if it is full. */
export async function countInHour(db: Database, key: Buffer, max: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as f (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = case when f.last_at < now() - interval '1 hour' then 1 else f.failures + 1 end,
      last_at = case when f.last_at < now() - interval '1 hour' then now() else f.last_at end
    where f.failures < ${max}::int or f.last_at < now() - interval '1 hour'
    returning failures`.execute(db)
  if (rows.length > 0) return 0
  const wait = await sql<{ wait: number }>`
    select extract(epoch from last_at + interval '1 hour' - now())::float8 as wait from sign_in_failure where key = ${key}`.execute(
    db,
  )
  return Math.max(1, Math.ceil(wait.rows[0]?.wait ?? 1))
}

export async function resetFailures(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('key', '=', key).execute()
}

export async function purgeFailures(db: Database, limit: number): Promise<void> {
  await sql`delete from sign_in_failure where key in (
    select key from sign_in_failure where last_at < now() - interval '1 day'
    order by last_at limit ${limit})`.execute(db)
}
