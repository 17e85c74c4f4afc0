import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A picture. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({
      file_id: `file_${userId}`,
      owner_id: userId,
      storage_key: userId,
      file_name: 'me.webp',
      content_type: 'image/webp',
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      visibility: 'public',
      used_for: 'profile',
    })
    .execute()
}
