import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID } from '../example-post.ts'
import { notifyAuthor } from '../notify-author.ts'
import { requirePublished } from '../post-rights.ts'
import { PostParams } from '../post-schema.ts'
import { findPost } from '../post-store.ts'
import { postNotFound } from '../problems.ts'
import { ReactionSchema } from '../reaction-schema.ts'
import { addReaction } from '../reaction-store.ts'
import type { CommunityServices } from '../services.ts'

/** PUT /trips/v1/communities/{post_id}/reaction */
export const reactToPost = ({ db, notifications }: Pick<CommunityServices, 'db' | 'notifications'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/communities/:post_id/reaction',
    access: 'user',
    schema: {
      operationId: 'reactToPost',
      summary: 'React to a post',
      description: 'One reaction per user and post; repeating a call changes nothing.',
      tag: 'Communities',
      params: PostParams,
      response: { 200: ReactionSchema },
      problems: [postNotFound],
      example: { params: { post_id: EXAMPLE_POST_ID }, response: { reacted: true, reaction_count: 13 } },
    },
    async handler({ params: { post_id: postId }, caller }) {
      return db.transaction().execute(async (db) => {
        const post = requirePublished(await findPost(db, postId), postId)
        const { count, isNew } = await addReaction(db, postId, caller.id)
        if (isNew && post.author_id !== caller.id) await notifyAuthor(notifications, db, post, 'post_reaction')
        return { reacted: true, reaction_count: count }
      })
    },
  })
