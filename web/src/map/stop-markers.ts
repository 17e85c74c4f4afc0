import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { weekdayIndex } from '../plan/day-colour.ts'
import type { Trip } from '../plan/plan-types.ts'

/** The stops by their numbers, in the colours of their days. The list beside the map says the same. */
export function showStops(map: MapLibreMap, trip: Trip, shownDay: number | null): () => void {
  const markers = trip.days.flatMap((day) =>
    day.stops.flatMap(({ stop_id: id, place, kind }, index) => {
      if (!place) return []
      const element = document.createElement('span')
      const isFaint = shownDay !== null && shownDay !== day.day
      element.className = `map-stop map-stop-${kind}${isFaint ? ' map-stop-faint' : ''}`
      element.dataset['stop'] = id
      element.style.setProperty('--day', `var(--day-${weekdayIndex(day)})`)
      element.textContent = String(index + 1)
      element.title = place.place_name
      return [new Marker({ element }).setLngLat([place.longitude, place.latitude]).addTo(map)]
    }),
  )
  return () => {
    for (const marker of markers) marker.remove()
  }
}
