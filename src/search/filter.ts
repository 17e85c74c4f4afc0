import { isOpenThroughout } from '../world/hours.ts'
import { CATEGORY_CODES } from '../world/place.ts'
import { distanceM } from '../world/point.ts'
import { districtKey } from './areas.ts'
import type { Catalogue } from './catalogue.ts'
import type { Circle, OpenAt, SearchQuery } from './search-index.ts'
import type { Shard } from './shard.ts'

export interface Filter {
  /** Whether it leaves something out. */
  readonly isNarrow: boolean
  passes(shard: Shard, doc: number): boolean
}

/** The query's restrictions as one test. What the index has never heard of matches nothing. */
export function createFilter(catalogue: Catalogue, query: SearchQuery): Filter {
  const tests: ((shard: Shard, doc: number) => boolean)[] = []
  const { provinceCode, regionProvinceCodes, districtTh, category, categoryCode, tags, openAt, point, radiusM, areas } =
    query
  if (provinceCode !== undefined) {
    const wanted = catalogue.provinces.find(provinceCode)
    tests.push((shard, doc) => shard.provinces[doc] === wanted)
  }
  if (regionProvinceCodes) {
    const wanted = new Set([...regionProvinceCodes].map((code) => catalogue.provinces.find(code)))
    tests.push((shard, doc) => wanted.has(shard.provinces[doc]))
  }
  if (districtTh !== undefined) {
    const tail = districtKey('', districtTh)
    const wanted = new Set(catalogue.districts.texts.flatMap((text, index) => (text.endsWith(tail) ? [index] : [])))
    tests.push((shard, doc) => wanted.has(shard.districts[doc] ?? 0))
  }
  if (categoryCode !== undefined) {
    const wanted = CATEGORY_CODES.indexOf(categoryCode)
    tests.push((shard, doc) => shard.categoryCodes[doc] === wanted)
  }
  if (category !== undefined) {
    const label = catalogue.labels.find(category)
    const concept = catalogue.concepts.find(category)
    tests.push((shard, doc) => {
      if (label !== undefined && (shard.categories[doc] === label || rowHas(shard.labels, doc, label))) return true
      return concept !== undefined && rowHas(shard.concepts, doc, concept)
    })
  }
  for (const tag of tags ?? []) {
    const label = catalogue.labels.find(tag)
    tests.push((shard, doc) => label !== undefined && rowHas(shard.labels, doc, label))
  }
  if (openAt) tests.push((shard, doc) => isOpenAt(catalogue, shard, doc, openAt))
  if (point && radiusM !== undefined) tests.push((shard, doc) => isWithin(shard, doc, [{ point, radiusM }]))
  if (areas) tests.push((shard, doc) => isWithin(shard, doc, areas))
  return { isNarrow: tests.length > 0, passes: (shard, doc) => tests.every((test) => test(shard, doc)) }
}

/** Inside any of the circles; the latitude alone tells for most places. */
export function isWithin(shard: Shard, doc: number, circles: readonly Circle[]): boolean {
  const latitude = shard.latitudes[doc] ?? 0
  const longitude = shard.longitudes[doc] ?? 0
  return circles.some(
    ({ point, radiusM }) =>
      Math.abs(latitude - point.latitude) <= radiusM / 110_000 && distanceM(point, { latitude, longitude }) <= radiusM,
  )
}

/** Unknown hours are not open: whoever asks wants to be sure. */
export function isOpenAt(catalogue: Catalogue, shard: Shard, doc: number, at: OpenAt): boolean {
  const hours = catalogue.hoursOf(shard.hours[doc] ?? 0)
  return hours !== null && isOpenThroughout(hours, at.weekday, at.minute, at.minute + 1)
}

function rowHas(rows: { starts: Uint32Array; values: Uint32Array }, doc: number, wanted: number): boolean {
  for (let at = rows.starts[doc] ?? 0; at < (rows.starts[doc + 1] ?? 0); at++)
    if (rows.values[at] === wanted) return true
  return false
}
