import type { Point } from '../world/point.ts'
import { distanceM } from '../world/point.ts'
import type { Catalogue } from './catalogue.ts'
import type { SearchHit, SuggestQuery } from './search-index.ts'
import { createTop } from './top.ts'
import { eachTyped, typedForm } from './typed.ts'

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
export function suggestPlaces({ shards }: Catalogue, { keyword, point, limit }: SuggestQuery): SearchHit[] {
  const form = typedForm(keyword)
  const found: (SearchHit & { readonly popularity: number })[] = []
  for (const shard of shards) {
    const pointOf = (doc: number): Point => ({
      latitude: shard.latitudes[doc] ?? 0,
      longitude: shard.longitudes[doc] ?? 0,
    })
    const top = createTop(limit)
    const seen = new Uint8Array(shard.size)
    eachTyped(shard, form, (doc) => {
      if (seen[doc] === 1 || shard.dead[doc] === 1) return
      seen[doc] = 1
      top.offer(doc, importanceOf(shard.popularity[doc] ?? 0, pointOf(doc), point))
    })
    for (const { doc, score } of top.take()) {
      const distance = point ? distanceM(point, pointOf(doc)) : null
      found.push({ id: shard.ids[doc] ?? '', score, distanceM: distance, popularity: shard.popularity[doc] ?? 0 })
    }
  }
  return found
    .sort((a, b) => b.score - a.score || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id, score, distanceM }) => ({ id, score, distanceM }))
}
