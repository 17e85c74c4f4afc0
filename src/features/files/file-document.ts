import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { filePath } from './file-path.ts'
import { FILE_TYPES } from './file-type.ts'
import { PICTURE_SIZES, SIDES_PX, type SizedPicture } from './picture-sizes.ts'

export const EXAMPLE_FILE_ID = 'file_019abcde-0000-7000-8000-000000000003'
const DAY_MS = 86_400_000

export const FileIdSchema = Patterned(
  '^file_[0-9a-f-]{36}$',
  { th: 'รหัสไฟล์ เช่น file_…', en: 'a file id: file_ and a UUID' },
  { description: 'Id of the file.' },
)

export const FileTypeSchema = named('FileType', OneOf(FILE_TYPES, { description: 'Media type, by the content.' }))

export const FileVisibilitySchema = named(
  'FileVisibility',
  OneOf(['private', 'public'], {
    description: '`private`: for its owner and whoever has a signed URL. `public`: for everyone.',
  }),
)

export const PictureSizeSchema = named(
  'PictureSize',
  OneOf(PICTURE_SIZES, {
    description: `A smaller form of a picture by its longest side: ${PICTURE_SIZES.map((size) => `\`${size}\` ${SIDES_PX[size]} px`).join(', ')}.`,
  }),
)

const SizedPictureSchema = named(
  'SizedPicture',
  Type.Object(
    {
      size: PictureSizeSchema,
      url: Type.String({ description: 'URL of this size; add `size` to a signed URL in the same way.' }),
      width: Type.Integer({ description: 'Width in pixels.' }),
      height: Type.Integer({ description: 'Height in pixels.' }),
      size_bytes: Type.Integer({ description: 'Size in bytes.' }),
    },
    { description: 'A smaller form of a picture: a WebP still.' },
  ),
)

export const StoredFileSchema = named(
  'StoredFile',
  Type.Object(
    {
      file_id: Type.String({ description: 'Id of the file.' }),
      url: Type.String({ description: 'URL of the file.' }),
      file_name: Nullable(Type.String({ description: 'Name that the file was uploaded under.' })),
      content_type: FileTypeSchema,
      size_bytes: Type.Integer({ description: 'Size as stored.' }),
      sizes: Type.Array(SizedPictureSchema, {
        description: 'Smaller forms of a picture, the smallest first; none of a PDF.',
      }),
      visibility: FileVisibilitySchema,
      created_at: Type.String({ format: 'date-time', description: 'When it was stored (UTC).' }),
      removed_after: Type.String({
        format: 'date-time',
        description: 'When the file is removed unless something uses it, for example a post or a profile (UTC).',
      }),
    },
    { description: 'An uploaded file.' },
  ),
)

export type StoredFileDocument = Static<typeof StoredFileSchema>

export const exampleStoredFile: StoredFileDocument = {
  file_id: EXAMPLE_FILE_ID,
  url: `https://tiao.example/core/v1/storage/files/${EXAMPLE_FILE_ID}`,
  file_name: 'wat-pho.jpg',
  content_type: 'image/jpeg',
  size_bytes: 348_213,
  sizes: [
    {
      size: 'thumbnail',
      url: `https://tiao.example/core/v1/storage/files/${EXAMPLE_FILE_ID}?size=thumbnail`,
      width: 256,
      height: 192,
      size_bytes: 9_120,
    },
  ],
  visibility: 'private',
  created_at: '2026-11-22T02:00:00.000Z',
  removed_after: '2026-11-23T02:00:00.000Z',
}

export function sizeDocuments(
  fileId: string,
  sizes: readonly SizedPicture[],
  absolute: (path: string) => string,
): StoredFileDocument['sizes'] {
  return sizes.map(({ size, width, height, content }) => {
    const url = absolute(filePath(fileId, size))
    return { size, url, width, height, size_bytes: content.length }
  })
}

/** When a file that nothing uses may be removed; see `listUnusedFiles`. */
export function removedAfter(createdAt: Date): string {
  return new Date(createdAt.getTime() + DAY_MS).toISOString()
}
