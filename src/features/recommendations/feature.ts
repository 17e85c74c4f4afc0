import { defineFeature } from '../../platform/feature.ts'
import { listPopularRoutesAiV2 } from './operations/list-popular-routes-ai-v2.ts'
import { listPopularRoutesCombinedV3 } from './operations/list-popular-routes-combined-v3.ts'
import { RoutePool } from './route-pool.ts'
import type { RecommendationServices } from './services.ts'

/** Routes of all sources, ranked for each caller. */
export const recommendations = defineFeature({
  name: 'recommendations',
  create: ({
    db,
    catalogue,
    routeBoard,
  }: Omit<RecommendationServices, 'routePool'>): Pick<RecommendationServices, 'routePool'> => ({
    routePool: new RoutePool(db, catalogue, routeBoard),
  }),
  operations: (own) => [listPopularRoutesAiV2(own), listPopularRoutesCombinedV3(own)],
})
