import type { Target } from '../../../language/edits/edit.ts'
import type { DayFacts, StopFacts, TripFacts, UnmetFact } from '../../trips/public.ts'

/** How a trip is to be planned again. Changes of an edit fill it in. */
export interface Revision {
  readonly trip: TripFacts
  /** The trip with the hours, nights, party and budget that are wished for; stops as in `trip`. */
  frame: TripFacts
  /** The only day (from 0) that may change; null = any. */
  readonly onlyDay: number | null
  /** By day of the frame. */
  readonly days: DayRevision[]
  /** Ids of stops that keep their day and time. */
  readonly held: Set<string>
  /** Ids of stops to leave out, and why; null if that is the wish. */
  readonly removed: Map<string, 'over_limit' | null>
  /** The day (from 0) to which a stop moves. */
  readonly dayOf: Map<string, number>
  readonly additions: Addition[]
  readonly avoidKinds: Set<string>
  readonly avoidPlaces: Set<string>
  /** Whether stops stay on their day, except those of lighter days: an edit should not shuffle what it does not speak about. */
  isPinned: boolean
  isIndoorOnly: boolean
  /** Whether entrance fees should fall. */
  isCheaper: boolean
  readonly unmet: UnmetFact[]
}

export interface DayRevision {
  /** Whether the day is planned again. */
  isOpen: boolean
  /** Whether the traveller wants it as it is. */
  isKept: boolean
  /** Most visits; null = as many as now, or as the pace allows. */
  maxVisits: number | null
  isLighter: boolean
  /** Whether it takes in sights that the trip does not have yet. */
  mayGain: boolean
  /** Whether the wish gives its hours, so that they hold even if stops drop out. */
  hasOwnHours: boolean
}

export interface Addition {
  readonly target: Target
  readonly count: number
  /** From 0; null = any. */
  readonly day: number | null
}

export interface RevisionScope {
  /** From 0; null = the whole trip. */
  readonly day: number | null
  readonly locked: readonly string[]
  readonly exclude: readonly string[]
}

export function startRevision(trip: TripFacts, { day: onlyDay, locked, exclude }: RevisionScope): Revision {
  const stops = trip.days.flatMap((day) => day.stops)
  const held = new Set([...locked, ...stops.filter((stop) => stop.locked).map(({ stop_id: id }) => id)])
  const inScope = trip.days.filter((_, day) => onlyDay === null || day === onlyDay).flatMap((day) => day.stops)
  const excluded = inScope.filter(
    ({ place_id: id, stop_id: stopId }) => exclude.includes(id ?? '') && !held.has(stopId),
  )
  return {
    trip,
    frame: trip,
    onlyDay,
    days: trip.days.map(newDay),
    held,
    removed: new Map(excluded.map(({ stop_id: id }) => [id, null])),
    dayOf: new Map(),
    additions: [],
    avoidKinds: new Set(),
    avoidPlaces: new Set(exclude),
    isPinned: false,
    isIndoorOnly: false,
    isCheaper: false,
    unmet: stops.flatMap(({ place_id: id, stop_id: stopId }) =>
      id !== null && exclude.includes(id) && held.has(stopId) ? [stopLocked(id)] : [],
    ),
  }
}

export function newDay(): DayRevision {
  return { isOpen: false, isKept: false, maxVisits: null, isLighter: false, mayGain: false, hasOwnHours: false }
}

/** A wish to change a stop that is locked. */
export function stopLocked(placeId: string): UnmetFact {
  return { about: 'stop', code: 'stop_locked', values: { place_id: placeId }, suggestion: null }
}

export interface PlacedStop {
  readonly stop: StopFacts
  /** From 0. */
  readonly day: number
}

/** The stops that the revision has not removed. */
export function listStops({ trip, removed }: Revision): PlacedStop[] {
  return trip.days.flatMap(({ stops }, day) =>
    stops.flatMap((stop) => (removed.has(stop.stop_id) ? [] : [{ stop, day }])),
  )
}

export function countVisits(revision: Revision, day: number): number {
  return listStops(revision).filter(({ stop, day: at }) => stop.kind === 'visit' && at === day).length
}

/** A wait that the planner has written: it comes and goes with the plan. Travellers' own rests stay. */
export function isPlannersRest({ kind, place_id: placeId, stop_id: id, locked, note }: StopFacts): boolean {
  return kind === 'rest' && placeId === null && !locked && note === null && /^d\d+s\d+$/.test(id)
}

export function isSameFrame(a: DayFacts | undefined, b: DayFacts | undefined): boolean {
  const frameOf = (day: DayFacts | undefined) => day && [day.start, day.end, day.from, day.to, day.base]
  return JSON.stringify(frameOf(a)) === JSON.stringify(frameOf(b))
}

/** Plans a day again. */
export function open(revision: Revision, day: number): DayRevision {
  const opened = revision.days[day]!
  opened.isOpen = true
  return opened
}

/** A part of the edit that cannot be done. */
export function unmet(said: string, code: UnmetFact['code'], values: UnmetFact['values'] = {}): UnmetFact {
  return { about: 'edit', code, values: { said, ...values }, suggestion: null }
}
