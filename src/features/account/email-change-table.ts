import type { Generated } from 'kysely'

export interface EmailChangeTable {
  change_id: string
  user_id: string
  old_email: string | null
  new_email: string
  undo_digest: Buffer
  changed_at: Generated<Date>
  undo_expires_at: Date
  undone_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    email_change: EmailChangeTable
  }
}
