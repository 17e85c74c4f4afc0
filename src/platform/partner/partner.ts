/** The tourism authority's catalogue, independent of the API version. */
import type { Weekday } from '../../world/hours.ts'
import type { CategoryCode } from '../../world/place.ts'
import type { Point } from '../../world/point.ts'

export type PartnerLanguage = 'th' | 'en'

export interface Partner {
  readonly version: 'v5' | 'v2'
  /** Makes one small call. @throws PartnerError if the API rejects us or does not respond */
  check(signal?: AbortSignal): Promise<void>
  /** Reads one place from the start of the list. @returns null if the list is empty @throws PartnerError like `check` */
  sample(signal?: AbortSignal): Promise<PartnerSample | null>
  /**
   * Reads every place, or those changed since, each in both languages, page by page. An unreadable place becomes an error of its
   * page.
   * @throws PartnerError if the list itself cannot be read
   */
  pullPlaces(options?: PullOptions): AsyncGenerator<PartnerPage<PartnerPlace>>
  /** Reads every route. @throws PartnerError as above */
  pullRoutes(options?: Omit<PullOptions, 'since'>): AsyncGenerator<PartnerPage<PartnerRoute>>
  /** Reads the places of a route. An unreadable place becomes an error. @throws PartnerError as above */
  readPlaces(refs: readonly PartnerPlaceRef[], signal?: AbortSignal): Promise<readonly Pulled<PartnerPlace>[]>
}

export interface PullOptions {
  /** Reads only changes since this instant (since its day, where the API filters by day). */
  readonly since?: Date
  /** Continues after an earlier page. */
  readonly from?: PartnerCursor
  readonly signal?: AbortSignal
}

export interface PartnerPage<T> {
  readonly items: readonly Pulled<T>[]
  /** Where to continue; null after the last page. */
  readonly next: PartnerCursor | null
}

/** A position in the authority's lists, as JSON, from which another process can continue. */
export interface PartnerCursor {
  /** The list: v5 has one per category of places. */
  readonly list: string
  /** The next page, from 1. */
  readonly page: number
  /** Ids of the page before, which some servers repeat. */
  readonly seen: readonly string[]
  /** Ids listed in one language so far. */
  readonly waiting: readonly string[]
}

/** A place of a list, read without its detail. */
export interface PartnerSample {
  readonly id: string
  readonly name: string | null
  readonly categoryCode: CategoryCode | null
  readonly point: Point | null
}

/** A place that a route names: its id here, and its number in v2. */
export interface PartnerPlaceRef {
  readonly id: string
  readonly number: string | null
}

export type Pulled<T> =
  | { readonly id: string; readonly value: T }
  | { readonly id: string | null; readonly error: PartnerError }

export interface PartnerPlace {
  /** The v5 id (`P03000001`), or `T` and the number of a place that only v2 has. */
  readonly id: string
  readonly tatId: string | null
  /** Null without a record in that language; never both. */
  readonly th: PartnerRecord | null
  readonly en: PartnerRecord | null
}

/** A place in one language with clean fields: no blank texts; null means unknown. */
export interface PartnerRecord {
  readonly name: string | null
  readonly categoryCode: CategoryCode | null
  readonly point: Point | null
  readonly introduction: string | null
  readonly detail: string | null
  readonly tags: readonly string[]
  readonly subCategories: readonly string[]
  readonly fee: PartnerFee | null
  readonly targets: readonly string[]
  readonly address: string | null
  readonly subDistrict: string | null
  readonly district: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly phones: readonly string[]
  readonly mobiles: readonly string[]
  readonly emails: readonly string[]
  readonly urls: readonly string[]
  readonly thumbnailUrl: string | null
  readonly images: readonly string[]
  readonly hours: PartnerHours | null
  readonly specialCloseText: string | null
  readonly destination: string | null
  readonly facilities: readonly (readonly [string, string])[]
  readonly paymentMethods: readonly (readonly [string, string])[] | null
  readonly views: number | null
  /** ISO 8601, UTC. */
  readonly updatedAt: string | null
}

/** Whole baht; null = unknown, 0 = free. */
export interface PartnerFee {
  readonly thai_adult: number | null
  readonly thai_child: number | null
  readonly foreigner_adult: number | null
  readonly foreigner_child: number | null
}

/** Minutes after midnight in Bangkok, above 1440 past midnight; sorted, without overlaps; `[]` = closed. */
export type PartnerHours = Readonly<Record<Weekday, readonly (readonly [number, number])[]>>

export interface PartnerRoute {
  readonly id: string
  readonly th: PartnerRouteTexts | null
  readonly en: PartnerRouteTexts | null
  /** Places by id in order, days 1, 2, … */
  readonly days: readonly { readonly day: number; readonly place: readonly string[] }[]
  /** The places of all days. */
  readonly places: readonly PartnerPlaceRef[]
  readonly distanceKm: number | null
  readonly thumbnailUrl: string | null
  readonly updatedAt: string | null
}

export interface PartnerRouteTexts {
  readonly name: string | null
  readonly introduction: string | null
}

export type PartnerErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'refused'
  | 'unavailable'
  | 'timeout'
  | 'bad_answer'
  | 'paused'
  | 'aborted'

/** A failed call to the authority. The message states the remedy, if any, and contains no key. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError'
  readonly code: PartnerErrorCode
  /** The wait that the authority requested. */
  readonly retryAfterMs: number | null
  constructor(code: PartnerErrorCode, message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
