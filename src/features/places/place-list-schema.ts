import Type from 'typebox'
import { PlaceSchema } from '../../catalogue/place-schema.ts'
import { listFields, MapOf, named } from '../../platform/http/schema-parts.ts'

const Counts = (description: string) => MapOf(Type.Integer(), { description })

const FacetsSchema = named(
  'PlaceFacets',
  Type.Object(
    {
      category: Counts('Matches by category, under its key.'),
      province: Counts('Matches by province, under its code.'),
      open_now: Type.Integer({ description: 'Matches that are open at this moment.' }),
    },
    { description: 'Counts of all matches, on all pages.' },
  ),
)

export const PlaceListSchema = named(
  'PlaceList',
  Type.Object(
    {
      results: Type.Array(PlaceSchema, { description: 'The places of this page, in order.' }),
      ...listFields,
      facets: Type.Optional(FacetsSchema),
    },
    { description: 'One page of places.' },
  ),
)
