import type { Caller } from '../../platform/operation.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { readTaste } from '../activities/public.ts'
import { isGranted } from '../consent/public.ts'
import { diversify } from './diversify.ts'
import { withoutNearDuplicates } from './near-duplicates.ts'
import type { RankableRoute } from './rankable-route.ts'
import type { SharedRoutes } from './route-pool.ts'
import { type ScoredRoute, scoreRoutes } from './score-routes.ts'
import type { RecommendationServices } from './services.ts'
import { type TasteProfile, tasteProfile } from './taste-profile.ts'

export type RankingServices = Pick<RecommendationServices, 'db' | 'catalogue' | 'routePool' | 'clock'>

export interface Ranking {
  readonly routes: readonly ScoredRoute[]
  /** Whether what is known of the caller decided. */
  readonly isPersonal: boolean
}

/** Ranks editorial routes, and those of posts if `shared` has them, for a caller. */
export async function rankForCaller(
  { db, catalogue, routePool, clock }: RankingServices,
  caller: Caller,
  { isWanted, shared }: { readonly isWanted: (route: RankableRoute) => boolean; readonly shared: SharedRoutes | null },
): Promise<Ranking> {
  const now = clock()
  const profile = await profileOf({ db, catalogue, routePool }, caller, now)
  const editorial = [...routePool.editorial.routes.values()]
  const routes = [...editorial, ...(shared?.routes ?? [])].filter(isWanted)
  const scored = scoreRoutes(routes, {
    month: Number(bangkokDate(now).slice(5, 7)) - 1,
    popularity: ({ id }) => shared?.popularity.get(id) ?? routePool.popularityOf(id),
    profile,
  })
  return { routes: diversify(shared ? withoutNearDuplicates(scored) : scored), isPersonal: profile !== undefined }
}

/** Asks for the consent on each call, so that a withdrawal applies at once; nothing that is learned is stored. */
async function profileOf(
  { db, catalogue, routePool }: Omit<RankingServices, 'clock'>,
  caller: Caller,
  now: Date,
): Promise<TasteProfile | undefined> {
  if (caller.kind !== 'user' || !(await isGranted(db, caller.id, 'profiling'))) return undefined
  const { vectorOf } = routePool.editorial
  return tasteProfile(await readTaste(db, caller.id), {
    catalogue,
    vectorOf,
    findRoute: (id) => routePool.find(id),
    now,
  })
}
