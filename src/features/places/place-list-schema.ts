import Type from 'typebox'
import { PlaceSchema } from '../../catalogue/place-schema.ts'
import { listFields, MapOf, named } from '../../platform/http/schema-parts.ts'

const Counts = (description: string) => MapOf(Type.Integer(), { description })

const FacetsSchema = named(
  'PlaceFacets',
  Type.Object(
    {
      category: Counts('Number of matches per category key.'),
      province: Counts('Number of matches per province code.'),
      open_now: Type.Integer({ description: 'Number of matches open now.' }),
    },
    { description: 'Counts over all pages.' },
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

const OwnPlaceSchema = named(
  'OwnPlace',
  Type.Object(
    {
      ...PlaceSchema.properties,
      is_favorite: Type.Boolean({ description: 'Whether it is among the favourites of the signed-in user.' }),
    },
    { description: 'A place with all that is known of it, as the signed-in user sees it.' },
  ),
)

export const OwnPlaceListSchema = named(
  'OwnPlaceList',
  Type.Object(
    {
      results: Type.Array(OwnPlaceSchema, { description: 'The places of this page, in order.' }),
      ...listFields,
      facets: Type.Optional(FacetsSchema),
    },
    { description: 'One page of places, as the signed-in user sees them.' },
  ),
)
