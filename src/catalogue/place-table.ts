import type { Generated, Selectable } from 'kysely'
import type { PlaceGuide } from '../world/guide.ts'
import type { BestTime, CategoryCode } from '../world/place.ts'

/** Stored opening hours: minutes after midnight in Bangkok; `[]` = closed; a closing time above 1440 is past midnight. */
export type StoredHours = Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', [number, number][]>

/** Whole baht; null = unknown, 0 = free. */
export interface StoredFee {
  thai_adult: number | null
  thai_child: number | null
  foreigner_adult: number | null
  foreigner_child: number | null
}

/** A row of `place` (migrations/0001-catalogue.sql). 64-bit integers are read as numbers. */
export interface PlaceTable {
  place_id: string
  category_code: CategoryCode
  name_th: string | null
  name_en: string | null
  aliases: Generated<string[]>
  latitude: number
  longitude: number
  coordinates: string | null
  province_code: string
  district_th: string | null
  district_en: string | null
  sub_district_th: string | null
  sub_district_en: string | null
  postal_code: string | null
  address_th: string | null
  address_en: string | null
  category: string | null
  category_inferred: Generated<boolean>
  sub_categories: Generated<string[]>
  tags: Generated<string[]>
  introduction_th: string | null
  introduction_en: string | null
  detail_th: string | null
  detail_en: string | null
  visit_minutes: number | null
  opening_hours: StoredHours | null
  /** `usual`: the hours are those of its kind; null with unknown hours. */
  hours_basis: 'known' | 'usual' | null
  special_close_text_th: string | null
  special_close_text_en: string | null
  fee: StoredFee | null
  price_per_person: number | null
  best_times: Generated<BestTime[]>
  part_of: string | null
  guide: PlaceGuide | null
  targets: Generated<string[]>
  phones: Generated<string[]>
  mobiles: Generated<string[]>
  emails: Generated<string[]>
  urls: Generated<string[]>
  images: Generated<string[]>
  thumbnail_url: string | null
  /** `[[code, description], …]` */
  facilities: Generated<[string, string][]>
  payment_methods: unknown
  destination_th: string | null
  destination_en: string | null
  business_status: Generated<'operational' | 'temporarily_closed' | 'closed'>
  popularity: number | null
  views: number | null
  tat_id: string | null
  source: string
  licence: string | null
  source_updated_at: Date | null
  synced_at: Generated<Date>
  content_digest: string
  version: number
}

export type PlaceRow = Selectable<PlaceTable>

/** The single row with the catalogue version. */
export interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
  starter_digest: string | null
}

/** Removed places and routes, for nodes that missed the change. */
export interface CatalogueRemovalTable {
  kind: 'place' | 'route'
  id: string
  version: number
}

/** An editor's name of a place (migrations/0006-place-alias.sql). */
export interface PlaceAliasTable {
  place_id: string
  alias: string
  language: 'th' | 'en' | null
  added_by: string
  created_at: Generated<Date>
}

declare module '../platform/database/database.ts' {
  interface Tables {
    catalogue_removal: CatalogueRemovalTable
    catalogue_version: CatalogueVersionTable
    place: PlaceTable
    place_alias: PlaceAliasTable
  }
}
