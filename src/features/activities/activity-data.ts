import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { deleteFavorites, listFavorites } from './favorite-store.ts'
import { deletePreferences, findPreferences } from './preference-store.ts'
import { deleteViews, listViews } from './view-log-store.ts'

/** What users keep, view and like. */
export const activityData: PersonalData = {
  tables: ['favorite', 'view_log', 'preference'],
  async list(db, userId) {
    const preferences = await findPreferences(db, userId)
    return {
      favorites: await listFavorites(db, userId, MAX_EXPORTED),
      view_logs: await listViews(db, userId, { offset: 0, limit: MAX_EXPORTED }),
      preferences: preferences ? [preferences] : [],
    }
  },
  async erase(db, userId) {
    await deleteFavorites(db, userId)
    await deleteViews(db, userId)
    await deletePreferences(db, userId)
  },
}
