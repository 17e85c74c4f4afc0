import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { examplePreview, KeptPreviewSchema } from '../../trips/public.ts'
import { constraintErrors } from '../input-errors.ts'
import { planPreview } from '../plan-preview.ts'
import { infeasibleTrip, notATrip, outsideThailand } from '../problems.ts'
import type { AiTripServices } from '../services.ts'
import { TripPromptSchema, tripLanguage } from '../trip-prompt.ts'

/** POST /trips/v1/custom-trips/ai/preview */
export const previewTrip = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai/preview',
    access: 'user?',
    limit: 'preview',
    languageOf: tripLanguage,
    // A prompt takes at most 12 KiB, and ids are far shorter than their schema allows; parsing 256 KiB would take 10 ms.
    bodyLimitBytes: 65_536,
    compressed: true,
    userLimit: 'preview-user',
    schema: {
      operationId: 'previewTrip',
      summary: 'Plan a trip from a prompt without saving it',
      description:
        'Takes a prompt in Thai or English and returns a complete trip: days with times, meals and nights, what the service understood and assumed, and which wishes it could not fulfil and why. No account needed. For a signed-in user who has agreed to profiling, saved preferences fill in what the prompt leaves open. `createCustomTripV1` saves it by its `preview_id` within 24 hours. Limits: 20 an hour per IP address, 60 per signed-in user.',
      tag: 'Trips',
      body: TripPromptSchema,
      response: { 200: KeptPreviewSchema },
      problems: [infeasibleTrip, outsideThailand, notATrip, catalogueNotReady],
      inputErrors: constraintErrors,
      example: {
        body: { prompt: 'เที่ยวอยุธยา 1 วัน ชอบวัด เริ่ม 9 โมง กลับก่อน 5 โมงเย็น' },
        response: { preview_id: 'preview_019abcde-0000-7000-8000-000000000004', ...examplePreview },
      },
    },
    async handler(context) {
      requireReady(own.catalogue)
      return planPreview(own, context)
    },
  })
