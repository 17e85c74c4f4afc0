export { routeNotFound } from './problems.ts'
export { provinceCodesOf } from './route-document.ts'
export { RouteIdSchema } from './route-schema.ts'
export { addRouteTrip } from './route-trip-store.ts'
