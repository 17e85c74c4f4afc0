import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { TripFacts } from '../trips/public.ts'
import type { PostState, ReportReason, ReviewState } from './post-vocabulary.ts'

export interface CommunityPostTable {
  post_id: string
  author_id: string
  title: string
  body: string
  link_count: number
  place_ids: Generated<string[]>
  province_codes: Generated<string[]>
  trip: JsonColumn<TripFacts | null>
  review_state: Generated<ReviewState>
  review_reason: string | null
  approved_at: Date | null
  deleted_at: Date | null
  /** `deleted` while `deleted_at` is set, else `review_state`. */
  state: GeneratedAlways<PostState>
  reaction_count: Generated<number>
  hot_rank: number
  rank_due: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  edited_at: Date | null
}

export interface CommunityPostImageTable {
  post_id: string
  position: number
  file_id: string
}

export interface CommunityReactionTable {
  post_id: string
  user_id: string
  created_at: Generated<Date>
}

export interface CommunityReportTable {
  post_id: string
  reporter_id: string
  reason: ReportReason
  details: string | null
  created_at: Generated<Date>
  reviewed_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    community_post: CommunityPostTable
    community_post_image: CommunityPostImageTable
    community_reaction: CommunityReactionTable
    community_report: CommunityReportTable
  }
}
