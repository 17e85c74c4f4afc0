import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface ListedFile {
  readonly file_id: string
  readonly owner_id: string | null
  readonly file_name: string | null
  readonly content_type: string
  readonly size_bytes: number
  readonly visibility: 'private' | 'public'
  readonly used_for: string | null
  readonly created_at: Date
}

export interface FileFilter {
  readonly ownerId?: string | undefined
  readonly contentType?: string | undefined
  readonly isUsed?: boolean | undefined
  /** Created at this instant or later. */
  readonly since?: Date | undefined
  /** Created before this instant. */
  readonly before?: Date | undefined
}

function matching(db: Database, { ownerId, contentType, isUsed, since, before }: FileFilter) {
  return db
    .selectFrom('stored_file')
    .$if(ownerId !== undefined, (rows) => rows.where('owner_id', '=', ownerId!))
    .$if(contentType !== undefined, (rows) => rows.where('content_type', '=', contentType!))
    .$if(isUsed !== undefined, (rows) => rows.where('used_for', isUsed === true ? 'is not' : 'is', null))
    .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since!))
    .$if(before !== undefined, (rows) => rows.where('created_at', '<', before!))
}

/** A page of the files of all users, newest first, and the number and bytes of all matches. */
export async function listFiles(
  db: Database,
  filter: FileFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ files: ListedFile[]; total: number; bytes: number }> {
  const { total, bytes } = await matching(db, filter)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  const files = await matching(db, filter)
    .select(['file_id', 'owner_id', 'file_name', 'content_type', 'size_bytes', 'visibility', 'used_for', 'created_at'])
    .orderBy('file_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { files, total, bytes }
}
