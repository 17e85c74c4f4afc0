import type { Readable } from 'node:stream'
import Type from 'typebox'
import { FileNotFoundError } from '../../../platform/files/files.ts'
import { bodyTooLarge } from '../../../platform/http/problems.ts'
import { Patterned } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleUser, UserSchema } from '../../auth/public.ts'
import {
  fileNotFound,
  findFile,
  imageUnreadable,
  insertUpload,
  pictureTooLarge,
  putUpload,
  removeUnusedFile,
} from '../../files/public.ts'
import { accountReply } from '../my-account.ts'
import { replaceProfileImage } from '../profile-image.ts'
import type { AccountServices } from '../services.ts'

const MAX_BYTES = 10 * 1_048_576
const CONTENT_TYPE = 'image/webp'

/** PUT /core/v1/users/me/profile-image */
export const changeProfileImage = ({
  db,
  files,
  pictures,
  clock,
}: Pick<AccountServices, 'db' | 'files' | 'pictures' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/core/v1/users/me/profile-image',
    access: 'user',
    limit: 'upload',
    upload: { maxBytes: MAX_BYTES },
    schema: {
      operationId: 'changeProfileImage',
      summary: 'Change the profile picture',
      description:
        'Takes a still JPEG, PNG, WebP or GIF of at most 10 MiB and 40 megapixels: as multipart/form-data in the field `file`, or as the id of one of your stored files. Crops it to an upright WebP square of at most 512 px and strips its metadata.',
      tag: 'Account',
      body: Type.Object(
        {
          file_id: Patterned(
            '^file_[0-9a-f-]{36}$',
            { th: 'หมายเลขไฟล์ เช่น file_…', en: 'a file id: file_ and a UUID' },
            { description: 'Id of one of your stored files.' },
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: UserSchema },
      problems: [fileNotFound, bodyTooLarge, imageUnreadable, pictureTooLarge],
      example: {
        body: { file_id: 'file_019abcde-0000-7000-8000-000000000003' },
        response: {
          ...exampleUser,
          profileUrl: 'https://tiao.example/core/v1/storage/files/file_019abcde-0000-7000-8000-000000000004',
        },
      },
    },
    async handler({ body, caller, hasUpload, upload, log, absolute }) {
      const { id: userId } = caller
      const content = await pictures.makeSquare(userId, async () =>
        hasUpload ? (await upload()).stream : openOwn({ db, files }, userId, body.file_id),
      )
      const picture = { content, contentType: CONTENT_TYPE, sizes: [] } as const
      const stored = await putUpload({ files, clock }, picture)
      const before = await db.transaction().execute(async (db) => {
        await insertUpload(db, { ...stored, ...picture, ownerId: userId, fileName: null, visibility: 'private' })
        return replaceProfileImage(db, userId, stored.fileId)
      })
      if (before !== null) {
        try {
          await removeUnusedFile({ db, files }, before)
        } catch (error) {
          // The picture is replaced and the old one is hidden; the job will remove it.
          log.warn({ err: error, file_id: before }, 'could not remove an old profile image')
        }
      }
      return accountReply(db, caller, clock(), absolute)
    },
  })

async function openOwn(
  { db, files }: Pick<AccountServices, 'db' | 'files'>,
  userId: string,
  fileId: string,
): Promise<Readable> {
  const file = await findFile(db, fileId)
  if (file?.owner_id !== userId) throw notFound(fileId)
  if (file.size_bytes > MAX_BYTES) throw bodyTooLarge({ limit: MAX_BYTES })
  try {
    return (await files.get(file.storage_key)).stream
  } catch (error) {
    throw error instanceof FileNotFoundError ? notFound(fileId, error) : error
  }
}

function notFound(fileId: string, cause?: unknown) {
  return fileNotFound({ file_id: fileId }, { cause })
}
