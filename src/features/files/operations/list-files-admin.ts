import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { listFields, Nullable, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { addDays, bangkokMidnight } from '../../../world/calendar.ts'
import { EXAMPLE_FILE_ID, FileTypeSchema, FileVisibilitySchema } from '../file-document.ts'
import { listFiles } from '../file-list-store.ts'
import { datesReversed } from '../input-errors.ts'
import type { FileServices } from '../services.ts'

const Day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

const AdminFileSchema = named(
  'AdminFile',
  Type.Object(
    {
      file_id: Type.String({ description: 'Id of the file.' }),
      owner_id: Nullable(Type.String({ description: 'Id of the user who owns it; null after the user was erased.' })),
      file_name: Nullable(Type.String({ description: 'Name that the file was uploaded under.' })),
      content_type: Type.String({ description: 'Media type.' }),
      size_bytes: Type.Integer({ description: 'Size as stored.' }),
      visibility: FileVisibilitySchema,
      used_for: Nullable(Type.String({ description: 'What uses the file; null: nothing, so it will be removed.' })),
      created_at: Type.String({ format: 'date-time', description: 'When it was stored (UTC).' }),
    },
    { description: 'A stored file as admins see it.' },
  ),
)

/** GET /core/v1/storage/files */
export const listFilesAdmin = ({ db, clock }: Pick<FileServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/storage/files',
    access: 'admin',
    schema: {
      operationId: 'listFilesAdmin',
      summary: 'List stored files, newest first',
      description: 'The files of all users, with the bytes of all matches. Their content stays private.',
      tag: 'Files',
      query: Type.Object(
        {
          owner_id: Type.Optional(
            Type.String({ minLength: 1, maxLength: 100, description: 'Only files of the user with this id.' }),
          ),
          content_type: Type.Optional(FileTypeSchema),
          used: Type.Optional(
            Type.Boolean({ description: '`false`: only files that nothing uses; `true`: only the others.' }),
          ),
          from: Day('Only from this day on, in Bangkok (`YYYY-MM-DD`).'),
          to: Day('Only until this day, in Bangkok, including it (`YYYY-MM-DD`).'),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'AdminFileList',
          Type.Object(
            {
              results: Type.Array(AdminFileSchema, { description: 'The files of this page, in order.' }),
              total_bytes: Type.Integer({ description: 'Size of the files on all pages.' }),
              ...listFields,
            },
            { description: 'One page of the stored files.' },
          ),
        ),
      },
      inputErrors: [datesReversed],
      example: {
        query: { limit: '1' },
        response: {
          results: [
            {
              file_id: EXAMPLE_FILE_ID,
              owner_id: 'user_019abcde-0000-7000-8000-000000000001',
              file_name: 'wat-pho.jpg',
              content_type: 'image/jpeg',
              size_bytes: 348_213,
              visibility: 'private',
              used_for: null,
              created_at: '2026-11-22T02:00:00.000Z',
            },
          ],
          total_bytes: 348_213,
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query }) {
      const { owner_id: ownerId, content_type: contentType, used: isUsed, from, to, page, limit } = query
      if (from !== undefined && to !== undefined && to < from)
        throw invalidRequest({ errors: [{ parameter: 'to', ...datesReversed() }] })
      const filter = {
        ownerId,
        contentType,
        isUsed,
        since: from === undefined ? undefined : bangkokMidnight(from),
        before: to === undefined ? undefined : bangkokMidnight(addDays(to, 1)),
      }
      const { files, total, bytes } = await listFiles(db, filter, { limit, offset: (page - 1) * limit })
      return {
        results: files.map((file) => ({ ...file, created_at: file.created_at.toISOString() })),
        total_bytes: bytes,
        ...listMembers(total, page, limit, clock()),
      }
    },
  })
