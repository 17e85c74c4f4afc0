import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/** The base map that ships: sea, land, provinces and ferries. Names are HTML, because the browser shapes Thai well. */
export function baseStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: Object.fromEntries(
      PARTS.map((part) => [part, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }]),
    ),
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'abroad', type: 'fill', source: 'neighbours', paint: { 'fill-color': colours.abroad } },
      { id: 'land', type: 'fill', source: 'thailand', paint: { 'fill-color': colours.land } },
      { id: 'provinces', type: 'fill', source: 'provinces', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'provinces',
        paint: {
          'line-color': colours['land-line'],
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 1.6],
        },
      },
      {
        id: 'ferries',
        type: 'line',
        source: 'ferries',
        minzoom: 6,
        paint: { 'line-color': colours['ink-soft'], 'line-width': 1, 'line-dasharray': [2, 3], 'line-opacity': 0.6 },
      },
    ],
  }
}

const PARTS = ['neighbours', 'thailand', 'provinces', 'ferries'] as const

/** A style from elsewhere has none of these layers and keeps its colours. */
export function applyColours(map: MapLibreMap, colours: MapColours): void {
  const paint = (layer: string, property: 'background-color' | 'fill-color' | 'line-color', colour: string) => {
    if (map.getLayer(layer)) map.setPaintProperty(layer, property, colour)
  }
  paint('sea', 'background-color', colours.sea)
  paint('abroad', 'fill-color', colours.abroad)
  paint('land', 'fill-color', colours.land)
  paint('provinces', 'fill-color', colours.land)
  paint('borders', 'line-color', colours['land-line'])
  paint('ferries', 'line-color', colours['ink-soft'])
}
