import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { about, named } from '../../platform/http/schema-parts.ts'
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, type NotificationEvent } from './notification-kinds.ts'
import { CHANNELS, type Channel } from './notification-table.ts'
import { type ChannelChoice, listChoices } from './preference-store.ts'

type Preference = Readonly<Record<Channel, boolean>>
type Preferences = Readonly<Record<NotificationEvent, Preference>>

const Push = Type.Boolean({ description: 'Whether your devices show it.' })
const Mail = Type.Boolean({ description: 'Whether you also get an email.' })

const ChannelsSchema = named(
  'NotificationChannels',
  Type.Object({ push: Push, mail: Mail }, { description: 'How you are notified, in addition to the inbox.' }),
)
const ChannelChangesSchema = named(
  'NotificationChannelChanges',
  Type.Object(
    { push: Type.Optional(Push), mail: Type.Optional(Mail) },
    { additionalProperties: false, minProperties: 1, description: 'The channels to change.' },
  ),
)

export const PreferencesSchema = named(
  'NotificationPreferences',
  Type.Object(
    {
      preferences: Type.Object(
        perEvent((description) => about(ChannelsSchema, description)),
        { description: 'Channels by event. The inbox gets every notification.' },
      ),
    },
    { description: 'How you are notified, by event.' },
  ),
)

export const PreferenceChangesSchema = named(
  'NotificationPreferenceChanges',
  Type.Object(
    {
      preferences: Type.Object(
        perEvent((description) => Type.Optional(about(ChannelChangesSchema, description))),
        { additionalProperties: false, minProperties: 1, description: 'The channels to change, by event.' },
      ),
    },
    { additionalProperties: false, description: 'Changes of notification preferences.' },
  ),
)

function perEvent<S>(describe: (description: string) => S): Record<NotificationEvent, S> {
  const entries = NOTIFICATION_EVENTS.map((event) => [event, describe(NOTIFICATION_KINDS[event].description)])
  return Object.fromEntries(entries) as Record<NotificationEvent, S>
}

/** The changed channels of a body. */
export function choicesOf({ preferences }: Static<typeof PreferenceChangesSchema>): ChannelChoice[] {
  return NOTIFICATION_EVENTS.flatMap((event) =>
    CHANNELS.flatMap((channel) => {
      const isEnabled = preferences[event]?.[channel]
      return isEnabled === undefined ? [] : [{ event, channel, isEnabled }]
    }),
  )
}

/** A user's choices, with the defaults for the rest. */
export async function readPreferences(db: Database, userId: string): Promise<{ preferences: Preferences }> {
  const choices = await listChoices(db, userId)
  const entries = NOTIFICATION_EVENTS.map((event) => [event, chosen(event, choices)])
  return { preferences: Object.fromEntries(entries) as Preferences }
}

export async function readPreference(db: Database, userId: string, event: NotificationEvent): Promise<Preference> {
  return chosen(event, await listChoices(db, userId, event))
}

function chosen(event: NotificationEvent, choices: readonly ChannelChoice[]): Preference {
  const own = choices.filter((choice) => choice.event === event)
  const isEnabled = (channel: Channel) =>
    own.find((choice) => choice.channel === channel)?.isEnabled ?? NOTIFICATION_KINDS[event].defaults[channel]
  return { push: isEnabled('push'), mail: isEnabled('mail') }
}

export const examplePreferences: Static<typeof PreferencesSchema> = {
  preferences: Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, chosen(event, [])])) as Preferences,
}
