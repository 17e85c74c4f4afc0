import type { Reading } from '../../language/reader/reading.ts'

/** Minutes from the landing until travellers are in town, and from when they leave town until the take-off. */
interface AirportTime {
  readonly out: number
  readonly in: number
}

const DOMESTIC: AirportTime = { out: 60, in: 120 }
/** Immigration on the way in, check-in two and a half hours before on the way out. */
const INTERNATIONAL: AirportTime = { out: 90, in: 180 }
/** Bangkok and Phuket, whose airports are most of an hour from where people sleep, and most others of whose flights are abroad. */
const LARGE = new Set(['10', '83'])

/** Minute of the first day at which the travellers can begin, after midnight: what the wish says, later by the way out of an airport. */
export function beginMinute(reading: Reading): number {
  const { arrivalMinute } = reading
  return arrivalMinute === null ? 0 : arrivalMinute + (airportTime(reading, 'first')?.out ?? 0)
}

/** Minute of the last day at which they have to leave, after midnight; the end of the day if the wish does not say. */
export function leaveMinute(reading: Reading): number {
  const { departureMinute } = reading
  return departureMinute === null ? 1440 : Math.max(0, departureMinute - (airportTime(reading, 'last')?.in ?? 0))
}

function airportTime(reading: Reading, at: 'first' | 'last'): AirportTime | null {
  const { flies, transport, party, provinces, end } = reading
  if (!(flies ?? transport === 'plane') || (at === 'last' && flies === 'in')) return null
  const own = at === 'first' ? provinces[0] : (end?.provinceCode ?? provinces.at(-1))
  if (own === undefined || !LARGE.has(own)) return DOMESTIC
  return party.foreigners > 0 ? INTERNATIONAL : { out: DOMESTIC.out + 30, in: DOMESTIC.in + 30 }
}
