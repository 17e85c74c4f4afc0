import type { Catalogue } from './catalogue.ts'
import { isOpenAt } from './filter.ts'
import type { OpenAt, SearchFacets } from './search-index.ts'
import type { Shard } from './shard.ts'

export interface FacetCounter {
  count(shard: Shard, doc: number): void
  result(): SearchFacets
}

/** Counts by number in the pass over the matches; texts only at the end. */
export function createFacetCounter(catalogue: Catalogue, openNowAt: OpenAt | undefined): FacetCounter {
  const categories = new Uint32Array(catalogue.labels.texts.length)
  const provinces = new Uint32Array(catalogue.provinces.texts.length)
  let openNow = 0
  return {
    count(shard, doc) {
      const category = shard.categories[doc] ?? 0
      const province = shard.provinces[doc] ?? 0
      categories[category] = (categories[category] ?? 0) + 1
      provinces[province] = (provinces[province] ?? 0) + 1
      if (openNowAt && isOpenAt(catalogue, shard, doc, openNowAt)) openNow++
    },
    result: () => ({
      category: byText(categories, catalogue.labels.texts),
      province: byText(provinces, catalogue.provinces.texts),
      ...(openNowAt && { openNow }),
    }),
  }
}

/** Number 0 stands for “unknown” and is left out. */
function byText(counts: Uint32Array, texts: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (let number = 1; number < counts.length; number++) {
    if (counts[number]) found[texts[number] ?? ''] = counts[number] ?? 0
  }
  return found
}
