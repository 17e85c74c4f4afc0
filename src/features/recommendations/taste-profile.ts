import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ref, Taste } from '../activities/public.ts'
import { addVector, type KindVector, unitVector } from './kind-vector.ts'
import { NearFavorites } from './near-favorites.ts'
import type { PlaceVectors, RankableRoute } from './rankable-route.ts'

/** What a user likes, comparable with routes. */
export interface TasteProfile {
  /** The chosen interests. */
  readonly stated: KindVector | undefined
  readonly favorites: KindVector | undefined
  readonly viewed: KindVector | undefined
  readonly near: NearFavorites
  /** Ids of favourite routes and posts, which the user knows already. */
  readonly known: ReadonlySet<string>
}

/** Interest in what somebody viewed halves in a month. */
const HALF_LIFE_DAYS = 30
const DAY_MS = 86_400_000

/** Undefined if nothing is known of the user. */
export function tasteProfile(
  taste: Taste,
  {
    catalogue,
    vectorOf,
    findRoute,
    now,
  }: {
    readonly catalogue: Catalogue
    readonly vectorOf: PlaceVectors
    readonly findRoute: (id: string) => RankableRoute | undefined
    readonly now: Date
  },
): TasteProfile | undefined {
  const find = ({ ref_type: type, ref_id: id }: Ref): KindVector | undefined => {
    if (type !== 'place') return findRoute(id)?.kinds
    const place = catalogue.findPlace(id)
    return place && vectorOf(place)
  }
  const sumOf = (refs: readonly (Ref & { readonly factor: number })[]) => {
    const sum = new Map<string, number>()
    for (const ref of refs) {
      const vector = find(ref)
      if (vector) addVector(sum, vector, ref.factor)
    }
    return unitVector(sum)
  }
  const near = new NearFavorites()
  for (const { ref_type: type, ref_id: id } of taste.favorites) {
    const place = type === 'place' ? catalogue.findPlace(id) : undefined
    if (place) near.add(place.id, place.point)
  }
  const age = (viewedAt: Date) => Math.max(0, now.getTime() - viewedAt.getTime()) / DAY_MS
  const stated = unitVector(new Map(taste.interests.map((interest) => [interest, 1])))
  const favorites = sumOf(taste.favorites.map((ref) => ({ ...ref, factor: 1 })))
  const viewed = sumOf(taste.views.map((view) => ({ ...view, factor: 0.5 ** (age(view.viewed_at) / HALF_LIFE_DAYS) })))
  if (!stated && !favorites && !viewed) return undefined
  const known = new Set(taste.favorites.flatMap(({ ref_type, ref_id }) => (ref_type === 'place' ? [] : ref_id)))
  return { stated, favorites, viewed, near, known }
}
