import type { Leg } from '../plan/plan-types.ts'

interface Spot {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const GOOGLE_MODES: Readonly<Record<Leg['mode'], string>> = {
  walk: 'walking',
  drive: 'driving',
  public: 'transit',
  charter: 'driving',
  train: 'transit',
  ferry: 'transit',
  boat: 'transit',
  flight: 'transit',
}
const APPLE_MODES: Readonly<Record<string, string>> = { walking: 'w', driving: 'd', transit: 'r' }

/** A link that opens the map app of the device with the way to a place: `geo:` on Android, where the user has chosen one. */
export function directionsLink(
  { name, latitude, longitude }: Spot,
  mode: Leg['mode'] | null,
  userAgent: string = navigator.userAgent,
): string {
  const point = `${latitude},${longitude}`
  const way = GOOGLE_MODES[mode ?? 'drive']
  if (/Android/.test(userAgent)) return `geo:${point}?q=${point}(${encodeURIComponent(name.replace(/[()]/g, ' '))})`
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${point}&dirflg=${APPLE_MODES[way]}`
  return `https://www.google.com/maps/dir/?api=1&destination=${point}&travelmode=${way}`
}

/** What is around the device, such as restaurants. */
export function searchLink(words: string, userAgent: string = navigator.userAgent): string {
  const query = encodeURIComponent(words)
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?q=${query}`
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
