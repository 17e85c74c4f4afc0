/** The documents and the mapping of the places index. */

import type { EngineDocument } from '../../platform/opensearch/opensearch.ts'
import { districtKey } from '../../search/area-index.ts'
import type { EngineAnalyser } from '../../search/engine-analyser.ts'
import type { WeekHours } from '../../world/hours.ts'
import type { PlaceFacts } from '../../world/place.ts'

const keyword = { type: 'keyword', norms: false, doc_values: false } as const
const sorted = { type: 'keyword' } as const

/** Deepest result that a page can reach: OpenSearch's `max_result_window`. */
export const DEEPEST = 100_000

export const indexBody = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1', max_result_window: DEEPEST } },
  mappings: {
    dynamic: false,
    properties: {
      id: sorted,
      tokens: keyword,
      keys: keyword,
      wholes: keyword,
      grams: keyword,
      concepts: keyword,
      typed: keyword,
      labels: keyword,
      category: sorted,
      category_code: keyword,
      province: sorted,
      district: keyword,
      district_name: keyword,
      location: { type: 'geo_point' },
      popularity: { type: 'float' },
      fame: { type: 'float' },
      // Minutes of the week, Monday 00:00 = 0.
      open: { type: 'integer_range' },
      hours_known: sorted,
      sort_th: sorted,
      sort_en: sorted,
    },
  },
} as const

export function engineDocument(
  place: PlaceFacts,
  analyser: EngineAnalyser,
): EngineDocument & Readonly<Record<string, unknown>> {
  const { latitude, longitude } = place.point
  const district = place.districtTh ?? place.districtEn
  const { category, subCategories, tags, nameTh, nameEn } = place
  return {
    id: place.id,
    ...analyser.fieldsOf(place),
    labels: [...new Set([...(category === null ? [] : [category]), ...subCategories, ...tags])],
    ...(category !== null && { category }),
    category_code: place.categoryCode,
    province: place.provinceCode,
    ...(district !== null && {
      district: districtKey(place.provinceCode, district),
      district_name: districtKey('', district),
    }),
    location: { lat: latitude, lon: longitude },
    popularity: place.popularity,
    // OpenSearch rejects negative scores.
    fame: Math.max(0, -Math.log10(1.0001 - Math.min(1, place.popularity)) / 4),
    ...(place.hours && { open: openRanges(place.hours) }),
    hours_known: place.hours ? '1' : '0',
    sort_th: sortKey(nameTh ?? nameEn ?? ''),
    sort_en: sortKey(nameEn ?? nameTh ?? ''),
  }
}

const DAY = 1_440
const WEEK = 7 * DAY

/** Minutes of the week; the closing minute is excluded. */
function openRanges(hours: WeekHours): { gte: number; lt: number }[] {
  return hours.flatMap((day, weekday) =>
    day.flatMap(({ open, close }) => {
      const from = weekday * DAY + open
      const to = weekday * DAY + close
      if (to <= from) return []
      return to <= WEEK
        ? [{ gte: from, lt: to }]
        : [
            { gte: from, lt: WEEK },
            { gte: 0, lt: to - WEEK },
          ]
    }),
  )
}

/**
 * Sorts bytewise in dictionary order: vowels written before their consonant follow it, tone marks go to the end.
 */
function sortKey(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  const marks = plain.replace(/[^\u0e47-\u0e4e]/g, '')
  const letters = plain.replace(/[\u0e47-\u0e4e]/g, '').replace(/([\u0e40-\u0e44])([\u0e01-\u0e2e])/g, '$2$1')
  return `${letters}\u0000${marks}`.slice(0, 500)
}
