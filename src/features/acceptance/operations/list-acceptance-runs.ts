import Type, { type Static } from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { ListOf, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { listRuns, type StoredRun } from '../acceptance-run-store.ts'
import { figureFields } from '../acceptance-schema.ts'

const StoredRunSchema = named(
  'StoredAcceptanceRun',
  Type.Object(
    {
      run_id: Type.String({ description: 'Id of the run.' }),
      ...figureFields,
      catalogue_version: Type.Integer({ description: 'Version of the catalogue.' }),
      duration_ms: Type.Integer({ description: 'Time that the run took, in ms.' }),
      finished_at: Type.String({ format: 'date-time', description: 'When it ended (UTC).' }),
    },
    { description: 'The figures of one call of `runAiUat`.' },
  ),
)

/** GET /trips/v1/acceptance/runs */
export const listAcceptanceRuns = ({ db, clock }: Pick<CoreServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/acceptance/runs',
    access: 'editor',
    schema: {
      operationId: 'listAcceptanceRuns',
      summary: 'List the acceptance runs, newest first',
      description: 'What `runAiUat` found in the last year, one entry for each call that ran a prompt.',
      tag: 'Administration',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: ListOf('StoredAcceptanceRunList', StoredRunSchema) },
      example: {
        query: { limit: '1' },
        response: {
          results: [
            {
              run_id: 'run_019abcde-0000-7000-8000-000000000003',
              judged: 2,
              passed: 1,
              pass_rate: 0.5,
              constraints: [{ constraint: 'budget', checked: 2, passed: 1, pass_rate: 0.5 }],
              failures: [
                {
                  prompt_id: 'b04',
                  prompt: 'Bangkok 2 days under 3,000 THB, markets and temples',
                  constraint: 'budget',
                  expected: '3000',
                  got: '3250',
                },
              ],
              read_by_model: 0,
              cut_short: 0,
              catalogue_version: 12,
              duration_ms: 840,
              finished_at: '2026-11-22T02:00:00.000Z',
            },
          ],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { page, limit } }) {
      const { runs, total } = await listRuns(db, { limit, offset: (page - 1) * limit })
      return { results: runs.map(runDocument), ...listMembers(total, page, limit, clock()) }
    },
  })

function runDocument(run: StoredRun): Static<typeof StoredRunSchema> {
  return {
    run_id: run.run_id,
    judged: run.judged_count,
    passed: run.passed_count,
    pass_rate: Math.round((run.passed_count / run.judged_count) * 1_000) / 1_000,
    constraints: [...run.rates],
    failures: [...run.failures],
    read_by_model: run.read_by_model_count,
    cut_short: run.cut_short_count,
    catalogue_version: run.catalogue_version,
    duration_ms: run.duration_ms,
    finished_at: run.finished_at.toISOString(),
  }
}
