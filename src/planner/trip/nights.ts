import { FULLNESS, priceOfNights, WEIGHTS } from './objective.ts'
import type { TravelTable } from './travel-table.ts'

/** Where each night is spent, as rows of the travel table; the last is where the trip ends. Empty without bases. */
export type Nights = readonly number[]

export interface Proposal {
  readonly nights: Nights
  /** What the choice costs beside its travel. */
  readonly price: number
}

interface State {
  readonly nights: Nights
  readonly value: number
  readonly used: Uint8Array
}

/** Partial plans kept per day, how many of them may stand in the same town, and how many whole ones are answered. */
const BEAM = 16
const SAME_TOWN = 3

/**
 * Good choices of nights, best first: day by day, a beam of partial trips, each day filled roughly with what lies near
 * or on the way. The engine then judges the best few of them exactly. None: fixed points and towns lie too far apart.
 */
export function proposeNights(table: TravelTable, most: number): readonly Proposal[] {
  const { problem } = table
  if (problem.bases.length === 0) return areFixedEndsInReach(table) ? [{ nights: [], price: 0 }] : []
  const estimate = new DayEstimate(table)
  const bases = chooseBases(table)
  const area = areasOf(table, bases)
  let beam: State[] = [{ nights: [], value: 0, used: new Uint8Array(table.candidates.length) }]
  for (let day = 0; day < problem.days.length; day++) {
    const next: State[] = []
    const settled = problem.bases.findIndex((town) => town.id === problem.days[day]?.baseTownId)
    const ends = day > 0 && day === problem.days.length - 1 && problem.days[day]?.end
    for (const state of beam) {
      // A trip that ends at a given point has no last night to choose.
      const stay = state.nights.slice(-1)
      const allowed = settled >= 0 ? [table.firstBase + settled] : ends ? stay : bases
      for (const base of allowed) next.push(extend(table, estimate, area, state, day, base))
    }
    beam = keepDiverse(next.filter((state) => state.value > -IMPOSSIBLE / 2))
  }
  return beam.slice(0, most).map(({ nights }) => ({ nights, price: priceOfNights(nights, area) }))
}

/** Whether each day that begins and ends at given points is long enough for the way between them. */
function areFixedEndsInReach({ problem, fixed, minutes, locations }: TravelTable): boolean {
  return problem.days.every(({ startMinute, endMinute }, day) => {
    const [from, to] = [fixed[day * 2] ?? -1, fixed[day * 2 + 1] ?? -1]
    return from < 0 || to < 0 || (minutes[from * locations + to] ?? 0) <= endMinute - startMinute
  })
}

/** Towns that a trip of so many days looks at. */
const BASES_AT_LEAST = 6
const BASES_PER_DAY = 1.5
const BASES_AT_MOST = 22
/** A sight this far from the bed is worth a third of one at the door. */
const REACH_MINUTES = 35

