import { defineProblem } from '../../platform/problem.ts'

export const routeNotFound = defineProblem(
  'route_not_found',
  404,
  {
    title: { th: 'ไม่พบเส้นทาง', en: 'Route not found' },
    detail: { th: 'ไม่มีเส้นทางรหัส {route_id}', en: 'There is no route {route_id}.' },
  },
  { example: [{ route_id: 'moon-3d' }] },
)
