import type { Database } from '../../platform/database/database.ts'
import type { FeedbackAction, FeedbackStatus } from './feedback-vocabulary.ts'

export interface NewFeedback {
  readonly userId: string
  readonly action: FeedbackAction
  readonly refId: string | null
  readonly rating: number | null
  readonly comment: string | null
}

/** One row, with the member names of the API. */
export interface FeedbackRow {
  readonly feedback_id: number
  readonly user_id: string
  readonly action: FeedbackAction
  readonly ref_id: string | null
  readonly rating: number | null
  readonly comment: string | null
  readonly status: FeedbackStatus
  readonly created_at: Date
  readonly status_changed_at: Date | null
}

export interface FeedbackFilter {
  readonly status?: FeedbackStatus | undefined
  readonly action?: FeedbackAction | undefined
  readonly rating?: number | undefined
  /** Created at this instant or later. */
  readonly since?: Date | undefined
  /** Created before this instant. */
  readonly before?: Date | undefined
}

const columns = [
  'feedback_id',
  'user_id',
  'action',
  'ref_id',
  'rating',
  'comment',
  'status',
  'created_at',
  'status_changed_at',
] as const

export async function insertFeedback(db: Database, { userId, refId, ...row }: NewFeedback): Promise<number> {
  const { feedback_id: id } = await db
    .insertInto('feedback')
    .values({ ...row, user_id: userId, ref_id: refId, status_changed_at: null })
    .returning('feedback_id')
    .executeTakeFirstOrThrow()
  return id
}

function matching(db: Database, { status, action, rating, since, before }: FeedbackFilter) {
  return db
    .selectFrom('feedback')
    .$if(status !== undefined, (rows) => rows.where('status', '=', status!))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action!))
    .$if(rating !== undefined, (rows) => rows.where('rating', '=', rating!))
    .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since!))
    .$if(before !== undefined, (rows) => rows.where('created_at', '<', before!))
}

/** A page, newest first, and the number of all matches. */
export async function listFeedback(
  db: Database,
  filter: FeedbackFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching(db, filter)
    .select(columns)
    .orderBy('feedback_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** The newest matches that are older than `beforeId`, newest first. */
export async function listFeedbackBefore(
  db: Database,
  filter: FeedbackFilter,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<FeedbackRow[]> {
  return matching(db, filter)
    .select(columns)
    .$if(beforeId !== null, (rows) => rows.where('feedback_id', '<', beforeId!))
    .orderBy('feedback_id', 'desc')
    .limit(limit)
    .execute()
}

/** Sets another status; undefined if the feedback has it already, or does not exist. */
export async function changeFeedbackStatus(
  db: Database,
  id: number,
  status: FeedbackStatus,
): Promise<FeedbackRow | undefined> {
  return db
    .updateTable('feedback')
    .set(({ fn }) => ({ status, status_changed_at: fn<Date>('now') }))
    .where('feedback_id', '=', id)
    .where('status', '!=', status)
    .returning(columns)
    .executeTakeFirst()
}

export async function findFeedback(db: Database, id: number): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').select(columns).where('feedback_id', '=', id).executeTakeFirst()
}

/** All feedback of a user, oldest first. */
export async function listFeedbackOf(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('feedback')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('feedback_id')
    .limit(limit)
    .execute()
}

export async function deleteFeedbackOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('feedback').where('user_id', '=', userId).execute()
}
