import { formatClock } from '../../world/hours.ts'
import { isBetweenFlights } from './between-flights.ts'
import { assume, type Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

/** Of the hours between two flights, so much is for immigration and the way into town … */
const INTO_TOWN = 60
/** … and so much for the way back, and for being at the airport before the flight. */
const BACK_AND_CHECK_IN = 210
/** In less time than this, nobody goes into town. */
const WORTH_THE_WAY = 120
/** The least that a day is planned with. */
const LEAST = 30
const USUAL_START = 9 * 60
const MIDNIGHT = 24 * 60

const LAYOVER =
  /\b(?:lay-?over|stop-?over|in transit|transit(?:ing)? (?:in|at|through))\b|(?:แวะ|รอ|พัก)?\s*(?:ต่อ|เปลี่ยน)\s*เครื่อง|พักเครื่อง(?!บิน)/
/** Change of planes in another country. */
const ABROAD =
  /\b(?:layover|stopover|transit) (?:in|at) (?!bkk|bangkok|suvarn|don m|phuket|chiang|krabi|samui|thailand|hat yai)/

/** The hours of a layover run from landing to take-off: what is left of them is spent in town. */
export function settleLayover(sheet: Sheet, draft: Draft, days: number): void {
  const { text } = sheet
  if (days !== 1 || !(LAYOVER.test(text) || isBetweenFlights(sheet)) || ABROAD.test(text)) return
  // “In town by 10, I need to leave by 4”: the hours in town are said.
  if (draft.isWindowSaid && draft.windowEnd !== null) {
    draft.isLayover = true
    return
  }
  const { windowStart, windowEnd, windowMinutes, arrivalMinute, departureMinute } = draft
  const landing = arrivalMinute ?? windowStart
  const takeOff = departureMinute ?? windowEnd
  const hours = landing !== null && takeOff !== null ? takeOff - landing : windowMinutes
  if (hours === null || hours <= 0) return
  const minutes = Math.max(0, hours - INTO_TOWN - BACK_AND_CHECK_IN)
  const start = landing === null ? USUAL_START : landing + INTO_TOWN
  const end = Math.min(MIDNIGHT, start + Math.max(LEAST, minutes))
  draft.windowStart = start
  draft.windowEnd = end
  draft.isLayover = true
  draft.arrivalMinute = landing
  draft.departureMinute = takeOff
  if (minutes < WORTH_THE_WAY) assume(draft, 'layover_too_short', { minutes })
  else assume(draft, 'layover', { minutes, start_time: formatClock(start), end_time: formatClock(end) })
}
