import type { Generated } from 'kysely'

export interface AppUserTable {
  user_id: string
  username: string
  email: string | null
  name: string
  role: Generated<'user' | 'editor' | 'admin'>
  created_at: Generated<Date>
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
