import Type from 'typebox'
import { retryAfter } from '../../../platform/http/problems.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { jobRunning } from '../problems.ts'
import { rankPosts } from '../rank-posts.ts'
import type { CommunityServices } from '../services.ts'

/** POST /trips/v1/internal/jobs/community-order */
export const runCommunityOrderJob = ({ db }: Pick<CommunityServices, 'db'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/jobs/community-order',
    access: 'key:internal',
    schema: {
      operationId: 'runCommunityOrderJob',
      summary: 'Compute the hot order of posts',
      description:
        'Ranks the posts whose reactions changed; a schedule does so every five minutes. Idempotent. Returns 409 while another run is under way.',
      tag: 'Communities',
      response: {
        200: named(
          'CommunityOrderRun',
          Type.Object(
            { ranked: Type.Integer({ description: 'Posts whose rank was computed.' }) },
            { description: 'A finished run of the job.' },
          ),
        ),
      },
      problems: [jobRunning],
      example: { response: { ranked: 3 } },
    },
    async handler() {
      const ranked = await rankPosts(db)
      if (ranked === undefined) throw jobRunning(retryAfter(2))
      return { ranked }
    },
  })
