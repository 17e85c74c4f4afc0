import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { EventStreamOf, eventStream } from '../../../platform/http/event-stream.ts'
import { operation } from '../../../platform/operation.ts'
import { constraintErrors } from '../input-errors.ts'
import { planPreview } from '../plan-preview.ts'
import { PreviewStageSchema, stagesOf } from '../preview-stages.ts'
import type { AiTripServices } from '../services.ts'
import { readToday, TripPromptSchema, tripLanguage } from '../trip-prompt.ts'

const URL = '/trips/v1/custom-trips/ai/preview/stream'

/** POST /trips/v1/custom-trips/ai/preview/stream */
export const streamTripPreview = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: URL,
    access: 'user?',
    limit: 'preview',
    languageOf: tripLanguage,
    bodyLimitBytes: 65_536,
    userLimit: 'preview-user',
    schema: {
      operationId: 'streamTripPreview',
      summary: 'Plan a trip from a prompt and follow its stages',
      description:
        'Plans as `previewTrip` does, and counts as one. Server-sent events: each `data` is a `PreviewStage`; the last one has the trip, or the problem that `previewTrip` would answer with.',
      tag: 'Trips',
      body: TripPromptSchema,
      response: { 200: EventStreamOf(PreviewStageSchema) },
      problems: [catalogueNotReady],
      inputErrors: constraintErrors,
      example: { body: { prompt: 'เที่ยวอยุธยา 1 วัน ชอบวัด เริ่ม 9 โมง กลับก่อน 5 โมงเย็น' }, response: null },
    },
    async handler({ body, language, caller, signal, log, requestId }) {
      requireReady(own.catalogue)
      readToday(body.today, own.clock())
      return eventStream(
        (ended) =>
          stagesOf((onStage) => planPreview(own, { body, language, caller, signal: ended, log, onStage }), {
            language,
            instance: URL,
            requestId,
            log,
          }),
        { signals: [signal, own.stopping], onEnd: () => {}, log },
      )
    },
  })
