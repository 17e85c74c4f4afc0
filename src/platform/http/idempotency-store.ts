import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_HOURS = 24
/** A call without an answer for this long died with its node; its key may be claimed again. */
const ABANDONED_S = 120

export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A key of one caller. `caller` is its kind and id; `userId` is null unless it is a user. */
export interface IdempotencyKey {
  readonly caller: string
  readonly userId: string | null
  readonly key: string
}

/** A key that this call holds until it answers; `since` distinguishes it from a later claim of the key. */
export interface Claim extends IdempotencyKey {
  readonly since: string
}

/** An earlier call with the key; `answer` is null while it runs. */
export interface EarlierCall {
  readonly digest: Buffer
  readonly answer: StoredAnswer | null
}

/** Claims a key for a call, or returns the earlier call that holds it. */
export async function claimKey(
  db: Database,
  { caller, userId, key }: IdempotencyKey,
  digest: Buffer,
): Promise<Claim | EarlierCall> {
  // The primary key decides between concurrent calls; an expired or abandoned row may be claimed.
  const { rows } = await sql<{ since: string }>`
    insert into idempotency_record as r (caller, user_id, idempotency_key, request_digest, started_at, expires_at)
    values (${caller}, ${userId}, ${key}, ${digest}, clock_timestamp(), now() + make_interval(hours => ${KEPT_HOURS}))
    on conflict (caller, idempotency_key) do update
      set request_digest = excluded.request_digest, status = null, headers = null, body = null,
        started_at = excluded.started_at, expires_at = excluded.expires_at
      where r.expires_at < now() or (r.status is null and r.started_at < now() - make_interval(secs => ${ABANDONED_S}))
    returning started_at::text as since`.execute(db)
  const claimed = rows[0]
  if (claimed) return { caller, userId, key, since: claimed.since }
  const row = await db
    .selectFrom('idempotency_record')
    .select(['request_digest', 'status', 'headers', 'body'])
    .where('caller', '=', caller)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return { digest, answer: null } // Released between the two statements: the caller may try again.
  const answer =
    row.status === null ? null : { status: row.status, headers: row.headers ?? {}, body: row.body ?? Buffer.alloc(0) }
  return { digest: row.request_digest, answer }
}

/** Stores the answer of a call; false if the call took so long that another has claimed its key. */
export async function keepAnswer(db: Database, claim: Claim, answer: StoredAnswer): Promise<boolean> {
  const result = await db
    .updateTable('idempotency_record')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
    .where('caller', '=', claim.caller)
    .where('idempotency_key', '=', claim.key)
    .where('status', 'is', null)
    .where(sql<string>`started_at`, '=', sql<string>`${claim.since}::timestamptz`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Releases the key of a failed call, unless it has an answer or another call has claimed it. */
export async function releaseKey(db: Database, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where('caller', '=', claim.caller)
    .where('idempotency_key', '=', claim.key)
    .where('status', 'is', null)
    .where(sql<string>`started_at`, '=', sql<string>`${claim.since}::timestamptz`)
    .execute()
}

export async function removeExpiredKeys(db: Database, limit: number): Promise<number> {
  const removed = await sql`
    delete from idempotency_record where (caller, idempotency_key) in
      (select caller, idempotency_key from idempotency_record where expires_at < now() order by expires_at limit ${limit})`.execute(
    db,
  )
  return Number(removed.numAffectedRows ?? 0)
}

/** The keys that a user sent within a day, with their answers; oldest first. */
export async function listKeysOf(db: Database, userId: string, limit: number) {
  const rows = await db
    .selectFrom('idempotency_record')
    .select(['idempotency_key', 'status', 'body', 'started_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('idempotency_key')
    .limit(limit)
    .execute()
  return rows.map(({ body, ...row }) => ({
    ...row,
    answer: body === null ? null : (JSON.parse(String(body)) as unknown),
  }))
}

export async function deleteKeysOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('idempotency_record').where('user_id', '=', userId).execute()
}
