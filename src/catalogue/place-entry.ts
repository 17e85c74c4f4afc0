import type { PlaceGuide } from '../world/guide.ts'
import { WEEKDAYS, type WeekHours } from '../world/hours.ts'
import type { BestTime, Fee, PlaceFacts } from '../world/place.ts'
import type { PlaceRow, StoredFee, StoredHours } from './place-table.ts'

/** A place in a node's memory: its facts, and what lists and answers need. */
export interface PlaceEntry extends PlaceFacts {
  readonly source: string
  /** `usual`: the hours are those of its kind; null with unknown hours. */
  readonly hoursBasis: PlaceRow['hours_basis']
  readonly businessStatus: PlaceRow['business_status']
  /** Baht for a usual meal or visit; an estimate. */
  readonly pricePerPerson: number | null
  readonly bestTimes: readonly BestTime[]
  /** Id of the place that contains this one; it may be absent from the catalogue. */
  readonly partOf: string | null
  readonly guide: PlaceGuide | null
  /** Its photograph, or else its drawn card. */
  readonly thumbnailUrl: string
  /** Its rank within its source: the editor's 1–5, or the source's view counter. */
  readonly rankValue: number
  /** The id of the same place, which is listed instead. */
  readonly duplicateOf: string | null
}

/** The columns of an entry; texts stay in the database. */
export const FACT_COLUMNS = [
  ...(['place_id', 'name_th', 'name_en', 'aliases', 'latitude', 'longitude'] as const),
  ...(['province_code', 'district_th', 'district_en', 'category_code', 'category', 'category_inferred'] as const),
  ...(['sub_categories', 'tags', 'opening_hours', 'hours_basis', 'fee', 'visit_minutes', 'business_status'] as const),
  ...(['price_per_person', 'best_times', 'part_of', 'guide'] as const),
  ...(['popularity', 'views', 'tat_id', 'source', 'licence', 'thumbnail_url', 'images'] as const),
  ...(['content_digest', 'version'] as const),
] as const
export type FactRow = Pick<PlaceRow, (typeof FACT_COLUMNS)[number]> & {
  /** The place that editors merged this one into. */
  readonly merged_into?: string
}

export function placeEntry(
  row: FactRow,
  popularity: number,
  duplicateOf: string | null,
  thumbnailUrl: string,
): PlaceEntry {
  return {
    id: row.place_id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    aliases: row.aliases,
    point: { latitude: row.latitude, longitude: row.longitude },
    provinceCode: row.province_code,
    districtTh: row.district_th,
    districtEn: row.district_en,
    categoryCode: row.category_code,
    category: row.category,
    subCategories: row.sub_categories,
    tags: row.tags,
    hours: row.opening_hours && weekHours(row.opening_hours),
    fee: row.fee && feeOf(row.fee),
    visitMinutes: row.visit_minutes,
    pricePerPerson: row.price_per_person,
    bestTimes: row.best_times,
    partOf: row.part_of,
    guide: row.guide,
    popularity,
    source: row.source,
    hoursBasis: row.hours_basis,
    businessStatus: row.business_status,
    thumbnailUrl,
    rankValue: row.views ?? row.popularity ?? 0,
    duplicateOf,
  }
}

/**
 * Merges two rows of one place: the tourism authority's row keeps its id, names and point, and takes from the editors' row
 * what it lacks (hours, fees, visit length, texts) and what editors know better (category, aliases).
 */
export function mergeDuplicate<T extends FactRow>(row: T, editors: T): T {
  const merged: Record<string, unknown> = { ...editors }
  for (const [column, value] of Object.entries(row)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
    if (!isEmpty) merged[column] = value
  }
  const names = [...row.aliases, ...editors.aliases, editors.name_th, editors.name_en].filter(
    (name): name is string => name !== null,
  )
  return {
    ...(merged as T),
    aliases: [...new Set(names)].filter((name) => name !== row.name_th && name !== row.name_en),
    category: editors.category ?? row.category,
    category_inferred: editors.category === null && row.category_inferred,
    sub_categories: editors.sub_categories.length > 0 ? editors.sub_categories : row.sub_categories,
    tags: [...new Set([...editors.tags, ...row.tags])],
    source: row.source === editors.source ? row.source : `${row.source}; ${editors.source}`,
    licence: row.licence ?? editors.licence,
  }
}

function weekHours(stored: StoredHours): WeekHours {
  return WEEKDAYS.map((day) => (stored[day] ?? []).map(([open, close]) => ({ open, close })))
}

function feeOf(fee: StoredFee): Fee {
  return {
    thaiAdult: fee.thai_adult,
    thaiChild: fee.thai_child,
    foreignerAdult: fee.foreigner_adult,
    foreignerChild: fee.foreigner_child,
  }
}
