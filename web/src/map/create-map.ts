import {
  AttributionControl,
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as MapLibreMap,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Language } from '../app/language.ts'
import { ferryLines, loadBaseData } from './base-data.ts'
import { declutter } from './declutter.ts'
import { readColours } from './map-colours.ts'
import { baseStyle } from './map-style.ts'
import { mapLocale } from './map-texts.ts'

const COUNTRY = [97.2, 5.5, 105.8, 20.6] as const
const CREDIT = 'Natural Earth · @svg-maps/thailand (CC BY 4.0)'

setWorkerUrl(workerUrl)

/** Room around what a map shows, and how near it comes to a single place. */
export const FIT = { padding: 56, maxZoom: 13.5 } as const

interface MapView {
  readonly language: Language
  /** What it shows first; the country if null. */
  readonly bounds: LngLatBoundsLike | null
}

/** A map with the base that ships, or with the style that the service names; null where WebGL is off. */
export function createMap(container: HTMLElement, { language, bounds }: MapView): MapLibreMap | null {
  if (!document.createElement('canvas').getContext('webgl2')) return null
  const styleUrl = document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content ?? ''
  const map = new MapLibreMap({
    container,
    style: styleUrl === '' ? baseStyle(readColours()) : styleUrl,
    bounds: bounds ?? [...COUNTRY],
    fitBoundsOptions: bounds ? FIT : { padding: 24 },
    minZoom: 3.5,
    locale: mapLocale(language),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
  })
  if (styleUrl === '') map.once('load', () => void showBase(map))
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: true, ...(styleUrl === '' && { customAttribution: CREDIT }) }))
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  // The credit opens by itself and would shift as it closes: it shows once it is closed.
  map.once('load', () => {
    container.querySelector('.maplibregl-compact-show')?.classList.remove('maplibregl-compact-show')
    container.dataset['credit'] = 'closed'
  })
  const mark = () => {
    container.dataset['zoom'] = String(Math.floor(map.getZoom()))
  }
  map.on('zoom', mark)
  map.on('idle', () => declutter(container))
  map.on('moveend', () => declutter(container))
  mark()
  return map
}

async function showBase(map: MapLibreMap): Promise<void> {
  const base = await loadBaseData()
  const parts = {
    neighbours: base.neighbours,
    thailand: base.thailand,
    provinces: base.provinces,
    ferries: ferryLines(base),
  }
  for (const [name, data] of Object.entries(parts)) map.getSource<GeoJSONSource>(name)?.setData(data)
}
