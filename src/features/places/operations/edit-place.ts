import Type, { type Static } from 'typebox'
import { getCatalogueVersion } from '../../../catalogue/catalogue-store.ts'
import { notifyChange } from '../../../catalogue/change-notifications.ts'
import type { FactChanges } from '../../../catalogue/place-edit-table.ts'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { tidyText } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { editFacts } from '../edit-facts.ts'
import { readEditedHours } from '../edited-hours.ts'
import { badHours } from '../input-errors.ts'
import { editDocument, exampleEdit, FactChangesSchema, PlaceEditSchema } from '../place-edit-schema.ts'
import { cannotMerge, placeUnknown, tooManyAliases } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** PATCH /trips/v1/place/{place_id} */
export const editPlace = ({ bus, db }: Pick<PlaceServices, 'bus' | 'db'>) =>
  operation({
    method: 'PATCH',
    url: '/trips/v1/place/:place_id',
    access: 'editor',
    schema: {
      operationId: 'editPlace',
      summary: 'Edit the facts of a place',
      description:
        'Search, answers and trips use them as soon as the call answers, also after the source is read again. `merged_into` merges a duplicate into another place: its id still works, lists and new trips use the other one.',
      tag: 'Places',
      params: Type.Object({ place_id: PlaceIdSchema }),
      body: FactChangesSchema,
      response: { 200: PlaceEditSchema },
      problems: [placeUnknown, cannotMerge, tooManyAliases],
      inputErrors: [badHours],
      example: {
        params: { place_id: 'th-10-wat-pho' },
        body: { visit_minutes: 90, name_en: null },
        response: exampleEdit,
      },
    },
    async handler({ params: { place_id: placeId }, body, caller, log }) {
      const changes = readChanges(body)
      const edit = await db
        .transaction()
        .execute((transaction) => editFacts(transaction, { placeId, changes, editedBy: caller.id }))
      log.info({ place_id: placeId, facts: Object.keys(changes), editor_id: caller.id }, 'edited a place')
      await notifyChange(bus, await getCatalogueVersion(db))
      return editDocument(edit)
    },
  })

/** @throws 400 if the hours cannot be */
function readChanges({ opening_hours: days, ...others }: Static<typeof FactChangesSchema>): FactChanges {
  const texts = Object.fromEntries(
    Object.entries(others).map(([fact, value]) => [fact, typeof value === 'string' ? tidyText(value) : value]),
  ) as typeof others
  if (!days) return { ...texts, ...(days === null && { opening_hours: null }) }
  const { hours, errors } = readEditedHours(days)
  if (errors.length > 0) throw invalidRequest({ errors })
  return { ...texts, opening_hours: hours }
}
