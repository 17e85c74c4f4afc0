import type { FeatureCollection } from 'geojson'
import { type GeoJSONSource, LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl'
import { weekdayIndex } from '../plan/day-colour.ts'
import type { Trip } from '../plan/plan-types.ts'
import type { MapColours } from './map-colours.ts'

const SOURCE = 'trip'

interface TripLayerOptions {
  readonly shownDay: number | null
  readonly colours: MapColours
}

/** The way of each day as a line, over a lighter one that parts it from the land. */
export function drawTrip(map: MapLibreMap, trip: Trip, { shownDay, colours }: TripLayerOptions): void {
  const lines = linesOf(trip, shownDay, colours)
  const source = map.getSource<GeoJSONSource>(SOURCE)
  if (source) {
    source.setData(lines)
    map.setPaintProperty('trip-casing', 'line-color', colours.surface)
    return
  }
  map.addSource(SOURCE, { type: 'geojson', data: lines })
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const opacity = ['get', 'opacity'] as ['get', string]
  map.addLayer({
    id: 'trip-casing',
    type: 'line',
    source: SOURCE,
    layout,
    paint: { 'line-color': colours.surface, 'line-width': 7, 'line-opacity': opacity },
  })
  map.addLayer({
    id: 'trip-line',
    type: 'line',
    source: SOURCE,
    layout,
    paint: { 'line-color': ['get', 'colour'], 'line-width': 3.5, 'line-opacity': opacity },
  })
}

export function boundsOf(trip: Trip, shownDay: number | null): LngLatBounds | null {
  const points = trip.days
    .filter(({ day }) => shownDay === null || day === shownDay)
    .flatMap(({ stops }) => stops.flatMap(({ place }) => (place ? [place] : [])))
  if (points.length === 0) return null
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude])
  return bounds
}

function linesOf({ days }: Trip, shownDay: number | null, colours: MapColours): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: days.map((day, index) => {
      const nights = [days[index - 1]?.base, day.base]
      const [from, to] = nights.map((base) => (base ? [[base.longitude, base.latitude]] : []))
      const visited = day.stops.flatMap(({ place }) => (place ? [[place.longitude, place.latitude]] : []))
      return {
        type: 'Feature',
        properties: {
          colour: colours.days[weekdayIndex(day)],
          opacity: shownDay === null || shownDay === day.day ? 0.9 : 0.2,
        },
        geometry: { type: 'LineString', coordinates: [...(from ?? []), ...visited, ...(to ?? [])] },
      }
    }),
  }
}
