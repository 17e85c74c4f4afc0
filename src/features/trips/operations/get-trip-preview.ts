import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { examplePreview } from '../example-trip.ts'
import { examplePreviewId, PreviewIdParams } from '../preview-id.ts'
import { findPreview } from '../preview-store.ts'
import { previewNotFound } from '../problems.ts'
import { renderPreview } from '../render-trip.ts'
import type { TripServices } from '../services.ts'
import { KeptPreviewSchema } from '../trip-schema.ts'

/** GET /trips/v1/custom-trips/ai/preview/{preview_id} */
export const getTripPreview = ({ db, catalogue, clock }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/ai/preview/:preview_id',
    access: 'user?',
    schema: {
      operationId: 'getTripPreview',
      summary: 'Get a preview again',
      description:
        'For whoever has its id, for 24 hours. Names, texts, costs and opening follow the current catalogue and `Accept-Language`.',
      tag: 'Trips',
      params: PreviewIdParams,
      response: { 200: KeptPreviewSchema },
      problems: [previewNotFound, catalogueNotReady],
      example: {
        params: { preview_id: examplePreviewId },
        response: { preview_id: examplePreviewId, ...examplePreview },
      },
    },
    async handler({ params: { preview_id }, language }) {
      requireReady(catalogue)
      const now = clock()
      const facts = await findPreview(db, preview_id, now)
      if (!facts) throw previewNotFound()
      return { preview_id, ...renderPreview(facts, { catalogue, language, today: bangkokDate(now) }) }
    },
  })
