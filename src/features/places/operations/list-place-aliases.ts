import Type from 'typebox'
import { countAliases, listAliases } from '../../../catalogue/place-alias-store.ts'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { about, ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { aliasDocument, exampleAlias, PlaceAliasSchema } from '../place-alias-schema.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/aliases */
export const listPlaceAliases = ({ db, clock }: Pick<PlaceServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/aliases',
    access: 'editor',
    schema: {
      operationId: 'listPlaceAliases',
      summary: "List editors' names of places, newest first",
      description:
        'Names that editors added, of one place or of all. Names that came with the data are not among them.',
      tag: 'Places',
      query: Type.Object(
        { place_id: Type.Optional(about(PlaceIdSchema, 'Only names of this place.')), ...PageQuery },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('PlaceAliasList', PlaceAliasSchema) },
      example: {
        query: { place_id: exampleAlias.place_id },
        response: {
          results: [exampleAlias],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { place_id: placeId = null, page, limit } }) {
      const [aliases, total] = [
        await listAliases(db, placeId, limit, (page - 1) * limit),
        await countAliases(db, placeId),
      ]
      return { results: aliases.map(aliasDocument), ...listMembers(total, page, limit, clock()) }
    },
  })
