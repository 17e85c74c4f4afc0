import type { Database } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { createId } from '../../platform/id.ts'
import { holdUser } from '../users/public.ts'
import type { CleanFile } from './clean-file.ts'
import { MAX_STORED_BYTES } from './clean-file.ts'
import { insertSizes } from './picture-size-store.ts'
import { PICTURE_SIZES, SIZE_TYPE, sizeKey } from './picture-sizes.ts'
import { quotaExceeded } from './problems.ts'
import type { FileServices } from './services.ts'
import { insertUpload, type NewUpload, sumOwnedBytes } from './upload-store.ts'

const MIB = 1_048_576
export const QUOTA_BYTES = 200 * MIB
/** Bytes are stored before their row; the days of the keys let the job find bytes that got none. */
export const UPLOADS = 'uploads/'

/** Stores the bytes, so that a file with a row always has them. */
export async function putUpload(
  { files, clock }: Pick<FileServices, 'files' | 'clock'>,
  { content, contentType, sizes }: CleanFile,
): Promise<Pick<NewUpload, 'fileId' | 'storageKey'>> {
  const now = clock()
  const fileId = createId('file', now.getTime())
  const storageKey = `${uploadsOf(now)}${fileId}`
  for (const { size, content } of sizes)
    await files.put(content, { key: sizeKey(storageKey, size), contentType: SIZE_TYPE, maxBytes: MAX_STORED_BYTES })
  await files.put(content, { key: storageKey, contentType, maxBytes: MAX_STORED_BYTES })
  return { fileId, storageKey }
}

/** The prefix of the keys of one day (UTC). */
export function uploadsOf(day: Date): string {
  return `${UPLOADS}${day.toISOString().slice(0, 10)}/`
}

/** Deletes the bytes of a file, and of its sizes if it is a picture. */
export async function deleteBytes(files: Files, storageKey: string): Promise<void> {
  for (const size of PICTURE_SIZES) await files.delete(sizeKey(storageKey, size))
  await files.delete(storageKey)
}

/**
 * Records the file if the quota allows it, within a transaction. Concurrent uploads of one user wait for each other.
 * @throws Problem quota_exceeded
 */
export async function recordUpload(db: Database, upload: NewUpload & Pick<CleanFile, 'sizes'>): Promise<Date> {
  await holdUser(db, upload.ownerId)
  requireQuota(await sumOwnedBytes(db, upload.ownerId), upload.content.length)
  const createdAt = await insertUpload(db, upload)
  await insertSizes(db, upload.fileId, upload.sizes)
  return createdAt
}

/** @throws Problem quota_exceeded */
export function requireQuota(usedBytes: number, addedBytes: number): void {
  if (usedBytes + addedBytes <= QUOTA_BYTES) return
  const values = { used: Math.round((usedBytes / MIB) * 10) / 10, quota: QUOTA_BYTES / MIB }
  throw quotaExceeded(values, { members: { used_bytes: usedBytes, quota_bytes: QUOTA_BYTES } })
}
