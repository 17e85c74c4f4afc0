import type { CatalogueView } from '../../../catalogue/catalogue-view.ts'
import type { Change, SaidChange } from '../../../language/edits/edit.ts'
import { noteOf } from '../../../language/notes/note.ts'
import { ASSUMPTIONS, WARNINGS } from '../../../language/notes/trip-notes.ts'
import type { BaseFacts, DayFacts } from '../../trips/public.ts'
import { baseFacts } from '../planned-trip.ts'
import { newDay, open, type Revision, unmet } from './revision.ts'

export interface FrameContext {
  readonly catalogue: CatalogueView
}

type FrameChange = Extract<Change, { kind: 'window' | 'shift' | 'days' | 'dates' | 'budget' | 'transport' | 'food' }>

const SHORTEST_DAY_MINUTES = 60

/** Changes what the days must keep to: hours, length, dates, money, vehicle. */
export function changeFrame(
  revision: Revision,
  change: FrameChange & { readonly said: string },
  days: readonly number[],
): void {
  switch (change.kind) {
    case 'window':
      for (const day of days) changeHours(revision, day, change.said, { start: change.start, end: change.end })
      return
    case 'shift':
      for (const day of days) {
        const minute = revision.frame.days[day]![change.part] + change.minutes
        changeHours(revision, day, change.said, { start: null, end: null, [change.part]: minute })
      }
      return
    case 'days':
      return changeLength(revision, change.days)
    case 'dates':
      revision.frame = { ...revision.frame, start_date: change.startDate }
      break
    case 'budget':
      revision.frame = { ...revision.frame, budget: change.budget }
      break
    case 'transport': {
      const transport = change.transport === 'car' || change.transport === 'motorbike' ? 'car' : 'public'
      const others = revision.frame.assumed.filter(({ code }) => code !== 'motorbike_as_car')
      const assumed =
        change.transport === 'motorbike' ? [...others, noteOf(ASSUMPTIONS, 'motorbike_as_car', {})] : others
      revision.frame = { ...revision.frame, transport, flights: change.transport === 'plane', assumed }
      break
    }
    case 'food': {
      const warning = noteOf(WARNINGS, 'diets_not_recorded', {})
      const others = revision.frame.warnings.filter(({ code }) => code !== warning.code)
      revision.frame = { ...revision.frame, warnings: [...others, warning] }
      return
    }
  }
  for (const day of revision.days.keys()) open(revision, day)
}

interface Hours {
  readonly start: number | null
  readonly end: number | null
}

function changeHours(revision: Revision, day: number, said: string, hours: Hours): void {
  const { start, end } = revision.frame.days[day]!
  const next = {
    start: Math.max(0, hours.start ?? start),
    end: Math.min(1440, hours.end ?? end),
  }
  if (next.end - next.start < SHORTEST_DAY_MINUTES) {
    revision.unmet.push(unmet(said, 'no_time', { day: day + 1 }))
    return
  }
  replaceDay(revision, day, next)
  open(revision, day).hasOwnHours = true
}

function replaceDay(revision: Revision, index: number, change: Partial<DayFacts>): void {
  const days = revision.frame.days.map((day, at) => (at === index ? { ...day, ...change } : day))
  revision.frame = { ...revision.frame, days }
}

/** New days follow the last one and take in new sights; the stops of days that go look for room on the others. */
function changeLength(revision: Revision, length: number): void {
  const { days } = revision.frame
  const last = days.at(-1)!
  const added = Array.from({ length: Math.max(0, length - days.length) }, () => ({
    ...last,
    from: null,
    stops: [],
    leg_back: null,
  }))
  revision.frame = { ...revision.frame, days: [...days.slice(0, length), ...added] }
  revision.days.length = Math.min(revision.days.length, length)
  for (const _ of added) revision.days.push({ ...newDay(), isOpen: true, mayGain: true })
  if (length < days.length) for (const day of revision.days.keys()) open(revision, day)
  // Where the trip ended, a night is spent now.
  else if (added.length > 0) open(revision, days.length - 1)
}

/** Spends the nights of some days elsewhere. The day after starts there. */
export function changeBase(
  revision: Revision,
  { day, base, said }: Extract<SaidChange, { kind: 'base' }>,
  { catalogue }: FrameContext,
): void {
  const facts = base && baseOf(base, catalogue)
  if (!facts) {
    revision.unmet.push(unmet(said, 'base_unnamed'))
    return
  }
  const nights = day === null ? [...revision.days.keys()] : [day - 1]
  for (const night of nights) {
    replaceDay(revision, night, { base: facts })
    open(revision, night)
    if (night + 1 < revision.days.length) open(revision, night + 1)
  }
}

function baseOf(
  { townId, placeId }: NonNullable<Extract<Change, { kind: 'base' }>['base']>,
  catalogue: CatalogueView,
): BaseFacts | null {
  const town = catalogue.world.towns.find(({ id }) => id === townId)
  if (town) return baseFacts(town)
  const hotel = placeId === null ? undefined : catalogue.findPlace(placeId)
  return hotel ? { ...baseFacts(hotel), town_id: null } : null
}
