import type { Generated } from 'kysely'

export interface AppUserTable {
  user_id: string
  username: string
  /** Proved, in lower case, its domain in ASCII. */
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

export interface ApiKeyTable {
  key_id: string
  name: string
  scopes: string[]
  secret_digest: Buffer
  created_at: Generated<Date>
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
}

declare module './database/database.ts' {
  interface Tables {
    api_key: ApiKeyTable
    app_user: AppUserTable
  }
}
