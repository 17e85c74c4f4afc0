import type { NightParams } from '../search-params.ts'
import { FULLNESS, fillsOf, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

/** Less than any trip is worth. */
export const IMPOSSIBLE = 1e6

interface Near {
  readonly candidate: number
  /** Detour from the direct way. */
  readonly minutes: number
  readonly rate: number
}

/** Estimates what a day between two rows of the travel table could hold, without working out its order. */
export class DayEstimate {
  private readonly table: TravelTable
  private readonly params: NightParams
  private readonly bonus: readonly number[]
  /** The order in which candidates are taken: those of required provinces first, so that others do not fill the day. */
  private readonly worth: readonly number[]
  private readonly inProvince = new Map<string, number[]>()
  private readonly near = new Map<number, readonly Near[]>()

  constructor(table: TravelTable, params: NightParams) {
    this.table = table
    this.params = params
    const { problem } = table
    const musts = new Set(problem.mustVisit)
    const required = new Set(problem.provinces.filter((province) => province.required).map(({ code }) => code))
    const mustSee = new Set(problem.mustSee)
    this.bonus = table.candidates.map(
      ({ id }) => (musts.has(id) ? WEIGHTS.mustVisit : 0) + (mustSee.has(id) ? WEIGHTS.mustSee : 0),
    )
    this.worth = table.candidates.map((candidate, i) => {
      const eager = required.has(candidate.provinceCode) ? 1 : 0
      return candidate.meal === 'only' ? 0 : candidate.score + eager + (this.bonus[i] ?? 0)
    })
    table.candidates.forEach(({ provinceCode }, i) => {
      this.inProvince.set(provinceCode, [...(this.inProvince.get(provinceCode) ?? []), i])
    })
  }

  /** Takes the best remaining candidate and marks it as used; returns its value, -`IMPOSSIBLE` if travel alone takes too long. */
  fill(day: number, from: number, to: number, used: Uint8Array): number {
    const { problem, minutes, locations, candidates } = this.table
    const { detourShare, detourMinutes } = this.params
    const window = problem.days[day] as (typeof problem.days)[number]
    const transfer = minutes[from * locations + to] ?? 0
    const meals = window.meals.reduce((sum, meal) => sum + meal.minutes, 0)
    let left = window.endMinute - window.startMinute - transfer
    if (left < 0) return -IMPOSSIBLE
    left -= meals
    let worth = -transfer * WEIGHTS.travelMinute
    let stops = 0
    let parts = 0
    for (const { candidate, minutes: away } of this.between(from, to)) {
      if (used[candidate] === 1 || (this.table.spans[candidate]?.[day] ?? []).length === 0) continue
      const locked = problem.locked.find((stop) => stop.candidateId === candidates[candidate]?.id)
      if (locked && locked.day !== day) continue
      // The first stop pays the whole detour; further ones are mostly on it.
      const takes =
        (this.table.stays[candidate] ?? 60) +
        problem.pace.restMinutes +
        (stops === 0 ? away : away * detourShare + detourMinutes)
      if (takes > left) continue
      used[candidate] = 1
      left -= takes
      worth += this.worthOf(candidate, used) + (locked ? WEIGHTS.locked : 0)
      const until = parts + fillsOf(this.table.stays[candidate] ?? 60)
      while (parts < until) worth += FULLNESS[parts++] ?? 0
      if (++stops >= problem.pace.maxStopsPerDay) break
    }
    return worth
  }

  /** Score and bonuses; the bonus of a province is part of its first candidate. */
  private worthOf(candidate: number, used: Uint8Array): number {
    const { problem, candidates } = this.table
    const place = candidates[candidate] as (typeof candidates)[number]
    const wish = problem.provinces.find((province) => province.code === place.provinceCode)
    const first =
      wish && candidates.every((other, i) => i === candidate || used[i] === 0 || other.provinceCode !== wish.code)
    const province = first ? (wish.required ? WEIGHTS.requiredProvince : WEIGHTS.province) : 0
    return place.score + (this.bonus[candidate] ?? 0) + province
  }

  /** Candidates by worth per minute, best first. */
  private between(from: number, to: number): readonly Near[] {
    const { minutes, locations, candidates } = this.table
    const key = from * locations + to
    const { maxDetourMinutes, candidatesPerDay, rankDetourShare, rankDetourMinutes } = this.params
    const known = this.near.get(key)
    if (known) return known
    const direct = minutes[key] ?? 0
    const list: Near[] = []
    for (let i = 0; i < candidates.length; i++) {
      const away = (minutes[from * locations + i] ?? 0) + (minutes[i * locations + to] ?? 0) - direct
      const worth = this.worth[i] ?? 0
      if (worth <= 0 || away > maxDetourMinutes) continue
      list.push({
        candidate: i,
        minutes: away,
        rate: worth / ((this.table.stays[i] ?? 60) + away * rankDetourShare + rankDetourMinutes),
      })
    }
    list.sort((a, b) => b.rate - a.rate || a.candidate - b.candidate)
    list.length = Math.min(list.length, candidatesPerDay)
    this.near.set(key, list)
    return list
  }
}
