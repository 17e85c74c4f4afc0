import Type from 'typebox'
import { getCatalogueVersion } from '../../../catalogue/catalogue-store.ts'
import { notifyChange } from '../../../catalogue/change-notifications.ts'
import { readAlias } from '../../../catalogue/place-alias.ts'
import { deleteAlias, MAX_ALIAS_CHARS } from '../../../catalogue/place-alias-store.ts'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { exampleAlias } from '../place-alias-schema.ts'
import { aliasNotFound } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** DELETE /trips/v1/place/aliases/{place_id}/{alias} */
export const removePlaceAlias = ({ bus, db }: Pick<PlaceServices, 'bus' | 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/place/aliases/:place_id/:alias',
    access: 'editor',
    schema: {
      operationId: 'removePlaceAlias',
      summary: "Remove an editor's name from a place",
      description: 'In whatever capitals. Search no longer knows it as soon as the call answers.',
      tag: 'Places',
      params: Type.Object({
        place_id: PlaceIdSchema,
        alias: Type.String({ minLength: 1, maxLength: MAX_ALIAS_CHARS, description: 'The name.' }),
      }),
      response: { 204: Type.Null() },
      problems: [aliasNotFound],
      example: { params: { place_id: exampleAlias.place_id, alias: exampleAlias.alias }, response: null },
    },
    async handler({ params, caller, log }) {
      const alias = readAlias(params.alias)
      if (alias === null || !(await deleteAlias(db, params.place_id, alias))) throw aliasNotFound(params)
      log.info({ place_id: params.place_id, alias, editor_id: caller.id }, 'removed a name from a place')
      await notifyChange(bus, await getCatalogueVersion(db))
      return new Reply(204, undefined)
    },
  })
