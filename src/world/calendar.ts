/** A calendar day in Bangkok, `YYYY-MM-DD`. Thailand has been at UTC+7 without daylight saving since 1920. */
export type IsoDate = string

const DAY_MS = 86_400_000
const BANGKOK_OFFSET_MS = 7 * 3_600_000

/** Bangkok's date at an instant. */
export function bangkokDate(instant: Date): IsoDate {
  return new Date(instant.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10)
}

/** Minutes after midnight in Bangkok at an instant. */
export function bangkokMinutes(instant: Date): number {
  return Math.floor(((instant.getTime() + BANGKOK_OFFSET_MS) % DAY_MS) / 60_000)
}

/** When a day begins in Bangkok. */
export function bangkokMidnight(date: IsoDate): Date {
  return new Date(`${date}T00:00:00+07:00`)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Whether the text is a date that exists: 2026-02-30 does not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text
}
