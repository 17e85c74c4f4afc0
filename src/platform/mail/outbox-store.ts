import type { Database } from '../database/database.ts'
import { createId } from '../id.ts'
import type { Letter } from './mail.ts'

/** Puts a mail into the outbox, within the transaction of its cause; without a recipient only the row is written. */
export async function insertMail(
  db: Database,
  recipient: string | null,
  { subject, text, html }: Letter,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      mail_id: createId('mail'),
      recipient,
      subject,
      body_text: text,
      body_html: html,
      claimed_at: null,
      sent_at: null,
      failed_at: null,
      failure: null,
    })
    .execute()
}
