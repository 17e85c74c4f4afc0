import type { Point } from '../world/point.ts'
import { distanceM } from '../world/point.ts'
import type { IndexData } from './index-data.ts'
import type { SearchHit, SuggestQuery } from './search-query.ts'
import { createTopK } from './top-k.ts'
import { forEachCompletion, typeaheadForm } from './typeahead.ts'

/** What the nearest place gains; the best known has 1. */
const NEARNESS = 0.5

/**
 * What orders suggestions, whatever is typed: how well known something is, 0 … 1 for places, and how near. An order that
 * depended on the text could push out what was shown a letter before.
 */
export function importanceOf(fame: number, at: Point, point: Point | undefined): number {
  if (!point) return fame
  return fame + NEARNESS * Math.max(0, 1 - Math.log10(1 + distanceM(point, at) / 500) / 3.5)
}

/** The most important places with a name in which a word begins like the text. */
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
