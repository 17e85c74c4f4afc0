import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface SigningKey {
  readonly kid: string
  readonly private_jwk: Readonly<Record<string, string>>
  readonly active_at: Date
  readonly created_at: Date
}

const MAX_KEYS = 20

/** Newest first. */
export async function listSigningKeys(db: Database): Promise<SigningKey[]> {
  return db
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk', 'active_at', 'created_at'])
    .orderBy('active_at', 'desc')
    .orderBy('kid')
    .limit(MAX_KEYS)
    .execute()
}

/** Adds a key unless one is younger than `minAgeS`; of several concurrent nodes one adds it. */
export async function addSigningKey(
  db: Database,
  key: { readonly kid: string; readonly jwk: object; readonly activeAt: Date },
  minAgeS: number,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`.execute(db)
    await sql`insert into signing_key (kid, private_jwk, active_at)
      select ${key.kid}, ${JSON.stringify(key.jwk)}::jsonb, ${key.activeAt}
      where not exists (select 1 from signing_key where created_at > now() - make_interval(secs => ${minAgeS}))`.execute(
      db,
    )
  })
}

/** Deletes keys whose successor became active before `before`, so that none of their tokens can be valid. */
export async function deleteOldSigningKeys(db: Database, before: Date): Promise<void> {
  await sql`delete from signing_key k where exists
    (select 1 from signing_key n where n.active_at > k.active_at and n.active_at < ${before})`.execute(db)
}
