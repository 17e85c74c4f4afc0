import { formatClock } from '../../world/hours.ts'
import { assume, type Draft } from './draft.ts'

const USUAL_START = 540
const LATEST_END = 1380

/** A longer trip has no days shorter than this, unless it is said of each day. */
const LEAST_WINDOW = 6 * 60
export const NOON = 12 * 60
const USUAL_END = 21 * 60
const EVENING = 20 * 60
const DAWN = 6 * 60

/**
 * Of a trip of several days an hour without a word of each day is that of the way there or home: “back at 4 pm” ends the
 * last day.
 */
function settleOnce(draft: Draft): void {
  const { windowStart, windowEnd, isStartOnce, isEndOnce } = draft
  const isOnce = isStartOnce || isEndOnce
  const minutes = (windowEnd ?? USUAL_END) - (windowStart ?? USUAL_START)
  if (windowStart !== null && windowEnd !== null && isStartOnce && isEndOnce) {
    // “From 9 to 5” is that of each day; “7 to 9 pm” is that of something else.
    if (minutes < LEAST_WINDOW) Object.assign(draft, { windowStart: null, windowEnd: null })
    return
  }
  if (isEndOnce && windowEnd !== null) {
    if (windowEnd > (windowStart ?? 0)) {
      draft.leavesTown ||= draft.departureMinute === null
      draft.departureMinute ??= windowEnd
    }
    draft.windowEnd = null
  }
  if (isStartOnce && windowStart !== null && (windowStart > NOON || (isOnce && minutes < LEAST_WINDOW))) {
    draft.arrivalMinute ??= windowStart
    draft.windowStart = null
  }
}

/** Turns “6 hours” into a window, once the start is known; from nine by default. */
export function settleWindow(draft: Draft, days: number): void {
  // Half a day of a longer trip is that of one wish.
  if (days > 1) {
    // Who sets out after noon is there in the evening.
    if ((draft.setOffMinute ?? 0) > NOON) draft.arrivalMinute ??= draft.setOffMinute
    draft.arrivalMinute ??= draft.freeMinute
    return settleOnce(draft)
  }
  // Nothing would be left of the only day of who lands at nine in the evening or flies home at five: it is the one after, or before.
  if (draft.windowEnd === null && draft.windowMinutes === null) {
    const { arrivalMinute, departureMinute } = draft
    if (departureMinute === null && (arrivalMinute ?? 0) >= EVENING) draft.arrivalMinute = null
    if (arrivalMinute === null && (departureMinute ?? NOON) < DAWN) draft.departureMinute = null
  }
  // “Departing 6:30 and back around nine”: the only day begins there.
  setOutBefore(draft, draft.windowEnd)
  draft.windowStart ??= draft.setOffMinute ?? draft.freeMinute
  const { windowStart, windowEnd, windowMinutes } = draft
  if (windowMinutes === null || (windowStart !== null && windowEnd !== null)) return
  if (windowStart === null && windowEnd !== null) {
    const start = windowEnd - windowMinutes
    draft.windowStart = Math.max(0, leavesTown(draft) ? Math.min(start, EARLY_START) : start)
    return
  }
  const start = windowStart ?? draft.arrivalMinute ?? startBefore(draft.departureMinute, windowMinutes)
  // A stated arrival time also starts the day.
  if (windowStart === null && draft.arrivalMinute === null && draft.departureMinute === null)
    assume(draft, 'window_start', { start_time: formatClock(start) })
  draft.windowStart = start
  draft.windowEnd = Math.min(LATEST_END, start + windowMinutes)
}

/** `ครึ่งวันก่อนขึ้นเครื่อง 6 โมงเย็น`: the hours right before they have to go. */
const startBefore = (departure: number | null, minutes: number): number =>
  Math.max(USUAL_START, (departure ?? 0) - TO_BOARD - minutes)
const TO_BOARD = 2 * 60

/** Half a day somewhere else that ends at noon or soon after begins early: the way there and back is part of it. */
const EARLY_START = 7 * 60

const leavesTown = ({ start, provinces, windowEnd }: Draft): boolean =>
  start !== null &&
  (windowEnd ?? LATEST_END) <= LATEST_EARLY_END &&
  provinces.length > 0 &&
  !provinces.includes(start.provinceCode)
const LATEST_EARLY_END = 15 * 60

/** A departure in the morning of those who come back later is that of the way out. */
export function setOutBefore(draft: Draft, back: number | null): void {
  const { arrivalMinute, departureMinute } = draft
  if (arrivalMinute !== null || departureMinute === null || departureMinute >= Math.min(NOON, back ?? 0)) return
  draft.setOffMinute ??= departureMinute
  draft.departureMinute = null
}
