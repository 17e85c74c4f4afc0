import type { Database } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { deleteUnusedFile, listUnusedFiles } from './file-store.ts'

const MAX_A_RUN = 1_000

export interface FileParts {
  readonly db: Database
  readonly files: Files
}

/** Removes a file that nothing uses; one that is used stays. */
export async function removeUnusedFile({ db, files }: FileParts, fileId: string): Promise<void> {
  // The row first: what is shown is never without its bytes.
  const key = await deleteUnusedFile(db, fileId)
  if (key !== undefined) await files.delete(key)
}

/** Removes files that have had no use for a day; run by a job. */
export async function removeUnusedFiles(parts: FileParts): Promise<void> {
  for (const fileId of await listUnusedFiles(parts.db, MAX_A_RUN)) await removeUnusedFile(parts, fileId)
}
