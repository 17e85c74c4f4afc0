import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID, examplePost } from '../example-post.ts'
import { shownPost } from '../post-document.ts'
import { showImages } from '../post-images.ts'
import { UNDO_HOURS } from '../post-limits.ts'
import { PostParams, PostSchema } from '../post-schema.ts'
import { holdPost, setDeleted } from '../post-store.ts'
import { postNotFound, undoExpired } from '../problems.ts'
import type { CommunityServices } from '../services.ts'

/** POST /trips/v1/communities/{post_id}/restore */
export const restoreCommunityPost = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/communities/:post_id/restore',
    access: 'user',
    schema: {
      operationId: 'restoreCommunityPost',
      summary: 'Undo the deletion of your post',
      description:
        'Within 24 hours. The post returns to the state that it had: one that reports hid stays hidden. A post that is not deleted stays as it is.',
      tag: 'Communities',
      params: PostParams,
      response: { 200: PostSchema },
      problems: [postNotFound, undoExpired, catalogueNotReady],
      example: { params: { post_id: EXAMPLE_POST_ID }, response: { ...examplePost, is_own: true, version: 3 } },
    },
    async handler({ params: { post_id: postId }, caller, language, absolute }) {
      requireReady(services.catalogue)
      return services.db.transaction().execute(async (db) => {
        const post = await holdPost(db, postId)
        if (post?.author_id !== caller.id) throw postNotFound({ post_id: postId })
        if (post.deleted_at !== null) {
          const deletedMs = services.clock().getTime() - post.deleted_at.getTime()
          if (deletedMs >= UNDO_HOURS * 3_600_000) throw undoExpired({ hours: UNDO_HOURS })
          await setDeleted(db, postId, false)
          await showImages(db, { ...post, state: post.review_state })
        }
        return shownPost(services, db, postId, { language, absolute, caller })
      })
    },
  })
