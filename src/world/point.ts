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

/** Whether two straight lines cross. */
export function crosses(a: Point, b: Point, c: readonly [number, number], d: readonly [number, number]): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px)
  const [ax, ay, bx, by] = [a.longitude, a.latitude, b.longitude, b.latitude]
  const first = side(ax, ay, bx, by, c[1], c[0]) > 0
  if (first === side(ax, ay, bx, by, d[1], d[0]) > 0) return false
  return side(c[1], c[0], d[1], d[0], ax, ay) > 0 !== side(c[1], c[0], d[1], d[0], bx, by) > 0
}
