import type { Generated } from 'kysely'
import type { JsonColumn } from './database/column.ts'

export interface IdempotencyRecordTable {
  caller: string
  /** Null for callers other than users. */
  user_id: string | null
  idempotency_key: string
  request_digest: Buffer
  /** Null while the call is still running. */
  status: number | null
  headers: JsonColumn<Readonly<Record<string, string>> | null>
  body: Buffer | null
  started_at: Generated<Date>
  expires_at: Date
}

declare module './database/database.ts' {
  interface Tables {
    idempotency_record: IdempotencyRecordTable
  }
}
