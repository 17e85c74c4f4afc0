import type { Generated, Selectable } from 'kysely'

/** A day of a stored route: place ids in order. */
export interface StoredRouteDay {
  day: number
  place: string[]
}

/** A row of `route` (migrations/0001-catalogue.sql). 64-bit integers are read as numbers. */
export interface RouteTable {
  route_id: string
  name_th: string | null
  name_en: string | null
  introduction_th: string | null
  introduction_en: string | null
  number_of_days: number
  days: StoredRouteDay[]
  tags: Generated<string[]>
  province_codes: Generated<string[]>
  distance_km: number | null
  thumbnail_url: string | null
  source: string
  licence: string | null
  source_updated_at: Date | null
  synced_at: Generated<Date>
  content_digest: string
  version: number
}

export type RouteRow = Selectable<RouteTable>

declare module '../platform/database/database.ts' {
  interface Tables {
    route: RouteTable
  }
}
