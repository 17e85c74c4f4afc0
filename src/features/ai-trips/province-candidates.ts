import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { formatClock, WEEKDAYS, type WeekHours } from '../../world/hours.ts'
import { kindsOf } from './interest.ts'

/** What speaks for a candidate: the interests that it matches, and codes. */
export interface RankedCandidate {
  readonly place: PlaceEntry
  readonly interests: readonly string[]
  readonly isMustSee: boolean
}

type Scored = RankedCandidate & { readonly score: number }

/** A place that matches no interest, against one that matches all. */
const OTHER = 0.25
/** Each further place of a category counts this much less, so that a list is not ten temples. */
const REPEATED = 0.85
const LEAST_FAME = 0.4

/**
 * The best places of a province: (match with the interests) × (0.4 + 0.6 · popularity), each further one of a category
 * worth 15 % less than the one before it. Leaves out where people sleep, and what is closed for good.
 */
export function rankCandidates(
  catalogue: Catalogue,
  { provinceCode, interests }: { readonly provinceCode: string; readonly interests: readonly string[] },
): RankedCandidate[] {
  const scored = [...catalogue.listedPlaces()]
    .filter((place) => place.provinceCode === provinceCode && isCandidate(place))
    .map((place) => {
      const kinds = kindsOf(place, catalogue.conceptsByKey)
      const matched = interests.filter((key) => kinds.includes(key) || kinds.includes(key.replaceAll(' ', '_')))
      const match = interests.length === 0 ? 1 : OTHER + (1 - OTHER) * (1 - 0.5 ** matched.length)
      const score = match * (LEAST_FAME + (1 - LEAST_FAME) * place.popularity)
      return { place, interests: matched, isMustSee: kinds.includes('must_see'), score }
    })
    .sort((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1))
  return varied(scored)
}

function isCandidate({ categoryCode, businessStatus }: PlaceEntry): boolean {
  return categoryCode !== 'ACCOMMODATION' && businessStatus === 'operational'
}

/**
 * Within a category the order stays, so the next place is the first that is left of some category: as many comparisons a
 * step as there are categories.
 */
function varied(scored: readonly Scored[]): RankedCandidate[] {
  const queues = new Map<string, { readonly items: readonly Scored[]; next: number }>()
  for (const [category, items] of grouped(scored, ({ place }) => place.category ?? place.categoryCode))
    queues.set(category, { items, next: 0 })
  const valueOf = ({ items, next }: { readonly items: readonly Scored[]; next: number }) =>
    (items[next]?.score ?? -1) * REPEATED ** next
  const chosen: RankedCandidate[] = []
  while (chosen.length < scored.length) {
    const [best] = [...queues.values()].sort((a, b) => valueOf(b) - valueOf(a))
    const item = best?.items[best.next]
    if (!best || !item) break
    chosen.push(item)
    best.next += 1
  }
  return chosen
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Opening hours in one line: `08:00-17:00`, or by days: `mon-fri 08:00-17:00; sat,sun 09:00-18:00`. */
export function compactHours(hours: WeekHours): string {
  const days = hours.map((intervals) =>
    intervals.length === 0
      ? 'closed'
      : intervals.map(({ open, close }) => `${formatClock(open)}-${formatClock(close)}`).join(','),
  )
  const groups = [...grouped([...WEEKDAYS.keys()], (day) => days[day] ?? 'closed')]
  if (groups.length === 1) return groups[0]![0]
  return groups.map(([text, on]) => `${dayRange(on)} ${text}`).join('; ')
}

function dayRange(days: readonly number[]): string {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const names = days.map((day) => WEEKDAYS[day])
  return days.length > 2 && last - first === days.length - 1 ? `${names[0]}-${names.at(-1)}` : names.join(',')
}
