import type { SaidChange } from '../../../language/edits/edit.ts'
import { changeBase, changeFrame, type FrameContext } from './change-frame.ts'
import { changeStops } from './change-stops.ts'
import { countVisits, open, type Revision, unmet } from './revision.ts'

export interface ChangeContext extends FrameContext {
  /** The only day (from 0) that may change; null = any. */
  readonly day: number | null
}

/** These change other days as well: after another night, the next day starts elsewhere. */
const WHOLE_TRIP: ReadonlySet<SaidChange['kind']> = new Set(['base', 'days', 'dates', 'budget', 'transport'])

/** Adds a change of an edit to a revision. What cannot be done becomes unmet. */
export function applyChange(revision: Revision, change: SaidChange, context: ChangeContext): void {
  const named = daysNamed(change)
  const outside = named.find((day) => context.day !== null && day !== context.day)
  if (outside !== undefined) {
    revision.unmet.push(unmet(change.said, 'other_day', { day: outside + 1 }))
    return
  }
  if (context.day !== null && WHOLE_TRIP.has(change.kind)) {
    revision.unmet.push(unmet(change.said, 'whole_trip'))
    return
  }
  const all = revision.days.map((_, day) => day)
  const days = named.length > 0 ? named : context.day !== null ? [context.day] : all
  switch (change.kind) {
    case 'pace':
      return change.direction === 'lighter' ? lighter(revision, days, change.said) : fuller(revision, days, change.said)
    case 'max_stops':
      for (const day of days) Object.assign(open(revision, day), { maxVisits: change.count, isLighter: true })
      return
    case 'travel':
      for (const day of days) open(revision, day)
      return
    case 'spending':
      return spending(revision, days, change.spending)
    case 'indoor':
      revision.isIndoorOnly = true
      for (const day of days) open(revision, day).mayGain = true
      return
    case 'keep_base':
      return
    case 'base':
      return changeBase(revision, change, context)
    case 'window':
    case 'shift':
    case 'days':
    case 'dates':
    case 'budget':
    case 'transport':
    case 'food':
      return changeFrame(revision, change, days)
    default:
      return changeStops(revision, change, days, context.catalogue)
  }
}

function daysNamed(change: SaidChange): number[] {
  if (change.kind === 'swap_days') return change.days.map((day) => day - 1)
  if (change.kind === 'move') return [change.to - 1]
  return 'day' in change && change.day !== null ? [change.day - 1] : []
}

/** Of three visits, a lighter day keeps two. */
const LIGHTER_SHARE = 1 / 3
const FULLER_BY = 2
/** More visits than this are a list, not a day. */
const MOST_VISITS = 8

function lighter(revision: Revision, days: readonly number[], said: string): void {
  for (const day of days) {
    const visits = countVisits(revision, day)
    if (visits <= 1) {
      if (days.length === 1) revision.unmet.push(unmet(said, 'already_light', { day: day + 1 }))
      continue
    }
    const maxVisits = visits - Math.max(1, Math.round(visits * LIGHTER_SHARE))
    Object.assign(open(revision, day), { maxVisits, isLighter: true })
  }
}

function fuller(revision: Revision, days: readonly number[], said: string): void {
  for (const day of days) {
    const visits = countVisits(revision, day)
    if (visits >= MOST_VISITS) revision.unmet.push(unmet(said, 'over_limit'))
    else Object.assign(open(revision, day), { maxVisits: Math.min(MOST_VISITS, visits + FULLER_BY), mayGain: true })
  }
}

function spending(revision: Revision, days: readonly number[], level: 'low' | 'high'): void {
  if (level === 'high') return
  revision.isCheaper = true
  for (const day of days) open(revision, day).mayGain = true
}
