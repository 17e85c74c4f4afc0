import type { Database } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { deleteUnusedFile, listUnusedFiles } from './file-store.ts'
import { deleteBytes } from './store-upload.ts'

const MAX_PER_RUN = 1_000

export interface FileStorage {
  readonly db: Database
  readonly files: Files
}

/** Removes a file unless something uses it. */
export async function removeUnusedFile({ db, files }: FileStorage, fileId: string): Promise<void> {
  // Row first: a file that can be read always has its bytes.
  const key = await deleteUnusedFile(db, fileId)
  if (key !== undefined) await deleteBytes(files, key)
}

/** Removes files that nothing has used for a day; run by a job. */
export async function removeUnusedFiles(storage: FileStorage): Promise<void> {
  for (const fileId of await listUnusedFiles(storage.db, MAX_PER_RUN)) await removeUnusedFile(storage, fileId)
}
