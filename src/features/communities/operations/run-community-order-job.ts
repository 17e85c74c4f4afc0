import Type from 'typebox'
import { retryAfter } from '../../../platform/http/problems.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { jobRunning } from '../problems.ts'
import { rankPosts } from '../rank-posts.ts'
import type { CommunityServices } from '../services.ts'

/** POST /trips/v1/internal/jobs/community-order */
export const runCommunityOrderJob = ({ db, clock }: Pick<CommunityServices, 'db' | 'clock'>) =>
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
            {
              ranked: Type.Integer({ description: 'Posts whose rank was computed.' }),
              finished_at: Type.String({ format: 'date-time', description: 'When the run ended (UTC).' }),
            },
            { description: 'A finished run of the job.' },
          ),
        ),
      },
      problems: [jobRunning],
      example: { response: { ranked: 3, finished_at: '2026-11-22T02:00:00.000Z' } },
    },
    async handler() {
      const ranked = await rankPosts(db)
      if (ranked === undefined) throw jobRunning(retryAfter(2))
      return { ranked, finished_at: clock().toISOString() }
    },
  })
