import type { IsoDate } from './calendar.ts'
import type { Point } from './point.ts'

export const REGIONS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const
export type Region = (typeof REGIONS)[number]

/** One of the 77 provinces; `code` is the two-digit code of the Department of Provincial Administration. */
export interface Province {
  readonly code: string
  readonly iso: string
  readonly nameTh: string
  readonly nameEn: string
  readonly aliases: readonly string[]
  readonly region: Region
  readonly regionTh: string
  readonly point: Point
}

/** A district (amphoe, or khet in Bangkok). */
export interface District {
  readonly code: string
  readonly provinceCode: string
  readonly nameTh: string
  readonly nameEn: string
  readonly point: Point | null
}

/** A town where travellers spend the night or change vehicles. */
export interface Town {
  readonly id: string
  readonly nameTh: string
  readonly nameEn: string
  readonly aliases: readonly string[]
  readonly provinceCode: string
  readonly point: Point
  /** Null on the mainland (Phuket counts as mainland: it has a bridge). */
  readonly islandId: string | null
  /** IATA code of its airport with scheduled flights. */
  readonly airport: string | null
  readonly railway: boolean
  /** 1 (a village with guesthouses) … 5 (a city with direct flights). */
  readonly rank: number
}

const GATEWAY_RANK = 4

/** Whether a town has connections home. */
export function isGateway({ railway, rank }: Pick<Town, 'railway' | 'rank'>): boolean {
  return railway || rank >= GATEWAY_RANK
}

/** An island without a bridge. Its `areas` are circles that cover it and its shore, but no place on the mainland. */
export interface Island {
  readonly id: string
  readonly nameTh: string
  readonly nameEn: string
  readonly aliases: readonly string[]
  readonly provinceCode: string
  readonly areas: readonly { readonly point: Point; readonly radiusM: number }[]
  /** Where its roads meet the boats. */
  readonly pier: Point
  /** Whether it has hotels. */
  readonly nights: boolean
  /** Whether it has cars or songthaews; else people walk or take a longtail boat. */
  readonly roads: boolean
  /** Visitors leave their car on the mainland: they take songthaews, taxis or scooters. */
  readonly carFree?: true
  /** When boats run and it is open: `MM-DD`, inclusive, may span New Year. All year when absent. */
  readonly openSeason?: { readonly from: string; readonly to: string }
  /** Several islands: people take a boat from place to place. */
  readonly islets?: true
  /** Its only road, from end to end, where it does not go round the island. */
  readonly road?: readonly Point[]
  /** When the last boat leaves, `HH:MM`; see `LAST_BOAT`. */
  readonly lastBoat?: string
}

/** When the last boat leaves an island that says nothing else. */
export const LAST_BOAT = '16:30'

/** When people are back from another bay of an island without roads: longtails stop at dusk. */
export const LAST_LONGTAIL = '17:30'

/**
 * A shore, cave or lake that only a boat reaches, or a plateau that only a path does, although it is on the mainland or on an
 * island with roads.
 */
export interface Landing {
  readonly id: string
  /** Where the boat or the path starts from: an island id, or `mainland`. */
  readonly from: string
  readonly fromPier: Point
  readonly point: Point
  readonly radiusM: number
  /** There is no boat: people walk up, and walk there. */
  readonly onFoot?: true
  /** Of the boat or the walk, and until it leaves. */
  readonly minutes: number
  readonly wait: number
  readonly fareBaht: number
}

/** Whether an island is open on a date. */
export function isInSeason({ openSeason }: Pick<Island, 'openSeason'>, date: IsoDate): boolean {
  if (!openSeason) return true
  const { from, to } = openSeason
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** A ferry, both directions. `minutes`: usual crossing. `wait`: boarding and half the usual headway. */
export interface Ferry {
  /** An island id, or `mainland`. */
  readonly from: string
  readonly to: string
  readonly fromPier: Point
  readonly toPier: Point
  readonly nameTh: string
  readonly nameEn: string
  readonly minutes: number
  readonly wait: number
  readonly fareBaht: number
  /** A longtail, a speedboat or another boat for few: nobody calls it a ferry. */
  readonly small?: true
}
