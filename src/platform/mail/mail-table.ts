import type { Generated } from 'kysely'

export interface MailTable {
  mail_id: string
  recipient: string | null
  subject: string | null
  body_text: string | null
  body_html: string | null
  created_at: Generated<Date>
  due_at: Generated<Date>
  attempts: Generated<number>
  claimed_at: Date | null
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
}

declare module '../database/database.ts' {
  interface Tables {
    mail: MailTable
  }
}
