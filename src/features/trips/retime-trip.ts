import { weekdayOf } from '../../world/calendar.ts'
import type { Point } from '../../world/point.ts'
import type { Roads } from '../../world/roads.ts'
import type { Leg } from '../../world/travel.ts'
import { dateOf } from './render-day.ts'
import { type DayToTime, retimeDay } from './retime-day.ts'
import type { BaseFacts, DayFacts, StopFacts, TripFacts } from './trip-facts.ts'
import type { FindTripPlace } from './trip-places.ts'

const AFTERNOON = 15 * 60

/**
 * Times the days that an edit has changed; those that are as they were keep their times and measured legs.
 * @returns the days, and the stops that no longer end before midnight
 */
export function retimeTrip(
  trip: TripFacts,
  before: TripFacts,
  find: FindTripPlace,
  roads: Roads,
): { days: DayFacts[]; late: StopFacts[] } {
  const known = new Map(before.days.map((day, index) => [frameKey(before, index), day]))
  const late: StopFacts[] = []
  const options = { transport: trip.transport, flights: trip.flights }
  const travel = (from: Point, to: Point) => wholeLeg(roads.leg(from, to, options))
  const days = trip.days.map((day, index) => {
    const same = known.get(frameKey(trip, index))
    if (same)
      return { ...day, stops: day.stops.map((stop, at) => keptStop(stop, same.stops[at])), leg_back: same.leg_back }
    const timed = retimeDay(dayToTime(trip, index, find), travel)
    const stops = day.stops.flatMap((stop, at) => {
      const time = timed.stops[at]
      if (!time) late.push(stop)
      return time ? [timedStop(stop, time)] : []
    })
    return { ...day, stops, leg_back: timed.legBack }
  })
  return { days, late }
}

/** Everything that the times of a day follow from. */
function frameKey(trip: TripFacts, index: number): string {
  const { start, stops } = trip.days[index]!
  const { from, to, weekday } = dayEnds(trip, index)
  const parts = stops.map(({ kind, place_id, stay_minutes, locked, arrive }) => [
    kind,
    place_id,
    stay_minutes,
    locked ? arrive : null,
  ])
  return JSON.stringify([start, from, to, weekday, trip.transport, trip.flights, parts])
}

/** A day starts at the base of the night before, the first one at its own, and ends at its own. */
export function dayEnds(trip: TripFacts, index: number): Pick<DayToTime, 'from' | 'to' | 'weekday'> {
  const day = trip.days[index]!
  const date = dateOf(trip, index)
  const startBase = trip.days[Math.max(0, index - 1)]?.base ?? null
  return {
    from: day.from ?? pointOf(startBase),
    to: day.to ?? pointOf(day.base),
    weekday: date === null ? null : weekdayOf(date),
  }
}

function pointOf(base: BaseFacts | null): Point | null {
  return base && { latitude: base.latitude, longitude: base.longitude }
}

function dayToTime(trip: TripFacts, index: number, find: FindTripPlace): DayToTime {
  const { start, stops } = trip.days[index]!
  return {
    start,
    ...dayEnds(trip, index),
    stops: stops.map(({ place_id: id, stay_minutes: stayMinutes, locked, arrive }) => ({
      place: id === null ? null : (find(id) ?? null),
      stayMinutes,
      lockedAt: locked && arrive > 0 ? arrive : null,
    })),
  }
}

function keptStop(stop: StopFacts, same: StopFacts | undefined): StopFacts {
  return same ? { ...stop, arrive: same.arrive, meal: mealOf(stop, same.arrive), leg: same.leg } : stop
}

function timedStop(stop: StopFacts, { arrive, leg }: { arrive: number; leg: Leg | null }): StopFacts {
  return { ...stop, arrive, meal: mealOf(stop, arrive), leg }
}

function mealOf({ kind, meal }: StopFacts, arrive: number): StopFacts['meal'] {
  if (kind !== 'meal') return null
  return meal ?? (arrive < AFTERNOON ? 'lunch' : 'dinner')
}

function wholeLeg(leg: Leg): Leg {
  return { ...leg, minutes: Math.ceil(leg.minutes), metres: Math.round(leg.metres) }
}
