import Type from 'typebox'
import { LatitudeSchema, LongitudeSchema, ProvinceCodeSchema, placeFields } from '../../catalogue/place-schema.ts'
import { about, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { DESTINATION_KINDS, JOURNEY_TASTES, TASTES } from '../../world/destination.ts'
import { RegionSchema } from '../places/public.ts'

export const DestinationIdSchema = Type.String({ minLength: 1, maxLength: 60, description: 'Id of a destination.' })
const Months = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { description: `${description} 1 is January.` })
const Nights = (description: string) => Type.Integer({ description })

const TasteSchema = named('Taste', OneOf(TASTES, { description: 'What a destination is good for.' }))

const NightsSchema = named(
  'DestinationNights',
  Type.Object(
    {
      least: Nights('The fewest that are worth the way; 0 is a day trip.'),
      usual: Nights('How many most travellers stay.'),
      most: Nights('Beyond these, most travellers have seen it.'),
    },
    { description: 'Nights to stay.' },
  ),
)

const DestinationProvinceSchema = named(
  'DestinationProvince',
  Type.Object(
    { code: ProvinceCodeSchema, name: Type.String({ description: 'Name in the language of the response.' }) },
    { description: 'A province of a destination.' },
  ),
)

export const DestinationSummarySchema = named(
  'DestinationSummary',
  Type.Object(
    {
      destination_id: DestinationIdSchema,
      name: Type.String({ description: 'Name in the language of the response.' }),
      short_name: Type.String({ description: 'Name as a sentence uses it: `Khao Yai` for “Khao Yai and Pak Chong”.' }),
      name_th: Type.String({ description: 'Thai name.' }),
      name_en: Type.String({ description: 'English name.' }),
      kind: named(
        'DestinationKind',
        OneOf(DESTINATION_KINDS, { description: '`loop`: a journey around several towns.' }),
      ),
      summary: Type.String({ description: 'What it is and whom it suits, in a sentence or two.' }),
      region: RegionSchema,
      provinces: Type.Array(DestinationProvinceSchema, { description: 'Its provinces, the main one first.' }),
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      good_for: Type.Array(TasteSchema, { description: 'What it is good for, the best first.' }),
      best_months: Months('Months in which it is at its best.'),
      poor_months: Months('Months to avoid.'),
      nights: NightsSchema,
      thumbnail_url: placeFields.thumbnail_url,
    },
    { description: 'A destination in a list.' },
  ),
)

export const NearDestinationSchema = named(
  'NearDestination',
  Type.Object(
    {
      ...DestinationSummarySchema.properties,
      distance: Type.Integer({ description: 'Metres as the crow flies.' }),
    },
    { description: 'A destination as seen from another one.' },
  ),
)

export const DestinationPlaceSchema = named(
  'DestinationPlace',
  Type.Object(
    {
      place_id: placeFields.place_id,
      place_name: placeFields.place_name,
      category: Type.Optional(placeFields.category),
      category_name: Type.Optional(
        Type.String({ description: 'Name of the category in the language of the response.' }),
      ),
      introduction: Type.Optional(Type.String({ description: 'One-sentence summary.' })),
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      thumbnail_url: Type.Optional(placeFields.thumbnail_url),
    },
    { description: 'A place of a destination.' },
  ),
)

export const JourneySchema = named(
  'Journey',
  Type.Object(
    {
      journey_id: Type.String({ description: 'Id of the journey.' }),
      name: Type.String({ description: 'Name in the language of the response.' }),
      least_days: Type.Integer({ description: 'The fewest days that it suits.' }),
      most_days: Type.Integer({ description: 'The most days that it suits.' }),
      suits: named('JourneyTaste', OneOf(JOURNEY_TASTES, { description: 'Whom a journey suits best.' })),
      months: Months('Months in which it is a good idea.'),
      transport: named(
        'JourneyTransport',
        OneOf(['car', 'train', 'plane', 'mixed'], { description: 'How most travellers go from one stay to the next.' }),
      ),
      stays: Type.Array(
        named(
          'JourneyStay',
          Type.Object(
            {
              destination_id: DestinationIdSchema,
              name: Type.String({ description: 'Short name in the language of the response.' }),
              nights: Type.Integer({ description: 'Nights there.' }),
            },
            { description: 'A stay of a journey.' },
          ),
        ),
        { description: 'Its stays, in order.' },
      ),
      prompt: Type.String({ description: 'What plans it, for previewTrip, in the language of the response.' }),
    },
    { description: 'A classic journey through several destinations.' },
  ),
)

const Degrees = (side: string) => Type.Number({ description: `Its ${side} edge, in degrees (WGS 84).` })
const Places = (description: string) => Type.Array(DestinationPlaceSchema, { description })
const Others = (description: string) => Type.Array(NearDestinationSchema, { description })

export const DestinationSchema = named(
  'Destination',
  Type.Object(
    {
      ...DestinationSummarySchema.properties,
      aliases: Type.Array(Type.String(), { description: 'Nicknames and other spellings, in both languages.' }),
      poor_months_reason: Nullable(Type.String({ description: 'Why some months are poor; null if none is.' })),
      getting_there: Type.String({ description: 'How travellers get there.' }),
      base_towns: Type.Array(Type.String(), { description: 'Names of towns to sleep in, the best first.' }),
      area: named(
        'DestinationArea',
        Type.Object(
          { south: Degrees('south'), west: Degrees('west'), north: Degrees('north'), east: Degrees('east') },
          { description: 'The box around it, for a map.' },
        ),
      ),
      plans: Type.Array(
        named(
          'DestinationPlan',
          Type.Object(
            {
              days: Type.Integer({ description: 'Days of the trip.' }),
              prompt: Type.String({ description: 'What plans it, for previewTrip, in the language of the response.' }),
            },
            { description: 'A trip to a destination.' },
          ),
        ),
        { description: 'Trips of every length that suits it, the shortest first.' },
      ),
      highlights: Places('What people come for, in the order of a guide.'),
      day_trips: Places('Further away: what people see from here in a day, the best first.'),
      evening: Places('For the evening.'),
      rainy_day: Places('For a rainy day.'),
      with_children: Places('For children.'),
      part_of: Nullable(about(NearDestinationSchema, 'The wider destination that it is a part of.')),
      parts: Others('Its parts that are destinations themselves.'),
      combines_with: Others('Destinations that combine well, the best first.'),
      near: Others('Other destinations nearby, the nearest first.'),
      journeys: Type.Array(JourneySchema, { description: 'Classic journeys that stay in it or in a part of it.' }),
    },
    { description: 'A destination with all that is known of it.' },
  ),
)
