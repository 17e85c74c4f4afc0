import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleSavedTrip, TripSchema, tooManyTrips } from '../../trips/public.ts'
import { createPlannedTrip } from '../create-planned-trip.ts'
import { constraintErrors } from '../input-errors.ts'
import { planTrip } from '../plan-trip.ts'
import { infeasibleTrip, notATrip, outsideThailand } from '../problems.ts'
import { preferencesOf } from '../saved-preferences.ts'
import type { AiTripServices } from '../services.ts'
import { readToday, TripPromptSchema, tripLanguage } from '../trip-prompt.ts'

/** POST /trips/v1/custom-trips/ai */
export const createTripWithAiPromptV1 = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai',
    access: 'user',
    limit: 'planning',
    successor: { operationId: 'createTripWithAiPromptV2', since: '2026-11-22' },
    creates: true,
    languageOf: tripLanguage,
    // A prompt takes at most 12 KiB, and ids are far shorter than their schema allows; parsing 256 KiB would take 10 ms.
    bodyLimitBytes: 65_536,
    compressed: true,
    schema: {
      operationId: 'createTripWithAiPromptV1',
      summary: 'Plan a trip from a prompt and save it',
      description: 'Plans as `previewTrip` does and saves the trip for the signed-in user.',
      tag: 'Trips',
      sends: ['Location', 'ETag'],
      body: TripPromptSchema,
      response: {
        201: TripSchema,
      },
      problems: [infeasibleTrip, outsideThailand, notATrip, tooManyTrips, catalogueNotReady],
      inputErrors: constraintErrors,
      example: {
        body: { prompt: 'เที่ยวอยุธยา 1 วัน ชอบวัด เริ่ม 9 โมง กลับก่อน 5 โมงเย็น' },
        response: exampleSavedTrip,
      },
    },
    async handler({ body, language, caller, signal, log, create, absolute }) {
      const user = caller
      requireReady(own.catalogue)
      const today = readToday(body.today, own.clock())
      const preferences = await preferencesOf(own.db, user.id)
      const wish = { prompt: body.prompt, today, constraints: body.constraints ?? {}, language, preferences }
      const facts = await planTrip({ ...own, log }, wish, { caller: `user:${user.id}`, signal })
      // A prompt asks for a plan, not for free dates: the trip is not refused for another one.
      return createPlannedTrip(own, facts, { userId: user.id, language, allowOverlap: true, create, absolute })
    },
  })
