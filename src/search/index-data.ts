import type { WeekHours } from '../world/hours.ts'
import { CATEGORY_CODES, type PlaceFacts } from '../world/place.ts'
import type { AliasBook, AliasEntry } from './alias-book.ts'
import { type AreaIndex, createAreaIndex, districtKey } from './area-index.ts'
import { type Concepts, createConcepts } from './concepts.ts'
import type { SearchWorld } from './search-index.ts'
import { buildSegment, type IndexEntry, type Segment } from './segment.ts'

/** Texts by number. Number 0 is the empty text. */
export interface Interner {
  readonly texts: readonly string[]
  intern(text: string): number
  find(text: string): number | undefined
  replace(texts: readonly string[]): void
}

/** What a snapshot holds beside the shards. */
export interface SavedState {
  readonly interners: Readonly<Record<'provinces' | 'districts' | 'labels' | 'hours', readonly string[]>>
  readonly learned: readonly (readonly [string, string | null, string | null])[]
  readonly aliases: readonly AliasEntry[]
}

/** The places of the index: immutable shards, newest last, and what their numbers mean. */
export interface IndexData {
  readonly world: SearchWorld
  readonly areas: AreaIndex
  readonly concepts: Concepts
  readonly aliases: AliasBook
  readonly provinces: Interner
  readonly districts: Interner
  readonly labels: Interner
  readonly hours: Interner
  readonly segments: readonly Segment[]
  readonly size: number
  hoursOf(hours: number): WeekHours | null
  upsert(places: Iterable<PlaceFacts>): void
  upsertInSteps(places: Iterable<PlaceFacts>): Generator<void, void>
  remove(ids: Iterable<string>): void
  addAliases(entries: Iterable<AliasEntry>): void
  /** Replaces everything by what a snapshot holds. */
  reset(state: SavedState, segments: readonly Segment[]): void
}

/** A shard joins its left neighbour when it has grown to a quarter of it: each place is rebuilt O(log n) times. */
const MERGE_RATIO = 4
const MAX_SEGMENTS = 6
/** Places that are read in one step. */
const STEP_ENTRIES = 50

