import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getAiRouteData } from './operations/get-ai-route-data.ts'
import { getRouteDetail } from './operations/get-route-detail.ts'
import { listPopularRoutesV1 } from './operations/list-popular-routes-v1.ts'

export const routeOperations = (parts: Parts): Operation[] => [
  listPopularRoutesV1(parts),
  getRouteDetail(parts),
  getAiRouteData(parts),
]
