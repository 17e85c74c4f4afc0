import Type from 'typebox'
import { CategoryCodeSchema, PlaceIdSchema, PlaceSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { StoredReply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { examplePlace } from '../example-place.ts'
import { placeNotFound } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/detail/{category_code}/{place_id} */
export const getPlaceDetail = ({ catalogue }: Pick<PlaceServices, 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/detail/:category_code/:place_id',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'getPlaceDetail',
      summary: 'Get a place',
      description: 'Returns 404 unless `category_code` is the place’s own.',
      tag: 'Places',
      params: Type.Object({ category_code: CategoryCodeSchema, place_id: PlaceIdSchema }),
      response: { 200: PlaceSchema },
      problems: [placeNotFound, catalogueNotReady],
      example: { params: { category_code: 'ATTRACTION', place_id: 'th-10-wat-pho' }, response: examplePlace },
    },
    async handler({ params, language }) {
      requireReady(catalogue)
      const entry = catalogue.findPlace(params.place_id)
      const document =
        entry?.categoryCode === params.category_code ? await catalogue.document(entry.id, language) : undefined
      if (!entry || !document) throw placeNotFound(params)
      const openNow = catalogue.openNow(entry)
      return new StoredReply(document.body(openNow), document.etag(openNow))
    },
  })
