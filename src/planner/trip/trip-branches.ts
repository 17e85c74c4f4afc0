import { isOneLandmass } from './last-boats.ts'
import { priceOfBranch } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

/** A road out of a town, with what is along it. */
interface TripBranch {
  /** Rows of its candidates. */
  readonly rows: ReadonlySet<number>
  /** What each further day costs on which the trip drives there, in good sights. */
  readonly price: number
}

/** Two sights are on one road when they share so many minutes of the way from the bed, and this part of the way to the best. */
const SHARED = { minutes: 25, share: 0.5 } as const

/**
 * The roads on which the trip would be driven out and back: a park, a coast or a valley half an hour from the beds is seen in
 * one day. `beds`: rows of the travel table where nights are spent.
 */
export function branchesOf(table: TravelTable, beds: readonly number[]): TripBranch[] {
  const { candidates, minutes, locations, anywhere } = table
  const known = [...new Set(beds)].filter((row) => row !== anywhere)
  if (known.length === 0) return []
  const way = (from: number, to: number) => minutes[from * locations + to] ?? 0
  const bedOf = (row: number) => known.reduce((best, bed) => (way(bed, row) < way(best, row) ? bed : best))
  const isSight = (row: number) => candidates[row]!.meal !== 'only'
  const far = [...candidates.keys()]
    .map((row) => ({ row, bed: bedOf(row) }))
    .filter(({ row, bed }) => way(bed, row) >= SHARED.minutes && isOneLandmass(table, bed, row))
    .sort((a, b) => candidates[b.row]!.score - candidates[a.row]!.score || a.row - b.row)
  const left = new Set(far)
  const branches: TripBranch[] = []
  for (const { row: head, bed } of left) {
    if (!isSight(head)) continue
    const least = Math.max(SHARED.minutes, SHARED.share * way(bed, head))
    const shared = (row: number) => (way(bed, head) + way(bed, row) - way(head, row)) / 2
    const along = [...left].filter((each) => each.bed === bed && shared(each.row) >= least)
    for (const each of along) left.delete(each)
    if (along.filter(({ row }) => isSight(row)).length < 2) continue
    const others = along.filter(({ row }) => row !== head)
    const mean = others.reduce((sum, { row }) => sum + shared(row), 0) / others.length
    branches.push({ rows: new Set(along.map(({ row }) => row)), price: priceOfBranch(mean) })
  }
  return branches
}
