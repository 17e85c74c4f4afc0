import { forbidden } from '../../platform/http/problems.ts'
import type { UserCaller } from '../../platform/operation.ts'
import type { PostRow } from './post-store.ts'
import { postNotFound } from './problems.ts'

export function isAdmin({ role }: UserCaller): boolean {
  return role === 'admin'
}

/** @throws Problem post_not_found for a post that is not published */
export function requirePublished(post: PostRow | undefined, postId: string): PostRow {
  if (post?.state !== 'published') throw postNotFound({ post_id: postId })
  return post
}

/**
 * A post that the caller may change: its author and admins.
 * @throws Problem forbidden for another user's post; post_not_found for one that the caller cannot see either
 */
export function requireOwn(post: PostRow | undefined, postId: string, caller: UserCaller): PostRow {
  if (post && (post.author_id === caller.id || isAdmin(caller))) return post
  requirePublished(post, postId)
  throw forbidden()
}
