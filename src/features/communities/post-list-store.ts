import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PostCursor } from './post-cursor.ts'
import { type PostRow, postColumns } from './post-store.ts'
import type { PostSort, PostState } from './post-vocabulary.ts'

export interface ListedPost extends PostRow {
  readonly username: string
  readonly profile_url: string | null
  readonly image_file_id: string | null
}

export interface PostFilter {
  readonly states: readonly PostState[]
  readonly authorId?: string | undefined
  /** In small letters. */
  readonly username?: string | undefined
  readonly placeId?: string | undefined
  readonly provinceCode?: string | undefined
  readonly hasTrip?: boolean | undefined
  /** Not older than this many days. */
  readonly days?: number | undefined
}

export const listedPostColumns = [
  ...postColumns.map((name) => `community_post.${name}` as const),
  'app_user.username' as const,
  'app_user.profile_url' as const,
  'app_user.image_file_id' as const,
]

/** The posts that a filter lets through, of authors with an open account. */
export function matchingPosts(db: Database, filter: PostFilter) {
  const { states, authorId, username, placeId, provinceCode, hasTrip, days } = filter
  return (
    db
      .selectFrom('community_post')
      .innerJoin('app_user', 'app_user.user_id', 'community_post.author_id')
      .where('app_user.deactivated_at', 'is', null)
      // The published are most of all, and have partial indexes.
      .$if(states.length === 1, (rows) => rows.where('state', '=', sql<PostState>`${sql.lit(states[0])}`))
      .$if(states.length > 1, (rows) => rows.where('state', 'in', states))
      .$if(authorId !== undefined, (rows) => rows.where('author_id', '=', authorId!))
      .$if(username !== undefined, (rows) => rows.where(sql<string>`lower(app_user.username)`, '=', username!))
      .$if(placeId !== undefined, (rows) => rows.where(sql<SqlBool>`place_ids @> array[${placeId}]`))
      .$if(provinceCode !== undefined, (rows) => rows.where(sql<SqlBool>`province_codes @> array[${provinceCode}]`))
      .$if(hasTrip !== undefined, (rows) => rows.where('trip', hasTrip === true ? 'is not' : 'is', null))
      .$if(days !== undefined, (rows) =>
        rows.where('community_post.created_at', '>=', sql<Date>`now() - make_interval(days => ${days!})`),
      )
  )
}

export async function countPosts(db: Database, filter: PostFilter): Promise<number> {
  const { total } = await matchingPosts(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Posts in the order of `sort`, newest first among equals: those after a cursor, or from an offset on. */
export async function listPosts(
  db: Database,
  filter: PostFilter,
  { sort, limit, after, offset }: { sort: PostSort; limit: number; after: PostCursor | null; offset: number },
): Promise<ListedPost[]> {
  const [key, type] = sort === 'hot' ? (['hot_rank', 'float8'] as const) : (['reaction_count', 'int'] as const)
  return matchingPosts(db, filter)
    .select(listedPostColumns)
    .$if(after !== null && sort === 'new', (rows) => rows.where('post_id', '<', after!.id))
    .$if(after !== null && sort !== 'new', (rows) =>
      rows.where(sql<SqlBool>`(${sql.ref(key)}, post_id) < (${after!.rank}::${sql.raw(type)}, ${after!.id})`),
    )
    .$if(sort !== 'new', (rows) => rows.orderBy(key, 'desc'))
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Posts that moderators approved for the web, the latest approval first, and the number of all. */
export async function listApprovedPosts(
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ posts: ListedPost[]; total: number }> {
  const approved = matchingPosts(db, { states: ['published'] }).where('approved_at', 'is not', null)
  const { total } = await approved.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const posts = await approved
    .select(listedPostColumns)
    .orderBy('approved_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { posts, total }
}

/** One post with its author, as lists show it. */
export async function findListedPost(db: Database, postId: string): Promise<ListedPost | undefined> {
  return db
    .selectFrom('community_post')
    .innerJoin('app_user', 'app_user.user_id', 'community_post.author_id')
    .select(listedPostColumns)
    .where('post_id', '=', postId)
    .executeTakeFirst()
}
