import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { about, ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { exampleJob, JobSchema, JobStateSchema, jobDocument } from '../job-document.ts'
import { listStoredJobs } from '../job-store.ts'

/** GET /core/v1/jobs */
export const listJobs = ({ db, clock }: Pick<CoreServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/jobs',
    access: 'admin',
    schema: {
      operationId: 'listJobs',
      summary: 'List the background jobs in a state, newest first',
      description: 'Jobs that have ended are listed for 12 hours.',
      tag: 'Administration',
      query: Type.Object(
        {
          state: Type.Optional(about(JobStateSchema, 'Only jobs in this state; `failed` unless given.')),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('BackgroundJobList', JobSchema) },
      example: {
        response: {
          results: [exampleJob],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T02:05:00.000Z',
        },
      },
    },
    async handler({ query: { state = 'failed', page, limit } }) {
      const { jobs, total } = await listStoredJobs(db, state, { limit, offset: (page - 1) * limit })
      return { results: jobs.map(jobDocument), ...listMembers(total, page, limit, clock()) }
    },
  })
