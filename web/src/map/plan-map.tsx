import './plan-map.css'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../app/language.ts'
import type { Trip } from '../plan/plan-types.ts'
import { createMap, FIT } from './create-map.ts'
import { DrawnCountry } from './drawn-country.tsx'
import { watchColours } from './map-colours.ts'
import { applyColours } from './map-style.ts'
import { showNearPlaces } from './near-places.ts'
import { showStops } from './stop-markers.ts'
import { showTowns } from './town-labels.ts'
import { boundsOf, drawTrip } from './trip-layers.ts'

interface PlanMapProps {
  readonly trip: Trip
  /** The day to show; null for the whole trip. */
  readonly shownDay: number | null
  readonly activeStop: string | null
}

/** The trip on a map: each day in its colour, its stops by number. */
export function PlanMap({ trip, shownDay, activeStop }: PlanMapProps) {
  const language = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const bounds = useMemo(() => boundsOf(trip, shownDay), [trip, shownDay])
  const fitted = useRef(bounds)

  useEffect(() => {
    const element = container.current
    if (!element) return
    const created = createMap(element, { language, bounds: fitted.current })
    if (!created) return setDrawn(true)
    created.once('load', () => setMap(created))
    return () => {
      setMap(null)
      created.remove()
    }
  }, [language])
  useEffect(() => {
    if (!map) return
    return watchColours((colours) => applyColours(map, colours))
  }, [map])
  useEffect(() => {
    if (!map) return
    return showTowns(map, language)
  }, [map, language])
  useEffect(() => {
    if (!map) return
    return showNearPlaces(map, trip, language)
  }, [map, trip, language])
  useEffect(() => {
    if (!map) return
    const redraw = watchColours((colours) => drawTrip(map, trip, { shownDay, colours }))
    const remove = showStops(map, trip, shownDay)
    return () => {
      redraw()
      remove()
    }
  }, [map, trip, shownDay])
  useEffect(() => {
    if (!map || !bounds || bounds === fitted.current) return
    fitted.current = bounds
    map.fitBounds(bounds, { ...FIT, duration: motionMs() })
  }, [map, bounds])
  useEffect(() => {
    for (const marker of container.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])
      marker.classList.toggle('map-stop-active', marker.dataset['stop'] === activeStop)
  }, [activeStop])
  if (isDrawn) return <DrawnCountry />
  return <div ref={container} className="map" />
}

function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700
}
