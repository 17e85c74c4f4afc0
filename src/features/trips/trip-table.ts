import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { TripFacts } from './trip-facts.ts'

export interface TripTable {
  trip_id: string
  owner_id: string
  /** The dates and the length are those of `facts`, for queries. */
  start_date: string | null
  end_date: string | null
  number_of_days: number
  version: Generated<number>
  facts: JsonColumn<TripFacts>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    trip: TripTable
  }
}
