import type { Point } from '../world/point.ts'
import { distanceM } from '../world/point.ts'
import type { IndexData } from './index-data.ts'
import type { SearchHit, SuggestQuery } from './search-query.ts'
import { createTopK } from './top-k.ts'
import { forEachCompletion, typeaheadForm } from './typeahead.ts'

/** Bonus of the nearest place; popularity contributes up to 1. */
const NEARNESS = 0.5

/**
 * Orders suggestions by fame (0 … 1 for places) and nearness, never by the text: an order that depends on the text could
 * drop a suggestion shown one letter earlier.
 */
export function importanceOf(fame: number, at: Point, point: Point | undefined): number {
  if (!point) return fame
  return fame + NEARNESS * Math.max(0, 1 - Math.log10(1 + distanceM(point, at) / 500) / 3.5)
}

/** The most important places with a name in which a word starts with the text. */
export function suggestPlaces({ segments }: IndexData, { keyword, point, limit }: SuggestQuery): SearchHit[] {
  const form = typeaheadForm(keyword)
  const found: (SearchHit & { readonly popularity: number })[] = []
  for (const segment of segments) {
    const pointOf = (doc: number): Point => ({
      latitude: segment.latitudes[doc] ?? 0,
      longitude: segment.longitudes[doc] ?? 0,
    })
    const top = createTopK(limit)
    const seen = new Uint8Array(segment.size)
    forEachCompletion(segment, form, (doc) => {
      if (seen[doc] === 1 || segment.deleted[doc] === 1) return
      seen[doc] = 1
      top.offer(doc, importanceOf(segment.popularity[doc] ?? 0, pointOf(doc), point))
    })
    for (const { doc, score } of top.take()) {
      const distance = point ? distanceM(point, pointOf(doc)) : null
      found.push({ id: segment.ids[doc] ?? '', score, distanceM: distance, popularity: segment.popularity[doc] ?? 0 })
    }
  }
  return found
    .sort((a, b) => b.score - a.score || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id, score, distanceM }) => ({ id, score, distanceM }))
}
