import { bangkokDate, bangkokMidnight } from '../../world/calendar.ts'

const BANGKOK_OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
/** The most points in one movement. */
export const MAX_AMOUNT = 1_000_000

/** Points expire at the same time of day in Bangkok, 12 months after they were earned; those of 29 February on the 28th. */
export function expiryOf(earnedAt: Date): Date {
  const local = new Date(earnedAt.getTime() + BANGKOK_OFFSET_MS)
  const month = local.getUTCMonth()
  local.setUTCFullYear(local.getUTCFullYear() + 1)
  if (local.getUTCMonth() !== month) local.setUTCDate(0)
  return new Date(local.getTime() - BANGKOK_OFFSET_MS)
}

export function availableFrom(earnedAt: Date, holdDays: number): Date {
  return new Date(earnedAt.getTime() + holdDays * DAY_MS)
}

/** When the current day in Bangkok began. */
export function startOfDay(now: Date): Date {
  return bangkokMidnight(bangkokDate(now))
}
