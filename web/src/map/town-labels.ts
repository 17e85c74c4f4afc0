import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import type { Language } from '../app/language.ts'
import { loadBaseData } from './base-data.ts'
import { declutter } from './declutter.ts'

/** An island is named like a small town. */
const ISLAND_RANK = 2

/** Names of towns and islands, the larger ones from afar. @returns how to remove them */
export function showTowns(map: MapLibreMap, language: Language): () => void {
  // A style from elsewhere has its own names.
  if (!map.getSource('provinces')) return () => {}
  const markers: Marker[] = []
  let isOver = false
  const show = async () => {
    const { towns, islands } = await loadBaseData()
    if (isOver) return
    const named = [
      ...towns.map(({ point, rank, ...names }) => ({ ...names, point, rank })),
      ...islands.map(({ areas, ...names }) => ({ ...names, point: areas[0]!.point, rank: ISLAND_RANK })),
    ]
    for (const { nameTh, nameEn, point, rank } of named) {
      const label = document.createElement('span')
      label.className = `map-town map-town-${rank}`
      label.textContent = language === 'th' ? nameTh : nameEn
      markers.push(new Marker({ element: label }).setLngLat([point.longitude, point.latitude]).addTo(map))
    }
    declutter(map.getContainer())
  }
  void show()
  return () => {
    isOver = true
    for (const marker of markers) marker.remove()
  }
}
