export { findProvince, findRegion } from './destination.ts'
export { GeolocationSchema, pointOf } from './geolocation.ts'
export { ProvinceNameSchema, RegionNameSchema } from './place-filters.ts'
export { nameOf } from './place-name.ts'