export function createIndexData(world: SearchWorld, aliases: AliasBook): IndexData {
  const areas = createAreaIndex(world)
  const concepts = createConcepts(world.vocabulary)
  const interners = {
    provinces: createInterner(),
    districts: createInterner(),
    labels: createInterner(),
    hours: createInterner(),
  }
  const parsedHours: (WeekHours | null)[] = [null]
  const locations = new Map<string, { readonly segment: Segment; readonly doc: number }>()
  const deletedCounts = new WeakMap<Segment, number>()
  let segments: readonly Segment[] = []
  let isChanging = false

  function begin(): void {
    if (isChanging) throw new Error('a change of the index is under way')
  }

  function toEntry(place: PlaceFacts): IndexEntry {
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

  function* toEntries(places: Iterable<PlaceFacts>): Generator<IndexEntry> {
    for (const place of places) yield toEntry(place)
  }

  function markDeleted(id: string): void {
    const place = locations.get(id)
    if (!place) return
    place.segment.deleted[place.doc] = 1
    deletedCounts.set(place.segment, (deletedCounts.get(place.segment) ?? 0) + 1)
    locations.delete(id)
  }

  /** Until the last step everything is found as before. */
  function* add(entries: Iterable<IndexEntry>): Generator<void, void> {
    begin()
    isChanging = true
    try {
      yield* replace(entries)
    } finally {
      isChanging = false
    }
  }

  function* replace(entries: Iterable<IndexEntry>): Generator<void, void> {
    const latest = new Map<string, IndexEntry>()
    for (const entry of entries) {
      latest.set(entry.id, entry)
      if (latest.size % STEP_ENTRIES === 0) yield
    }
    if (latest.size === 0) return
    let fresh = [...latest.values()]
    /** Of the entries that come, some replace others: those die with this. */
    const replacedCounts = new Map<Segment, number>()
    for (const id of latest.keys()) {
      const segment = locations.get(id)?.segment
      if (segment) replacedCounts.set(segment, (replacedCounts.get(segment) ?? 0) + 1)
    }
    const isHalfDeleted = (segment: Segment): boolean =>
      ((deletedCounts.get(segment) ?? 0) + (replacedCounts.get(segment) ?? 0)) * 2 > segment.size
    const listOthers = (segment: Segment): IndexEntry[] => [...listEntries(segment)].filter(({ id }) => !latest.has(id))
    const kept = segments.filter((segment) => !isHalfDeleted(segment))
    for (const segment of segments) if (isHalfDeleted(segment)) fresh = fresh.concat(listOthers(segment))
    while (kept.length > 0) {
      const last = kept[kept.length - 1]
      if (!last || (last.size > fresh.length * MERGE_RATIO && kept.length < MAX_SEGMENTS)) break
      kept.pop()
      fresh = [...listOthers(last), ...fresh]
    }
    const built = yield* buildSegment(fresh, concepts)
    for (const id of latest.keys()) markDeleted(id)
    replaceSegments([...kept, built])
  }

  function replaceSegments(next: readonly Segment[]): void {
    const old = new Set(segments)
    segments = next
    for (const segment of next) {
      if (old.has(segment)) continue
      for (let doc = 0; doc < segment.size; doc++) {
        if (segment.deleted[doc] !== 1) locations.set(segment.ids[doc] ?? '', { segment, doc })
      }
    }
  }

  function reset(state: SavedState, next: readonly Segment[]): void {
    begin()
    for (const name of ['provinces', 'districts', 'labels', 'hours'] as const)
      interners[name].replace(state.interners[name])
    for (const [provinceCode, nameTh, nameEn] of state.learned) areas.learn(provinceCode, nameTh, nameEn)
    aliases.clear()
    for (const entry of state.aliases) aliases.add(entry)
    parsedHours.splice(1)
    locations.clear()
    segments = []
    replaceSegments(next)
  }

  function hoursOf(hours: number): WeekHours | null {
    if (hours === 0) return null
    return (parsedHours[hours] ??= JSON.parse(interners.hours.texts[hours] ?? 'null') as WeekHours | null)
  }

  function addAliases(entries: Iterable<AliasEntry>): void {
    let added = false
    for (const entry of entries) {
      aliases.add(entry)
      added = true
    }
    if (!added) return
    const changed: IndexEntry[] = []
    for (const segment of segments) {
      for (const entry of listEntries(segment)) {
        const point = { latitude: entry.latitude, longitude: entry.longitude }
        const extra = aliases.listFor(entry.id, entry.names.filter(Boolean), point)
        if (extra.length > 0) changed.push({ ...entry, names: [...entry.names, ...extra] })
      }
    }
    finish(add(changed))
  }

  return {
    world,
    areas,
    concepts,
    aliases,
    ...interners,
    hoursOf,
    addAliases,
    reset,
    get segments() {
      return segments
    },
    get size() {
      return locations.size
    },
    upsert: (places) => finish(add(toEntries(places))),
    upsertInSteps: (places) => add(toEntries(places)),
    remove(ids) {
      begin()
      for (const id of ids) markDeleted(id)
    },
  }
}

function finish(steps: Generator<void, void>): void {
  while (!steps.next().done);
}

/** The living places of a shard, as they came in. */
function* listEntries(segment: Segment): Generator<IndexEntry> {
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
      labels: [...segment.labels.values.subarray(segment.labels.starts[doc] ?? 0, segment.labels.starts[doc + 1] ?? 0)],
      concepts: [
        ...segment.concepts.values.subarray(segment.concepts.starts[doc] ?? 0, segment.concepts.starts[doc + 1] ?? 0),
      ],
      hours: segment.hours[doc] ?? 0,
      popularity: segment.popularity[doc] ?? 0,
    }
  }
}

function createInterner(): Interner {
  const texts = ['']
  const numbers = new Map([['', 0]])
  return {
    texts,
    find: (text) => numbers.get(text),
    intern(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      texts.push(text)
      return texts.length - 1
    },
    replace(all) {
      numbers.clear()
      texts.splice(0)
      for (const [number, text] of all.entries()) {
        numbers.set(text, number)
        texts.push(text)
      }
    },
  }
}
