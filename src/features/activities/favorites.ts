import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database } from '../../platform/database/database.ts'
import { named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { CategoryCode } from '../../world/place.ts'
import { listedPlaceId } from './catalogue-targets.ts'
import { listFavoriteRefs, listFavorites, type StoredFavorite } from './favorite-store.ts'
import type { ActivityServices } from './services.ts'
import { targetKey } from './target.ts'
import { exampleTarget, targetDocument, targetFields } from './target-document.ts'

/** Per user. Lists read all of them, because what a favourite shows and where it is filtered comes from the catalogue. */
export const MAX_FAVORITES = 1_000

export const FavoriteSchema = named(
  'Favorite',
  Type.Object(
    {
      favorite_id: Type.String({ description: 'Id of the favourite.' }),
      ...targetFields,
      created_at: Type.String({ format: 'date-time', description: 'When it was added (UTC).' }),
    },
    { description: 'A favourite of the signed-in user.' },
  ),
)
export type Favorite = Static<typeof FavoriteSchema>

export const FavoriteIdSchema = Type.String({ minLength: 1, maxLength: 100, description: 'Id of the favourite.' })

type Own = Pick<ActivityServices, 'activityTargets' | 'catalogue'>

async function favoriteDocuments(
  { activityTargets, catalogue }: Own,
  favorites: readonly StoredFavorite[],
  language: Language,
): Promise<Favorite[]> {
  const targets = await activityTargets.list(favorites)
  return favorites.map((favorite) => ({
    favorite_id: favorite.favorite_id,
    ...targetDocument(favorite, targets.get(targetKey(favorite)), { catalogue, language }),
    created_at: favorite.created_at.toISOString(),
  }))
}

export async function favoriteDocument(own: Own, favorite: StoredFavorite, language: Language): Promise<Favorite> {
  const [document] = await favoriteDocuments(own, [favorite], language)
  if (!document) throw new Error('one favourite has one document')
  return document
}

/** All favourites of a user, newest first. */
export async function listFavoriteDocuments(
  own: Own & Pick<ActivityServices, 'db'>,
  userId: string,
  language: Language,
): Promise<Favorite[]> {
  return favoriteDocuments(own, await listFavorites(own.db, userId, MAX_FAVORITES), language)
}

/** Whether something is of a category, or of a narrower one; or of a category with this code. */
export function isOfCategory(
  { category }: Pick<Favorite, 'category'>,
  wanted: { readonly category: string } | { readonly categoryCode: CategoryCode },
  { conceptsByKey }: Catalogue,
): boolean {
  const concept = category === null ? undefined : conceptsByKey.get(category)
  if ('categoryCode' in wanted) return concept?.categoryCode === wanted.categoryCode
  return category === wanted.category || concept?.broader.includes(wanted.category) === true
}

/** Ids of a user's favourite places, as the catalogue lists them. */
export async function listFavoritePlaceIds(
  db: Database,
  catalogue: Catalogue,
  userId: string,
): Promise<ReadonlySet<string>> {
  const ids = await listFavoriteRefs(db, userId, 'place', MAX_FAVORITES)
  return new Set(ids.map((id) => listedPlaceId(catalogue, id)))
}

export const exampleFavorite: Favorite = {
  favorite_id: 'fav_019abcde-0000-7000-8000-000000000021',
  ...exampleTarget,
  created_at: '2026-11-21T03:00:00.000Z',
}
