import { type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { isOpenThroughout, type WeekHours } from '../../world/hours.ts'
import { type Island, isInSeason } from '../../world/region.ts'
import { findIslandId } from '../../world/roads.ts'
import type { Stop } from './trip-day-schema.ts'
import type { TripPlace } from './trip-places.ts'

interface Visit {
  /** Null for a trip without dates: then being open on one weekday is enough. */
  readonly date: IsoDate | null
  readonly arrive: number
  readonly depart: number
}

/** Whether a place is open for a whole visit, by the hours that the catalogue has now. */
export function openingDuring(
  { hours, hoursBasis, point, businessStatus, isGone }: TripPlace,
  { date, arrive, depart }: Visit,
  islands: readonly Island[],
): Stop['opening'] {
  if (isGone) return 'unknown'
  if (businessStatus !== 'operational') return 'closed'
  if (date !== null) {
    const islandId = findIslandId(islands, point)
    const island = islandId === null ? undefined : islands.find(({ id }) => id === islandId)
    if (island && !isInSeason(island, date)) return 'closed'
  }
  if (hours === null) return 'unknown'
  const weekdays = date === null ? hours.keys() : [weekdayOf(date)]
  for (const weekday of weekdays)
    if (isOpenThroughout(hours, weekday, arrive, depart)) return hoursBasis === 'usual' ? 'usual' : 'open'
  return hoursBasis === 'usual' ? 'unknown' : 'closed'
}

/** The weekdays on which a place opens, 0 = Monday; all of them if its hours are unknown. */
export function openWeekdays(hours: WeekHours | null): number[] {
  const week = [0, 1, 2, 3, 4, 5, 6]
  return hours === null ? week : week.filter((weekday) => (hours[weekday]?.length ?? 0) > 0)
}

/** Those of them with what people come for. */
export function livelyWeekdays({ hours, guide }: Pick<TripPlace, 'hours' | 'guide'>): number[] {
  const { livelyDays } = guide ?? {}
  return openWeekdays(hours).filter((weekday) => livelyDays?.includes(weekday) !== false)
}
