import type { Generated } from 'kysely'

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

declare module '../../platform/database/database.ts' {
  interface Tables {
    api_key: ApiKeyTable
  }
}
