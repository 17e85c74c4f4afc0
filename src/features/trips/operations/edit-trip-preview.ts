import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { checkEdit } from '../edit-errors.ts'
import { editTrip } from '../edit-trip.ts'
import { EditedPreviewSchema, exampleEditedPreview, PreviewEditSchema } from '../edited-preview.ts'
import { keepPreview } from '../keep-preview.ts'
import { examplePreviewId, PreviewIdParams } from '../preview-id.ts'
import { findPreview } from '../preview-store.ts'
import { previewNotFound, unknownTripPlace } from '../problems.ts'
import { renderPreview } from '../render-trip.ts'
import type { TripServices } from '../services.ts'
import { tripChanges } from '../trip-changes.ts'

/** POST /trips/v1/custom-trips/ai/preview/{preview_id}/edit */
export const editTripPreview = ({ db, catalogue, clock, tripRoads }: TripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/ai/preview/:preview_id/edit',
    access: 'user?',
    limit: 'preview-edit',
    compressed: true,
    schema: {
      operationId: 'editTripPreview',
      summary: 'Edit a preview without an account',
      description:
        'Edits as `editCustomTripV1` does, and keeps the result as a new preview. The one that was edited stays, so its id undoes the edit.',
      tag: 'Trips',
      params: PreviewIdParams,
      body: PreviewEditSchema,
      response: { 200: EditedPreviewSchema },
      problems: [previewNotFound, unknownTripPlace, catalogueNotReady],
      example: {
        params: { preview_id: examplePreviewId },
        body: { name: 'อยุธยากับแม่' },
        response: exampleEditedPreview,
      },
    },
    async handler({ params, body, language }) {
      requireReady(catalogue)
      const now = clock()
      const before = await findPreview(db, params.preview_id, now)
      if (!before) throw previewNotFound()
      checkEdit(before, body, catalogue)
      const newStopId = () => createId('stop')
      const edited = editTrip(before, body, { catalogue, roads: tripRoads(), newStopId })
      const facts = { ...edited, request: before.request }
      return {
        preview_id: await keepPreview(db, facts, now),
        ...renderPreview(facts, { catalogue, language, today: bangkokDate(now) }),
        changes: tripChanges(before, facts),
      }
    },
  })
