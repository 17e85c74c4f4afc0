import { randomUUID } from 'node:crypto'
import { setTimeout as sleep, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Database } from '../platform/database/database.ts'
import type { Language } from '../platform/language.ts'
import type { Log } from '../platform/log.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { bangkokDate, bangkokMinutes, weekdayOf } from '../world/calendar.ts'
import { isOpenThroughout } from '../world/hours.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import { BestKnown } from './best-known.ts'
import type { CatalogueChange, CatalogueCopy, SharedIndex } from './catalogue-replica.ts'
import {
  getCatalogueVersion,
  listChangedPlaceIds,
  listDuplicateRowsOf,
  listFactRows,
  listPlaceRows,
  listPlaceRowsById,
  listRankCounts,
  listRemovals,
  listRouteRows,
  type PlaceRow,
  type RouteRow,
} from './catalogue-store.ts'
import type { CatalogueView } from './catalogue-view.ts'
import type { IndexedPlace, IndexedPlaces, IndexSnapshots } from './index-snapshots.ts'
import { type LinkedRow, linkRows, stampOf, walkLinkedRows } from './linked-rows.ts'
import { Nicknames } from './nicknames.ts'
import { placeDocument } from './place-document.ts'
import { type OpenNow, PlaceDocuments, type StoredDocument } from './place-documents.ts'
import { type FactRow, mergeDuplicate, type PlaceEntry, placeEntry } from './place-entry.ts'
import { listNicknames, withEditorsNames, withNames } from './place-names.ts'
import { memorySearch, type PlaceSearch, type PlaceSearchEngine } from './place-search.ts'
import { Popularity } from './popularity.ts'
import type { World } from './world.ts'

/** Rows that are taken in at a stretch while requests are served: some 20 ms of work. */
const DELTA_ROWS = 250
/** Places that the index takes in at once: more is faster, and found later. */
const INDEXED_AT_ONCE = 5_000
/** Some 20 ms of work, then a pause. */
const FILLED_AT_ONCE = 50
const FILL_PAUSE_MS = 40
const MAX_ROUTES = 5_000
const MAX_REMOVALS = 100_000
/** A smaller index is built sooner than fetched. */
const MIN_SNAPSHOT_PLACES = 1_000
/** A snapshot of which more has changed is stored anew. */
const STALE_SHARE = 0.1
const LANGUAGES = ['th', 'en'] as const

export interface CatalogueOptions {
  readonly db: Database
  readonly world: World
  readonly search: SearchIndex
  readonly textBytes: number
  readonly log: Log
  readonly clock: () => Date
  /** Where built search indexes are kept for the next start. */
  readonly snapshots?: IndexSnapshots
  readonly minSnapshotPlaces?: number
  /** A search engine that all nodes share; this node's index then holds only the best known places. */
  readonly engine?: PlaceSearchEngine
  readonly maxIndexed?: number
}

interface Taken<T extends FactRow> {
  readonly item: LinkedRow<T>
  readonly entry: PlaceEntry
  readonly merged: T
  readonly nicknames: readonly string[]
}

/**
 * The node's snapshot of all places and routes. PostgreSQL is the truth; a change of it bumps the catalogue's version,
 * and `refresh` fetches what is newer than what is held here.
 */
export class Catalogue implements CatalogueView {
  readonly world: World
  /** This node's own index. */
  readonly search: SearchIndex
  /** Finds places, wherever that is done. */
  readonly finder: PlaceSearch
  readonly documents: PlaceDocuments
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  /** Tells this load of the snapshot from that of another node or start. */
  readonly instance = randomUUID()
  version = -1
  #places = new Map<string, PlaceEntry>()
  #routes = new Map<string, RouteRow>()
  /** Places that have changed and that the index does not know yet; null for those that are found no more. */
  readonly #changed = new Map<string, PlaceEntry | null>()
  /** Who is told of changes, and what has changed since they were told. */
  readonly #followers = new Set<(change: CatalogueChange) => Promise<void>>()
  #unpublished = emptyChange()
  #popularity = new Popularity([])
  #refreshing: Promise<void> | null = null
  #again = false
  #now = { epochMinute: Number.NaN, weekday: 0, minute: 0 }
  #storing: Promise<void> = Promise.resolve()
  readonly #nicknames: Nicknames
  /** Of the few places that have any. */
  readonly #nicknamesById = new Map<string, readonly string[]>()
  readonly #bestKnown: BestKnown | null
  readonly #options: CatalogueOptions

