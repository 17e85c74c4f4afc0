import { isOpenAt } from './filter.ts'
import type { IndexData } from './index-data.ts'
import type { OpenAt, SearchFacets } from './search-query.ts'
import type { Segment } from './segment.ts'

export interface FacetCounter {
  count(segment: Segment, doc: number): void
  result(): SearchFacets
}

/** Counts by number during the pass over the matches and looks texts up at the end. */
export function createFacetCounter(data: IndexData, openNowAt: OpenAt | undefined): FacetCounter {
  const categories = new Uint32Array(data.labels.texts.length)
  const provinces = new Uint32Array(data.provinces.texts.length)
  let openNow = 0
  return {
    count(segment, doc) {
      const category = segment.categories[doc] ?? 0
      const province = segment.provinces[doc] ?? 0
      categories[category] = (categories[category] ?? 0) + 1
      provinces[province] = (provinces[province] ?? 0) + 1
      if (openNowAt && isOpenAt(data, segment, doc, openNowAt)) openNow++
    },
    result: () => ({
      category: byText(categories, data.labels.texts),
      province: byText(provinces, data.provinces.texts),
      ...(openNowAt && { openNow }),
    }),
  }
}

/** Leaves out number 0, which means unknown. */
function byText(counts: Uint32Array, texts: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (let number = 1; number < counts.length; number++) {
    if (counts[number]) found[texts[number] ?? ''] = counts[number] ?? 0
  }
  return found
}
