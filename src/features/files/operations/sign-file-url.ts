import Type from 'typebox'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_FILE_ID, FileIdSchema } from '../file-document.ts'
import { findFile } from '../file-store.ts'
import { fileNotFound } from '../problems.ts'
import type { FileServices } from '../services.ts'
import { signedPath } from '../signed-url.ts'

const DEFAULT_MINUTES = 60
const MAX_MINUTES = 7 * 24 * 60

/** POST /core/v1/storage/files/{file_id}/signed-url */
export const signFileUrl = ({ db, clock, fileUrlSecret }: Pick<FileServices, 'db' | 'clock' | 'fileUrlSecret'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/storage/files/:file_id/signed-url',
    access: 'user',
    schema: {
      operationId: 'signFileUrl',
      summary: 'Get a signed URL of your file',
      description:
        'Whoever has the URL can read the file until it expires, without signing in. It is for this file only, in each size: add `&size=thumbnail` for the thumbnail of a picture. Nothing is stored, so a repeat returns another URL.',
      tag: 'Files',
      params: Type.Object({ file_id: FileIdSchema }),
      body: named(
        'SignedUrlRequest',
        Type.Object(
          {
            valid_minutes: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: MAX_MINUTES,
                default: DEFAULT_MINUTES,
                description: 'Minutes until it expires; at most a week.',
              }),
            ),
          },
          { additionalProperties: false, description: 'How long a signed URL is valid.' },
        ),
      ),
      bodyOptional: true,
      response: {
        200: named(
          'SignedUrl',
          Type.Object(
            {
              url: Type.String({ description: 'URL of the file, with the right to read it.' }),
              expires_at: Type.String({ format: 'date-time', description: 'When it expires (UTC).' }),
            },
            { description: 'A URL that needs no sign-in.' },
          ),
        ),
      },
      problems: [fileNotFound],
      example: {
        params: { file_id: EXAMPLE_FILE_ID },
        body: { valid_minutes: 60 },
        response: {
          url: `https://tiao.example/core/v1/storage/files/${EXAMPLE_FILE_ID}?expires=1795316400&signature=4Qx0Yc0vJm8o2l3Yb6oQy2kq2m6v1j8f3c9s7d5a1eI`,
          expires_at: '2026-11-22T03:00:00.000Z',
        },
      },
    },
    async handler({ params, body, caller, absolute }) {
      const file = await findFile(db, params.file_id)
      if (!file || file.owner_id !== caller.id) throw fileNotFound(params)
      const minutes = body?.valid_minutes ?? DEFAULT_MINUTES
      // Whole seconds, as in the URL.
      const expiresAt = new Date((Math.floor(clock().getTime() / 1_000) + minutes * 60) * 1_000)
      const path = signedPath(fileUrlSecret, params.file_id, expiresAt)
      return { url: absolute(path), expires_at: expiresAt.toISOString() }
    },
  })
