import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { listMembers, minuteOf, pageOf } from '../../../platform/http/listing.ts'
import { about, ListOf, named, OneOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { typeaheadForm } from '../../../search/typeahead.ts'
import { findRegion, placeUnknown, RegionNameSchema, regionNotFound } from '../../places/public.ts'
import { destinationSummary } from '../destination-document.ts'
import { DESTINATION_SORTS, hasPlace, isNamed, regionOf, sorted } from '../destination-order.ts'
import { DestinationSummarySchema } from '../destination-schema.ts'
import { exampleDestinationList } from '../example-destination.ts'
import type { DestinationServices } from '../services.ts'

/** GET /trips/v1/destinations */
export const listDestinations = ({
  catalogue,
  clock,
  config,
}: Pick<DestinationServices, 'catalogue' | 'clock' | 'config'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/destinations',
    access: 'public',
    cache: { maxAgeS: 300 },
    schema: {
      operationId: 'listDestinations',
      summary: 'List destinations',
      description:
        'What travellers mean by a name: rarely a province, often a city, an island or a park with its surroundings. All filters apply together.',
      tag: 'Destinations',
      query: Type.Object(
        {
          keyword: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description:
                'Returns only destinations with a word in a name, in Thai or English, that begins with this text or sounds as if it did.',
            }),
          ),
          region: Type.Optional(about(RegionNameSchema, 'Returns only destinations of this region.')),
          month: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 12,
              description: 'Returns only destinations that are at their best in this month; 1 is January.',
            }),
          ),
          place_id: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Returns only destinations that this place belongs to.',
            }),
          ),
          sort: Type.Optional(
            named(
              'DestinationSort',
              OneOf(DESTINATION_SORTS, {
                description:
                  '`fame` (default): among Thai travellers in Thai, among visitors from abroad in English. `mixed`: the most famous of each region in turn. `name`: alphabetical.',
              }),
            ),
          ),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('DestinationList', DestinationSummarySchema) },
      problems: [regionNotFound, placeUnknown, catalogueNotReady],
      example: { query: { region: 'north', month: '11', limit: '1' }, response: exampleDestinationList },
    },
    handler({ query, language }) {
      requireReady(catalogue)
      const { keyword = '', region: regionName, month, place_id: placeId, sort = 'fame', page, limit } = query
      const region = regionName === undefined ? undefined : findRegion(regionName)
      if (regionName !== undefined && !region) throw regionNotFound({ region: regionName })
      if (placeId !== undefined && !catalogue.findPlace(placeId)) throw placeUnknown({ place_id: placeId })
      const conditions = [
        ...(typeaheadForm(keyword) === '' ? [] : [isNamed(keyword)]),
        ...(placeId === undefined ? [] : [hasPlace(placeId, catalogue)]),
      ]
      const wanted = catalogue.world.destinations.filter(
        (destination) =>
          (region === undefined || regionOf(destination, catalogue) === region) &&
          (month === undefined || destination.monthsBest.includes(month)) &&
          conditions.every((isMet) => isMet(destination)),
      )
      const shown = pageOf(sorted(wanted, sort, catalogue, language), page, limit)
      return {
        results: shown.map((destination) => destinationSummary(destination, { catalogue, config, language })),
        ...listMembers(wanted.length, page, limit, minuteOf(clock())),
      }
    },
  })
