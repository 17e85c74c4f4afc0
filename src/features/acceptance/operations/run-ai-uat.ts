import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { withAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import { invalidRequest, retryAfter } from '../../../platform/http/problems.ts'
import { unknownAmong } from '../../../platform/http/unknown-name.ts'
import { createId } from '../../../platform/id.ts'
import type { InputError } from '../../../platform/input-error.ts'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { acceptancePrompts } from '../acceptance-prompts.ts'
import { insertRun } from '../acceptance-run-store.ts'
import { AcceptanceBody, AcceptanceRunSchema, summarise } from '../acceptance-schema.ts'
import { acceptanceRunning } from '../problems.ts'
import { type Judged, runAcceptance } from '../run-acceptance.ts'
import type { AcceptanceServices } from '../services.ts'

const DEFAULT_LIMIT = 20
/** About half of a run. */
const RETRY_AFTER_S = 10

/** POST /trips/v1/internal/ai/uat */
export const runAiUat = (own: AcceptanceServices & Pick<CoreServices, 'db' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/ai/uat',
    access: 'key:internal',
    schema: {
      operationId: 'runAiUat',
      summary: 'Run the shipped acceptance prompts through the planner',
      description:
        'Plans each prompt with the planner and the language model as they are configured, after every traveller who waits for a trip, and checks the trip with an independent checker and by the wishes of the prompt. Runs up to `limit` prompts in order of their ids, fewer if the time of a request is over; call again with `after: next_after` until it is null. Returns 409 while another run is under way on any node.',
      tag: 'Internal',
      body: AcceptanceBody,
      bodyOptional: true,
      response: { 200: AcceptanceRunSchema },
      problems: [acceptanceRunning, catalogueNotReady],
      example: {
        body: { only: ['b01', 'b04'] },
        response: {
          total: 2,
          judged: 2,
          passed: 1,
          pass_rate: 0.5,
          constraints: [
            { constraint: 'schedule', checked: 2, passed: 2, pass_rate: 1 },
            { constraint: 'budget', checked: 2, passed: 1, pass_rate: 0.5 },
          ],
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
          next_after: null,
          catalogue_version: 12,
          duration_ms: 840,
        },
      },
    },
    async handler({ body, signal, log }) {
      requireReady(own.catalogue)
      const { only, after, limit = DEFAULT_LIMIT } = body ?? {}
      requireKnown({ only, after })
      const startedAt = performance.now()
      const all = acceptancePrompts().filter(({ id }) => only === undefined || only.includes(id))
      const left = all.filter(({ id }) => after === undefined || id > after)
      let judged: Judged[] = []
      const ran = await withAdvisoryLock(own.db, 'acceptance run', async () => {
        judged = await runAcceptance({ ...own, log }, left.slice(0, limit), signal)
      })
      if (!ran) throw acceptanceRunning(retryAfter(RETRY_AFTER_S))
      const figures = summarise(judged)
      const { version } = own.catalogue
      const durationMs = Math.round(performance.now() - startedAt)
      const now = own.clock()
      if (judged.length > 0)
        await insertRun(own.db, {
          runId: createId('run', now.getTime()),
          figures,
          catalogueVersion: version,
          durationMs,
          now,
        })
      return {
        total: all.length,
        ...figures,
        next_after: judged.length < left.length ? (judged.at(-1)?.prompt.id ?? null) : null,
        catalogue_version: version,
        duration_ms: durationMs,
      }
    },
  })

/** @throws Problem invalid_request with each unknown id */
function requireKnown({
  only = [],
  after,
}: {
  only?: readonly string[] | undefined
  after?: string | undefined
}): void {
  const ids = acceptancePrompts().map(({ id }) => id)
  const errors: InputError[] = only.flatMap((id, index) =>
    ids.includes(id) ? [] : { pointer: `/only/${index}`, ...unknownAmong(ids, id) },
  )
  if (after !== undefined && !ids.includes(after)) errors.push({ pointer: '/after', ...unknownAmong(ids, after) })
  if (errors.length > 0) throw invalidRequest({ errors })
}
