import type { IsoDate } from '../../world/calendar.ts'
import type { Feast } from '../../world/guide.ts'
import type { ReaderContext } from './reading.ts'

/** Phrases of both languages, in the notation of `phrasePattern`. */
export interface FeastRule {
  readonly th: string
  readonly en: string
  readonly find: (context: ReaderContext) => IsoDate | null
  /** How long it lasts, if that may be into the next month. */
  readonly days?: number
  /** Nobody travels longer for it, unless the text says so. */
  readonly isOneDay?: true
  /** For so many days it is in the streets and on the water of every town. */
  readonly streets?: { readonly feast: Feast; readonly days: number }
  /** Sentences with the day of the feast after 21 November 2026, and sentences without a date: its tests. */
  readonly yes: readonly (readonly [sentence: string, date: IsoDate])[]
  readonly no: readonly string[]
}
