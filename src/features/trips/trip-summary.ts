import Type, { type Static } from 'typebox'
import { bestThumbnail } from '../../catalogue/thumbnail.ts'
import { ListOf, Nullable, named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { Texts } from '../../platform/text-template.ts'
import { addDays } from '../../world/calendar.ts'
import { type SavedTrip, statusOn, type TripView } from './render-trip.ts'
import { travellersOf } from './trip-costs.ts'
import { tripPlaces } from './trip-places.ts'
import { TripSchema } from './trip-schema.ts'
import { sketchOf } from './trip-sketch.ts'
import type { StoredTrip } from './trip-store.ts'
import { tripIntroduction, tripName } from './trip-texts.ts'

const {
  trip_id,
  name,
  introduction,
  start_date,
  end_date,
  number_of_days,
  travellers,
  status,
  source,
  version,
  share,
} = TripSchema.properties

export const TripSummarySchema = named(
  'TripSummary',
  Type.Object(
    {
      trip_id,
      name,
      introduction,
      start_date,
      end_date,
      number_of_days,
      number_of_stops: Type.Integer({ description: 'Number of stops.' }),
      province_codes: Type.Array(Type.String(), { description: 'Provinces of its stops, in order of the trip.' }),
      thumbnail_url: Nullable(Type.String({ description: 'URL of a small picture of one of its places.' })),
      travellers,
      status,
      source,
      version,
      share,
      created_at: Type.String({ format: 'date-time', description: 'When it was created.' }),
    },
    { description: 'A trip without its days.' },
  ),
)
export type TripSummary = Static<typeof TripSummarySchema>
export const TripListSchema = ListOf('TripList', TripSummarySchema)

/** What a list shows of a trip. */
export function renderSummary(
  trip: SavedTrip & Pick<StoredTrip, 'created_at'>,
  { catalogue, language, today }: TripView,
): TripSummary {
  const { facts } = trip
  const { title, introduction, places } = titleOf(facts, { catalogue, language })
  const [start, length] = [facts.start_date, facts.days.length]
  const end = start === null ? null : addDays(start, length - 1)
  return {
    trip_id: trip.trip_id,
    name: title,
    introduction,
    ...(start !== null && { start_date: start }),
    ...(end !== null && { end_date: end }),
    number_of_days: length,
    number_of_stops: facts.days.reduce((count, { stops }) => count + stops.length, 0),
    province_codes: [...new Set(places.map(({ provinceCode }) => provinceCode))],
    thumbnail_url: bestThumbnail(places.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? [])),
    travellers: travellersOf(facts.party),
    status: statusOn(today, start, end),
    source: facts.source,
    version: trip.version,
    share: trip.share ?? null,
    created_at: trip.created_at.toISOString(),
  }
}

/** The title of a trip in both languages. */
export function titlesOf(facts: StoredTrip['facts'], catalogue: TripView['catalogue']): Texts {
  const title = (language: Language) => titleOf(facts, { catalogue, language }).title
  return { th: title('th'), en: title('en') }
}

/** The title and the introduction of a trip, without rendering its days. */
export function titleOf(facts: StoredTrip['facts'], { catalogue, language }: Omit<TripView, 'today'>) {
  const find = tripPlaces(facts, catalogue)
  const texts = facts.texts?.language === language ? facts.texts : null
  const sketch = sketchOf(facts, find, catalogue)
  return {
    title: facts.name ?? texts?.name ?? tripName(sketch, catalogue, language),
    introduction: texts?.introduction ?? tripIntroduction(sketch, catalogue, language),
    places: sketch.places,
  }
}
