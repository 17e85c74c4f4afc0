import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteLinkCodesOf, listLinkCodesOf } from './link-code-store.ts'
import { deleteLinksBy, listLinksBy } from './link-store.ts'
import { deleteGeneralSettings, listStoredSettings } from './preference-store.ts'

/** Links, codes and settings of users. What belongs to a trip goes with it. */
export const chatData: PersonalData = {
  tables: ['chat_link', 'chat_link_code', 'chat_preference'],
  list: async (db, userId) => ({
    chat_links: await listLinksBy(db, userId, MAX_EXPORTED),
    chat_link_codes: await listLinkCodesOf(db, userId, MAX_EXPORTED),
    chat_settings: await listStoredSettings(db, userId),
  }),
  async erase(db, userId) {
    await deleteLinkCodesOf(db, userId)
    await deleteLinksBy(db, userId)
    await deleteGeneralSettings(db, userId)
  },
}
