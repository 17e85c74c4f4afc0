import type { Generated } from 'kysely'
import type { PageError } from '../../catalogue/import/write-partner-page.ts'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { PartnerCursor } from '../../platform/partner/partner.ts'
import type { SyncFailure } from './sync-failures.ts'

export const SYNC_KINDS = ['places', 'routes'] as const
export type SyncKind = (typeof SYNC_KINDS)[number]
export const SYNC_STATES = ['queued', 'running', 'succeeded', 'failed'] as const
export type SyncState = (typeof SYNC_STATES)[number]

export interface PartnerSyncTable {
  sync_id: string
  kind: SyncKind
  state: SyncState
  changed_since_at: Date | null
  next_page: JsonColumn<PartnerCursor | null>
  read_at: Date | null
  run_number: Generated<number>
  tries: Generated<number>
  page_count: Generated<number>
  created_count: Generated<number>
  updated_count: Generated<number>
  unchanged_count: Generated<number>
  failed_count: Generated<number>
  unread_count: Generated<number>
  errors: JsonColumn<readonly PageError[]>
  failure: SyncFailure | null
  requested_at: Date
  started_at: Date | null
  due_at: Date
  finished_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    partner_sync: PartnerSyncTable
  }
}
