import type { FileType } from '../../src/features/files/file-type.ts'
import { insertUpload, putUpload } from '../../src/features/files/public.ts'
import type { TestService } from './service.ts'

export interface StoredFile {
  readonly ownerId: string
  readonly content: Buffer
  readonly contentType: FileType
}

/** A private file of a user, stored unchanged. */
export async function storeFile(
  { services }: TestService,
  { ownerId, content, contentType }: StoredFile,
): Promise<{ fileId: string; storageKey: string }> {
  const stored = await putUpload(services, { content, contentType, sizes: [] })
  await insertUpload(services.db, {
    ...stored,
    ownerId,
    content,
    contentType,
    fileName: null,
    visibility: 'private',
  })
  return stored
}
