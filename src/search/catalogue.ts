import type { WeekHours } from '../world/hours.ts'
import { CATEGORY_CODES, type PlaceFacts } from '../world/place.ts'
import type { AliasBook, AliasEntry } from './alias-book.ts'
import { type Areas, createAreas, districtKey } from './areas.ts'
import { type Concepts, createConcepts } from './concepts.ts'
import type { SearchWorld } from './search-index.ts'
import { buildShard, type Entry, type Shard } from './shard.ts'

/** Texts by number. Number 0 is the empty text. */
export interface Pool {
  readonly texts: readonly string[]
  intern(text: string): number
  find(text: string): number | undefined
  replace(texts: readonly string[]): void
}

/** What a snapshot holds beside the shards. */
export interface SavedState {
  readonly pools: Readonly<Record<'provinces' | 'districts' | 'labels' | 'hours', readonly string[]>>
  readonly learned: readonly (readonly [string, string | null, string | null])[]
  readonly aliases: readonly AliasEntry[]
}

/** The places of the index: immutable shards, newest last, and what their numbers mean. */
export interface Catalogue {
  readonly world: SearchWorld
  readonly areas: Areas
  readonly concepts: Concepts
  readonly aliases: AliasBook
  readonly provinces: Pool
  readonly districts: Pool
  readonly labels: Pool
  readonly hours: Pool
  readonly shards: readonly Shard[]
  readonly size: number
  hoursOf(hours: number): WeekHours | null
  upsert(places: Iterable<PlaceFacts>): void
  upsertInSteps(places: Iterable<PlaceFacts>): Generator<void, void>
  remove(ids: Iterable<string>): void
  addAliases(entries: Iterable<AliasEntry>): void
  /** Replaces everything by what a snapshot holds. */
  reset(state: SavedState, shards: readonly Shard[]): void
}

/** A shard joins its left neighbour when it has grown to a quarter of it: each place is rebuilt O(log n) times. */
const MERGE_RATIO = 4
const MAX_SHARDS = 6
/** Places that are read in one step. */
const STEP_ENTRIES = 50

