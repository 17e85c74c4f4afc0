const OFFSET_MS = 7 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** A moment on the clocks of Thailand, wherever the browser is. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Minute of the day. */
  readonly minute: number
}

export function bangkokMoment(now: Date): Moment {
  const shifted = new Date(now.getTime() + OFFSET_MS)
  return { date: shifted.toISOString().slice(0, 10), minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() }
}

/** Days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
