import Type, { type Static } from 'typebox'
import { about, LanguageSchema, Nullable, named, Patterned } from '../../platform/http/schema-parts.ts'
import { parseClock } from '../../world/hours.ts'

const Clock = (description: string) =>
  Patterned(
    '^([01]\\d|2[0-3]):[0-5]\\d$',
    { th: 'HH:MM เช่น 07:30', en: 'HH:MM, e.g. 07:30' },
    { maxLength: 5, description },
  )

const QuietHoursSchema = named(
  'QuietHours',
  Type.Object(
    {
      from: Clock('When they begin, `HH:MM` in Bangkok.'),
      to: Clock('When they end; may be on the next day.'),
    },
    {
      additionalProperties: false,
      description: 'When nothing is sent: a summary waits until they end, a reminder is dropped.',
    },
  ),
)

const summaryTime = Nullable(Clock('When the summary of a day is sent, `HH:MM` in Bangkok; null turns it off.'))
const reminderMinutes = Nullable(
  Type.Integer({
    minimum: 0,
    maximum: 120,
    description: 'Minutes before it is time to leave for a stop; null turns reminders off.',
  }),
)
const quietHours = Nullable(about(QuietHoursSchema, 'When nothing is sent; null for no such hours.'))
const language = about(LanguageSchema, 'Language of the messages.')

const general = {
  enabled: Type.Boolean({ description: 'Whether summaries and reminders are sent at all.' }),
  summary_time: summaryTime,
  reminder_minutes: reminderMinutes,
  quiet_hours: quietHours,
  language,
  planning: Type.Boolean({
    description: 'Whether groups with a trip of yours may plan new trips, which are saved in your account.',
  }),
}
const { planning: _planning, enabled: _enabled, ...overridable } = general

const strict = { additionalProperties: false }

export const GeneralSettingsSchema = named(
  'ChatGeneralSettings',
  Type.Object(general, { ...strict, description: 'What chat groups are sent about your trips.' }),
)
export type GeneralSettings = Static<typeof GeneralSettingsSchema>

export const TripSettingsSchema = named(
  'ChatTripSettings',
  Type.Object(
    {
      enabled: Type.Boolean({
        description: 'Whether this trip is announced; the general setting can still turn it off.',
      }),
      summary_time: Type.Optional(summaryTime),
      reminder_minutes: Type.Optional(reminderMinutes),
      quiet_hours: Type.Optional(quietHours),
      language: Type.Optional(language),
    },
    { ...strict, description: 'What chat groups are sent about one trip. Absent members follow the general settings.' },
  ),
)
export type TripSettings = Static<typeof TripSettingsSchema>

export const EffectiveSettingsSchema = named(
  'ChatEffectiveSettings',
  Type.Object(
    { enabled: Type.Boolean({ description: 'Whether anything is sent: general and trip.' }), ...overridable },
    { description: 'What is really sent: the settings of the trip, else the general ones.' },
  ),
)
export type EffectiveSettings = Static<typeof EffectiveSettingsSchema>

export const DEFAULT_GENERAL: GeneralSettings = {
  enabled: true,
  summary_time: '07:30',
  reminder_minutes: 15,
  quiet_hours: { from: '22:00', to: '07:00' },
  language: 'th',
  planning: false,
}
export const DEFAULT_TRIP: TripSettings = { enabled: true }

export function effectiveSettings(general: GeneralSettings, trip: TripSettings): EffectiveSettings {
  const { planning: _planning, ...defaults } = general
  return { ...defaults, ...trip, enabled: general.enabled && trip.enabled }
}

/** Whether a minute of the day is in the quiet hours. */
export function isQuiet(quiet: EffectiveSettings['quiet_hours'], minute: number): boolean {
  if (quiet === null) return false
  const [from, to] = [parseClock(quiet.from) ?? 0, parseClock(quiet.to) ?? 0]
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to
}
