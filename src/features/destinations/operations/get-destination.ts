import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { destinationDetail } from '../destination-document.ts'
import { DestinationIdSchema, DestinationSchema } from '../destination-schema.ts'
import { exampleDestination } from '../example-destination.ts'
import { destinationUnknown } from '../problems.ts'
import type { DestinationServices } from '../services.ts'

/** GET /trips/v1/destinations/{destination_id} */
export const getDestination = ({ catalogue, config }: Pick<DestinationServices, 'catalogue' | 'config'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/destinations/:destination_id',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'getDestination',
      summary: 'Get a destination',
      description:
        'When to go, for how many nights, what people come for in the order of a guide, what combines with it, and the classic journeys through it.',
      tag: 'Destinations',
      params: Type.Object({ destination_id: DestinationIdSchema }),
      response: { 200: DestinationSchema },
      problems: [destinationUnknown, catalogueNotReady],
      example: { params: { destination_id: 'pai' }, response: exampleDestination },
    },
    handler({ params, language }) {
      requireReady(catalogue)
      const found = catalogue.world.destinations.find(({ id }) => id === params.destination_id)
      if (!found) throw destinationUnknown(params)
      return destinationDetail(found, { catalogue, config, language })
    },
  })
