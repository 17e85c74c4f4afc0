import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Makes a file of the user's the picture that everybody may see, in the place of the one before, which is left without a
 * use; answers which that was. False when there is no such user.
 */
export async function useProfileImage(
  db: Database,
  userId: string,
  fileId: string,
): Promise<{ before: string | null } | false> {
  const user = await db
    .selectFrom('app_user')
    .select('image_file_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return false
  const before = user.image_file_id
  await db
    .updateTable('app_user')
    .set({ image_file_id: fileId, version: sql<number>`version + 1`, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
  await db
    .updateTable('stored_file')
    .set({ used_for: 'profile_image', visibility: 'public' })
    .where('file_id', '=', fileId)
    .execute()
  if (before !== null)
    await db
      .updateTable('stored_file')
      .set({ used_for: null, visibility: 'private' })
      .where('file_id', '=', before)
      .execute()
  return { before }
}
