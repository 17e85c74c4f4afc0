import Type, { type Static } from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import { TripSchema } from './trip-schema.ts'

const { name, introduction, number_of_days, days, totals } = TripSchema.properties

export const TripSnapshotSchema = named(
  'TripSnapshot',
  Type.Object(
    { name, introduction, number_of_days, days, totals },
    {
      description:
        'A trip as it was when it was shared, without dates, notes, people and prompts. Costs are for one adult.',
    },
  ),
)
export type TripSnapshot = Static<typeof TripSnapshotSchema>
