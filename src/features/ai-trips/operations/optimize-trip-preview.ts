import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import {
  exampleEditedPreview,
  examplePreviewId,
  findPreview,
  keepPreview,
  PreviewIdParams,
  previewNotFound,
  renderPreview,
  tripChanges,
  unknownTripPlace,
} from '../../trips/public.ts'
import { checkExcluded, checkOptimize, travelMinutesOf } from '../optimize-errors.ts'
import { editWish, OptimizedPreviewSchema, OptimizePreviewSchema } from '../optimize-schema.ts'
import { reviseTrip } from '../plan-trip.ts'
import { infeasibleTrip } from '../problems.ts'
import type { AiTripServices } from '../services.ts'
import { readToday, tripLanguage } from '../trip-prompt.ts'

/** POST /trips/v1/custom-trips/ai/preview/{preview_id}/optimize */
export const optimizeTripPreview = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai/preview/:preview_id/optimize',
    access: 'user?',
    limit: 'preview',
    userLimit: 'preview-user',
    languageOf: tripLanguage,
    bodyLimitBytes: 65_536,
    compressed: true,
    schema: {
      operationId: 'optimizeTripPreview',
      summary: 'Plan a preview again without an account',
      description:
        'Plans as `optimizeTripWithAiPrompt` does, and keeps the result as a new preview. The one that was planned again stays, so nothing is lost if the result does not please. Counts as a preview.',
      tag: 'Trips',
      params: PreviewIdParams,
      body: OptimizePreviewSchema,
      response: { 200: OptimizedPreviewSchema },
      problems: [previewNotFound, unknownTripPlace, infeasibleTrip, catalogueNotReady],
      example: {
        params: { preview_id: examplePreviewId },
        body: { prompt: 'ให้เบาลง เพิ่มตลาดกลางคืน พักที่เดิม' },
        response: {
          ...exampleEditedPreview,
          changes: {
            ...exampleEditedPreview.changes,
            gain: { minutes_travel: 25, score_before: 652.1, score_after: 663.4 },
          },
          wishes: [{ wish: 'pace', said: 'ให้เบาลง', day: null }],
          not_understood: [],
        },
      },
    },
    async handler({ params, body, caller, language, signal, log }) {
      requireReady(own.catalogue)
      const { db, catalogue } = own
      const now = own.clock()
      const before = await findPreview(db, params.preview_id, now)
      if (!before) throw previewNotFound()
      checkOptimize(before, body)
      const revised = await reviseTrip(
        { ...own, log },
        {
          trip: before,
          prompt: body.prompt ?? null,
          today: readToday(body.today, now),
          language,
          day: body.scope === 'day' ? body.day! - 1 : null,
          locked: body.locked ?? [],
          exclude: checkExcluded(before, body.exclude ?? [], own),
        },
        { caller: `${caller.kind}:${caller.id}`, signal },
      )
      const facts = { ...revised.trip, request: before.request }
      return {
        preview_id: await keepPreview(db, facts, now),
        ...renderPreview(facts, { catalogue, language, today: bangkokDate(now) }),
        changes: {
          ...tripChanges(before, facts),
          gain: {
            minutes_travel: travelMinutesOf(before) - travelMinutesOf(facts),
            score_before: revised.gain.scoreBefore,
            score_after: revised.gain.scoreAfter,
          },
        },
        wishes: revised.wishes.map(editWish),
        not_understood: [...revised.notUnderstood],
      }
    },
  })
