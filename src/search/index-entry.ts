import { CATEGORY_CODES, type PlaceFacts } from '../world/place.ts'
import type { AliasBook } from './alias-book.ts'
import { type AreaIndex, districtKey } from './area-index.ts'
import type { CompressedRows } from './compressed-rows.ts'
import type { Concepts } from './concepts.ts'
import type { Interner } from './interner.ts'
import type { Segment } from './segment.ts'

/** A place as a segment stores it. Numbers refer to the interners of the index. */
export interface IndexEntry {
  readonly id: string
  /** Thai name, English name (either may be empty), then other names. */
  readonly names: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly province: number
  readonly district: number
  readonly categoryCode: number
  readonly category: number
  /** The main kind: a concept of the vocabulary plus one; 0 = unknown. */
  readonly kind: number
  /** Sub-categories and tags. */
  readonly labels: readonly number[]
  /** Concepts of the place, broader ones included. */
  readonly concepts: readonly number[]
  readonly hours: number
  readonly popularity: number
}

export interface EntryContext {
  readonly aliases: AliasBook
  readonly areas: AreaIndex
  readonly concepts: Concepts
  readonly interners: Readonly<Record<'provinces' | 'districts' | 'labels' | 'hours', Interner>>
}

/** Converts a place and teaches the area index its district. */
export function toEntry(place: PlaceFacts, { aliases, areas, concepts, interners }: EntryContext): IndexEntry {
  const own = [place.nameTh ?? '', place.nameEn ?? '', ...place.aliases].map((name) => name.replaceAll('\n', ' '))
  const names = [...own, ...aliases.listFor(place.id, own.filter(Boolean), place.point)]
  const keys = [...(place.category === null ? [] : [place.category]), ...place.subCategories, ...place.tags]
  const kinds = place.category === null ? concepts.inferKinds(place) : []
  const kind = place.category === null ? kinds[0] : concepts.find(place.category)
  areas.learn(place.provinceCode, place.districtTh, place.districtEn)
  const districtName = place.districtTh ?? place.districtEn
  return {
    id: place.id,
    names,
    latitude: place.point.latitude,
    longitude: place.point.longitude,
    province: interners.provinces.intern(place.provinceCode),
    district: districtName === null ? 0 : interners.districts.intern(districtKey(place.provinceCode, districtName)),
    categoryCode: CATEGORY_CODES.indexOf(place.categoryCode),
    category: place.category === null ? 0 : interners.labels.intern(place.category),
    labels: [...new Set([...place.subCategories, ...place.tags].map((label) => interners.labels.intern(label)))],
    kind: kind === undefined ? 0 : kind + 1,
    concepts: concepts.listFor(keys, kinds),
    hours: place.hours === null ? 0 : interners.hours.intern(JSON.stringify(place.hours)),
    popularity: Math.fround(Math.min(1, Math.max(0, place.popularity || 0))),
  }
}

/** The places of a segment that are not deleted. */
export function* listEntries(segment: Segment): Generator<IndexEntry> {
  for (let doc = 0; doc < segment.size; doc++) {
    if (segment.deleted[doc] === 1) continue
    yield {
      id: segment.ids[doc] ?? '',
      names: (segment.names[doc] ?? '').split('\n'),
      latitude: segment.latitudes[doc] ?? 0,
      longitude: segment.longitudes[doc] ?? 0,
      province: segment.provinces[doc] ?? 0,
      district: segment.districts[doc] ?? 0,
      categoryCode: segment.categoryCodes[doc] ?? 0,
      category: segment.categories[doc] ?? 0,
      kind: segment.kinds[doc] ?? 0,
      labels: rowOf(segment.labels, doc),
      concepts: rowOf(segment.concepts, doc),
      hours: segment.hours[doc] ?? 0,
      popularity: segment.popularity[doc] ?? 0,
    }
  }
}

function rowOf({ starts, values }: CompressedRows, row: number): number[] {
  return [...values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)]
}
