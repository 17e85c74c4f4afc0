import type { Database } from '../../platform/database/database.ts'
import type { Texts } from '../../platform/text-template.ts'
import type { Notifications } from '../notifications/public.ts'
import { ticketOf } from './feedback-document.ts'
import type { FeedbackRow } from './feedback-store.ts'
import type { FeedbackStatus } from './feedback-vocabulary.ts'

const STATUS_NAMES: Readonly<Record<FeedbackStatus, Texts>> = {
  open: { th: 'เปิดรับพิจารณาอีกครั้ง', en: 'open again' },
  planned: { th: 'อยู่ในแผนปรับปรุง', en: 'planned' },
  completed: { th: 'ดำเนินการเสร็จแล้ว', en: 'done' },
  declined: { th: 'ยังไม่มีแผนดำเนินการ', en: 'not planned' },
  duplicate: { th: 'มีผู้แจ้งเรื่องนี้แล้ว', en: 'already reported by someone else' },
}

/** Notifies whoever sent feedback of its new status, within the transaction of the change. */
export async function notifySender(
  notifications: Notifications,
  db: Database,
  { feedback_id: id, user_id: userId, status, status_changed_at: changedAt }: FeedbackRow,
): Promise<void> {
  const ref = ticketOf(id)
  await notifications.notify(db, {
    userId,
    event: 'feedback_status',
    values: { ref, status: STATUS_NAMES[status] },
    data: { ref, status },
    dedupeKey: `${ref} ${changedAt?.toISOString()}`,
  })
}
