import { priceOfArea } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

/** A quarter of a town, or a valley far from it. */
interface TripArea {
  /** Rows of its candidates. */
  readonly rows: ReadonlySet<number>
  /** What each day costs on which the trip goes there, in good sights. */
  readonly price: number
}

/** How far an area reaches from its best sight: as far as people walk in town, further in the country. */
const REACH = { leastM: 1_200, ofWay: 0.15, mostM: 8_000 } as const

/** Areas of several sights around the best ones. `beds`: rows of the travel table where nights are spent. */
export function tripAreasOf(table: TravelTable, beds: readonly number[]): TripArea[] {
  const { candidates, minutes, locations, anywhere, straightM } = table
  const known = [...new Set(beds)].filter((row) => row !== anywhere)
  if (known.length === 0) return []
  const least = (values: ArrayLike<number>, row: number) =>
    Math.min(...known.map((bed) => values[bed * locations + row] ?? 0))
  const left = new Set(
    [...candidates.keys()]
      .filter((row) => candidates[row]?.meal !== 'only')
      .sort((a, b) => (candidates[b]?.score ?? 0) - (candidates[a]?.score ?? 0)),
  )
  const areas: TripArea[] = []
  for (const head of left) {
    const reachM = Math.min(REACH.mostM, REACH.leastM + REACH.ofWay * least(straightM, head))
    const rows = new Set([...left].filter((row) => (straightM[head * locations + row] ?? 0) <= reachM))
    for (const row of rows) left.delete(row)
    if (rows.size > 1) areas.push({ rows, price: priceOfArea(least(minutes, head)) })
  }
  return areas
}

/** As far as people walk from a sight to the next: some ten minutes. */
const WALK_M = 1_000
/** A table at the gate. */
const AT_THE_GATE_M = 400
/** So near a bed, people dine on any evening, whatever they see that day. */
const AT_HOME_M = 2_000

/**
 * Rows of the sights around each of the best ones that people see on foot, each in one group, with the tables at their gates and
 * the streets where people eat on the way, unless these are near a bed.
 */
export function walksOf(table: TravelTable, beds: readonly number[]): ReadonlySet<number>[] {
  const { candidates, straightM, locations, anywhere } = table
  const metres = (from: number, to: number) => straightM[from * locations + to]!
  const isAtHome = (row: number) => beds.some((bed) => bed !== anywhere && metres(bed, row) <= AT_HOME_M)
  const rows = [...candidates.keys()]
  const left = new Set(
    rows
      .filter((row) => candidates[row]!.meal === 'no' && candidates[row]!.part !== 'evening')
      .sort((a, b) => candidates[b]!.score - candidates[a]!.score || a - b),
  )
  const tables = new Set(rows.filter((row) => candidates[row]!.meal !== 'no' && !isAtHome(row)))
  const walks: ReadonlySet<number>[] = []
  for (const head of left) {
    const walk = new Set([...left].filter((row) => metres(head, row) <= WALK_M))
    for (const row of walk) left.delete(row)
    for (const row of tables) {
      const isStreet = candidates[row]!.meal === 'also' && metres(head, row) <= WALK_M
      if (!isStreet && ![...walk].some((sight) => metres(sight, row) <= AT_THE_GATE_M)) continue
      tables.delete(row)
      walk.add(row)
    }
    if (walk.size > 1) walks.push(walk)
  }
  return walks
}
