import type { Schemas } from 'tiao-sdk'

export type DestinationSummary = Schemas['DestinationSummary']
export type Destination = Schemas['Destination']

/** What the list of destinations shows; its address holds it, so that a link opens the same list. */
export interface DestinationSearch {
  readonly keyword?: string
  readonly region?: string
  readonly month?: number
}

export const MAX_KEYWORD = 100
export const REGIONS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const

export function readDestinationSearch({ keyword, region, month }: Record<string, unknown>): DestinationSearch {
  return {
    ...(typeof keyword === 'string' && keyword !== '' && { keyword: keyword.slice(0, MAX_KEYWORD) }),
    ...(REGIONS.some((each) => each === region) && { region: String(region) }),
    ...(typeof month === 'number' && Number.isInteger(month) && month >= 1 && month <= 12 && { month }),
  }
}
