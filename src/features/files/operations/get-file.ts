import Type from 'typebox'
import { type FileContent, FileNotFoundError } from '../../../platform/files/files.ts'
import { extendedFileName } from '../../../platform/http/file-name.ts'
import { matchingEtag, Reply } from '../../../platform/http/reply.ts'
import { BytesSchema } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { readRange } from '../byte-range.ts'
import { type FileRow, findFile } from '../file-store.ts'
import { fileNotFound, rangeNotSatisfiable } from '../problems.ts'
import type { FileServices } from '../services.ts'

/** The bytes of an id never change, but the owner may withdraw them: that takes effect within a day. */
const PUBLIC = 'public, max-age=86400'
const PRIVATE = 'private, no-cache'

/** GET /core/v1/storage/files/{file_id} */
export const getFile = ({ db, files }: Pick<FileServices, 'db' | 'files'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/storage/files/:file_id',
    access: 'user?',
    schema: {
      operationId: 'getFile',
      summary: 'Download a stored file',
      description:
        'Public files are open to everyone, others only to their owner. Returns 404 for a file that you may not read.',
      tag: 'Files',
      reads: ['If-None-Match', 'Range', 'If-Range'],
      sends: ['Content-Disposition', 'Accept-Ranges', 'Content-Range'],
      params: Type.Object({ file_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the file.' }) }),
      response: { 200: BytesSchema, 206: BytesSchema },
      problems: [fileNotFound, rangeNotSatisfiable],
      example: { params: { file_id: 'file_019abcde-0000-7000-8000-000000000003' }, response: null },
    },
    async handler({ params, caller, header }) {
      const file = await findFile(db, params.file_id)
      const isOwner = caller.kind === 'user' && caller.id === file?.owner_id
      if (!file || !(file.visibility === 'public' || isOwner)) throw fileNotFound(params)
      const etag = `"${file.sha256.toString('base64url')}"`
      const headers = {
        etag,
        'cache-control': file.visibility === 'public' ? PUBLIC : PRIVATE,
        'content-disposition': disposition(file),
        'accept-ranges': 'bytes',
        // Browsers must not guess another, executable type.
        'x-content-type-options': 'nosniff',
      }
      if (matchingEtag(header('if-none-match'), etag) !== null) return new Reply(304, undefined, headers)
      const ifRange = header('if-range')
      const range = readRange(ifRange === undefined || ifRange === etag ? header('range') : undefined, file.size_bytes)
      if (range === 'beyond') throw rangeNotSatisfiable({ headers: { 'content-range': `bytes */${file.size_bytes}` } })
      const { stream, first, last } = await read(params, () =>
        files.get(file.storage_key, range === 'whole' ? undefined : range),
      )
      return new Reply(range === 'whole' ? 200 : 206, stream, {
        ...headers,
        'content-type': file.content_type,
        'content-length': String(last - first + 1),
        ...(range !== 'whole' && { 'content-range': `bytes ${first}-${last}/${file.size_bytes}` }),
      })
    },
  })

/** A row without bytes, because they are not stored yet or already deleted, counts as not found. */
async function read(values: { readonly file_id: string }, get: () => Promise<FileContent>): Promise<FileContent> {
  try {
    return await get()
  } catch (error) {
    throw error instanceof FileNotFoundError ? fileNotFound(values, { cause: error }) : error
  }
}

/** RFC 6266: shows only pictures inline. */
function disposition({ content_type: type, file_name: name }: FileRow): string {
  const kind = type.startsWith('image/') ? 'inline' : 'attachment'
  return name === null ? kind : `${kind}; ${extendedFileName(name)}`
}