export function createCatalogue(world: SearchWorld, aliases: AliasBook): Catalogue {
  const areas = createAreas(world)
  const concepts = createConcepts(world.vocabulary)
  const pools = { provinces: createPool(), districts: createPool(), labels: createPool(), hours: createPool() }
  const parsedHours: (WeekHours | null)[] = [null]
  const where = new Map<string, { readonly shard: Shard; readonly doc: number }>()
  const buried = new WeakMap<Shard, number>()
  let shards: readonly Shard[] = []
  let isChanging = false

  function begin(): void {
    if (isChanging) throw new Error('a change of the index is under way')
  }

  function toEntry(place: PlaceFacts): Entry {
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
      province: pools.provinces.intern(place.provinceCode),
      district: districtName === null ? 0 : pools.districts.intern(districtKey(place.provinceCode, districtName)),
      categoryCode: CATEGORY_CODES.indexOf(place.categoryCode),
      category: place.category === null ? 0 : pools.labels.intern(place.category),
      labels: [...new Set([...place.subCategories, ...place.tags].map((label) => pools.labels.intern(label)))],
      kind: kind === undefined ? 0 : kind + 1,
      concepts: concepts.listFor(keys, kinds),
      hours: place.hours === null ? 0 : pools.hours.intern(JSON.stringify(place.hours)),
      popularity: Math.fround(Math.min(1, Math.max(0, place.popularity || 0))),
    }
  }

  function* toEntries(places: Iterable<PlaceFacts>): Generator<Entry> {
    for (const place of places) yield toEntry(place)
  }

  function bury(id: string): void {
    const place = where.get(id)
    if (!place) return
    place.shard.dead[place.doc] = 1
    buried.set(place.shard, (buried.get(place.shard) ?? 0) + 1)
    where.delete(id)
  }

  /** Until the last step everything is found as before. */
  function* add(entries: Iterable<Entry>): Generator<void, void> {
    begin()
    isChanging = true
    try {
      yield* replace(entries)
    } finally {
      isChanging = false
    }
  }

  function* replace(entries: Iterable<Entry>): Generator<void, void> {
    const latest = new Map<string, Entry>()
    for (const entry of entries) {
      latest.set(entry.id, entry)
      if (latest.size % STEP_ENTRIES === 0) yield
    }
    if (latest.size === 0) return
    let fresh = [...latest.values()]
    /** Of the entries that come, some replace others: those die with this. */
    const dying = new Map<Shard, number>()
    for (const id of latest.keys()) {
      const shard = where.get(id)?.shard
      if (shard) dying.set(shard, (dying.get(shard) ?? 0) + 1)
    }
    const isHalfDead = (shard: Shard): boolean => ((buried.get(shard) ?? 0) + (dying.get(shard) ?? 0)) * 2 > shard.size
    const listOthers = (shard: Shard): Entry[] => [...listEntries(shard)].filter(({ id }) => !latest.has(id))
    const kept = shards.filter((shard) => !isHalfDead(shard))
    for (const shard of shards) if (isHalfDead(shard)) fresh = fresh.concat(listOthers(shard))
    while (kept.length > 0) {
      const last = kept[kept.length - 1]
      if (!last || (last.size > fresh.length * MERGE_RATIO && kept.length < MAX_SHARDS)) break
      kept.pop()
      fresh = [...listOthers(last), ...fresh]
    }
    const built = yield* buildShard(fresh, concepts)
    for (const id of latest.keys()) bury(id)
    replaceShards([...kept, built])
  }

  function replaceShards(next: readonly Shard[]): void {
    const old = new Set(shards)
    shards = next
    for (const shard of next) {
      if (old.has(shard)) continue
      for (let doc = 0; doc < shard.size; doc++) {
        if (shard.dead[doc] !== 1) where.set(shard.ids[doc] ?? '', { shard, doc })
      }
    }
  }

  function reset(state: SavedState, next: readonly Shard[]): void {
    begin()
    for (const name of ['provinces', 'districts', 'labels', 'hours'] as const) pools[name].replace(state.pools[name])
    for (const [provinceCode, nameTh, nameEn] of state.learned) areas.learn(provinceCode, nameTh, nameEn)
    aliases.clear()
    for (const entry of state.aliases) aliases.add(entry)
    parsedHours.splice(1)
    where.clear()
    shards = []
    replaceShards(next)
  }

  function hoursOf(hours: number): WeekHours | null {
    if (hours === 0) return null
    return (parsedHours[hours] ??= JSON.parse(pools.hours.texts[hours] ?? 'null') as WeekHours | null)
  }

  function addAliases(entries: Iterable<AliasEntry>): void {
    let added = false
    for (const entry of entries) {
      aliases.add(entry)
      added = true
    }
    if (!added) return
    const changed: Entry[] = []
    for (const shard of shards) {
      for (const entry of listEntries(shard)) {
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
    ...pools,
    hoursOf,
    addAliases,
    reset,
    get shards() {
      return shards
    },
    get size() {
      return where.size
    },
    upsert: (places) => finish(add(toEntries(places))),
    upsertInSteps: (places) => add(toEntries(places)),
    remove(ids) {
      begin()
      for (const id of ids) bury(id)
    },
  }
}

function finish(steps: Generator<void, void>): void {
  while (!steps.next().done);
}

/** The living places of a shard, as they came in. */
function* listEntries(shard: Shard): Generator<Entry> {
  for (let doc = 0; doc < shard.size; doc++) {
    if (shard.dead[doc] === 1) continue
    yield {
      id: shard.ids[doc] ?? '',
      names: (shard.names[doc] ?? '').split('\n'),
      latitude: shard.latitudes[doc] ?? 0,
      longitude: shard.longitudes[doc] ?? 0,
      province: shard.provinces[doc] ?? 0,
      district: shard.districts[doc] ?? 0,
      categoryCode: shard.categoryCodes[doc] ?? 0,
      category: shard.categories[doc] ?? 0,
      kind: shard.kinds[doc] ?? 0,
      labels: [...shard.labels.values.subarray(shard.labels.starts[doc] ?? 0, shard.labels.starts[doc + 1] ?? 0)],
      concepts: [
        ...shard.concepts.values.subarray(shard.concepts.starts[doc] ?? 0, shard.concepts.starts[doc + 1] ?? 0),
      ],
      hours: shard.hours[doc] ?? 0,
      popularity: shard.popularity[doc] ?? 0,
    }
  }
}

function createPool(): Pool {
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
