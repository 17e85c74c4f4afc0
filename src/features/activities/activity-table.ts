import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { Answers } from './questionnaire.ts'
import type { RefType } from './target.ts'

export interface FavoriteTable {
  favorite_id: string
  user_id: string
  ref_type: RefType
  ref_id: string
  /** Last known facts, from here to `category`: names in both languages, where it is, what it is. */
  name_th: string | null
  name_en: string | null
  province_codes: Generated<string[]>
  category: string | null
  created_at: Date
}

export interface ViewLogTable {
  view_id: string
  user_id: string
  ref_type: RefType
  ref_id: string
  name_th: string | null
  name_en: string | null
  province_codes: Generated<string[]>
  category: string | null
  viewed_at: Date
}

export interface PreferenceTable {
  user_id: string
  question_version: string
  answers: JsonColumn<Answers>
  version: Generated<number>
  updated_at: Date
}

export interface ActivityStatisticTable {
  statistic_id: GeneratedAlways<number>
  metric: 'views' | 'favorites' | 'interests'
  /** `YYYY-MM` in Bangkok. */
  month: string
  ref_type: RefType | null
  province_code: string | null
  category: string | null
  events: number
  users: number
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    favorite: FavoriteTable
    view_log: ViewLogTable
    preference: PreferenceTable
    activity_statistic: ActivityStatisticTable
  }
}
