import type { Generated } from 'kysely'

export interface RouteViewTable {
  route_id: string
  /** Keyed digest of the viewer; purged after a day. */
  viewer_digest: Buffer
  hour_at: Date
  /** Whether the popularity score includes it. */
  counted: Generated<boolean>
}

export interface RoutePopularityTable {
  route_id: string
  view_count: Generated<number>
  score: Generated<number>
  scored_at: Generated<Date>
  reaction_count: Generated<number>
  reaction_score: Generated<number>
  trip_score: Generated<number>
}

export interface RouteReactionTable {
  route_id: string
  user_id: string
  reacted_at: Generated<Date>
}

export interface RouteTripTable {
  route_id: string
  user_id: string
  made_at: Date
}

export interface RouteReviewTable {
  route_id: string
  user_id: string
  score: number
  text: string | null
  reviewed_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    route_popularity: RoutePopularityTable
    route_reaction: RouteReactionTable
    route_review: RouteReviewTable
    route_trip: RouteTripTable
    route_view: RouteViewTable
  }
}
