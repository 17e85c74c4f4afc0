import { isOpenThroughout } from '../world/hours.ts'
import { CATEGORY_CODES } from '../world/place.ts'
import { distanceM } from '../world/point.ts'
import { districtKey } from './area-index.ts'
import type { IndexData } from './index-data.ts'
import type { Box, Circle, OpenAt, SearchQuery } from './search-query.ts'
import type { Segment } from './segment.ts'

export interface Filter {
  /** Whether it excludes anything. */
  readonly isNarrow: boolean
  passes(segment: Segment, doc: number): boolean
}

/** The restrictions of a query as one test. Unknown names match nothing. */
export function createFilter(data: IndexData, query: SearchQuery): Filter {
  const tests: ((segment: Segment, doc: number) => boolean)[] = []
  const { provinceCode, regionProvinceCodes, districtTh, category, categoryCode, tags, openAt, point } = query
  const { radiusM, areas, box } = query
  if (provinceCode !== undefined) {
    const wanted = data.provinces.find(provinceCode)
    tests.push((segment, doc) => segment.provinces[doc] === wanted)
  }
  if (regionProvinceCodes) {
    const wanted = new Set([...regionProvinceCodes].map((code) => data.provinces.find(code)))
    tests.push((segment, doc) => wanted.has(segment.provinces[doc]))
  }
  if (districtTh !== undefined) {
    const tail = districtKey('', districtTh)
    const wanted = new Set(data.districts.texts.flatMap((text, index) => (text.endsWith(tail) ? [index] : [])))
    tests.push((segment, doc) => wanted.has(segment.districts[doc] ?? 0))
  }
  if (categoryCode !== undefined) {
    const wanted = CATEGORY_CODES.indexOf(categoryCode)
    tests.push((segment, doc) => segment.categoryCodes[doc] === wanted)
  }
  if (category !== undefined) {
    const label = data.labels.find(category)
    const concept = data.concepts.find(category)
    tests.push((segment, doc) => {
      if (label !== undefined && (segment.categories[doc] === label || rowHas(segment.labels, doc, label))) return true
      return concept !== undefined && rowHas(segment.concepts, doc, concept)
    })
  }
  for (const tag of tags ?? []) {
    const label = data.labels.find(tag)
    tests.push((segment, doc) => label !== undefined && rowHas(segment.labels, doc, label))
  }
  if (openAt) tests.push((segment, doc) => segment.hours[doc] === 0 || isOpenAt(data, segment, doc, openAt))
  if (point && radiusM !== undefined) tests.push((segment, doc) => isWithin(segment, doc, [{ point, radiusM }]))
  if (box) tests.push((segment, doc) => isInBox(segment, doc, box))
  if (areas) tests.push((segment, doc) => isWithin(segment, doc, areas))
  return { isNarrow: tests.length > 0, passes: (segment, doc) => tests.every((test) => test(segment, doc)) }
}

/** Whether a document is inside any of the circles. The latitude alone excludes most. */
export function isWithin(segment: Segment, doc: number, circles: readonly Circle[]): boolean {
  const latitude = segment.latitudes[doc] ?? 0
  const longitude = segment.longitudes[doc] ?? 0
  return circles.some(
    ({ point, radiusM }) =>
      Math.abs(latitude - point.latitude) <= radiusM / METRES_PER_DEGREE &&
      distanceM(point, { latitude, longitude }) <= radiusM,
  )
}

function isInBox(segment: Segment, doc: number, { south, west, north, east }: Box): boolean {
  const latitude = segment.latitudes[doc] ?? 0
  const longitude = segment.longitudes[doc] ?? 0
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

const METRES_PER_DEGREE = 110_000
const bandsBySegment = new WeakMap<Segment, Uint32Array>()

/**
 * The documents between the southernmost and northernmost latitude of a geographic filter, from a list sorted by latitude
 * that each segment makes on first use. Undefined without such a filter.
 */
export function findBand(segment: Segment, { box, areas, point, radiusM }: SearchQuery): Uint32Array | undefined {
  const circles = [...(areas ?? []), ...(point && radiusM !== undefined ? [{ point, radiusM }] : [])]
  if (!box && circles.length === 0) return undefined
  const edge = (sign: 1 | -1) =>
    circles.map((circle) => circle.point.latitude + (sign * circle.radiusM) / METRES_PER_DEGREE)
  const south = box?.south ?? Math.min(...edge(-1))
  const north = box?.north ?? Math.max(...edge(1))
  const { latitudes } = segment
  let order = bandsBySegment.get(segment)
  if (!order) {
    order = Uint32Array.from(latitudes, (_, doc) => doc).sort((a, b) => (latitudes[a] ?? 0) - (latitudes[b] ?? 0))
    bandsBySegment.set(segment, order)
  }
  return order.subarray(firstAt(order, latitudes, south, false), firstAt(order, latitudes, north, true))
}

/** Position of the first document at a latitude, or after the last one there. */
function firstAt(order: Uint32Array, latitudes: Float64Array, latitude: number, isBehind: boolean): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = latitudes[order[middle] ?? 0] ?? 0
    if (at < latitude || (isBehind && at === latitude)) low = middle + 1
    else high = middle
  }
  return low
}

/** False if the hours are unknown. */
export function isOpenAt(data: IndexData, segment: Segment, doc: number, at: OpenAt): boolean {
  const hours = data.hoursOf(segment.hours[doc] ?? 0)
  return hours !== null && isOpenThroughout(hours, at.weekday, at.minute, at.minute + 1)
}

function rowHas(rows: { starts: Uint32Array; values: Uint32Array }, doc: number, wanted: number): boolean {
  for (let at = rows.starts[doc] ?? 0; at < (rows.starts[doc + 1] ?? 0); at++)
    if (rows.values[at] === wanted) return true
  return false
}
