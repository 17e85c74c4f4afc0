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
const OTHER = 0.15
/** Each further place of a category that was not asked for counts this much less: a list is not ten temples. */
const SAME_CATEGORY = 0.85
/** Each further place for one of several interests counts this much less. */
const SAME_INTEREST = 0.7
const LEAST_FAME = 0.4

/**
 * The best places of a province, and the number of all: (match with the interests) × (0.4 + 0.6 · popularity), less for
 * each place of the same category before it, and for each that serves the same one of several interests, so that every
 * interest has its turn (after xQuAD: Santos, Macdonald & Ounis 2010, doi:10.1145/1772690.1772780). Leaves out
 * accommodation and places that have closed.
 */
export function rankCandidates(
  catalogue: Catalogue,
  wish: { readonly provinceCode: string; readonly interests: readonly string[]; readonly limit: number },
): { readonly candidates: readonly RankedCandidate[]; readonly total: number } {
  const { provinceCode, interests } = wish
  const scored = [...catalogue.listedPlaces()]
    .filter((place) => place.provinceCode === provinceCode && isCandidate(place))
    .map((place): Scored => {
      const kinds = kindsOf(place, catalogue.conceptsByKey)
      const matched = interests.filter((key) => kinds.includes(key))
      const match = interests.length === 0 ? 1 : OTHER + (1 - OTHER) * (1 - 0.5 ** matched.length)
      const score = match * (LEAST_FAME + (1 - LEAST_FAME) * place.popularity)
      return { place, interests: matched, isMustSee: kinds.includes('must_see'), score }
    })
    .sort((a, b) => (a.place.id < b.place.id ? -1 : 1))
  return { candidates: varied(scored, wish), total: scored.length }
}

function isCandidate({ categoryCode, businessStatus }: PlaceEntry): boolean {
  return categoryCode !== 'ACCOMMODATION' && businessStatus === 'operational'
}

/** Chooses one place after the other. */
function varied(
  scored: readonly Scored[],
  { interests: wanted, limit }: { readonly interests: readonly string[]; readonly limit: number },
): RankedCandidate[] {
  const left = [...scored]
  const chosen: RankedCandidate[] = []
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  const valueOf = ({ score, place: { category }, interests }: Scored) => {
    const isAsked = category !== null && wanted.includes(category)
    const forCategory = isAsked ? 1 : SAME_CATEGORY ** count(`category ${category}`)
    const served = interests.map((key) => count(`interest ${key}`))
    const forInterest = wanted.length > 1 && served.length > 0 ? SAME_INTEREST ** Math.min(...served) : 1
    return score * forCategory * forInterest
  }
  while (chosen.length < limit && left.length > 0) {
    const values = left.map(valueOf)
    const [best] = left.splice(values.indexOf(Math.max(...values)), 1)
    if (!best) break
    chosen.push(best)
    for (const key of [`category ${best.place.category}`, ...best.interests.map((interest) => `interest ${interest}`)])
      counts.set(key, (counts.get(key) ?? 0) + 1)
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
