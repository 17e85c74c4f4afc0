import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind } from '../../planner/problem.ts'
import type { Interval } from '../../world/hours.ts'
import type { PreparedTrip } from './trip-problem.ts'
import { isForTwo } from './two-alone.ts'

/** Kind of the tables for the one dinner that couples remember, and of the places that they see in the last light. */
const DINNER_FOR_TWO = 'dinner_for_two'
const SUNSET_FOR_TWO = 'sunset_for_two'
const ROMANTIC = 'romantic'
const SPA = 'spa'
/** What is better for two than for others, and worth less of their day at any other hour. */
const WORTH = 4
/** As for those who came to eat. */
const FOR_DINNER = 4
/** The afternoon is over. */
const EVENING_FROM = 16 * 60
/** Shorter trips have no hour to spare. */
const DAYS_FOR_SPA = 2

/** A sunset, a dinner at a table for two and an hour of massage, as far as the place has them; if no spa is known, it says so. */
export function forTwo(prepared: PreparedTrip, reading: Reading): PreparedTrip {
  if (!isForTwo(reading)) return prepared
  const { problem } = prepared
  const candidates = problem.candidates.map(suited)
  const has = (kind: string) => candidates.some((each) => isOfKind(each, kind))
  const wishes = [DINNER_FOR_TWO, SUNSET_FOR_TWO, SPA]
  const themes = wishes.filter(has).map((kind) => ({ name: kind, kinds: [kind], visits: 1, share: 0 }))
  const asksForSpa = problem.days.length >= DAYS_FOR_SPA && !has(SPA)
  return {
    ...prepared,
    assumed: [...prepared.assumed, ...(asksForSpa ? [noteOf(ASSUMPTIONS, 'spa_for_two', {})] : [])],
    problem: { ...problem, candidates, themes: [...(problem.themes ?? []), ...themes] },
  }
}

function suited(candidate: Candidate): Candidate {
  const { meal, kind, tags, part, score } = candidate
  if (meal === 'only' && kind === 'restaurant' && isOfKind(candidate, ROMANTIC))
    return { ...inTheEvening(candidate), tags: [...tags, DINNER_FOR_TWO], score: score * FOR_DINNER }
  if (kind === SPA) return { ...candidate, score: score + WORTH }
  if (meal !== 'no' || part !== 'sunset') return candidate
  return { ...inTheEvening(candidate), tags: [...tags, SUNSET_FOR_TWO], score: score + WORTH }
}

function inTheEvening(candidate: Candidate): Candidate {
  const late = ({ open, close }: Interval) => ({ open: Math.max(open, EVENING_FROM), close })
  const hours = candidate.hours?.map((day) => day.map(late).filter(({ open, close }) => close > open)) ?? null
  const { usualHours } = candidate
  return { ...candidate, hours, usualHours: usualHours && late(usualHours) }
}
