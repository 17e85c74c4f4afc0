import Type from 'typebox'
import { findSourceRow, listCurrentFacts, listEdits } from '../../../catalogue/place-edit-store.ts'
import { EDITABLE_COLUMNS, type EditedFacts } from '../../../catalogue/place-edit-table.ts'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import type { PlaceRow } from '../../../catalogue/place-table.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { editDocument, exampleEdit, factsDocument, PlaceEditListSchema } from '../place-edit-schema.ts'
import { placeUnknown } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/{place_id}/edits */
export const listPlaceEdits = ({ db, clock }: Pick<PlaceServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/:place_id/edits',
    access: 'editor',
    schema: {
      operationId: 'listPlaceEdits',
      summary: 'List the edits of a place, newest first',
      description: 'With what its source says and what editors say in its place.',
      tag: 'Places',
      params: Type.Object({ place_id: PlaceIdSchema }),
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: PlaceEditListSchema },
      problems: [placeUnknown],
      example: {
        params: { place_id: 'th-10-wat-pho' },
        response: {
          source: { name_th: 'วัดโพธิ์', name_en: 'Wat Pho', visit_minutes: 75, business_status: 'operational' },
          edited: { visit_minutes: 90 },
          results: [exampleEdit],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ params: { place_id: placeId }, query: { page, limit } }) {
      const row = await findSourceRow(db, placeId)
      if (!row) throw placeUnknown({ place_id: placeId })
      const current = (await listCurrentFacts(db, [placeId])).get(placeId)
      const { edits, total } = await listEdits(db, placeId, { limit, offset: (page - 1) * limit })
      return {
        source: factsDocument(sourceFacts(row)),
        edited: factsDocument(current?.facts ?? {}),
        results: edits.map(editDocument),
        ...listMembers(total, page, limit, clock()),
      }
    },
  })

/** Unknown facts are absent. */
function sourceFacts(row: PlaceRow): EditedFacts {
  const known = EDITABLE_COLUMNS.filter((column) => row[column] !== null)
  return Object.fromEntries(known.map((column) => [column, row[column]]))
}
