import Type from 'typebox'
import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineChannel } from '../../platform/bus/bus.ts'
import { defineFeature } from '../../platform/feature.ts'
import { getServerSecret } from '../../platform/server-secret.ts'
import { type CoreServices, inBackground } from '../../platform/services.ts'
import { getAiRouteData } from './operations/get-ai-route-data.ts'
import { getRouteDetail } from './operations/get-route-detail.ts'
import { listPopularRoutesV1 } from './operations/list-popular-routes-v1.ts'
import { reactToRoute } from './operations/react-to-route.ts'
import { reviewRoute } from './operations/review-route.ts'
import { unreactToRoute } from './operations/unreact-to-route.ts'
import { RouteBoard } from './route-board.ts'
import { routeData } from './route-data.ts'
import { scorePopularRoutes } from './route-jobs.ts'
import { RouteSources } from './route-sources.ts'
import type { RouteServices } from './services.ts'

const scored = defineChannel('route-scores', Type.Null())

/** Itineraries that editors made, with their popularity. */
export const routes = defineFeature({
  name: 'routes',
  tags: {
    Routes: 'Editorial itineraries of one or more days.',
    Internal: 'Data for language models and other services.',
  },
  async create(
    services: CoreServices & CatalogueServices,
  ): Promise<Pick<RouteServices, 'routeBoard' | 'routeSources' | 'viewerSecret'>> {
    const { db, bus, catalogue, roads } = services
    const routeBoard = new RouteBoard(db, catalogue, roads)
    await routeBoard.refresh()
    bus.subscribe(scored, async () => {
      await routeBoard.refresh()
      await measure({ ...services, routeBoard })
    })
    return { routeBoard, routeSources: new RouteSources(), viewerSecret: await getServerSecret(db, 'route-viewers') }
  },
  operations: (own) => [
    listPopularRoutesV1(own),
    getRouteDetail(own),
    getAiRouteData(own),
    reactToRoute(own),
    unreactToRoute(own),
    reviewRoute(own),
  ],
  limits: () => ({ review: { calls: 30, windowS: 3_600 } }),
  personalData: [routeData],
  jobs: ({ db, bus }) => [
    {
      name: 'score-routes',
      cron: '*/10 * * * *',
      async run() {
        await scorePopularRoutes(db)
        await bus.publish(scored, null)
      },
    },
  ],
  warmUp: (own) => measure(own),
})

function measure(own: CoreServices & Pick<RouteServices, 'routeBoard'>): Promise<void> {
  return inBackground(own, 'the routes could not be measured', (signal) => own.routeBoard.measure(signal))
}
