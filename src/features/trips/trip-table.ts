import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { TripDocument } from './trip-schema.ts'

export interface TripTable {
  trip_id: string
  owner_id: string
  name: string
  start_date: string | null
  end_date: string | null
  number_of_days: number
  version: Generated<number>
  /** As it is shown in the language in which it was planned, without what the row itself tells. */
  document: JsonColumn<TripDocument>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    trip: TripTable
  }
}
