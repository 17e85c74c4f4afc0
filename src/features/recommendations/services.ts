import type { CommunityServices } from '../communities/public.ts'
import type { RouteServices } from '../routes/public.ts'
import type { RoutePool } from './route-pool.ts'

export type RecommendationServices = CommunityServices &
  Pick<RouteServices, 'routeBoard'> & {
    /** Routes prepared for ranking. */
    readonly routePool: RoutePool
  }
