import Type, { type Static } from 'typebox'
import {
  CategoryCodeSchema,
  LatitudeSchema,
  LongitudeSchema,
  PlaceIdSchema,
  ProvinceCodeSchema,
} from '../../catalogue/place-schema.ts'
import { about, named, OneOf } from '../../platform/http/schema-parts.ts'
import { Clock, DateSchema } from './trip-time-schema.ts'

/** Also stored as it is: see `trip-facts.ts`. */
export const LegSchema = named(
  'Leg',
  Type.Object(
    {
      mode: named(
        'TravelMode',
        OneOf(['walk', 'drive', 'public', 'charter', 'ferry', 'boat', 'train', 'flight'], {
          description:
            'Means of travel. `boat`: a longtail, a speedboat or another small boat. `charter`: a songthaew, taxi or car with driver, hired where no public transport goes.',
        }),
      ),
      minutes: Type.Integer({ description: 'Duration, in minutes.' }),
      metres: Type.Integer({ description: 'Distance, in metres.' }),
      source: named(
        'LegSource',
        OneOf(['estimated', 'engine'], {
          description: '`engine`: measured by a road engine. `estimated`: calculated by the service.',
        }),
      ),
      fare: Type.Optional(Type.Integer({ description: 'Price of the boats for each person, in baht.' })),
    },
    { description: 'Travel from the previous stop, or from the base.' },
  ),
)

const StopPlaceSchema = named(
  'StopPlace',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      place_name: Type.String({ description: 'Name in the language of the answer.' }),
      category: Type.Optional(Type.String({ description: 'Key of the vocabulary; see listPlaceKeywords.' })),
      category_code: CategoryCodeSchema,
      province: Type.String({ description: 'Name of the province.' }),
      province_code: ProvinceCodeSchema,
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      thumbnail_url: Type.Optional(Type.String({ description: 'URL of a small picture.' })),
    },
    { description: 'The place of a stop.' },
  ),
)

export const StopKindSchema = named('StopKind', OneOf(['visit', 'meal', 'rest'], { description: 'Purpose of a stop.' }))

export const StopSchema = named(
  'Stop',
  Type.Object(
    {
      stop_id: Type.String({ description: 'Id of the stop within the trip.' }),
      kind: StopKindSchema,
      place_id: Type.Optional(
        about(PlaceIdSchema, 'Id of the place. Absent for free time and for a meal anywhere nearby.'),
      ),
      place: Type.Optional(StopPlaceSchema),
      arrive: Clock('Arrival, `HH:MM` in Bangkok.'),
      depart: Clock('Departure, `HH:MM` in Bangkok.'),
      stay_minutes: Type.Integer({ description: 'Length of the stay, in minutes.' }),
      locked: Type.Boolean({ description: 'Whether re-planning must keep the stop as it is.' }),
      note: Type.Optional(Type.String({ description: 'A note on the stop.' })),
      cost: Type.Optional(Type.Integer({ description: 'Cost for the whole party, in baht.' })),
      travel: Type.Optional(LegSchema),
      opening: named(
        'OpeningState',
        OneOf(['open', 'usual', 'closed', 'unknown'], {
          description:
            'Whether the place is open for the whole visit, by its current opening hours. `usual`: open by the hours that are usual for such a place.',
        }),
      ),
    },
    { description: 'A stop: a visit, a meal or a rest.' },
  ),
)

const BaseSchema = named(
  'Base',
  Type.Object(
    {
      name: Type.String({ description: 'Name of the town or area.' }),
      latitude: LatitudeSchema,
      longitude: LongitudeSchema,
      province_code: ProvinceCodeSchema,
    },
    { description: 'Where the travellers spend the night after a day.' },
  ),
)

export const TripDaySchema = named(
  'TripDay',
  Type.Object(
    {
      day: Type.Integer({ description: 'Number of the day, from 1.' }),
      date: Type.Optional(DateSchema),
      base: Type.Optional(BaseSchema),
      start_time: Clock('When the day starts, `HH:MM` in Bangkok.'),
      end_time: Clock('When the day ends, `HH:MM` in Bangkok.'),
      stops: Type.Array(StopSchema, { description: 'The stops in chronological order.' }),
      travel_back: Type.Optional(about(LegSchema, 'Travel from the last stop to the base.')),
      summary: Type.String({ description: 'Summary of the day in a sentence or two.' }),
    },
    { description: 'One day of a trip.' },
  ),
)

export type TripDay = Static<typeof TripDaySchema>
export type Stop = TripDay['stops'][number]
