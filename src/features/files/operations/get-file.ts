import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { type FileContent, FileNotFoundError } from '../../../platform/files/files.ts'
import { extendedFileName } from '../../../platform/http/file-name.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { matchingEtag, Reply } from '../../../platform/http/reply.ts'
import { about, BytesSchema } from '../../../platform/http/schema-parts.ts'
import type { InputError } from '../../../platform/input-error.ts'
import { operation } from '../../../platform/operation.ts'
import { readRange } from '../byte-range.ts'
import { PictureSizeSchema } from '../file-document.ts'
import { type FileRow, findFile } from '../file-store.ts'
import { signedTogether } from '../input-errors.ts'
import { findSize } from '../picture-size-store.ts'
import { type PictureSize, SIZE_TYPE, sizeKey } from '../picture-sizes.ts'
import { fileLinkExpired, fileNotFound, rangeNotSatisfiable, sizeNotFound } from '../problems.ts'
import type { FileServices } from '../services.ts'
import { checkSignature } from '../signed-url.ts'

/** The bytes of an id never change, but the owner may withdraw them: that takes effect within a day. */
const PUBLIC = 'public, max-age=86400'
const PRIVATE = 'private, no-cache'

/** GET /core/v1/storage/files/{file_id} */
export const getFile = ({
  db,
  files,
  clock,
  fileUrlSecret,
}: Pick<FileServices, 'db' | 'files' | 'clock' | 'fileUrlSecret'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/storage/files/:file_id',
    access: 'user?',
    schema: {
      operationId: 'getFile',
      summary: 'Download a stored file',
      description:
        'Public files are open to everyone, others to their owner and to whoever has a signed URL (`signFileUrl`), each with its `size`s. Returns 404 for a file that you may not read.',
      tag: 'Files',
      reads: ['If-None-Match', 'Range', 'If-Range'],
      sends: ['Content-Disposition', 'Accept-Ranges', 'Content-Range'],
      params: Type.Object({ file_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the file.' }) }),
      query: Type.Object(
        {
          size: Type.Optional(
            about(
              PictureSizeSchema,
              'Only of a picture: a smaller form of it. A picture that has none, such as a profile picture, is returned as it is.',
            ),
          ),
          expires: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 100_000_000_000,
              description: 'Part of a signed URL: when it expires, in seconds since 1970.',
            }),
          ),
          signature: Type.Optional(
            Type.String({ minLength: 1, maxLength: 100, description: 'Part of a signed URL: its signature.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: BytesSchema, 206: BytesSchema },
      problems: [fileNotFound, sizeNotFound, fileLinkExpired, rangeNotSatisfiable],
      inputErrors: [signedTogether],
      example: { params: { file_id: 'file_019abcde-0000-7000-8000-000000000003' }, response: null },
    },
    furtherQueryErrors: signedQueryErrors,
    async handler({ params, query, caller, header }) {
      const errors = signedQueryErrors(query)
      if (errors.length > 0) throw invalidRequest({ errors })
      const file = await findFile(db, params.file_id)
      if (!file) throw fileNotFound(params)
      const isOwner = caller.kind === 'user' && caller.id === file.owner_id
      if (file.visibility !== 'public' && !isOwner) {
        const signed = checkSignature(fileUrlSecret, file.file_id, query, clock())
        if (signed === 'expired') throw fileLinkExpired()
        if (signed === 'wrong') throw fileNotFound(params)
      }
      const content = await contentOf(db, file, query.size)
      const etag = `"${content.sha256.toString('base64url')}"`
      const headers = {
        etag,
        'cache-control': file.visibility === 'public' ? PUBLIC : PRIVATE,
        'content-disposition': disposition(file),
        'accept-ranges': 'bytes',
        // Browsers must not guess another, executable type.
        'x-content-type-options': 'nosniff',
        // Whatever the file contains runs no script and has no origin, even if a browser opens it.
        'content-security-policy': "default-src 'none'; sandbox",
      }
      if (matchingEtag(header('if-none-match'), etag) !== null) return new Reply(304, undefined, headers)
      const size = content.size_bytes
      const ifRange = header('if-range')
      const range = readRange(ifRange === undefined || ifRange === etag ? header('range') : undefined, size)
      if (range === 'beyond') throw rangeNotSatisfiable({ headers: { 'content-range': `bytes */${size}` } })
      const { stream, first, last } = await read(params, () =>
        files.get(content.storage_key, range === 'whole' ? undefined : range),
      )
      return new Reply(range === 'whole' ? 200 : 206, stream, {
        ...headers,
        'content-type': content.content_type,
        'content-length': String(last - first + 1),
        ...(range !== 'whole' && { 'content-range': `bytes ${first}-${last}/${size}` }),
      })
    },
  })

type Content = Pick<FileRow, 'storage_key' | 'content_type' | 'size_bytes' | 'sha256'>

async function contentOf(db: Database, file: FileRow, size: PictureSize | undefined): Promise<Content> {
  if (size === undefined) return file
  const sized = await findSize(db, file.file_id, size)
  if (!sized && file.content_type.startsWith('image/')) return file
  if (!sized) throw sizeNotFound({ size })
  return { ...sized, storage_key: sizeKey(file.storage_key, size), content_type: SIZE_TYPE }
}

/** A signed URL has both parts. */
function signedQueryErrors(query: { readonly expires?: unknown; readonly signature?: unknown }): InputError[] {
  const names = ['expires', 'signature'] as const
  const missing = names.filter((name) => query[name] === undefined)
  return missing.length === 1 ? [{ parameter: missing[0]!, ...signedTogether() }] : []
}

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
