import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { Reply } from '../../platform/http/reply.ts'
import { about, Nullable, named } from '../../platform/http/schema-parts.ts'
import { versionEtag } from '../../platform/http/version.ts'
import { findSpent } from './budget-store.ts'
import { ChannelSchema, exampleGroupId } from './channel-schema.ts'
import { MAX_GROUPS_OF_TRIP } from './chat-limits.ts'
import { budgetOf, monthOf } from './deliver-messages.ts'
import { listGroupsOf, type ShownLink } from './link-store.ts'
import { getGeneralSettings, getTripSettings } from './preference-store.ts'
import type { ChatServices } from './services.ts'
import {
  DEFAULT_GENERAL,
  DEFAULT_TRIP,
  EffectiveSettingsSchema,
  effectiveSettings,
  GeneralSettingsSchema,
  TripSettingsSchema,
} from './settings-schema.ts'

const version = Type.Integer({
  description: 'Version of the settings; 0 until they are changed. The `ETag` starts with it.',
})

export const LinkedGroupSchema = named(
  'LinkedChatGroup',
  Type.Object(
    {
      channel: ChannelSchema,
      group_id: Type.String({ description: 'Id of the group in its chat product.' }),
      group_name: Nullable(Type.String({ description: 'Name of the group, if the product reveals it.' })),
      linked_at: Type.String({ format: 'date-time', description: 'When the trip was linked to it.' }),
    },
    { description: 'A chat group to which a trip is linked.' },
  ),
)

export const BudgetSchema = named(
  'ChatBudget',
  Type.Object(
    {
      month: Type.String({ description: 'The month in Bangkok, `YYYY-MM`.' }),
      limit: Type.Integer({ description: 'Messages that may be pushed in the month.' }),
      used: Type.Integer({ description: 'Messages pushed so far; one to a group counts once per member.' }),
      remaining: Type.Integer({ description: 'Messages left. Without any, groups only get replies.' }),
    },
    { description: 'The monthly budget of pushed messages, shared by all groups.' },
  ),
)

export const GeneralNotificationSchema = named(
  'ChatGeneralNotification',
  Type.Object(
    {
      settings: GeneralSettingsSchema,
      version,
      line_budget: Nullable(about(BudgetSchema, 'What is left for LINE groups; null if LINE is not configured.')),
    },
    { description: 'What chat groups are sent about your trips.' },
  ),
)

export const TripNotificationSchema = named(
  'ChatTripNotification',
  Type.Object(
    {
      trip_id: Type.String({ description: 'Id of the trip.' }),
      settings: TripSettingsSchema,
      effective: EffectiveSettingsSchema,
      version,
      groups: Type.Array(LinkedGroupSchema, { description: 'The groups to which the trip is linked.' }),
    },
    { description: 'What chat groups are sent about one trip.' },
  ),
)

export const exampleGeneralNotification: Static<typeof GeneralNotificationSchema> = {
  settings: DEFAULT_GENERAL,
  version: 0,
  line_budget: { month: '2026-11', limit: 300, used: 48, remaining: 252 },
}

export const exampleLinkedGroup: Static<typeof LinkedGroupSchema> = {
  channel: 'line',
  group_id: exampleGroupId,
  group_name: null,
  linked_at: '2026-11-22T03:00:00.000Z',
}

export const exampleTripNotification: Static<typeof TripNotificationSchema> = {
  trip_id: 'trip_019abcde-0000-7000-8000-000000000003',
  settings: DEFAULT_TRIP,
  effective: effectiveSettings(DEFAULT_GENERAL, DEFAULT_TRIP),
  version: 0,
  groups: [exampleLinkedGroup],
}

export function groupDocument({ channel, group_id, group_name, linked_at }: ShownLink) {
  return { channel, group_id, group_name, linked_at: linked_at.toISOString() }
}

type Budgeted = Pick<ChatServices, 'chatChannels' | 'clock' | 'config'>

/** The budget of LINE, whose pushes count per member. */
export async function lineBudget(own: Budgeted, db: Database): Promise<Static<typeof BudgetSchema> | null> {
  if (!own.chatChannels.has('line')) return null
  const month = monthOf(own.clock())
  const limit = budgetOf(own, 'line')
  const used = await findSpent(db, { channel: 'line', month })
  return { month, limit, used, remaining: Math.max(0, limit - used) }
}

export async function generalReply(own: Budgeted, db: Database, userId: string) {
  const { settings, version } = await getGeneralSettings(db, userId)
  const body = { settings, version, line_budget: await lineBudget(own, db) }
  return new Reply(200, body, { etag: versionEtag(version) })
}

export async function tripReply(db: Database, tripId: string, userId: string) {
  const { settings: general } = await getGeneralSettings(db, userId)
  const { settings, version } = await getTripSettings(db, tripId)
  const groups = (await listGroupsOf(db, tripId, MAX_GROUPS_OF_TRIP)).map(groupDocument)
  const effective = effectiveSettings(general, settings)
  return new Reply(200, { trip_id: tripId, settings, effective, version, groups }, { etag: versionEtag(version) })
}
