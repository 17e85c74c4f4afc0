import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { PlannedTrip, TripFacts } from './trip-facts.ts'

export interface TripTable {
  trip_id: string
  owner_id: string
  /** The dates and the length are those of `facts`, for queries. */
  start_date: string | null
  end_date: string | null
  number_of_days: number
  /** Whether its owner accepted that other trips cover the same dates. */
  allow_overlap: Generated<boolean>
  version: Generated<number>
  facts: JsonColumn<TripFacts>
  /** What a keyword is looked for in: title, prompt and names of places, in lower case. */
  search_text: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  deleted_at: Date | null
}

/** Every version of a trip. An undo or a redo has no facts of its own. */
export interface TripVersionTable {
  trip_id: string
  version: number
  change: TripVersionChange
  shows_version: number
  facts: JsonColumn<TripFacts> | null
  parent_version: number | null
  next_version: number | null
  author_id: string | null
  created_at: Generated<Date>
}
export type TripVersionChange = 'created' | 'edited' | 'undone' | 'redone'

/** The link by which a trip is shared. */
export interface TripLinkTable {
  trip_id: string
  role: ShareRole
  token_digest: Buffer
  expires_at: Date | null
  created_at: Generated<Date>
}
export type ShareRole = 'view' | 'edit'

/** Users who have opened the link. */
export interface TripMemberTable {
  trip_id: string
  user_id: string
  role: ShareRole
  expires_at: Date | null
  joined_at: Generated<Date>
  last_seen_at: Generated<Date>
}

export interface TripReviewTable {
  trip_id: string
  user_id: string
  score: number
  text: string | null
  stops: JsonColumn<readonly StopReview[]>
  reviewed_at: Date
}
export interface StopReview {
  readonly stop_id: string
  readonly text: string
}

/** A previewed trip that can be saved. */
export interface TripPreviewTable {
  preview_id: string
  facts: JsonColumn<PlannedTrip>
  expires_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    trip: TripTable
    trip_version: TripVersionTable
    trip_link: TripLinkTable
    trip_member: TripMemberTable
    trip_review: TripReviewTable
    trip_preview: TripPreviewTable
  }
}
