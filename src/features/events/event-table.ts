import type { GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'

export const EVENT_TYPES = ['ai_job', 'trip', 'notification', 'sync'] as const
export type EventType = (typeof EVENT_TYPES)[number]
export type EventData = { readonly [key: string]: unknown }

export interface UserEventTable {
  seq: GeneratedAlways<number>
  user_id: string
  type: EventType
  job_id: string | null
  stage: string | null
  percent: number | null
  message_th: string
  message_en: string
  data: JsonColumn<EventData>
  created_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    user_event: UserEventTable
  }
}
