import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TripFacts } from '../trips/public.ts'
import { hotRank } from './hot-rank-store.ts'
import type { PostState, ReviewState } from './post-vocabulary.ts'

export interface PostRow {
  readonly post_id: string
  readonly author_id: string
  readonly title: string
  readonly body: string
  readonly place_ids: readonly string[]
  readonly trip: TripFacts | null
  readonly state: PostState
  readonly review_state: ReviewState
  readonly review_reason: string | null
  readonly approved_at: Date | null
  readonly deleted_at: Date | null
  readonly reaction_count: number
  readonly hot_rank: number
  readonly version: number
  readonly created_at: Date
  readonly edited_at: Date | null
}

export const postColumns = [
  'post_id',
  'author_id',
  'title',
  'body',
  'place_ids',
  'trip',
  'state',
  'review_state',
  'review_reason',
  'approved_at',
  'deleted_at',
  'reaction_count',
  'hot_rank',
  'version',
  'created_at',
  'edited_at',
] as const

/** What its author writes. */
export interface PostContent {
  readonly title: string
  readonly body: string
  readonly linkCount: number
  readonly placeIds: readonly string[]
  readonly provinceCodes: readonly string[]
  readonly trip: TripFacts | null
}

function contentColumns({ title, body, linkCount, placeIds, provinceCodes, trip }: PostContent) {
  return {
    title,
    body,
    link_count: linkCount,
    place_ids: [...placeIds],
    province_codes: [...provinceCodes],
    trip: trip && JSON.stringify(trip),
  }
}

/** Serialises what an author posts within this transaction, so that links are counted exactly. */
export async function lockAuthor(db: Database, authorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`posts of ${authorId}`}, 0))`.execute(db)
}

/** Links in all posts of an author, deleted ones too, except in one. */
export async function countLinksOf(db: Database, authorId: string, exceptPostId: string | null): Promise<number> {
  const { links } = await db
    .selectFrom('community_post')
    .select(sql<number>`coalesce(sum(link_count), 0)::int`.as('links'))
    .where('author_id', '=', authorId)
    .$if(exceptPostId !== null, (rows) => rows.where('post_id', '<>', exceptPostId!))
    .executeTakeFirstOrThrow()
  return links
}

export async function insertPost(
  db: Database,
  { postId, authorId, content }: { readonly postId: string; readonly authorId: string; readonly content: PostContent },
): Promise<void> {
  await db
    .insertInto('community_post')
    .values({
      ...contentColumns(content),
      post_id: postId,
      author_id: authorId,
      hot_rank: hotRank(sql`0`, sql`now()`),
      review_reason: null,
      approved_at: null,
      deleted_at: null,
      edited_at: null,
    })
    .execute()
}

/** Replaces the content. `keepsApproval`: a moderator edits; an author's edit needs approval again. */
export async function updatePost(
  db: Database,
  postId: string,
  { content, keepsApproval }: { readonly content: PostContent; readonly keepsApproval: boolean },
): Promise<void> {
  await db
    .updateTable('community_post')
    .set((eb) => ({
      ...contentColumns(content),
      edited_at: sql<Date>`now()`,
      version: eb('version', '+', 1),
      ...(!keepsApproval && { approved_at: null }),
    }))
    .where('post_id', '=', postId)
    .execute()
}

/** A post in any state, unless its author has closed the account. */
export async function findPost(db: Database, postId: string): Promise<PostRow | undefined> {
  return db
    .selectFrom('community_post')
    .innerJoin('app_user', 'app_user.user_id', 'community_post.author_id')
    .select(postColumns.map((name) => `community_post.${name}` as const))
    .where('post_id', '=', postId)
    .where('app_user.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** Locks a post for this transaction, then reads it: of two concurrent changes the second sees the first. */
export async function holdPost(db: Database, postId: string): Promise<PostRow | undefined> {
  await db.selectFrom('community_post').select('post_id').where('post_id', '=', postId).forNoKeyUpdate().execute()
  return findPost(db, postId)
}

/** Deletes a post for its author, or undoes that. */
export async function setDeleted(db: Database, postId: string, isDeleted: boolean): Promise<void> {
  await db
    .updateTable('community_post')
    .set((eb) => ({ deleted_at: isDeleted ? sql<Date>`now()` : null, version: eb('version', '+', 1) }))
    .where('post_id', '=', postId)
    .execute()
}

/** Sets what reports or a moderator decided. `isApproved`: also for the web. */
export async function setReviewState(
  db: Database,
  postId: string,
  {
    state,
    reason,
    isApproved,
  }: { readonly state: ReviewState; readonly reason: string | null; readonly isApproved: boolean },
): Promise<void> {
  await db
    .updateTable('community_post')
    .set((eb) => ({
      review_state: state,
      review_reason: reason,
      approved_at: isApproved ? sql<Date>`coalesce(approved_at, now())` : null,
      version: eb('version', '+', 1),
    }))
    .where('post_id', '=', postId)
    .execute()
}

/** Posts that their authors deleted at least `days` days ago, oldest first. */
export async function listExpiredPosts(db: Database, days: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('community_post')
    .select('post_id')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('deleted_at')
    .orderBy('post_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.post_id)
}

export async function deletePost(db: Database, postId: string): Promise<void> {
  await db.deleteFrom('community_post').where('post_id', '=', postId).execute()
}

/** All posts of a user in every state, oldest first. */
export async function listPostsOf(db: Database, authorId: string, limit: number): Promise<PostRow[]> {
  return db
    .selectFrom('community_post')
    .select(postColumns)
    .where('author_id', '=', authorId)
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

export async function deletePostsOf(db: Database, authorId: string): Promise<void> {
  await db.deleteFrom('community_post').where('author_id', '=', authorId).execute()
}
