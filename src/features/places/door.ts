export { findProvince, findRegion } from './destination.ts'
export { GeolocationSchema, parseGeolocation } from './place-filters.ts'
export { nameOf } from './place-name.ts'
