import Type from 'typebox'
import { bodyTooLarge, overloaded } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  exampleStoredFile,
  FileVisibilitySchema,
  removedAfter,
  StoredFileSchema,
  sizeDocuments,
} from '../file-document.ts'
import { tidyFileName } from '../file-name.ts'
import { filePath } from '../file-path.ts'
import { fileTypeMismatch, fileTypeNotAllowed, fileUnreadable, pictureTooLarge, quotaExceeded } from '../problems.ts'
import type { FileServices } from '../services.ts'
import { deleteBytes, putUpload, recordUpload, requireQuota } from '../store-upload.ts'
import { sumOwnedBytes } from '../upload-store.ts'

const MAX_BYTES = 10 * 1_048_576

/** POST /core/v1/storage/files */
export const uploadFile = (services: Pick<FileServices, 'db' | 'files' | 'pictures' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/storage/files',
    access: 'user',
    creates: true,
    limit: 'file-upload',
    upload: { maxBytes: MAX_BYTES },
    schema: {
      operationId: 'uploadFile',
      summary: 'Upload a file',
      description:
        'Takes a JPEG, PNG, WebP, GIF or PDF of at most 10 MiB as multipart/form-data in the field `file`; the content decides the type, and a declared type that contradicts it is refused. Pictures are stored upright and without metadata such as the location; animations of GIF and WebP stay. They have at most 40 megapixels, and get three smaller forms, which do not count in the quota. Each user can store 200 MiB. A file that nothing uses is removed after 24 hours. A repeat with the same `Idempotency-Key` returns the first answer; the files are not compared.',
      tag: 'Files',
      sends: ['Location'],
      query: Type.Object({ visibility: Type.Optional(FileVisibilitySchema) }, { additionalProperties: false }),
      response: { 201: StoredFileSchema },
      problems: [
        fileTypeNotAllowed,
        fileTypeMismatch,
        fileUnreadable,
        pictureTooLarge,
        quotaExceeded,
        bodyTooLarge,
        overloaded,
      ],
      example: { query: { visibility: 'private' }, response: exampleStoredFile },
    },
    async handler({ query: { visibility = 'private' }, caller, upload, create, absolute }) {
      const { db, files, pictures } = services
      // Before the body is read; the exact check follows when the size is known.
      requireQuota(await sumOwnedBytes(db, caller.id), 1)
      const sent = { name: null as string | null, type: '' }
      const open = async () => {
        const { stream, fileName, contentType } = await upload()
        Object.assign(sent, { name: fileName, type: contentType })
        return stream
      }
      const clean = await pictures.cleanFile(caller.id, open, () => sent.type)
      const stored = await putUpload(services, clean)
      const file = { ...stored, ...clean, ownerId: caller.id, fileName: tidyFileName(sent.name), visibility }
      try {
        return await create(async (db) => {
          const createdAt = await recordUpload(db, file)
          const url = absolute(filePath(file.fileId))
          const document = {
            file_id: file.fileId,
            url,
            file_name: file.fileName,
            content_type: file.contentType,
            size_bytes: file.content.length,
            sizes: sizeDocuments(file.fileId, file.sizes, absolute),
            visibility,
            created_at: createdAt.toISOString(),
            removed_after: removedAfter(createdAt),
          }
          return new Reply(201, document, { location: url })
        })
      } catch (error) {
        // A problem has rolled the row back. After any other error it may exist, and the job finds bytes without one.
        if (error instanceof Problem) await deleteBytes(files, file.storageKey)
        throw error
      }
    },
  })
