import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PictureSize, SizedPicture } from './picture-sizes.ts'
import type { PictureSizeTable } from './stored-file-table.ts'

/** Records the sizes of a picture, whose bytes are stored. */
export async function insertSizes(db: Database, fileId: string, sizes: readonly SizedPicture[]): Promise<void> {
  if (sizes.length === 0) return
  await db
    .insertInto('picture_size')
    .values(
      sizes.map(({ size, width, height, content }) => ({
        file_id: fileId,
        size,
        width,
        height,
        size_bytes: content.length,
        sha256: createHash('sha256').update(content).digest(),
      })),
    )
    .execute()
}

export async function findSize(
  db: Database,
  fileId: string,
  size: PictureSize,
): Promise<Pick<Selectable<PictureSizeTable>, 'size_bytes' | 'sha256'> | undefined> {
  return db
    .selectFrom('picture_size')
    .select(['size_bytes', 'sha256'])
    .where('file_id', '=', fileId)
    .where('size', '=', size)
    .executeTakeFirst()
}
