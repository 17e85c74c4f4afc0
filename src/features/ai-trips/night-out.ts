import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind } from '../../planner/problem.ts'
import type { Interval } from '../../world/hours.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** Wishes of less weight only follow from others. */
const LEAST_WEIGHT = 0.5
/** Streets of bars are empty before, whenever they close to cars; a bar with a band fills a little earlier. */
const STREET_FROM = 21 * 60
const BAR_FROM = 20 * 60 + 30
/** The show comes before the bars. */
const SHOW_UNTIL = 21 * 60
const SHOW = 'cabaret'
const STREET = 'nightlife street'

/** Who goes out: dinner, then a show, then the bars, at the hours at which people are there. */
export function nightOut(prepared: PreparedTrip, reading: Reading, catalogue: CatalogueView): PreparedTrip {
  const asked = reading.interests.filter(({ weight }) => weight >= LEAST_WEIGHT).map(({ key }) => key)
  if (!haveTrait(asked, 'late', catalogue.conceptsByKey)) return prepared
  const { problem } = prepared
  const candidates = problem.candidates.map((candidate) => atItsHours(candidate, catalogue))
  return { ...prepared, problem: { ...problem, candidates } }
}

function atItsHours(candidate: Candidate, catalogue: Pick<CatalogueView, 'findPlace'>): Candidate {
  if (isOfKind(candidate, SHOW)) return within(candidate, 0, SHOW_UNTIL)
  if (candidate.kind === 'night_show') return candidate
  if (isOfKind(candidate, STREET)) return within(candidate, STREET_FROM, Number.POSITIVE_INFINITY)
  if (candidate.kind !== 'bar') return candidate
  // A roof or a beach chair is for the sunset.
  const best = catalogue.findPlace(candidate.id)?.bestTimes ?? []
  const isForLight = isOfKind(candidate, 'sunset') || best.includes('sunset') || best.includes('late_afternoon')
  return isForLight ? candidate : within(candidate, BAR_FROM, Number.POSITIVE_INFINITY)
}

/** Hours cut to a span, where that leaves some on any day. */
function within(candidate: Candidate, from: number, to: number): Candidate {
  const cut = ({ open, close }: Interval) => ({ open: Math.max(open, from), close: Math.min(close, to) })
  const isLong = ({ open, close }: Interval) => close - open >= candidate.dwellMinutes
  const hours = candidate.hours?.map((day) => day.map(cut).filter(isLong)) ?? null
  return hours?.some((day) => day.length > 0) ? { ...candidate, hours } : candidate
}
