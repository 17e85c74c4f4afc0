import type { Static } from 'typebox'
import Type from 'typebox'
import { internalError } from '../../platform/http/problems.ts'
import { named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { Log } from '../../platform/log.ts'
import { Problem, problemDocument } from '../../platform/problem.ts'
import { KeptPreviewSchema } from '../trips/public.ts'
import type { PlanStage } from './trip-work.ts'

const PreviewProblemSchema = named(
  'PreviewProblem',
  Type.Object(
    {
      code: Type.String({ description: 'Stable code of the problem.' }),
      status: Type.Integer({ description: 'HTTP status that `previewTrip` would answer with.' }),
      title: Type.String({ description: 'A short summary, in the language of the answer.' }),
      detail: Type.String({ description: 'What went wrong and what to do, in the language of the answer.' }),
    },
    { description: 'Why a trip could not be planned, with every member that `previewTrip` would answer with.' },
  ),
)

export const PreviewStageSchema = named(
  'PreviewStage',
  Type.Object(
    {
      stage: named(
        'PreviewStageName',
        OneOf(['reading', 'finding', 'scheduling', 'writing', 'succeeded', 'failed'], {
          description: 'The stage that planning has reached. The last two are final.',
        }),
      ),
      trip: Type.Optional(KeptPreviewSchema),
      problem: Type.Optional(PreviewProblemSchema),
    },
    { description: 'Progress of a preview: `trip` comes with `succeeded`, `problem` with `failed`.' },
  ),
)
type Stage = Static<typeof PreviewStageSchema>

export interface StageOptions {
  readonly language: Language
  readonly instance: string
  readonly requestId: string
  readonly log: Log
}

/** The stages of `plan` as it reaches them, and how it ends. Each stage once: a repeated attempt reaches it again. */
export async function* stagesOf(
  plan: (onStage: (stage: PlanStage) => void) => Promise<NonNullable<Stage['trip']>>,
  { language, instance, requestId, log }: StageOptions,
): AsyncGenerator<{ readonly id: number; readonly data: Stage }> {
  const reached: Stage[] = [{ stage: 'reading' }]
  let wake = () => {}
  const add = (stage: Stage) => {
    if (reached.some((each) => each.stage === stage.stage)) return
    reached.push(stage)
    wake()
  }
  plan((stage) => add({ stage })).then(
    (trip) => add({ stage: 'succeeded', trip }),
    (error: unknown) => {
      if (!(error instanceof Problem)) log.error({ err: error }, 'a preview failed')
      const thrown = error instanceof Problem ? error : internalError()
      // `problemDocument` has these members of every problem.
      const problem = problemDocument(thrown, language, instance, requestId) as NonNullable<Stage['problem']>
      add({ stage: 'failed', problem })
    },
  )
  for (let at = 0; ; at++) {
    if (at === reached.length)
      await new Promise<void>((done) => {
        wake = done
      })
    const data = reached[at]!
    yield { id: at + 1, data }
    if (data.stage === 'succeeded' || data.stage === 'failed') return
  }
}
