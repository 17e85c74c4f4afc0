import Type from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { lengthErrors, tidyText, UserText } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { EXAMPLE_POST_ID } from '../example-post.ts'
import { notifyAuthor } from '../notify-author.ts'
import { showImages } from '../post-images.ts'
import { REPORTS_THAT_HIDE } from '../post-limits.ts'
import { requirePublished } from '../post-rights.ts'
import { PostParams, ReportReasonSchema } from '../post-schema.ts'
import { holdPost, setReviewState } from '../post-store.ts'
import { ownPost, postNotFound } from '../problems.ts'
import { countOpenReports, insertReport } from '../report-store.ts'
import type { CommunityServices } from '../services.ts'

const MAX_DETAILS = 500
const THANKS = {
  th: 'ขอบคุณที่แจ้ง ผู้ดูแลจะตรวจสอบโพสต์นี้',
  en: 'Thank you for reporting. A moderator will look at this post.',
}

/** POST /trips/v1/communities/{post_id}/report */
export const reportPost = ({ notifications }: Pick<CommunityServices, 'notifications'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/communities/:post_id/report',
    access: 'user',
    creates: true,
    limit: 'report',
    schema: {
      operationId: 'reportPost',
      summary: 'Report a post',
      description:
        'Reports by three different users hide the post until a moderator reviews it. A second report by the same user changes nothing. The author does not learn who reported.',
      tag: 'Communities',
      params: PostParams,
      body: named(
        'NewPostReport',
        Type.Object(
          {
            reason: ReportReasonSchema,
            details: Type.Optional(
              UserText({ maxLength: MAX_DETAILS, description: 'What the moderator should know, plain text.' }),
            ),
          },
          { additionalProperties: false, description: 'A report of a post.' },
        ),
      ),
      response: {
        201: named(
          'PostReportReceipt',
          Type.Object(
            { message: Type.String({ description: 'Thanks, in the language of the answer.' }) },
            { description: 'A report was received.' },
          ),
        ),
      },
      problems: [postNotFound, ownPost],
      example: {
        params: { post_id: EXAMPLE_POST_ID },
        body: { reason: 'spam', details: 'โฆษณาเว็บพนัน' },
        response: { message: THANKS.en },
      },
    },
    async handler({ params: { post_id: postId }, body, caller, language, create }) {
      const details = body.details === undefined ? null : tidyText(body.details)
      const errors = details === null ? [] : lengthErrors('/details', details, { max: MAX_DETAILS })
      if (errors.length > 0) throw invalidRequest({ errors })
      return create(async (db) => {
        const post = requirePublished(await holdPost(db, postId), postId)
        if (post.author_id === caller.id) throw ownPost()
        const isNew = await insertReport(db, { postId, reporterId: caller.id, reason: body.reason, details })
        if (isNew && (await countOpenReports(db, postId)) >= REPORTS_THAT_HIDE) {
          await setReviewState(db, postId, { state: 'hidden', reason: null, isApproved: false })
          await showImages(db, { ...post, state: 'hidden' })
          await notifyAuthor(notifications, db, post, 'post_hidden')
        }
        return new Reply(201, { message: THANKS[language] })
      })
    },
  })
