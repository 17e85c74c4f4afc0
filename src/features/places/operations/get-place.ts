import Type from 'typebox'
import { PlaceIdSchema, PlaceSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { StoredReply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { examplePlace } from '../example-place.ts'
import { placeNotFound } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** GET /trips/v1/place/{place_id} */
export const getPlace = ({ catalogue }: Pick<PlaceServices, 'catalogue'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/place/:place_id',
    access: 'public',
    cache: { maxAgeS: 60, staleS: 300 },
    schema: {
      operationId: 'getPlace',
      summary: 'Get a place by its id',
      description: 'For links, which know only the id. Answers as `getPlaceDetail` does.',
      tag: 'Places',
      params: Type.Object({ place_id: PlaceIdSchema }),
      response: { 200: PlaceSchema },
      problems: [placeNotFound, catalogueNotReady],
      example: { params: { place_id: 'th-10-wat-pho' }, response: examplePlace },
    },
    async handler({ params, language }) {
      requireReady(catalogue)
      const entry = catalogue.findPlace(params.place_id)
      const document = entry && (await catalogue.document(entry.id, language))
      if (!entry || !document) throw placeNotFound(params)
      const openNow = catalogue.openNow(entry)
      return new StoredReply(document.body(openNow), document.etag(openNow))
    },
  })
