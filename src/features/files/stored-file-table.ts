import type { Generated } from 'kysely'
import type { PictureSize } from './picture-sizes.ts'

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

export interface PictureSizeTable {
  file_id: string
  size: PictureSize
  width: number
  height: number
  size_bytes: number
  sha256: Buffer
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    stored_file: StoredFileTable
    picture_size: PictureSizeTable
  }
}
