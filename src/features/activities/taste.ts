import type { Database } from '../../platform/database/database.ts'
import { listFavoriteTargets } from './favorite-store.ts'
import { MAX_FAVORITES } from './favorites.ts'
import { findPreferences } from './preference-store.ts'
import type { Ref } from './target.ts'
import { listRecentViews } from './view-log-store.ts'

/** What a user says, keeps and views. */
export interface Taste {
  /** Keys of the vocabulary that the user chose. */
  readonly interests: readonly string[]
  /** Newest first. */
  readonly favorites: readonly Ref[]
  /** Newest first. */
  readonly views: readonly (Ref & { readonly viewed_at: Date })[]
}

const MAX_VIEWS = 1_000

/**
 * Read anew for each recommendation and never stored, so that deleted favourites and views leave no trace. The caller
 * checks first that the user agreed to `profiling`.
 */
export async function readTaste(db: Database, userId: string): Promise<Taste> {
  const preferences = await findPreferences(db, userId)
  return {
    interests: preferences?.answers['interests'] ?? [],
    favorites: await listFavoriteTargets(db, userId, MAX_FAVORITES),
    views: await listRecentViews(db, userId, MAX_VIEWS),
  }
}