  constructor(options: CatalogueOptions) {
    this.#options = options
    this.#nicknames = new Nicknames(options.world.shippedNames)
    this.world = options.world
    this.search = options.search
    this.finder = options.engine ?? memorySearch(options.search)
    this.#bestKnown = options.maxIndexed === undefined ? null : new BestKnown(options.maxIndexed)
    this.provincesByCode = new Map(options.world.provinces.map((province) => [province.code, province]))
    this.conceptsByKey = new Map(options.world.vocabulary.map((concept) => [concept.key, concept]))
    this.documents = new PlaceDocuments(options.textBytes, (ids, language) => this.#makeDocuments(ids, language))
  }

  /** False until the first load is done: reads answer 503 until then. */
  get isReady(): boolean {
    return this.version >= 0
  }
  get size(): number {
    return this.#places.size
  }
  findPlace(placeId: string): PlaceEntry | undefined {
    return this.#places.get(placeId)
  }
  places(): IterableIterator<PlaceEntry> {
    return this.#places.values()
  }
  /** Those that can be found. */
  *listedPlaces(): Generator<PlaceEntry> {
    for (const entry of this.#places.values()) if (isListed(entry)) yield entry
  }
  findRoute(routeId: string): RouteRow | undefined {
    return this.#routes.get(routeId)
  }
  routes(): IterableIterator<RouteRow> {
    return this.#routes.values()
  }

  /** Whether a place is open now, in Bangkok; null when its hours are unknown. */
  openNow(entry: PlaceEntry): OpenNow {
    if (entry.businessStatus !== 'operational') return false
    if (entry.hours === null) return null
    const { weekday, minute } = this.#bangkokNow()
    return isOpenThroughout(entry.hours, weekday, minute, minute + 1)
  }

  /** Read anew once a minute: it is asked for with every place of every answer. */
  #bangkokNow(): { weekday: number; minute: number } {
    const now = this.#options.clock()
    const epochMinute = Math.floor(now.getTime() / 60_000)
    if (epochMinute !== this.#now.epochMinute)
      this.#now = { epochMinute, weekday: weekdayOf(bangkokDate(now)), minute: bangkokMinutes(now) }
    return this.#now
  }

  /** The stored document of one place, from memory when it is there. */
  async document(placeId: string, language: Language): Promise<StoredDocument | undefined> {
    return this.documents.peek(placeId, language) ?? (await this.documents.list([placeId], language)).get(placeId)
  }

  /**
   * Makes the documents that nobody has asked for yet, as long as there is room, the best known places first: a start
   * from a stored index has none. Slow, so that requests hardly notice.
   */
  async fillDocuments(signal: AbortSignal): Promise<void> {
    const ids = [...this.listedPlaces()].sort((a, b) => b.popularity - a.popularity).map(({ id }) => id)
    for (let at = 0; at < ids.length && !this.documents.isFull; at += FILLED_AT_ONCE) {
      for (const language of LANGUAGES) await this.documents.list(ids.slice(at, at + FILLED_AT_ONCE), language)
      await sleep(FILL_PAUSE_MS, undefined, { signal, ref: false })
    }
  }

  /** Brings the snapshot up to the database; calls that come while one runs are served by one more run. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true
      return this.#refreshing
    }
    this.#refreshing = this.#refreshUntilCurrent().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  /** Calls `take` with each change from now on; `refresh` resolves after it has been taken. */
  follow(take: (change: CatalogueChange) => Promise<void>): () => void {
    this.#followers.add(take)
    return () => this.#followers.delete(take)
  }

  /** All that is held, for a replica: of one version, never from the middle of a refresh. */
  async copy(): Promise<CatalogueCopy> {
    while (this.#refreshing) await this.#refreshing.catch(() => {})
    return { version: this.version, places: [...this.#places.values()], index: this.#sharedIndex() }
  }

  #sharedIndex(): SharedIndex {
    const saved = this.search.save()
    const shared = new Uint8Array(new SharedArrayBuffer(saved.length))
    shared.set(saved)
    return shared
  }

  /** Resolves when what runs in the background after a load is done. */
  async settle(): Promise<void> {
    await this.#storing
    await this.#options.engine?.settle()
  }

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#again = false
      const { db, log } = this.#options
      const version = await getCatalogueVersion(db)
      if (version === this.version) continue
      const startedAt = performance.now()
      this.#popularity = new Popularity(await listRankCounts(db))
      if (this.version < 0) await this.#loadAll(version)
      else await this.#loadChanges(this.version, version)
      await this.#notifyFollowers(version)
      this.#routes = new Map((await listRouteRows(db, MAX_ROUTES)).map((row) => [row.route_id, row]))
      this.version = version
      log.info(
        { version, places: this.size, routes: this.#routes.size, ms: Math.round(performance.now() - startedAt) },
        'catalogue is current',
      )
    } while (this.#again)
    // Also when nothing is new: what failed before is tried again.
    this.#options.engine?.flush(this.version)
  }

  /** Everything: the index from a snapshot if there is one, with what differs from it, else built place by place. */
  async #loadAll(version: number): Promise<void> {
    const { snapshots } = this.#options
    const stored = (await snapshots?.load(this.search)) ?? null
    const indexed = new Map<string, IndexedPlace>()
    let changes = 0
    if (stored || this.#bestKnown) {
      // The texts are not needed yet: they are fetched when somebody asks for them.
      await walkLinkedRows(this.#options.db, listFactRows, (items) => this.#note(items, stored, indexed))
      changes = await this.#indexNoted(stored, indexed)
    } else {
      await walkLinkedRows(this.#options.db, listPlaceRows, (items) => noteIndexed(this.#put(items), indexed))
      await this.#index()
    }
    const gone = [...(stored?.keys() ?? [])].filter((id) => !indexed.has(id))
    this.search.remove(gone)
    const isStale = stored === null || changes + gone.length > indexed.size * STALE_SHARE
    if (!snapshots || !isStale || indexed.size < (this.#options.minSnapshotPlaces ?? MIN_SNAPSHOT_PLACES)) return
    // Copied now, before the next change; stored while requests are served.
    this.#storing = snapshots.save(this.search.save(), version, indexed)
  }

  /** Takes rows in without indexing them. */
  #note(items: readonly LinkedRow<FactRow>[], stored: IndexedPlaces | null, indexed: Map<string, IndexedPlace>): void {
    for (const item of items) {
      const stamp = stampOf(item)
      const known = stored?.get(item.row.place_id)
      const nicknames = known?.stamp === stamp ? known.nicknames : this.#nicknamesOf(item)
      const { entry } = this.#putEntry(item, nicknames)
      if (isListed(entry)) indexed.set(entry.id, { stamp, nicknames })
    }
  }

  /** Indexes what the stored index lacks or has otherwise, and tells how much that was. */
  async #indexNoted(stored: IndexedPlaces | null, indexed: Map<string, IndexedPlace>): Promise<number> {
    const listed = [...this.listedPlaces()]
    const wanted = this.#bestKnown ? this.#bestKnown.chooseAll(listed) : listed
    if (wanted.length < listed.length) {
      const kept = new Set(wanted.map(({ id }) => id))
      for (const { id } of listed) if (!kept.has(id)) indexed.delete(id)
    }
    const fresh = wanted.filter(({ id }) => stored?.get(id)?.stamp !== indexed.get(id)?.stamp)
    await this.#takeIn(fresh)
    return fresh.length
  }

  async #loadChanges(afterVersion: number, toVersion: number): Promise<void> {
    const { db } = this.#options
    const removed = (await listRemovals(db, afterVersion, MAX_REMOVALS))
      .filter(({ kind }) => kind === 'place')
      .map(({ id }) => id)
    for (const id of removed) this.#remove(id)
    // Editors' rows whose twin has gone stand for themselves again.
    this.#put(linkRows(await withEditorsNames(db, await listDuplicateRowsOf(db, removed))))
    // Every id sorts after the empty one, so this starts behind all rows of the version that is held here.
    for (let after = { version: afterVersion + 1, placeId: '' }; ; ) {
      const changed = await listChangedPlaceIds(db, after, toVersion, DELTA_ROWS)
      const last = changed.at(-1)
      if (!last) break
      after = { version: last.version, placeId: last.place_id }
      const ids = changed.map((row) => row.place_id)
      const rows = await listPlaceRowsById(db, ids)
      const known = new Set(ids)
      const duplicates = (await listDuplicateRowsOf(db, ids)).filter((duplicate) => !known.has(duplicate.place_id))
      this.#put(linkRows(await withEditorsNames(db, [...rows, ...duplicates])))
      if (this.#changed.size >= INDEXED_AT_ONCE) await this.#index()
      await yieldToRequests()
    }
    await this.#index()
  }

  async #notifyFollowers(version: number): Promise<void> {
    const { held, indexed } = this.#unpublished
    this.#unpublished = emptyChange()
    if (this.#followers.size === 0) return
    const put = [...indexed].flatMap(([id, isIndexed]) => (isIndexed ? id : []))
    const change: CatalogueChange = {
      version,
      places: [...held].flatMap((id) => this.#places.get(id) ?? []),
      removed: [...held].filter((id) => !this.#places.has(id)),
      index:
        put.length > INDEXED_AT_ONCE
          ? this.#sharedIndex()
          : { put, removed: [...indexed].flatMap(([id, isIndexed]) => (isIndexed ? [] : id)) },
    }
    await Promise.all(Array.from(this.#followers, (take) => take(change)))
  }

  /** Gives the index what has changed. */
  async #index(): Promise<void> {
    const listed = [...this.#changed.values()].filter((entry) => entry !== null)
    const hidden = [...this.#changed].flatMap(([id, entry]) => (entry === null ? id : []))
    this.#changed.clear()
    const chosen = this.#bestKnown ? this.#bestKnown.choose(listed) : listed
    await this.#takeIn(chosen)
    for (const { id } of chosen) this.#unpublished.indexed.set(id, true)
    for (const id of hidden) this.#unpublished.indexed.set(id, false)
    this.search.remove(hidden)
    this.#bestKnown?.forget(hidden)
    this.#options.engine?.note(listed, hidden)
  }

  /** In steps, between which requests are served. */
  async #takeIn(entries: readonly PlaceEntry[]): Promise<void> {
    for (const _ of this.search.upsertInSteps(entries)) await yieldToRequests()
  }

  /** Takes rows in and makes their documents, as long as there is room. */
  #put(items: readonly LinkedRow<PlaceRow>[]): Taken<PlaceRow>[] {
    const taken = this.#take(items)
    for (const { entry, merged } of taken) {
      if (this.documents.isFull) break
      for (const language of LANGUAGES)
        this.documents.put(entry.id, language, this.#document(merged, entry.popularity, language))
    }
    return taken
  }

  #take<T extends FactRow>(items: readonly LinkedRow<T>[]): Taken<T>[] {
    const taken = items.map((item): Taken<T> => {
      const nicknames = this.#nicknamesOf(item)
      return { item, nicknames, ...this.#putEntry(item, nicknames) }
    })
    for (const { entry } of taken) this.#changed.set(entry.id, isListed(entry) ? entry : null)
    return taken
  }

  #putEntry<T extends FactRow>(
    { row, editors, duplicateOf }: LinkedRow<T>,
    nicknames: readonly string[],
  ): { entry: PlaceEntry; merged: T } {
    const merged = withNames(editors ? mergeDuplicate(row, editors) : row, nicknames)
    const popularity = Math.max(this.#rank(row), editors ? this.#rank(editors) : 0)
    const entry = placeEntry(merged, popularity, duplicateOf)
    this.#places.set(entry.id, entry)
    this.#unpublished.held.add(entry.id)
    if (nicknames.length > 0) this.#nicknamesById.set(entry.id, nicknames)
    else this.#nicknamesById.delete(entry.id)
    this.documents.forget(entry.id)
    return { entry, merged }
  }

  #remove(placeId: string): void {
    this.#places.delete(placeId)
    this.#unpublished.held.add(placeId)
    this.#nicknamesById.delete(placeId)
    this.documents.forget(placeId)
    this.#changed.set(placeId, null)
  }

  #nicknamesOf({ row, editors }: LinkedRow<FactRow>): string[] {
    return listNicknames(editors ? mergeDuplicate(row, editors) : row, this.#nicknames)
  }

  #rank(row: FactRow): number {
    return this.#popularity.of(row.source, row.views ?? row.popularity ?? 0)
  }

  #document(row: PlaceRow, popularity: number, language: Language): object {
    return placeDocument(row, popularity, this.provincesByCode.get(row.province_code), this.conceptsByKey, language)
  }

  async #makeDocuments(ids: readonly string[], language: Language): Promise<Map<string, object>> {
    const { db } = this.#options
    const rows = await withEditorsNames(db, await listPlaceRowsById(db, ids))
    const duplicates = await withEditorsNames(db, await listDuplicateRowsOf(db, ids))
    const editorsByTatId = new Map(
      duplicates.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
    )
    const documents = new Map<string, object>()
    for (const row of rows) {
      const editors = editorsByTatId.get(row.place_id)
      const popularity = this.#places.get(row.place_id)?.popularity ?? this.#rank(row)
      const merged = editors ? mergeDuplicate(row, editors) : row
      const named = withNames(merged, this.#nicknamesById.get(row.place_id) ?? [])
      documents.set(row.place_id, this.#document(named, popularity, language))
    }
    return documents
  }
}

/** Ids of entries that came, changed or went, and whether each that the index was given is in it now. */
function emptyChange() {
  return { held: new Set<string>(), indexed: new Map<string, boolean>() }
}

/** What can be found; the others answer only to their id. */
function isListed({ duplicateOf, businessStatus }: PlaceEntry): boolean {
  return duplicateOf === null && businessStatus !== 'closed'
}

function noteIndexed<T extends FactRow>(taken: readonly Taken<T>[], indexed: Map<string, IndexedPlace>): void {
  for (const { entry, item, nicknames } of taken)
    if (isListed(entry)) indexed.set(entry.id, { stamp: stampOf(item), nicknames })
}
