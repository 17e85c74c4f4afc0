import type { Day, DayEdit, PlannedEdit, Stop, Trip } from './plan-types.ts'

/** Before the stop at `position` of a day, counted without the stop that moves. Days count from 1. */
export interface Spot {
  readonly day: number
  readonly position: number
}

export function moveStop(trip: Trip, stopId: string, to: Spot): PlannedEdit {
  const stop = stopsOf(trip).find((each) => each.stop_id === stopId)
  if (!stop) return { edit: {}, shown: trip }
  return rearranged(trip, (day) => {
    const others = day.stops.filter((each) => each.stop_id !== stopId)
    return day.day === to.day ? others.toSpliced(to.position, 0, stop) : others
  })
}

/** Where a stop goes that is dropped into a gap of a day, counted from before its first stop; null where it already is. */
export function spotAt({ day, stops }: Pick<Day, 'day' | 'stops'>, gap: number, stopId: string): Spot | null {
  const at = stops.findIndex((stop) => stop.stop_id === stopId)
  if (at === gap || (at >= 0 && at === gap - 1)) return null
  return { day, position: at >= 0 && at < gap ? gap - 1 : gap }
}

/** Where a stop goes by one step, over the edge of its day into the next one; null where the trip begins or ends. */
export function stepFrom(trip: Trip, stopId: string, step: -1 | 1): Spot | null {
  const day = trip.days.find(({ stops }) => stops.some((stop) => stop.stop_id === stopId))
  if (!day) return null
  const position = day.stops.findIndex((stop) => stop.stop_id === stopId) + step
  if (position >= 0 && position < day.stops.length) return { day: day.day, position }
  const next = trip.days.find((each) => each.day === day.day + step)
  return next ? { day: next.day, position: step === 1 ? 0 : next.stops.length } : null
}

export function removeStop(trip: Trip, stopId: string): PlannedEdit {
  return rearranged(trip, (day) => day.stops.filter((each) => each.stop_id !== stopId))
}

export function lockStop(trip: Trip, stopId: string, locked: boolean): PlannedEdit {
  return rearranged(
    trip,
    (day) => day.stops.map((stop) => (stop.stop_id === stopId ? { ...stop, locked } : stop)),
    (stop) => (stop.stop_id === stopId ? { locked } : {}),
  )
}

/** Adds a place to the end of a day. */
export function addPlace(trip: Trip, placeId: string, day: number): PlannedEdit {
  const { edit } = rearranged(trip, ({ stops }) => stops)
  const days = edit.days!.map((each, index) =>
    index === day - 1 ? { ...each, stops: [...(each.stops ?? []), { place_id: placeId }] } : each,
  )
  return { edit: { days }, shown: trip }
}

/** Puts another place into a stop's position. */
export function swapPlace(trip: Trip, stopId: string, placeId: string): PlannedEdit {
  const kinds = new Map(stopsOf(trip).map((stop) => [stop.stop_id, stop.kind]))
  const { edit } = rearranged(trip, ({ stops }) => stops)
  const days = edit.days!.map((day) => ({
    ...day,
    stops: (day.stops ?? []).map((stop) =>
      stop.stop_id === stopId ? { place_id: placeId, kind: kinds.get(stopId) ?? 'visit' } : stop,
    ),
  }))
  return { edit: { days }, shown: trip }
}

export function stopsOf({ days }: Trip): readonly Stop[] {
  return days.flatMap(({ stops }) => stops)
}

function rearranged(trip: Trip, arrange: (day: Day) => Stop[], more: (stop: Stop) => object = () => ({})): PlannedEdit {
  const days = trip.days.map((day) => ({ ...day, stops: arrange(day) }))
  const edited: DayEdit[] = days.map(({ stops }) => ({
    stops: stops.map((stop) => ({ stop_id: stop.stop_id, ...more(stop) })),
  }))
  return { edit: { days: edited }, shown: { ...trip, days } }
}
