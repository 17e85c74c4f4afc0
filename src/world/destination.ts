import type { Point } from './point.ts'

/** What a destination is good for. */
export const TASTES = [
  'culture',
  'beach',
  'nature',
  'food',
  'nightlife',
  'family',
  'romance',
  'adventure',
  'shopping',
  'wellness',
] as const
export type Taste = (typeof TASTES)[number]

export const DESTINATION_KINDS = ['city', 'town', 'area', 'island', 'beach', 'mountain', 'park', 'loop'] as const
export type DestinationKind = (typeof DESTINATION_KINDS)[number]

/** What travellers mean by the name of a destination: rarely a province, often a town, an island or a park with its surroundings. */
export interface Destination {
  readonly id: string
  readonly nameTh: string
  readonly nameEn: string
  /** As titles name it: `Khao Yai` for “Khao Yai and Pak Chong”. */
  readonly shortTh: string
  readonly shortEn: string
  /** Nicknames and other spellings. */
  readonly aliases: readonly string[]
  readonly kind: DestinationKind
  readonly point: Point
  readonly radiusM: number
  readonly provinceCodes: readonly string[]
  /** Towns to sleep in, the best first. */
  readonly townIds: readonly string[]
  /** The wider destination that it is a part of. */
  readonly partOf: string | null
  /** 0 … 1 for each taste. */
  readonly fits: Readonly<Record<Taste, number>>
  /** 0 … 1 among visitors from abroad, and among Thais. */
  readonly fameForeign: number
  readonly fameThai: number
  /** Months 1 … 12. */
  readonly monthsBest: readonly number[]
  readonly monthsPoor: readonly number[]
  readonly whyPoorTh: string | null
  readonly whyPoorEn: string | null
  /** 0 nights: a day trip. */
  readonly nights: { readonly least: number; readonly usual: number; readonly most: number }
  readonly gateway: { readonly airportTownId: string | null; readonly byTh: string; readonly byEn: string }
  /** Place ids in the order of a guide. */
  readonly highlights: readonly string[]
  /** Places further away that people see from here in a day, the best first. */
  readonly dayTrips: readonly string[]
  /** For the evening, for a rainy day and for children; place ids. */
  readonly evening: readonly string[]
  readonly rain: readonly string[]
  readonly children: readonly string[]
  /** Destinations that combine well. */
  readonly next: readonly string[]
  readonly summaryTh: string
  readonly summaryEn: string
}

export const JOURNEY_TASTES = [
  'first_time',
  'returning',
  'thai_domestic',
  'culture',
  'beach',
  'adventure',
  'family',
  'honeymoon',
] as const
export type JourneyTaste = (typeof JOURNEY_TASTES)[number]

/** A classic journey over the whole country or a region: its stays in order. */
export interface Journey {
  readonly id: string
  readonly nameTh: string
  readonly nameEn: string
  /** The least and the most days that it suits. */
  readonly days: readonly [least: number, most: number]
  readonly taste: JourneyTaste
  /** Months 1 … 12 in which it is a good idea. */
  readonly months: readonly number[]
  readonly stays: readonly { readonly destinationId: string; readonly nights: number }[]
  readonly transport: 'car' | 'train' | 'plane' | 'mixed'
  /** Towns where it starts and ends. */
  readonly startTownId: string
  readonly endTownId: string
}
