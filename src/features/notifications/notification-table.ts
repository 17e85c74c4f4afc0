import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { TemplateValues } from '../../platform/text-template.ts'

export const NOTIFICATION_STATES = ['unread', 'read', 'archived'] as const
export type NotificationState = (typeof NOTIFICATION_STATES)[number]

/** Ids that an app needs to open the right page. */
export type NotificationData = { readonly [name: string]: string | number }

export interface NotificationTable {
  notification_id: string
  user_id: string
  event: string
  text_values: JsonColumn<TemplateValues>
  data: JsonColumn<NotificationData>
  dedupe_key: string
  state: Generated<NotificationState>
  created_at: Date
  read_at: Date | null
}

export const PUSH_KINDS = ['fcm', 'web_push'] as const
export type PushKind = (typeof PUSH_KINDS)[number]
export const PLATFORMS = ['ios', 'android', 'web'] as const

export interface PushTokenTable {
  token_id: string
  user_id: string
  session_id: string
  kind: PushKind
  platform: (typeof PLATFORMS)[number] | null
  address: string
  p256dh: string | null
  auth: string | null
  registered_at: Generated<Date>
  failures: Generated<number>
  retry_at: Generated<Date>
}

export interface NotificationDeliveryTable {
  notification_id: string
  token_id: string
  created_at: Generated<Date>
  attempts: Generated<number>
  claimed_at: Date | null
}

/** How a notification reaches a user beyond the inbox. */
export const CHANNELS = ['push', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

export interface NotificationPreferenceTable {
  user_id: string
  event: string
  channel: Channel
  is_enabled: boolean
  updated_at: Generated<Date>
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    notification: NotificationTable
    push_token: PushTokenTable
    notification_delivery: NotificationDeliveryTable
    notification_preference: NotificationPreferenceTable
  }
}
