import type { NightParams } from '../search-params.ts'
import type { TravelTable } from './travel-table.ts'

/** Rows of the towns that together are near the most sights; towns already fixed come first. */
export function chooseBases(table: TravelTable, params: NightParams): number[] {
  const { problem, firstBase, candidates, minutes, locations } = table
  const musts = new Set(problem.mustVisit)
  const worth = candidates.map((candidate) => candidate.score + (musts.has(candidate.id) ? params.mustVisitScore : 0))
  const most = Math.min(params.maxTowns, params.baseTowns + Math.ceil(params.townsPerDay * problem.days.length))
  const covered = new Float64Array(candidates.length)
  const settled = new Set([...problem.days.map((day) => day.baseTownId), ...(problem.askedBeds ?? []).flat()])
  const rows = problem.bases.map((_, i) => firstBase + i)
  // Of the towns that a day allows, the first is there at least.
  for (const { bedTownIds = [] } of problem.days) {
    const [first] = bedTownIds
    if (first !== undefined && !bedTownIds.some((id) => settled.has(id))) settled.add(first)
  }
  const chosen = rows.filter((row) => settled.has(problem.bases[row - firstBase]?.id ?? ''))
  const share = (row: number, i: number) => {
    const rank = problem.bases[row - firstBase]?.rank ?? 1
    const nearness = Math.exp(-(minutes[row * locations + i] ?? 0) / params.reachMinutes)
    return (worth[i] ?? 0) * nearness * (params.rankBase + params.rankStep * rank)
  }
  const gain = (row: number) => covered.reduce((sum, had, i) => sum + Math.max(0, share(row, i) - had), 0)
  while (chosen.length < Math.min(most, rows.length)) {
    const left = rows.filter((row) => !chosen.includes(row)).map((row) => ({ row, gain: gain(row) }))
    const best = left.reduce((a, b) => (b.gain > a.gain ? b : a))
    chosen.push(best.row)
    covered.forEach((had, i) => {
      covered[i] = Math.max(had, share(best.row, i))
    })
  }
  return chosen
}

/** The town that represents the surroundings of a town: sleeping next door adds nothing. */
export type AreaOf = (base: number) => number

export function areasOf(table: TravelTable, bases: readonly number[], { sameAreaMinutes }: NightParams): AreaOf {
  const heads: number[] = []
  const area = new Map<number, number>()
  for (const base of bases) {
    const head = heads.find((other) => (table.minutes[other * table.locations + base] ?? 0) <= sameAreaMinutes) ?? base
    if (head === base) heads.push(base)
    area.set(base, head)
  }
  return (base) => area.get(base) ?? base
}
