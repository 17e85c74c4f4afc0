import Type from 'typebox'
import {
  AddressSchema,
  CategoryCodeSchema,
  ContactSchema,
  FeeSchema,
  OpeningHoursSchema,
} from '../../catalogue/place-schema.ts'
import { Nullable, named } from '../../platform/http/schema-parts.ts'

const Texts = Type.Array(Type.String())

const RouteDaySchema = named(
  'RouteDay',
  Type.Object({
    day: Type.Integer({ minimum: 1 }),
    place: Type.Array(Type.String(), { description: 'Place ids in the order of the visit.' }),
  }),
)

/** A place of a route: `interface.md` 2.2 wants every member, so what is not known is empty. */
const RoutePlaceSchema = named(
  'RoutePlace',
  Type.Object({
    place_id: Type.String(),
    place_name: Type.String(),
    category: Type.String(),
    category_code: CategoryCodeSchema,
    place_detail: Type.String(),
    thumbnail_url: Type.String(),
    destination: Type.String(),
    sync_at: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    tags: Texts,
    target: Texts,
    images: Texts,
    sub_category: Texts,
    fee: FeeSchema,
    address: AddressSchema,
    contact: ContactSchema,
    opening_hours: OpeningHoursSchema,
    facilities: Type.Array(Type.Object({ code: Type.String(), description: Nullable(Type.String()) })),
    reaction_count: Type.Integer(),
  }),
)

const ReviewSchema = named(
  'RouteReview',
  Type.Object({
    owner_name: Type.Optional(Type.String()),
    review_text: Type.Optional(Type.String()),
    review_score: Type.Optional(Type.Integer()),
    review_at: Type.Optional(Type.String()),
  }),
)

export const RouteDetailSchema = named(
  'RouteDetail',
  Type.Object({
    route_id: Type.String(),
    route_name: Type.String(),
    number_of_days: Type.Integer(),
    days: Type.Array(RouteDaySchema),
    places: Type.Array(RoutePlaceSchema),
    thumbnail_url: Type.String(),
    timestamp: Type.String(),
    source: Type.String(),
    reaction_count: Type.Integer(),
    view_count: Type.Integer(),
    introduction: Type.String(),
    reviews: Type.Array(ReviewSchema),
  }),
)

export const RouteSummarySchema = named(
  'RouteSummary',
  Type.Object({
    route_id: Type.String(),
    route_name: Type.String(),
    number_of_days: Type.Integer(),
    introduction: Type.String(),
    thumbnail_url: Type.String(),
    provinces: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    place_count: Type.Integer(),
    tags: Texts,
    distance: Type.Number({ description: 'Kilometres by road, estimated where no road engine is set.' }),
    view_count: Type.Integer(),
    reaction_count: Type.Integer(),
    source: Type.String(),
  }),
)

/** `interface.md` 2.3. */
export const AiRouteSchema = named(
  'AiRoute',
  Type.Object({
    route_id: Type.String(),
    name: Type.String(),
    introduction: Type.String(),
    numberOfDay: Type.Integer(),
    thumbnail_url: Type.String(),
    distance: Type.Number({ description: 'Kilometres by road, estimated where no road engine is set.' }),
    provinces: Texts,
  }),
)
