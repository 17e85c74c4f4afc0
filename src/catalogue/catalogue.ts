import { randomUUID } from 'node:crypto'
import { setTimeout as sleep, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Database } from '../platform/database/database.ts'
import type { Language } from '../platform/language.ts'
import type { Log } from '../platform/log.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import type { CatalogueChange, CatalogueCopy, SharedIndex } from './catalogue-replica.ts'
import {
  getCatalogueVersion,
  listFactRows,
  listPlaceRows,
  listRankCounts,
  listRemovals,
  listRouteRows,
} from './catalogue-store.ts'
import type { CatalogueView } from './catalogue-view.ts'
import type { IndexedPlace, IndexSnapshots } from './index-snapshots.ts'
import { IndexUpdater } from './index-updater.ts'
import { type LinkedRow, listDuplicatesOf, stampOf, walkChangedRows, walkLinkedRows } from './linked-rows.ts'
import { createOpenNow } from './open-now.ts'
import type { OpenNow, PlaceDocuments, StoredDocument } from './place-documents.ts'
import type { FactRow, PlaceEntry } from './place-entry.ts'
import { memorySearch, type PlaceSearch, type PlaceSearchEngine } from './place-search.ts'
import { DOCUMENT_LANGUAGES, isListed, type LoadedPlace, PlaceSnapshot } from './place-snapshot.ts'
import type { PlaceRow } from './place-table.ts'
import { Popularity } from './popularity.ts'
import type { RouteRow } from './route-table.ts'
import type { World } from './world.ts'

/** Rows loaded at a stretch while serving requests: some 20 ms of work. */
const DELTA_ROWS = 250
/** Places indexed at a time: larger batches cost less in total but are found later. */
const INDEXED_AT_ONCE = 5_000
/** Some 20 ms of work, then a pause. */
const FILLED_AT_ONCE = 50
const FILL_PAUSE_MS = 40
const MAX_ROUTES = 5_000
const MAX_REMOVALS = 100_000
/** A smaller index builds faster than it loads. */
const MIN_SNAPSHOT_PLACES = 1_000
/** Share of changed places from which the stored index is replaced. */
const STALE_SHARE = 0.1

export interface CatalogueOptions {
  readonly db: Database
  readonly world: World
  readonly search: SearchIndex
  readonly textBytes: number
  /** Where clients reach drawn pictures; paths of this service if empty, which is the default. */
  readonly publicUrl?: string
  readonly log: Log
  readonly clock: () => Date
  /** Stores built search indexes for the next start. */
  readonly snapshots?: IndexSnapshots
  readonly minSnapshotPlaces?: number
  /** A search engine shared by all nodes; the node's own index then holds only the best-known places. */
  readonly engine?: PlaceSearchEngine
  readonly maxIndexed?: number
}

/**
 * The node's snapshot of all places and routes. PostgreSQL is the source of truth: each change increments the catalogue
 * version, and `refresh` fetches what is newer than the snapshot.
 */
export class Catalogue implements CatalogueView {
  readonly world: World
  /** The node's own index. */
  readonly search: SearchIndex
  /** Finds places, in the node's index or in the shared engine. */
  readonly finder: PlaceSearch
  readonly documents: PlaceDocuments
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  /** Identifies this snapshot among those of other nodes and starts. */
  readonly instance = randomUUID()
  /** Whether a place is open now, in Bangkok; null when its hours are unknown. */
  readonly openNow: (entry: PlaceEntry) => OpenNow
  version = -1
  readonly #snapshot: PlaceSnapshot
  readonly #index: IndexUpdater
  readonly #options: CatalogueOptions
  readonly #followers = new Set<(change: CatalogueChange) => Promise<void>>()
  #routes = new Map<string, RouteRow>()
  #refreshing: Promise<void> | null = null
  #refreshAgain = false
  #storing: Promise<void> = Promise.resolve()

  constructor(options: CatalogueOptions) {
    this.#options = options
    this.#snapshot = new PlaceSnapshot(options)
    this.#index = new IndexUpdater(options)
    this.world = options.world
    this.search = options.search
    this.finder = options.engine ?? memorySearch(options.search)
    this.openNow = createOpenNow(options.clock)
    this.documents = this.#snapshot.documents
    this.provincesByCode = this.#snapshot.provincesByCode
    this.conceptsByKey = this.#snapshot.conceptsByKey
  }

  /** False until the first load ends; reads answer 503 until then. */
  get isReady(): boolean {
    return this.version >= 0
  }
  get size(): number {
    return this.#snapshot.size
  }
  findPlace(placeId: string): PlaceEntry | undefined {
    return this.#snapshot.find(placeId)
  }
  places(): IterableIterator<PlaceEntry> {
    return this.#snapshot.entries()
  }
  /** Places that a search may find. */
  listedPlaces(): Generator<PlaceEntry> {
    return this.#snapshot.listed()
  }
  findRoute(routeId: string): RouteRow | undefined {
    return this.#routes.get(routeId)
  }
  routes(): IterableIterator<RouteRow> {
    return this.#routes.values()
  }

  /** The stored document of a place, from memory if cached. */
  async document(placeId: string, language: Language): Promise<StoredDocument | undefined> {
    return this.documents.peek(placeId, language) ?? (await this.documents.list([placeId], language)).get(placeId)
  }

  /**
   * Fills missing documents while there is room, the best-known places first: a start from a stored index has none. Pauses
   * between batches so that requests hardly notice.
   */
  async fillDocuments(signal: AbortSignal): Promise<void> {
    const ids = [...this.listedPlaces()].sort((a, b) => b.popularity - a.popularity).map(({ id }) => id)
    for (let at = 0; at < ids.length && !this.documents.isFull; at += FILLED_AT_ONCE) {
      for (const language of DOCUMENT_LANGUAGES) await this.documents.list(ids.slice(at, at + FILLED_AT_ONCE), language)
      await sleep(FILL_PAUSE_MS, undefined, { signal, ref: false })
    }
  }

