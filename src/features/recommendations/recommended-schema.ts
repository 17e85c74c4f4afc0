import Type from 'typebox'
import { listFields, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { RouteSummarySchema } from '../routes/public.ts'
import { ROUTE_ORIGINS } from './rankable-route.ts'
import { ReasonSchema } from './reasons.ts'

const personal = {
  personal: Type.Boolean({
    description:
      'Whether your interests, favourites and views decided the order; requires your consent to `profiling`.',
  }),
}

const RecommendedRouteSchema = named(
  'RecommendedRoute',
  Type.Object(
    { ...RouteSummarySchema.properties, reason: ReasonSchema },
    { description: 'An editorial route, and why it is recommended.' },
  ),
)

export const RecommendedRouteListSchema = named(
  'RecommendedRouteList',
  Type.Object(
    {
      results: Type.Array(RecommendedRouteSchema, { description: 'The results of this page, in order.' }),
      ...listFields,
      ...personal,
    },
    { description: 'One page of recommended routes.' },
  ),
)

export const RouteOriginSchema = named(
  'RouteOrigin',
  OneOf(ROUTE_ORIGINS, {
    description:
      '`editorial`: made by editors. `community`: a trip that a traveller shared in a post. `ai`: the same, planned by AI.',
  }),
)

const { source: _source, view_count: _views, ...summary } = RouteSummarySchema.properties

const CombinedRouteSchema = named(
  'CombinedRoute',
  Type.Object(
    {
      ...summary,
      view_count: Nullable(Type.Integer({ description: 'Total views; null for posts, whose views are not counted.' })),
      source: RouteOriginSchema,
      credit: Type.String({ description: 'Author: the editors, or the username of the traveller.' }),
      reason: ReasonSchema,
    },
    {
      description:
        'A route of any source. `getRouteDetail` opens each; the `route_id` of `community` and `ai` is that of the post.',
    },
  ),
)

export const CombinedRouteListSchema = named(
  'CombinedRouteList',
  Type.Object(
    {
      results: Type.Array(CombinedRouteSchema, { description: 'The results of this page, in order.' }),
      ...listFields,
      ...personal,
    },
    { description: 'One page of routes of all sources.' },
  ),
)
