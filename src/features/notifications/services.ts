import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { EventServices } from '../events/public.ts'
import type { Notifications } from './notifications.ts'

/** What other features need to notify users. */
export interface NotificationServices {
  readonly notifications: Notifications
}

export type OwnServices = CoreServices & MailServices & EventServices & NotificationServices
