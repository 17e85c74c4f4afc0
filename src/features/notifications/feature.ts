import { defineFeature } from '../../platform/feature.ts'
import type { MailServices } from '../../platform/mail/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { EventServices } from '../events/public.ts'
import { deliverPushes } from './deliver-push.ts'
import { notificationData } from './notification-data.ts'
import { PUSH_KINDS } from './notification-table.ts'
import { createNotifications } from './notifications.ts'
import { getNotificationPreferences } from './operations/get-notification-preferences.ts'
import { getWebPushKey } from './operations/get-web-push-key.ts'
import { listNotifications } from './operations/list-notifications.ts'
import { markAllNotificationsRead } from './operations/mark-all-notifications-read.ts'
import { registerPushToken } from './operations/register-push-token.ts'
import { unlinkNotification } from './operations/unlink-notification.ts'
import { updateNotification } from './operations/update-notification.ts'
import { updateNotificationPreferences } from './operations/update-notification-preferences.ts'
import { purgeDevices, purgeInboxes } from './purge-notifications.ts'
import { PUSH_JOBS, requestPush } from './push-queue.ts'
import type { NotificationServices } from './services.ts'

/** The inbox of users, and pushes to their devices. */
export const notifications = defineFeature({
  name: 'notifications',
  tags: { Notifications: 'Inbox, devices to push to, and preferences.' },
  create: (services: CoreServices & MailServices & EventServices): NotificationServices => ({
    notifications: createNotifications(services),
  }),
  operations: (own) => [
    registerPushToken(),
    unlinkNotification(own),
    listNotifications(own),
    markAllNotificationsRead(own),
    getNotificationPreferences(own),
    updateNotificationPreferences(own),
    getWebPushKey(own),
    updateNotification(own),
  ],
  jobs: (own) => [
    ...PUSH_KINDS.map((kind) => ({
      name: PUSH_JOBS[kind],
      cron: '* * * * *',
      async run() {
        if (await deliverPushes(own, kind)) await requestPush(own.jobs, kind)
      },
    })),
    { name: 'purge-push-devices', cron: '7 * * * *', run: () => purgeDevices(own) },
    { name: 'purge-notifications', cron: '47 4 * * *', run: () => purgeInboxes(own) },
  ],
  limits: () => ({ 'push-token': { calls: 60, windowS: 3_600 } }),
  personalData: [notificationData],
})
