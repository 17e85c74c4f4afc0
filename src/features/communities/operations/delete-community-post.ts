import Type from 'typebox'
import { forbidden } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID } from '../example-post.ts'
import { showImages } from '../post-images.ts'
import { requireOwn } from '../post-rights.ts'
import { PostParams } from '../post-schema.ts'
import { holdPost, setDeleted, setReviewState } from '../post-store.ts'
import { postNotFound } from '../problems.ts'
import type { CommunityServices } from '../services.ts'

/** DELETE /trips/v1/communities/{post_id} */
export const deleteCommunityPost = ({ db }: Pick<CommunityServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/communities/:post_id',
    access: 'user',
    schema: {
      operationId: 'deleteCommunityPost',
      summary: 'Delete a post',
      description:
        'For its author, who can undo it for 24 hours with restoreCommunityPost. An admin’s call on another user’s post removes it, as moderatePost does. Repeating a call changes nothing.',
      tag: 'Communities',
      params: PostParams,
      response: { 204: Type.Null() },
      problems: [postNotFound, forbidden],
      example: { params: { post_id: EXAMPLE_POST_ID }, response: null },
    },
    async handler({ params: { post_id: postId }, caller, log }) {
      await db.transaction().execute(async (db) => {
        const post = requireOwn(await holdPost(db, postId), postId, caller)
        if (post.author_id !== caller.id) {
          if (post.review_state === 'removed') return
          await setReviewState(db, postId, { state: 'removed', reason: post.review_reason, isApproved: false })
          await showImages(db, { ...post, state: 'removed' })
          log.info({ post_id: postId, admin_id: caller.id }, 'removed a post')
        } else if (post.state !== 'deleted') {
          await setDeleted(db, postId, true)
          await showImages(db, { ...post, state: 'deleted' })
        }
      })
      return new Reply(204, undefined)
    },
  })
