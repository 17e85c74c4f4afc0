import { getTimes } from 'suncalc'
import type { Day } from './plan-types.ts'

/** When the sun rises and sets, as minutes of the day in Bangkok. */
export interface Light {
  readonly rise: number
  readonly set: number
}

const BANGKOK_MINUTES = 7 * 60

/** The light of a day at its first place; without a date, that of today. Null for a day without places. */
export function lightOf({ date, stops }: Day): Light | null {
  const place = stops.find((stop) => stop.place)?.place
  if (!place) return null
  const noon = new Date(`${date ?? new Date().toISOString().slice(0, 10)}T05:00:00Z`)
  const { sunrise, sunset } = getTimes(noon, place.latitude, place.longitude)
  return sunrise && sunset ? { rise: minuteInBangkok(sunrise), set: minuteInBangkok(sunset) } : null
}

export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function minuteInBangkok(instant: Date): number {
  return (instant.getUTCHours() * 60 + instant.getUTCMinutes() + BANGKOK_MINUTES) % 1_440
}
