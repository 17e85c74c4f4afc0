import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'

export interface AppUserTable {
  user_id: string
  username: string
  /** Verified, as `emailKey` returns it. */
  email: string | null
  name: string
  role: Generated<'user' | 'editor' | 'admin'>
  created_at: Generated<Date>
  activated_at: Date | null
  unproved_email: string | null
  password_hash: string | null
  profile_url: string | null
  image_file_id: string | null
  language: Generated<'th' | 'en'>
  username_changed_at: Date | null
  deactivated_at: Date | null
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface SecurityEventTable {
  event_id: Generated<number>
  user_id: string | null
  kind: string
  ip_address: string
  user_agent: string
  details: JsonColumn<Readonly<Record<string, string | number | boolean | null>>>
  occurred_at: Generated<Date>
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    app_user: AppUserTable
    security_event: SecurityEventTable
  }
}
