import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteNotificationsOf, listNotificationsOf } from './inbox-store.ts'
import { deleteChoicesOf, listChoices } from './preference-store.ts'
import { deleteTokensOf, listTokensOf } from './push-token-store.ts'

/** The inbox, the devices and the preferences of users. Closing an account ends its devices at once. */
export const notificationData: PersonalData = {
  tables: ['notification', 'push_token', 'notification_preference'],
  async list(db, userId) {
    return {
      notifications: await listNotificationsOf(db, userId, MAX_EXPORTED),
      push_tokens: await listTokensOf(db, userId, MAX_EXPORTED),
      notification_preferences: await listChoices(db, userId),
    }
  },
  close: deleteTokensOf,
  async erase(db, userId) {
    await deleteNotificationsOf(db, userId)
    await deleteTokensOf(db, userId)
    await deleteChoicesOf(db, userId)
  },
}
