export { regionOf } from './destination-order.ts'
export { destinationCard } from './destination-thumbnail.ts'
export { findShownPlace } from './shown-place.ts'
