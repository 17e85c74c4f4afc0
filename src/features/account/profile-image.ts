import type { Database } from '../../platform/database/database.ts'
import { publishFile, releaseFile } from '../files/public.ts'
import { changeUser, holdUser } from '../users/public.ts'

/** Makes a file the public picture of a user. Returns the file that it replaced, now unused, or null. */
export async function replaceProfileImage(db: Database, userId: string, fileId: string): Promise<string | null> {
  const user = await holdUser(db, userId)
  if (!user) return null
  await publishFile(db, fileId, 'profile_image')
  await changeUser(db, userId, { image_file_id: fileId })
  if (user.image_file_id !== null) await releaseFile(db, user.image_file_id)
  return user.image_file_id
}
