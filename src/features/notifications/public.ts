export type { NewNotification, Notifications } from './notifications.ts'
export type { NotificationServices } from './services.ts'
