import { type Selectable, sql } from 'kysely'
import type { PageError, WrittenPage } from '../../catalogue/import/write-partner-page.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PartnerCursor } from '../../platform/partner/partner.ts'
import type { PartnerSyncTable, SyncKind } from './partner-sync-table.ts'
import type { SyncFailure } from './sync-failures.ts'

export type PartnerSync = Selectable<PartnerSyncTable>

export interface NewSync {
  readonly syncId: string
  readonly kind: SyncKind
  readonly changedSinceAt: Date | null
  readonly now: Date
}

/** @returns false if another sync has not finished */
export async function insertSync(db: Database, { syncId, kind, changedSinceAt, now }: NewSync): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('partner_sync')
    .values({
      sync_id: syncId,
      kind,
      state: 'queued',
      changed_since_at: changedSinceAt,
      requested_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

export async function findUnfinishedSyncId(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('partner_sync')
    .select('sync_id')
    .where('finished_at', 'is', null)
    .orderBy('sync_id')
    .limit(1)
    .executeTakeFirst()
  return row?.sync_id
}

export async function findSync(db: Database, syncId: string): Promise<PartnerSync | undefined> {
  return db.selectFrom('partner_sync').selectAll().where('sync_id', '=', syncId).executeTakeFirst()
}

/** Syncs, newest first: their ids grow with time. */
export async function listSyncs(db: Database, window: { limit: number; offset: number }) {
  const syncs: PartnerSync[] = await db
    .selectFrom('partner_sync')
    .selectAll()
    .orderBy('sync_id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const { total } = await db
    .selectFrom('partner_sync')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { syncs, total }
}

/** When the last sync was requested that read everything it should; undefined before the first. */
export async function findLastComplete(db: Database, kind: SyncKind): Promise<Date | undefined> {
  const row = await db
    .selectFrom('partner_sync')
    .select('requested_at')
    .where('kind', '=', kind)
    .where('state', '=', 'succeeded')
    .where('unread_count', '=', 0)
    .orderBy('requested_at', 'desc')
    .orderBy('sync_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.requested_at
}

/** Begins a run, after which earlier runs can no longer write. @returns undefined if the sync is finished or unknown */
export async function beginRun(db: Database, syncId: string, now: Date): Promise<PartnerSync | undefined> {
  return db
    .updateTable('partner_sync')
    .set(({ eb, fn, val }) => ({
      state: 'running' as const,
      run_number: eb('run_number', '+', 1),
      tries: eb('tries', '+', 1),
      started_at: fn.coalesce('started_at', val(now)),
      due_at: now,
    }))
    .where('sync_id', '=', syncId)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export interface SyncProgress {
  readonly written: WrittenPage
  readonly nextPage: PartnerCursor | null
  readonly errors: readonly PageError[]
  readonly now: Date
}

/** Adds a page to a sync. @returns undefined if another run has begun or the sync is finished */
export async function addPage(
  db: Database,
  { sync_id, run_number }: PartnerSync,
  { written, nextPage, errors, now }: SyncProgress,
): Promise<PartnerSync | undefined> {
  return db
    .updateTable('partner_sync')
    .set(({ eb }) => ({
      tries: 0,
      next_page: nextPage && JSON.stringify(nextPage),
      read_at: nextPage === null ? now : null,
      page_count: eb('page_count', '+', 1),
      created_count: eb('created_count', '+', written.created),
      updated_count: eb('updated_count', '+', written.updated),
      unchanged_count: eb('unchanged_count', '+', written.unchanged),
      failed_count: eb('failed_count', '+', written.failed),
      unread_count: eb('unread_count', '+', written.unread),
      errors: JSON.stringify(errors),
      due_at: now,
    }))
    .where('sync_id', '=', sync_id)
    .where('run_number', '=', run_number)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Puts a run off until the authority may answer again. */
export async function postponeRun(db: Database, { sync_id, run_number }: PartnerSync, dueAt: Date): Promise<void> {
  await db
    .updateTable('partner_sync')
    .set({ due_at: dueAt })
    .where('sync_id', '=', sync_id)
    .where('run_number', '=', run_number)
    .where('finished_at', 'is', null)
    .execute()
}

/** Finishes a sync. @returns undefined if another run has begun */
export async function setFinished(
  db: Database,
  { sync_id, run_number }: PartnerSync,
  { failure, now }: { readonly failure: SyncFailure | null; readonly now: Date },
): Promise<PartnerSync | undefined> {
  return db
    .updateTable('partner_sync')
    .set({ state: failure === null ? 'succeeded' : 'failed', failure, finished_at: now })
    .where('sync_id', '=', sync_id)
    .where('run_number', '=', run_number)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The unfinished sync, if it has done nothing since `before`. */
export async function findStalledSyncId(db: Database, before: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('partner_sync')
    .select('sync_id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', before)
    .orderBy('sync_id')
    .limit(1)
    .executeTakeFirst()
  return row?.sync_id
}

/** Removes old syncs; of each kind the last complete one stays, from which the next continues. */
export async function removeOldSyncs(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from partner_sync where sync_id in (
      select sync_id from partner_sync where finished_at < ${before} and sync_id not in (
        select distinct on (kind) sync_id from partner_sync where state = 'succeeded' and unread_count = 0
        order by kind, requested_at desc, sync_id desc)
      order by finished_at, sync_id limit ${limit})`.execute(db)
}
