import { readFileSync } from 'node:fs'
import { type Candidate, type ProblemDay, type TripProblem, usualMeals } from '../../src/planner/problem.ts'
import { addDays, weekdayOf } from '../../src/world/calendar.ts'
import { parseClock, WEEKDAYS, type WeekHours } from '../../src/world/hours.ts'
import type { Ferry, Island, Town } from '../../src/world/region.ts'
import { findIslandId } from '../../src/world/roads.ts'
import { type Concept, haveTrait } from '../../src/world/vocabulary.ts'

/** A line of the interchange format: what the planner needs of it. */
interface Line {
  readonly id: string
  readonly name_en: string | null
  readonly name_th: string | null
  readonly lat: number
  readonly lon: number
  readonly province_code: string
  readonly category_code: string
  readonly category: string | null
  readonly sub_category?: readonly string[]
  readonly tags?: readonly string[]
  readonly visit_minutes?: number | null
  readonly opening_hours?: Readonly<Record<string, readonly string[] | 'closed'>> | null
  readonly fee?: { readonly thai_adult: number | null } | null
  readonly popularity?: number
}

const CATALOGUE = new URL('../../catalogue/', import.meta.url)

function readJson<T>(folder: URL, file: string): T {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T
}

export interface World {
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly ferries: readonly Ferry[]
  readonly candidates: readonly Candidate[]
  readonly names: ReadonlyMap<string, string>
}

/** The shipped catalogue as candidates; `folder` contains `places.ndjson` and the other files. */
export function readWorld(folder: URL = CATALOGUE): World {
  const islands = readJson<Island[]>(folder, 'islands.json')
  const vocabulary = new Map(readJson<Concept[]>(folder, 'vocabulary.json').map((concept) => [concept.key, concept]))
  const lines = readFileSync(new URL('places.ndjson', folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return {
    towns: readJson<Town[]>(folder, 'towns.json'),
    islands,
    ferries: readJson<Ferry[]>(folder, 'ferries.json'),
    candidates: lines
      .filter((line) => line.category_code !== 'ACCOMMODATION')
      .map((line) => toCandidate(line, islands, vocabulary)),
    names: new Map(lines.map((line) => [line.id, line.name_en ?? line.name_th ?? line.id])),
  }
}

function toCandidate(line: Line, islands: readonly Island[], vocabulary: ReadonlyMap<string, Concept>): Candidate {
  const point = { latitude: line.lat, longitude: line.lon }
  const concept = vocabulary.get(line.category ?? '')
  const tags = line.tags ?? []
  const usual = concept?.usualHours?.map((text) => parseClock(text) ?? 0)
  const kinds = [line.category ?? '', ...tags]
  return {
    id: line.id,
    point,
    provinceCode: line.province_code,
    islandId: findIslandId(islands, point),
    kind: line.category,
    tags: [...(concept?.broader ?? []), ...(line.sub_category ?? []), ...tags],
    dwellMinutes: Math.min(240, line.visit_minutes ?? concept?.visitMinutes ?? 60),
    hours: line.opening_hours ? parseHours(line.opening_hours) : null,
    usualHours: usual ? { open: usual[0] ?? 480, close: usual[1] ?? 1080 } : null,
    exceptions: [],
    costBaht: line.fee?.thai_adult ?? 0,
    score: 0.25 + (line.popularity ?? 2) ** 1.5 / 8,
    meal: line.category === 'restaurant' ? 'only' : haveTrait(kinds, 'also_meal', vocabulary) ? 'also' : 'no',
    part: haveTrait(kinds, 'evening', vocabulary) ? 'evening' : null,
  }
}

function parseHours(hours: NonNullable<Line['opening_hours']>): WeekHours {
  return WEEKDAYS.map((day) => {
    const spans = hours[day]
    if (!spans || spans === 'closed') return []
    return spans.map((span) => {
      const [open, close] = span.split('-').map((text) => parseClock(text) ?? 0)
      return { open: open ?? 0, close: (close ?? 0) <= (open ?? 0) ? (close ?? 0) + 1440 : (close ?? 0) }
    })
  })
}

/** A problem as the reader would state it. */
export function askFor(
  world: World,
  wish: {
    readonly provinces: readonly string[]
    readonly days: number
    readonly startDate?: string
    readonly window?: readonly [number, number]
    readonly more?: Partial<TripProblem>
  },
): TripProblem {
  const inside = (code: string) => wish.provinces.length === 0 || wish.provinces.includes(code)
  const [startMinute, endMinute] = wish.window ?? [540, 1230]
  const days: ProblemDay[] = Array.from({ length: wish.days }, (_, i) => {
    const date = wish.startDate ? addDays(wish.startDate, i) : null
    return {
      date,
      weekday: date ? weekdayOf(date) : null,
      startMinute,
      endMinute,
      start: null,
      end: null,
      baseTownId: null,
      meals: usualMeals(startMinute, endMinute),
    }
  })
  const candidates = world.candidates.filter((candidate) => inside(candidate.provinceCode))
  return {
    days,
    candidates: [...candidates].sort((a, b) => b.score - a.score).slice(0, 600),
    bases: world.towns.filter((town) => inside(town.provinceCode)).slice(0, 60),
    airports: world.towns.filter((town) => town.airport !== null),
    islands: world.islands,
    ferries: world.ferries,
    transport: 'car',
    flights: false,
    mustVisit: [],
    avoid: { kinds: [], ids: [] },
    wanted: [],
    provinces: wish.provinces.map((code) => ({ code, required: true })),
    locked: [],
    limits: [{ kind: 'temple', perDay: 2, perTrip: null }],
    pace: { maxStopsPerDay: 5, restMinutes: 5 },
    budgetBaht: null,
    otherCostBaht: 0,
    legs: null,
    ...wish.more,
  }
}