/** Rows of the towns that together bring most sights near, the settled ones first. */
function chooseBases(table: TravelTable): number[] {
  const { problem, firstBase, candidates, minutes, locations } = table
  const musts = new Set(problem.mustVisit)
  const worth = candidates.map((candidate) => candidate.score + (musts.has(candidate.id) ? 3 : 0))
  const most = Math.min(BASES_AT_MOST, BASES_AT_LEAST + Math.ceil(BASES_PER_DAY * problem.days.length))
  const covered = new Float64Array(candidates.length)
  const settled = new Set(problem.days.map((day) => day.baseTownId))
  const rows = problem.bases.map((_, i) => firstBase + i)
  const chosen = rows.filter((row) => settled.has(problem.bases[row - firstBase]?.id ?? ''))
  const share = (row: number, i: number) => {
    const rank = problem.bases[row - firstBase]?.rank ?? 1
    return (worth[i] ?? 0) * Math.exp(-(minutes[row * locations + i] ?? 0) / REACH_MINUTES) * (0.75 + 0.05 * rank)
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

/** Which town stands for the surroundings of a town: sleeping next door brings nothing new. */
export type AreaOf = (base: number) => number

const SAME_AREA_MINUTES = 60

function areasOf(table: TravelTable, bases: readonly number[]): AreaOf {
  const heads: number[] = []
  const area = new Map<number, number>()
  for (const base of bases) {
    const head =
      heads.find((other) => (table.minutes[other * table.locations + base] ?? 0) <= SAME_AREA_MINUTES) ?? base
    if (head === base) heads.push(base)
    area.set(base, head)
  }
  return (base) => area.get(base) ?? base
}

function extend(
  table: TravelTable,
  estimate: DayEstimate,
  area: AreaOf,
  state: State,
  day: number,
  base: number,
): State {
  const { starts, ends } = tripEnds(table, [...state.nights, base])
  const used = state.used.slice()
  const from = starts[day] as number
  const to = ends[day] as number
  const worth = estimate.fill(day, from, to, used)
  const reachable =
    to === base || day === table.problem.days.length - 1 ? 0 : (table.minutes[to * table.locations + base] ?? 0)
  const nights = [...state.nights, base]
  const price = priceOfNights(nights, area) - priceOfNights(state.nights, area)
  return { nights, value: state.value + worth - price - reachable * WEIGHTS.travelMinute, used }
}

/** Rows where each day begins and ends, for nights chosen so far. */
export function tripEnds(table: TravelTable, nights: Nights): { starts: number[]; ends: number[] } {
  const { fixed, anywhere } = table
  // Who goes home on the first day spends no night anywhere, and so does not begin it where nights are spent.
  const isDayTrip = table.problem.days.length === 1 && (fixed[1] ?? -1) >= 0
  const row = (day: number, end: 0 | 1): number => {
    const point = fixed[day * 2 + end] ?? -1
    if (point >= 0) return point
    return isDayTrip ? anywhere : (nights[end === 1 ? day : Math.max(0, day - 1)] ?? anywhere)
  }
  const days = table.problem.days.map((_, day) => day)
  return { starts: days.map((day) => row(day, 0)), ends: days.map((day) => row(day, 1)) }
}

function keepDiverse(states: State[]): State[] {
  const kept: State[] = []
  const inTown = new Map<number, number>()
  for (const state of states.sort((a, b) => b.value - a.value)) {
    const town = state.nights.at(-1) ?? -1
    const count = inTown.get(town) ?? 0
    if (count >= SAME_TOWN) continue
    inTown.set(town, count + 1)
    kept.push(state)
    if (kept.length === BEAM) break
  }
  return kept
}

interface Near {
  readonly candidate: number
  /** Minutes off the way. */
  readonly minutes: number
  readonly rate: number
}

/** What a day between two places could hold, without working out its order. */
class DayEstimate {
  private readonly table: TravelTable
  private readonly bonus: readonly number[]
  /** Worth in the order of taking: candidates of named provinces come before others, lest these fill the day. */
  private readonly worth: readonly number[]
  private readonly inProvince = new Map<string, number[]>()
  private readonly near = new Map<number, readonly Near[]>()

  constructor(table: TravelTable) {
    this.table = table
    const { problem } = table
    const musts = new Set(problem.mustVisit)
    const required = new Set(problem.provinces.filter((province) => province.required).map(({ code }) => code))
    this.bonus = table.candidates.map((candidate) => (musts.has(candidate.id) ? WEIGHTS.mustVisit : 0))
    this.worth = table.candidates.map((candidate, i) => {
      const eager = required.has(candidate.provinceCode) ? 1 : 0
      return candidate.meal === 'only' ? 0 : candidate.score + eager + (this.bonus[i] ?? 0)
    })
    table.candidates.forEach(({ provinceCode }, i) => {
      this.inProvince.set(provinceCode, [...(this.inProvince.get(provinceCode) ?? []), i])
    })
  }

  /** Takes the best of what is left, marks it used and answers its worth. */
  fill(day: number, from: number, to: number, used: Uint8Array): number {
    const { problem, minutes, locations, candidates } = this.table
    const window = problem.days[day] as (typeof problem.days)[number]
    const transfer = minutes[from * locations + to] ?? 0
    const meals = window.meals.reduce((sum, meal) => sum + meal.minutes, 0)
    let left = window.endMinute - window.startMinute - transfer
    if (left < 0) return -IMPOSSIBLE
    left -= meals
    let worth = -transfer * WEIGHTS.travelMinute
    let stops = 0
    for (const { candidate, minutes: away } of this.between(from, to)) {
      if (used[candidate] === 1 || (this.table.spans[candidate]?.[day] ?? []).length === 0) continue
      const locked = problem.locked.find((stop) => stop.candidateId === candidates[candidate]?.id)
      if (locked && locked.day !== day) continue
      // The first stop pays the whole way there, further ones are mostly on it.
      const takes =
        (this.table.stays[candidate] ?? 60) + problem.pace.restMinutes + (stops === 0 ? away : away * 0.45 + 8)
      if (takes > left) continue
      used[candidate] = 1
      left -= takes
      worth += this.worthOf(candidate, used) + (locked ? WEIGHTS.locked : 0) + (FULLNESS[stops] ?? 0)
      if (++stops >= problem.pace.maxStopsPerDay) break
    }
    return worth
  }

  /** Score and bonuses; a province counts when its first candidate is taken. */
  private worthOf(candidate: number, used: Uint8Array): number {
    const { problem, candidates } = this.table
    const place = candidates[candidate] as (typeof candidates)[number]
    const wish = problem.provinces.find((province) => province.code === place.provinceCode)
    const first =
      wish && candidates.every((other, i) => i === candidate || used[i] === 0 || other.provinceCode !== wish.code)
    const province = first ? (wish.required ? WEIGHTS.requiredProvince : WEIGHTS.province) : 0
    return place.score + (this.bonus[candidate] ?? 0) + province
  }

  /** Candidates by worth for their time, with the minutes that they lie off the way. */
  private between(from: number, to: number): readonly Near[] {
    const { minutes, locations, candidates } = this.table
    const key = from * locations + to
    const known = this.near.get(key)
    if (known) return known
    const direct = minutes[key] ?? 0
    const list: Near[] = []
    for (let i = 0; i < candidates.length; i++) {
      const away = (minutes[from * locations + i] ?? 0) + (minutes[i * locations + to] ?? 0) - direct
      const worth = this.worth[i] ?? 0
      if (worth <= 0 || away > FARTHEST_MINUTES) continue
      list.push({ candidate: i, minutes: away, rate: worth / ((this.table.stays[i] ?? 60) + away * 0.7 + 10) })
    }
    list.sort((a, b) => b.rate - a.rate || a.candidate - b.candidate)
    list.length = Math.min(list.length, LOOKED_AT)
    this.near.set(key, list)
    return list
  }
}

const IMPOSSIBLE = 1e6
/** There and back from a base: farther ones are for another base. */
const FARTHEST_MINUTES = 420
const LOOKED_AT = 50
