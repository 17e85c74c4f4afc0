/** WGS 84 degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_M = 6_371_008.8
const RAD = Math.PI / 180

/** Great-circle distance in metres (haversine with the mean earth radius; error under 0.5 %). */
export function distanceM(a: Point, b: Point): number {
  const dLat = Math.sin(((b.latitude - a.latitude) * RAD) / 2)
  const dLon = Math.sin(((b.longitude - a.longitude) * RAD) / 2)
  const h = dLat * dLat + Math.cos(a.latitude * RAD) * Math.cos(b.latitude * RAD) * dLon * dLon
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}
