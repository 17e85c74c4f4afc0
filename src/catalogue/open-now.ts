import { bangkokDate, bangkokMinutes, weekdayOf } from '../world/calendar.ts'
import { isOpenThroughout } from '../world/hours.ts'
import type { OpenNow } from './place-documents.ts'
import type { PlaceEntry } from './place-entry.ts'

/** Determines whether a place is open now. Converts the time in Bangkok once a minute, because every place needs it. */
export function createOpenNow(clock: () => Date): (entry: PlaceEntry) => OpenNow {
  let current = { epochMinute: Number.NaN, weekday: 0, minute: 0 }
  return ({ businessStatus, hours }) => {
    if (businessStatus !== 'operational') return false
    if (hours === null) return null
    const now = clock()
    const epochMinute = Math.floor(now.getTime() / 60_000)
    if (epochMinute !== current.epochMinute)
      current = { epochMinute, weekday: weekdayOf(bangkokDate(now)), minute: bangkokMinutes(now) }
    return isOpenThroughout(hours, current.weekday, current.minute, current.minute + 1)
  }
}
