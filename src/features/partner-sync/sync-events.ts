import type { Database } from '../../platform/database/database.ts'
import type { Texts } from '../../platform/text-template.ts'
import type { EventServices } from '../events/public.ts'
import { listAdmins } from '../users/public.ts'
import type { PartnerSync } from './partner-sync-store.ts'
import type { SyncState } from './partner-sync-table.ts'

const MAX_ADMINS = 50

const TEXTS: Readonly<Record<SyncState, Texts>> = {
  queued: { th: 'การซิงค์กับ ททท. รอเริ่ม', en: 'A sync with the tourism authority is waiting to start.' },
  running: { th: 'กำลังซิงค์กับ ททท.', en: 'A sync with the tourism authority is running.' },
  succeeded: { th: 'ซิงค์กับ ททท. เสร็จแล้ว', en: 'A sync with the tourism authority has finished.' },
  failed: { th: 'ซิงค์กับ ททท. ไม่สำเร็จ', en: 'A sync with the tourism authority has failed.' },
}

/** Shows the admins how far a sync is. Call it last in the transaction that changes the sync. */
export async function announceSync(db: Database, events: EventServices['events'], sync: PartnerSync): Promise<void> {
  const data = {
    kind: sync.kind,
    pages: sync.page_count,
    created: sync.created_count,
    updated: sync.updated_count,
    unchanged: sync.unchanged_count,
    failed: sync.failed_count,
  }
  const admins = await listAdmins(db, MAX_ADMINS)
  const event = { type: 'sync' as const, jobId: sync.sync_id, stage: sync.state, message: TEXTS[sync.state], data }
  await events.append(db, ...admins.map((userId) => ({ ...event, userId })))
}
