import type { Database } from '../../platform/database/database.ts'
import type { Notifications } from '../notifications/public.ts'
import type { PostRow } from './post-store.ts'

/** Notifies the author of a post, within the transaction of the change. Hiding and removing are announced per version. */
export async function notifyAuthor(
  notifications: Notifications,
  db: Database,
  { post_id: postId, author_id: userId, title, version }: PostRow,
  event: 'post_reaction' | 'post_hidden' | 'post_removed',
): Promise<void> {
  const dedupeKey = event === 'post_reaction' ? postId : `${postId} ${version}`
  await notifications.notify(db, { userId, event, values: { title }, data: { post_id: postId }, dedupeKey })
}
