import Type from 'typebox'
import { PlaceIdSchema, ProvinceCodeSchema, placeFields } from '../../catalogue/place-schema.ts'
import { Nullable, named } from '../../platform/http/schema-parts.ts'

const Texts = (description: string) => Type.Array(Type.String(), { description })
const RouteId = Type.String({ description: 'Id of the route.' })
/** A route parameter. */
export const RouteIdSchema = Type.String({ minLength: 1, maxLength: 100, description: 'Id of the route.' })
const Days = Type.Integer({ description: 'Length of the route, in days.' })
const Introduction = Type.String({ description: 'Short description of the route.' })
const Thumbnail = Type.String({ description: 'URL of a thumbnail; empty if there is none.' })
const Distance = Type.Number({ description: 'Kilometres by road; estimated if no road engine is configured.' })
const Views = Type.Integer({ description: 'Total views, at most one per viewer and hour.' })
const Reactions = Type.Integer({ description: 'Number of users who like it.' })
const Source = Type.String({ description: 'Author of the route.' })

const RouteDaySchema = named(
  'RouteDay',
  Type.Object(
    {
      day: Type.Integer({ minimum: 1, description: 'Day number, from 1.' }),
      place: Type.Array(PlaceIdSchema, { description: 'Place ids in visiting order.' }),
    },
    { description: 'One day of a route.' },
  ),
)

const FacilitySchema = named(
  'RouteFacility',
  Type.Object(
    {
      code: Type.String({ description: 'Code of the facility.' }),
      description: Nullable(Type.String({ description: 'Details, if known.' })),
    },
    { description: 'A facility of a place.' },
  ),
)

/** A place of a route. `interface.md` 2.2 requires every member, so unknown ones are empty. */
const RoutePlaceSchema = named(
  'RoutePlace',
  Type.Object(
    {
      place_id: placeFields.place_id,
      place_name: placeFields.place_name,
      category: placeFields.category,
      category_code: placeFields.category_code,
      place_detail: placeFields.place_detail,
      thumbnail_url: placeFields.thumbnail_url,
      destination: placeFields.destination,
      sync_at: placeFields.sync_at,
      latitude: placeFields.latitude,
      longitude: placeFields.longitude,
      tags: placeFields.tags,
      target: Texts('Suitable visitors, e.g. families.'),
      images: Texts('URLs of images.'),
      sub_category: placeFields.sub_category,
      fee: placeFields.fee,
      address: placeFields.address,
      contact: placeFields.contact,
      opening_hours: placeFields.opening_hours,
      facilities: Type.Array(FacilitySchema, { description: 'Facilities.' }),
      reaction_count: Reactions,
    },
    { description: 'A place of a route. All members are present; unknown ones are empty.' },
  ),
)

export const RouteReviewSchema = named(
  'RouteReview',
  Type.Object(
    {
      owner_name: Type.Optional(Type.String({ description: 'Name of the author.' })),
      review_text: Type.Optional(Type.String({ description: 'Text of the review.' })),
      review_score: Type.Optional(Type.Integer({ description: 'Score, 1 to 5.' })),
      review_at: Type.Optional(Type.String({ description: 'Time of the review (RFC 3339, UTC).' })),
    },
    { description: "A user's review of a route." },
  ),
)

export const RouteDetailSchema = named(
  'RouteDetail',
  Type.Object(
    {
      route_id: RouteId,
      route_name: Type.String({ description: 'Name in the language of the response.' }),
      number_of_days: Days,
      days: Type.Array(RouteDaySchema, { description: 'The days, in order without gaps.' }),
      places: Type.Array(RoutePlaceSchema, { description: 'All places of the days, each once.' }),
      thumbnail_url: Thumbnail,
      timestamp: Type.String({ description: 'Time of the last change (RFC 3339, UTC).' }),
      source: Source,
      reaction_count: Reactions,
      view_count: Views,
      introduction: Introduction,
      reviews: Type.Array(RouteReviewSchema, { description: 'The newest reviews, at most 50, newest first.' }),
    },
    { description: 'A route with its places.' },
  ),
)

export const RouteReactionSchema = named(
  'RouteReaction',
  Type.Object(
    {
      route_id: RouteId,
      reacted: Type.Boolean({ description: 'Whether the signed-in user likes it.' }),
      reaction_count: Reactions,
    },
    { description: 'Whether a user likes a route, and how many users do.' },
  ),
)

export const exampleReaction = { route_id: 'ayutthaya-1d', reacted: true, reaction_count: 1 }

const RouteProvinceSchema = named(
  'RouteProvince',
  Type.Object(
    { code: ProvinceCodeSchema, name: Type.String({ description: 'Name in the language of the response.' }) },
    { description: 'A province on a route.' },
  ),
)

export const RouteSummarySchema = named(
  'RouteSummary',
  Type.Object(
    {
      route_id: RouteId,
      route_name: Type.String({ description: 'Name in the language of the response.' }),
      number_of_days: Days,
      introduction: Introduction,
      thumbnail_url: Thumbnail,
      provinces: Type.Array(RouteProvinceSchema, { description: 'Provinces on the route.' }),
      place_count: Type.Integer({ description: 'Number of places.' }),
      tags: Texts('Tags of the route.'),
      distance: Distance,
      view_count: Views,
      reaction_count: Reactions,
      source: Source,
    },
    { description: 'A route in a list.' },
  ),
)

/** `interface.md` 2.3. */
export const AiRouteSchema = named(
  'AiRoute',
  Type.Object(
    {
      route_id: RouteId,
      name: Type.String({ description: 'Name in the language of the response.' }),
      introduction: Introduction,
      numberOfDay: Days,
      thumbnail_url: Thumbnail,
      distance: Distance,
      provinces: Texts('Names of the provinces on the route.'),
    },
    { description: 'A route summary for language models.' },
  ),
)
