import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { TemplateValue, TemplateValues } from '../../platform/text-template.ts'
import { bangkokDate } from '../../world/calendar.ts'
import type { EventServices } from '../events/public.ts'
import { findUser, type User } from '../users/public.ts'
import { insertDeliveries } from './delivery-store.ts'
import { insertNotification } from './inbox-store.ts'
import { notificationEmail } from './notification-email.ts'
import { kindOf, type NotificationEvent, renderTexts, type ValuesOf } from './notification-kinds.ts'
import { type NotificationData, PUSH_KINDS, type PushKind } from './notification-table.ts'
import { readPreference } from './preferences.ts'
import { requestPush } from './push-queue.ts'

/** Something that a user should learn; the compiler checks the values of its texts. */
export type NewNotification = {
  readonly [Event in NotificationEvent]: {
    readonly userId: string
    readonly event: Event
    /** What fills the texts: the same in both languages, or a text in each. */
    readonly values: ValuesOf<Event>
    /** Ids that an app needs to open the right page, such as `trip_id`. */
    readonly data?: NotificationData
    /** What happened, unique for the event: the same key is announced to a user once. At most 200 characters. */
    readonly dedupeKey: string
  }
}[NotificationEvent]

export interface Notifications {
  /**
   * Notifies users within the caller's transaction: writes the inbox, tells open apps, and queues pushes and emails as each
   * user prefers. Ignores closed accounts and what was announced before. Call it last, and once: it holds locks until the
   * commit.
   */
  notify(db: Database, ...notifications: readonly NewNotification[]): Promise<void>
}

type Needed = Pick<CoreServices, 'clock' | 'jobs' | 'fcm' | 'webPush'> & EventServices & MailServices

export function createNotifications(services: Needed): Notifications {
  const configured: Readonly<Record<PushKind, boolean>> = {
    fcm: services.fcm !== null,
    web_push: services.webPush !== null,
  }
  const kinds = PUSH_KINDS.filter((kind) => configured[kind])
  return {
    async notify(db, ...notifications) {
      const added = await addToInboxes(db, notifications, services.clock())
      const pushed = new Set<PushKind>()
      for (const one of added) for (const kind of await queueDeliveries(db, services, one, kinds)) pushed.add(kind)
      for (const kind of PUSH_KINDS.filter((kind) => pushed.has(kind))) await requestPush(services.jobs, kind, db)
      await services.events.append(db, ...added.map(asEvent))
    },
  }
}

interface Added extends Pick<NewNotification, 'event'> {
  readonly notificationId: string
  readonly user: User
  readonly values: TemplateValues
  readonly data: NotificationData
}

/** Inserts always in the same order, so that two transactions cannot block each other. Returns what is new. */
async function addToInboxes(db: Database, notifications: readonly NewNotification[], now: Date): Promise<Added[]> {
  const keyed = notifications.map((one) => ({ ...one, key: fullKey(one, now) }))
  keyed.sort((a, b) => compare(a.userId, b.userId) || compare(a.key, b.key))
  const added: Added[] = []
  for (const { userId, event, key, data = {}, ...one } of keyed) {
    const user = await findUser(db, userId)
    if (!user || user.deactivated_at !== null) continue
    const values = cutValues(one.values)
    const notificationId = createId('ntf', now.getTime())
    const row = { notification_id: notificationId, user_id: userId, event, dedupe_key: key, created_at: now }
    const json = { text_values: JSON.stringify(values), data: JSON.stringify(data) }
    if (await insertNotification(db, { ...row, ...json })) added.push({ notificationId, user, event, values, data })
  }
  return added
}

/** Queues what the user wants beyond the inbox. Returns the kinds of devices that will be pushed to. */
async function queueDeliveries(
  db: Database,
  { outbox }: Pick<Needed, 'outbox'>,
  added: Added,
  kinds: readonly PushKind[],
): Promise<readonly PushKind[]> {
  const { user, event, notificationId } = added
  const wants = await readPreference(db, user.user_id, event)
  if (wants.mail && user.email !== null)
    await outbox.put(db, user.email, notificationEmail(renderTexts(added), user.language))
  return wants.push && kinds.length > 0 ? insertDeliveries(db, { notificationId, userId: user.user_id, kinds }) : []
}

function asEvent({ notificationId, user, event, ...added }: Added) {
  return {
    userId: user.user_id,
    type: 'notification' as const,
    message: renderTexts({ event, ...added }).body,
    data: { notification_id: notificationId, event, ...added.data },
  }
}

/** The key of a collapsed event includes its hour or day. */
function fullKey({ event, dedupeKey }: NewNotification, now: Date): string {
  const { oncePer } = kindOf(event)
  // Bangkok is whole hours from UTC.
  const period = { hour: now.toISOString().slice(0, 13), day: bangkokDate(now) }
  return [event, dedupeKey, ...(oncePer ? [period[oncePer]] : [])].join(' ')
}

const MAX_VALUE = 120

/** Cuts long titles and names: a push shows a few lines only. */
function cutValues(values: TemplateValues): TemplateValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cutValue(value)]))
}

function cutValue(value: TemplateValue): TemplateValue {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? cut(value) : { th: cut(value.th), en: cut(value.en) }
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_VALUE ? text : `${characters.slice(0, MAX_VALUE - 1).join('')}…`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
