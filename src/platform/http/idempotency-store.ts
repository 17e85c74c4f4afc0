import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_HOURS = 24
/** A call that has not answered for so long died with its node; its key may be claimed again. */
const ABANDONED_S = 120

export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface IdempotencyStore {
  /** `claimed`: this call may run. Else what an earlier call with this key left; no answer = it still runs. */
  claim(
    caller: string,
    key: string,
    digest: Buffer,
  ): Promise<'claimed' | { digest: Buffer; answer: StoredAnswer | null }>
  keep(caller: string, key: string, answer: StoredAnswer): Promise<void>
  release(caller: string, key: string): Promise<void>
  removeExpired(limit: number): Promise<number>
}

export function createIdempotencyStore(db: Database): IdempotencyStore {
  return {
    async claim(caller, key, digest) {
      // The primary key decides between two that come at once; an expired or abandoned row counts as none.
      const claimed = await sql`
        insert into idempotency_record as r (caller, idempotency_key, request_digest, expires_at)
        values (${caller}, ${key}, ${digest}, now() + make_interval(hours => ${KEPT_HOURS}))
        on conflict (caller, idempotency_key) do update
          set request_digest = excluded.request_digest, status = null, headers = null, body = null, started_at = now(), expires_at = excluded.expires_at
          where r.expires_at < now() or (r.status is null and r.started_at < now() - make_interval(secs => ${ABANDONED_S}))
        returning caller`.execute(db)
      if (claimed.rows.length > 0) return 'claimed'
      const row = await db
        .selectFrom('idempotency_record')
        .select(['request_digest', 'status', 'headers', 'body'])
        .where('caller', '=', caller)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      if (!row) return { digest, answer: null } // Released between the two statements: the caller may try again.
      const answer =
        row.status === null
          ? null
          : { status: row.status, headers: row.headers ?? {}, body: row.body ?? Buffer.alloc(0) }
      return { digest: row.request_digest, answer }
    },
    async keep(caller, key, answer) {
      await db
        .updateTable('idempotency_record')
        .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
        .where('caller', '=', caller)
        .where('idempotency_key', '=', key)
        .execute()
    },
    async release(caller, key) {
      await db
        .deleteFrom('idempotency_record')
        .where('caller', '=', caller)
        .where('idempotency_key', '=', key)
        .where('status', 'is', null)
        .execute()
    },
    async removeExpired(limit) {
      const removed = await sql`
        delete from idempotency_record where (caller, idempotency_key) in
          (select caller, idempotency_key from idempotency_record where expires_at < now() order by expires_at limit ${limit})`.execute(
        db,
      )
      return Number(removed.numAffectedRows ?? 0)
    },
  }
}
