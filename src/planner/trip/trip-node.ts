import type { Span } from './trip-windows.ts'

/** One way to put something into the trip: a candidate as a visit or as a meal, a meal in free time, or a pause. */
export interface TripNode {
  /** Index in the table's candidates; -1 for a meal in free time and a pause. */
  readonly candidate: number
  readonly meal: 'lunch' | 'dinner' | null
  /** Meals that the visit includes, or that people have there during it. */
  readonly includes?: readonly ('lunch' | 'dinner')[]
  readonly locked: boolean
  readonly stay: number
  /** What the stay may grow to. */
  readonly longestStay: number
  /** Whether this is the visit at the candidate's best part of the day. */
  readonly isAtBest: boolean
  readonly score: number
  readonly costBaht: number
  /** The day near whose bed a meal in free time is; absent = wherever the travellers are. */
  readonly nearBedOf?: number
  /** When the stay may start, by day. */
  readonly starts: readonly (readonly Span[])[]
}

/** Whether a node is a visit, which counts for the pace. */
export function isVisit({ candidate, meal }: TripNode): boolean {
  return candidate >= 0 && meal === null
}
