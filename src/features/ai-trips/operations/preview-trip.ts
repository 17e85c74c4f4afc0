import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { examplePreview, previewedTrip, TripPreviewSchema } from '../../trips/public.ts'
import { constraintErrors } from '../input-errors.ts'
import { planTrip } from '../plan-trip.ts'
import { infeasibleTrip } from '../problems.ts'
import type { AiTripServices } from '../services.ts'
import { readToday, TripPromptSchema, tripLanguage } from '../trip-prompt.ts'

/** POST /trips/v1/custom-trips/ai/preview */
export const previewTrip = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai/preview',
    access: 'user?',
    limit: 'preview',
    languageOf: tripLanguage,
    // Prompts take 12 KiB at most; ids are far shorter than their schema allows, and reading 256 KiB of members takes 10 ms.
    bodyLimitBytes: 65_536,
    compressed: true,
    userLimit: 'preview-user',
    schema: {
      operationId: 'previewTrip',
      summary: 'Plan a trip from one sentence, without saving it',
      description:
        'Takes a prompt in Thai or English and answers with a whole trip: days with times, meals and nights, what was understood and assumed, and which wishes could not be met and why. Needs no account: 20 an hour for an IP address, 60 for a signed-in user.',
      tag: 'Trips',
      body: TripPromptSchema,
      response: { 200: TripPreviewSchema },
      problems: [infeasibleTrip, catalogueNotReady],
      inputErrors: constraintErrors,
      example: { body: { prompt: 'เที่ยวอยุธยา 1 วัน ชอบวัด เริ่ม 9 โมง กลับก่อน 5 โมงเย็น' }, response: examplePreview },
    },
    async handler({ body, language, caller, signal, log }) {
      requireReady(own.catalogue)
      const now = own.clock()
      const trip = await planTrip(
        { ...own, log },
        { prompt: body.prompt, today: readToday(body.today, now), constraints: body.constraints ?? {}, language },
        { caller: `${caller.kind}:${caller.id}`, signal },
      )
      return previewedTrip(trip, bangkokDate(now))
    },
  })
