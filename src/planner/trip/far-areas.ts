import { priceOfArea } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

export interface FarArea {
  /** Rows of its candidates. */
  readonly rows: ReadonlySet<number>
  /** What each day costs on which the trip goes there, in good sights. */
  readonly price: number
}

/** Sights this near to the best one are one area. */
const AREA_MINUTES = 20

/** Areas of several sights that are far from all beds of a trip. `beds`: rows of the travel table. */
export function farAreasOf(
  { candidates, minutes, locations, anywhere }: TravelTable,
  beds: readonly number[],
): FarArea[] {
  const known = [...new Set(beds)].filter((row) => row !== anywhere)
  if (known.length === 0) return []
  const away = (row: number) => Math.min(...known.map((bed) => minutes[bed * locations + row] ?? 0))
  const left = new Set(
    [...candidates.keys()]
      .filter((row) => candidates[row]?.meal !== 'only')
      .sort((a, b) => (candidates[b]?.score ?? 0) - (candidates[a]?.score ?? 0)),
  )
  const areas: FarArea[] = []
  for (const head of left) {
    const price = priceOfArea(away(head))
    if (price === 0) continue
    const rows = new Set([...left].filter((row) => (minutes[head * locations + row] ?? 0) <= AREA_MINUTES))
    for (const row of rows) left.delete(row)
    if (rows.size > 1) areas.push({ rows, price })
  }
  return areas
}
