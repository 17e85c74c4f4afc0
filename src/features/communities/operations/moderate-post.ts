import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { lengthErrors, tidyText, UserText } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID, examplePost } from '../example-post.ts'
import { notifyAuthor } from '../notify-author.ts'
import { shownPost } from '../post-document.ts'
import { showImages } from '../post-images.ts'
import { DecisionSchema, PostParams, PostSchema } from '../post-schema.ts'
import { holdPost, setReviewState } from '../post-store.ts'
import { postNotFound } from '../problems.ts'
import { reviewReports } from '../report-store.ts'
import type { CommunityServices } from '../services.ts'

const MAX_REASON = 500

/** POST /trips/v1/communities/{post_id}/moderation */
export const moderatePost = (services: Pick<CommunityServices, 'db' | 'catalogue' | 'clock' | 'notifications'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/communities/:post_id/moderation',
    access: 'admin',
    schema: {
      operationId: 'moderatePost',
      summary: 'Decide on a post',
      description:
        'Sets the state of a post and closes its open reports; they no longer count towards hiding it. Repeating a call changes nothing but the version. A post that its author deleted stays deleted.',
      tag: 'Communities',
      params: PostParams,
      body: named(
        'PostModeration',
        Type.Object(
          {
            decision: DecisionSchema,
            reason: Type.Optional(UserText({ maxLength: MAX_REASON, description: 'Why, for the author; plain text.' })),
          },
          { additionalProperties: false, description: 'A decision on a post.' },
        ),
      ),
      response: { 200: PostSchema },
      problems: [postNotFound, catalogueNotReady],
      example: {
        params: { post_id: EXAMPLE_POST_ID },
        body: { decision: 'approve' },
        response: { ...examplePost, reports: {}, reacted: false, version: 2 },
      },
    },
    async handler({ params: { post_id: postId }, body, caller, language, absolute, log }) {
      requireReady(services.catalogue)
      const reason = body.reason === undefined ? null : tidyText(body.reason)
      const errors = reason === null ? [] : lengthErrors('/reason', reason, { max: MAX_REASON })
      if (errors.length > 0) throw invalidRequest({ errors })
      const { decision } = body
      return services.db.transaction().execute(async (db) => {
        const post = await holdPost(db, postId)
        if (!post) throw postNotFound({ post_id: postId })
        const state = decision === 'remove' ? 'removed' : 'published'
        await setReviewState(db, postId, { state, reason, isApproved: decision === 'approve' })
        await reviewReports(db, postId)
        await showImages(db, { ...post, state: post.deleted_at === null ? state : 'deleted' })
        if (state === 'removed' && post.review_state !== 'removed')
          await notifyAuthor(services.notifications, db, post, 'post_removed')
        log.info({ post_id: postId, decision, admin_id: caller.id }, 'decided on a post')
        return shownPost(services, db, postId, { language, absolute, caller })
      })
    },
  })
