import type { Schemas } from 'tiao-sdk'

export type Place = Schemas['Place']

/** What the list of places shows; its address holds it, so that a link opens the same list. */
export interface PlaceSearch {
  readonly keyword?: string
  readonly kind?: string
  readonly region?: string
  readonly open?: true
}

export const KINDS = ['temple', 'beach', 'viewpoint', 'waterfall', 'museum', 'market', 'cafe', 'restaurant'] as const
export const REGIONS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const
export const MAX_KEYWORD = 200

export function readPlaceSearch(search: Record<string, unknown>): PlaceSearch {
  const { keyword, kind, region, open } = search
  return {
    ...(typeof keyword === 'string' && keyword !== '' && { keyword: keyword.slice(0, MAX_KEYWORD) }),
    ...(KINDS.some((each) => each === kind) && { kind: String(kind) }),
    ...(REGIONS.some((each) => each === region) && { region: String(region) }),
    ...(open === true && { open }),
  }
}
