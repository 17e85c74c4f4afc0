import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID } from '../example-post.ts'
import { requirePublished } from '../post-rights.ts'
import { PostParams } from '../post-schema.ts'
import { findPost } from '../post-store.ts'
import { postNotFound } from '../problems.ts'
import { ReactionSchema } from '../reaction-schema.ts'
import { removeReaction } from '../reaction-store.ts'
import type { CommunityServices } from '../services.ts'

/** DELETE /trips/v1/communities/{post_id}/reaction */
export const unreactToPost = ({ db }: Pick<CommunityServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/communities/:post_id/reaction',
    access: 'user',
    schema: {
      operationId: 'unreactToPost',
      summary: 'Take back your reaction to a post',
      description: 'Repeating a call changes nothing.',
      tag: 'Communities',
      params: PostParams,
      response: { 200: ReactionSchema },
      problems: [postNotFound],
      example: { params: { post_id: EXAMPLE_POST_ID }, response: { reacted: false, reaction_count: 12 } },
    },
    async handler({ params: { post_id: postId }, caller }) {
      return db.transaction().execute(async (db) => {
        requirePublished(await findPost(db, postId), postId)
        return { reacted: false, reaction_count: await removeReaction(db, postId, caller.id) }
      })
    },
  })
