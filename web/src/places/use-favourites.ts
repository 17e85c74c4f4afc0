import { useMutation, useQuery } from '@tanstack/react-query'
import { dataOf, type Schemas } from 'tiao-sdk'
import { useLanguage } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import { readAgain } from '../data/read-again.ts'
import { useIsSignedIn } from '../data/use-session.ts'

export type Favourite = Schemas['Favorite']
export type FavouriteKind = 'place' | 'route'

const KEY = ['favourites']
const LIMIT = 100

/** The latest favourites of the user; none without a session. */
export function useFavourites() {
  const isSignedIn = useIsSignedIn()
  const language = useLanguage()
  return useQuery({
    queryKey: [...KEY, language],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/trips/v1/activities/favorites', { params: { query: { limit: LIMIT } }, signal })),
    enabled: isSignedIn,
  })
}

export function useAddFavourite() {
  return useMutation({
    mutationFn: (target: { readonly ref_type: FavouriteKind; readonly ref_id: string }) =>
      dataOf(api.POST('/trips/v1/activities/favorites', { body: target })),
    onSuccess: () => readAgain(queries, KEY),
  })
}

export function useRemoveFavourite() {
  return useMutation({
    mutationFn: (favouriteId: string) =>
      dataOf(
        api.DELETE('/trips/v1/activities/favorites/{favorite_id}', { params: { path: { favorite_id: favouriteId } } }),
      ),
    onSuccess: () => readAgain(queries, KEY),
  })
}
