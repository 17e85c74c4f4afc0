import type { Generated } from 'kysely'

export interface StoredFileTable {
  file_id: string
  owner_id: string | null
  storage_key: string
  file_name: string | null
  content_type: string
  size_bytes: number
  sha256: Buffer
  visibility: Generated<'private' | 'public'>
  created_at: Generated<Date>
  used_for: string | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    stored_file: StoredFileTable
  }
}
