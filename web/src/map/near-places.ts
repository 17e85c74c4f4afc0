import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { dataOf } from 'tiao-sdk'
import type { Language } from '../app/language.ts'
import { api } from '../data/api.ts'
import { queries } from '../data/queries.ts'
import type { Trip } from '../plan/plan-types.ts'
import { declutter } from './declutter.ts'
import { boundsOf } from './trip-layers.ts'

const MOST_SHOWN = 40
/** The search looks this much further than the trip. */
const AROUND_M = 3_000
const MOST_RADIUS_M = 100_000

/** What else is there: well-known places around the trip, as faint dots with their names. @returns how to remove them */
export function showNearPlaces(map: MapLibreMap, trip: Trip, language: Language): () => void {
  const bounds = boundsOf(trip, null)
  const markers: Marker[] = []
  let isOver = false
  const show = async () => {
    if (!bounds) return
    const { lng, lat } = bounds.getCenter()
    const radius = Math.min(MOST_RADIUS_M, Math.round(bounds.getCenter().distanceTo(bounds.getNorthEast())) + AROUND_M)
    const geolocation = `${lat.toFixed(3)},${lng.toFixed(3)}`
    const query = { geolocation, radius, sort: 'popularity' as const, limit: MOST_SHOWN }
    const { results } = await queries.fetchQuery({
      queryKey: ['around', geolocation, radius, language],
      queryFn: () => dataOf(api.GET('/trips/v1/place/search', { params: { query } })),
    })
    if (isOver) return
    const taken = new Set(trip.days.flatMap(({ stops }) => stops.map(({ place_id: id }) => id)))
    for (const { place_id: id, place_name: name, latitude, longitude } of results) {
      if (taken.has(id) || latitude === null || longitude === null) continue
      const element = document.createElement('span')
      element.className = 'map-near'
      element.textContent = name
      markers.push(new Marker({ element, anchor: 'left' }).setLngLat([longitude, latitude]).addTo(map))
    }
    declutter(map.getContainer())
  }
  // The map is complete without them.
  show().catch(() => {})
  return () => {
    isOver = true
    for (const marker of markers) marker.remove()
  }
}
