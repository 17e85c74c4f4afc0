import type { Generated, GeneratedAlways } from 'kysely'
import type { ChannelName, ChatEvent, ChatMessage } from '../../platform/chat/chat.ts'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { IsoDate } from '../../world/calendar.ts'
import type { GeneralSettings, TripSettings } from './settings-schema.ts'

export type MessagePurpose = 'answer' | 'summary' | 'reminder'
export type NoticeKind = 'summary' | 'reminder'
export type ThrottleKind = 'link_code' | 'plan'

export interface ChatGroupTable {
  channel: ChannelName
  group_id: string
  group_name: string | null
  member_count: number | null
  counted_at: Date | null
  current_trip_id: string | null
  joined_at: Generated<Date>
}

export interface ChatLinkTable {
  channel: ChannelName
  group_id: string
  trip_id: string
  linked_by: string
  linked_at: Date
  notice_due_at: Date | null
  notice_version: number | null
}

export interface ChatLinkCodeTable {
  trip_id: string
  user_id: string
  code_digest: Buffer
  expires_at: Date
}

export interface ChatThrottleTable {
  channel: ChannelName
  group_id: string
  kind: ThrottleKind
  attempts: number
  window_ends_at: Date
}

export interface ChatEventTable {
  channel: ChannelName
  event_id: string
  event: JsonColumn<ChatEvent | null>
  received_at: Date
  handled_at: Date | null
}

export interface ChatMessageTable {
  message_id: string
  seq: GeneratedAlways<string>
  channel: ChannelName
  group_id: string
  purpose: MessagePurpose
  content: JsonColumn<ChatMessage | null>
  reply_token: string | null
  reply_until: Date | null
  retry_key: string
  created_at: Date
  due_at: Date
  expires_at: Date
  attempts: Generated<number>
  claimed_at: Date | null
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
}

export interface ChatBudgetTable {
  channel: ChannelName
  month: string
  used: number
}

export interface ChatPreferenceTable {
  user_id: string
  settings: JsonColumn<GeneralSettings>
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface ChatTripPreferenceTable {
  trip_id: string
  settings: JsonColumn<TripSettings>
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface ChatNoticeTable {
  channel: ChannelName
  group_id: string
  trip_id: string
  kind: NoticeKind
  stop_id: string
  trip_date: IsoDate
  noticed_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    chat_group: ChatGroupTable
    chat_link: ChatLinkTable
    chat_link_code: ChatLinkCodeTable
    chat_throttle: ChatThrottleTable
    chat_event: ChatEventTable
    chat_message: ChatMessageTable
    chat_budget: ChatBudgetTable
    chat_preference: ChatPreferenceTable
    chat_trip_preference: ChatTripPreferenceTable
    chat_notice: ChatNoticeTable
  }
}