  /** Brings the snapshot up to date with the database. Calls during a run share one further run. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#refreshAgain = true
      return this.#refreshing
    }
    this.#refreshing = this.#refreshUntilCurrent().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  /** Calls `take` with each change from now on; `refresh` resolves after all followers have applied it. */
  follow(take: (change: CatalogueChange) => Promise<void>): () => void {
    this.#followers.add(take)
    return () => this.#followers.delete(take)
  }

  /** The whole snapshot, for a replica: always of one version, never from the middle of a refresh. */
  async copy(): Promise<CatalogueCopy> {
    while (this.#refreshing) await this.#refreshing.catch(() => {})
    return { version: this.version, places: [...this.places()], index: this.#sharedIndex() }
  }

  /** Resolves when background work that follows a load has ended. */
  async settle(): Promise<void> {
    await this.#storing
    await this.#options.engine?.settle()
  }

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#refreshAgain = false
      const { db, log } = this.#options
      const version = await getCatalogueVersion(db)
      if (version === this.version) continue
      const startedAt = performance.now()
      this.#snapshot.popularity = new Popularity(await listRankCounts(db))
      if (this.version < 0) await this.#loadAll(version)
      else await this.#loadChanges(this.version, version)
      await this.#notifyFollowers(version)
      this.#routes = new Map((await listRouteRows(db, MAX_ROUTES)).map((row) => [row.route_id, row]))
      this.version = version
      log.info(
        { version, places: this.size, routes: this.#routes.size, ms: Math.round(performance.now() - startedAt) },
        'catalogue is current',
      )
    } while (this.#refreshAgain)
    // Even without changes: retries a failed write.
    this.#options.engine?.flush(this.version)
  }

  /** Loads everything: the index from a stored one plus what differs from it, else place by place. */
  async #loadAll(version: number): Promise<void> {
    const { db, snapshots } = this.#options
    const stored = (await snapshots?.load(this.search)) ?? null
    const indexed = new Map<string, IndexedPlace>()
    let changes = 0
    if (stored || this.#index.isPartial) {
      // Texts are fetched on first use.
      await walkLinkedRows(db, listFactRows, (rows) => {
        const loaded = this.#snapshot.put(rows, (row) => {
          const known = stored?.get(row.row.place_id)
          return known?.stamp === stampOf(row) ? known.nicknames : this.#snapshot.nicknamesOf(row)
        })
        noteIndexed(loaded, indexed)
      })
      changes = await this.#index.complete([...this.listedPlaces()], stored, indexed)
    } else {
      await walkLinkedRows(db, listPlaceRows, (rows) => noteIndexed(this.#put(rows), indexed))
      await this.#index.flush()
    }
    const gone = [...(stored?.keys() ?? [])].filter((id) => !indexed.has(id))
    this.search.remove(gone)
    const isStale = stored === null || changes + gone.length > indexed.size * STALE_SHARE
    if (!snapshots || !isStale || indexed.size < (this.#options.minSnapshotPlaces ?? MIN_SNAPSHOT_PLACES)) return
    // Copied now, before the next change; stored while serving requests.
    this.#storing = snapshots.save(this.search.save(), version, indexed)
  }

  async #loadChanges(afterVersion: number, toVersion: number): Promise<void> {
    const { db } = this.#options
    const removed = (await listRemovals(db, afterVersion, MAX_REMOVALS))
      .filter(({ kind }) => kind === 'place')
      .map(({ id }) => id)
    for (const id of removed) {
      this.#snapshot.remove(id)
      this.#index.noteRemoved(id)
    }
    // A row of the editors is listed again when the row that it duplicated has been removed.
    this.#put(await listDuplicatesOf(db, removed))
    for await (const rows of walkChangedRows(db, afterVersion, toVersion, DELTA_ROWS)) {
      this.#put(rows)
      if (this.#index.pendingCount >= INDEXED_AT_ONCE) await this.#index.flush()
      await yieldToRequests()
    }
    await this.#index.flush()
  }

  #put(rows: readonly LinkedRow<PlaceRow>[]): LoadedPlace<PlaceRow>[] {
    const loaded = this.#snapshot.put(rows)
    this.#snapshot.putDocuments(loaded)
    for (const { entry } of loaded) this.#index.note(entry)
    return loaded
  }

  async #notifyFollowers(version: number): Promise<void> {
    const changedIds = this.#snapshot.takeChangedIds()
    const indexed = this.#index.takeIndexed()
    if (this.#followers.size === 0) return
    const put = [...indexed].flatMap(([id, isIndexed]) => (isIndexed ? id : []))
    const change: CatalogueChange = {
      version,
      places: [...changedIds].flatMap((id) => this.findPlace(id) ?? []),
      removed: [...changedIds].filter((id) => !this.findPlace(id)),
      index:
        put.length > INDEXED_AT_ONCE
          ? this.#sharedIndex()
          : { put, removed: [...indexed].flatMap(([id, isIndexed]) => (isIndexed ? [] : id)) },
    }
    await Promise.all(Array.from(this.#followers, (take) => take(change)))
  }

  #sharedIndex(): SharedIndex {
    const saved = this.search.save()
    const shared = new Uint8Array(new SharedArrayBuffer(saved.length))
    shared.set(saved)
    return shared
  }
}

function noteIndexed<T extends FactRow>(loaded: readonly LoadedPlace<T>[], indexed: Map<string, IndexedPlace>): void {
  for (const { row, entry, nicknames } of loaded)
    if (isListed(entry)) indexed.set(entry.id, { stamp: stampOf(row), nicknames })
}
