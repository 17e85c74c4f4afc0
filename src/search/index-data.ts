import type { WeekHours } from '../world/hours.ts'
import type { PlaceFacts } from '../world/place.ts'
import type { AliasBook, AliasEntry } from './alias-book.ts'
import { type AreaIndex, createAreaIndex } from './area-index.ts'
import { buildSegment } from './build-segment.ts'
import { type Concepts, createConcepts } from './concepts.ts'
import { type IndexEntry, listEntries, toEntry } from './index-entry.ts'
import { createInterner, type Interner } from './interner.ts'
import type { SearchWorld } from './search-world.ts'
import type { Segment } from './segment.ts'

/** The content of a snapshot other than its segments. */
export interface SavedState {
  readonly interners: Readonly<Record<'provinces' | 'districts' | 'labels' | 'hours', readonly string[]>>
  readonly learned: readonly (readonly [string, string | null, string | null])[]
  readonly aliases: readonly AliasEntry[]
}

/** The indexed places: immutable segments, newest last, and the interners that their numbers refer to. */
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
  /** Replaces all content with that of a snapshot. */
  reset(state: SavedState, segments: readonly Segment[]): void
}

/** A new segment absorbs its left neighbour unless that is over four times its size: each place is rebuilt O(log n) times. */
const MERGE_RATIO = 4
const MAX_SEGMENTS = 6
/** Places read per step. */
const STEP_ENTRIES = 50

export function createIndexData(world: SearchWorld, aliases: AliasBook): IndexData {
  const words = lazyWords(world)
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

  function assertNotChanging(): void {
    if (isChanging) throw new Error('another change of the index is in progress')
  }

  function* toEntries(places: Iterable<PlaceFacts>): Generator<IndexEntry> {
    for (const place of places) yield toEntry(place, { ...words(), aliases, interners })
  }

  function markDeleted(id: string): void {
    const place = locations.get(id)
    if (!place) return
    place.segment.deleted[place.doc] = 1
    deletedCounts.set(place.segment, (deletedCounts.get(place.segment) ?? 0) + 1)
    locations.delete(id)
  }

  /** Searches see the old state until the last step. */
  function* add(entries: Iterable<IndexEntry>): Generator<void, void> {
    assertNotChanging()
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
    /** Documents per segment that the new entries replace. */
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
    const built = yield* buildSegment(fresh, words().concepts)
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
    assertNotChanging()
    for (const name of ['provinces', 'districts', 'labels', 'hours'] as const)
      interners[name].replace(state.interners[name])
    for (const [provinceCode, nameTh, nameEn] of state.learned) words().areas.learn(provinceCode, nameTh, nameEn)
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
    let hasAdded = false
    for (const entry of entries) {
      aliases.add(entry)
      hasAdded = true
    }
    if (!hasAdded) return
    const changed: IndexEntry[] = []
    for (const segment of segments) {
      for (const entry of listEntries(segment)) {
        const point = { latitude: entry.latitude, longitude: entry.longitude }
        const extra = aliases.listFor(entry.id, entry.names.filter(Boolean), point)
        if (extra.length > 0) changed.push({ ...entry, names: [...entry.names, ...extra] })
      }
    }
    runAll(add(changed))
  }

  return {
    world,
    get areas() {
      return words().areas
    },
    get concepts() {
      return words().concepts
    },
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
    upsert: (places) => runAll(add(toEntries(places))),
    upsertInSteps: (places) => add(toEntries(places)),
    remove(ids) {
      assertNotChanging()
      for (const id of ids) markDeleted(id)
    },
  }
}

/** Made by the first place or search: an index that has neither does without. */
function lazyWords(world: SearchWorld): () => Pick<IndexData, 'areas' | 'concepts'> {
  let words: Pick<IndexData, 'areas' | 'concepts'> | undefined
  return () => {
    words ??= { areas: createAreaIndex(world), concepts: createConcepts(world.vocabulary) }
    return words
  }
}

function runAll(steps: Generator<void, void>): void {
  while (!steps.next().done);
}
