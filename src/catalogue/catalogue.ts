import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Database } from '../platform/database/database.ts'
import type { Language } from '../platform/language.ts'
import type { Log } from '../platform/log.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { bangkokDate, bangkokMinutes, weekdayOf } from '../world/calendar.ts'
import { isOpenThroughout } from '../world/hours.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import {
  getCatalogueVersion,
  listChangedPlaceIds,
  listPlaceRows,
  listPlaceRowsById,
  listRankCounts,
  listRemovals,
  listRouteRows,
  listTwinRows,
  listTwinRowsOf,
  type PlaceRow,
  type RouteRow,
} from './catalogue-store.ts'
import { Nicknames } from './nicknames.ts'
import { placeDocument } from './place-document.ts'
import { type OpenNow, PlaceDocuments, type StoredDocument } from './place-documents.ts'
import { mergeTwin, type PlaceEntry, placeEntry } from './place-entry.ts'
import { withAllNames } from './place-names.ts'
import { Popularity } from './popularity.ts'
import type { World } from './world.ts'

const PAGE_ROWS = 2_000
/** Rows that are taken in at a stretch while requests are served: some 50 ms of work. */
const DELTA_ROWS = 250
const MAX_TWINS = 50_000
const MAX_ROUTES = 5_000
const MAX_REMOVALS = 100_000
const LANGUAGES = ['th', 'en'] as const

export interface CatalogueOptions {
  readonly db: Database
  readonly world: World
  readonly search: SearchIndex
  readonly textBytes: number
  readonly log: Log
  readonly clock: () => Date
}

/**
 * The node's snapshot of all places and routes. PostgreSQL is the truth; a change of it bumps the catalogue's version,
 * and `refresh` fetches what is newer than what is held here.
 */
export class Catalogue {
  readonly world: World
  readonly search: SearchIndex
  readonly documents: PlaceDocuments
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  /** Tells this load of the snapshot from that of another node or start. */
  readonly instance = randomUUID()
  version = -1
  #places = new Map<string, PlaceEntry>()
  #routes = new Map<string, RouteRow>()
  #popularity = new Popularity([])
  #refreshing: Promise<void> | null = null
  #again = false
  readonly #nicknames: Nicknames
  readonly #options: CatalogueOptions

  constructor(options: CatalogueOptions) {
    this.#options = options
    this.#nicknames = new Nicknames(options.world.shippedNames)
    this.world = options.world
    this.search = options.search
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
    const now = this.#options.clock()
    const minute = bangkokMinutes(now)
    return isOpenThroughout(entry.hours, weekdayOf(bangkokDate(now)), minute, minute + 1)
  }

  /** The stored document of one place, from memory when it is there. */
  async document(placeId: string, language: Language): Promise<StoredDocument | undefined> {
    return this.documents.peek(placeId, language) ?? (await this.documents.list([placeId], language)).get(placeId)
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

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#again = false
      const { db, log } = this.#options
      const version = await getCatalogueVersion(db)
      if (version === this.version) continue
      const startedAt = performance.now()
      this.#popularity = new Popularity(await listRankCounts(db))
      if (this.version < 0) await this.#loadAll()
      else await this.#loadChanges(this.version, version)
      this.#routes = new Map((await listRouteRows(db, MAX_ROUTES)).map((row) => [row.route_id, row]))
      this.version = version
      log.info(
        { version, places: this.size, routes: this.#routes.size, ms: Math.round(performance.now() - startedAt) },
        'catalogue is current',
      )
    } while (this.#again)
  }

  async #loadAll(): Promise<void> {
    const { db } = this.#options
    const editorsByTwin = new Map(
      (await this.#named(await listTwinRows(db, MAX_TWINS))).map((row) => [row.tat_id!, row]),
    )
    const twinsByEditors = new Map<string, string>()
    for (let after = ''; ; ) {
      const rows = await this.#named(await listPlaceRows(db, after, PAGE_ROWS))
      if (rows.length === 0) break
      after = rows.at(-1)!.place_id
      for (const row of rows) {
        const editors = editorsByTwin.get(row.place_id)
        if (editors) twinsByEditors.set(editors.place_id, row.place_id)
      }
      this.#put(rows.map((row) => ({ row, editors: editorsByTwin.get(row.place_id) ?? null, twinId: null })))
    }
    // Which editors' rows have a twin is known only now; those are taken out of the lists.
    for (const [placeId, twinId] of twinsByEditors) this.#hide(placeId, twinId)
  }

  async #loadChanges(afterVersion: number, toVersion: number): Promise<void> {
    const { db } = this.#options
    const removed = (await listRemovals(db, afterVersion, MAX_REMOVALS))
      .filter(({ kind }) => kind === 'place')
      .map(({ id }) => id)
    for (const id of removed) this.#remove(id)
    // Editors' rows whose twin has gone stand for themselves again.
    this.#putWithTwins(await this.#named(await listTwinRowsOf(db, removed)))
    // Every id sorts after the empty one, so this starts behind all rows of the version that is held here.
    for (let after = { version: afterVersion + 1, placeId: '' }; ; ) {
      const changed = await listChangedPlaceIds(db, after, toVersion, DELTA_ROWS)
      const last = changed.at(-1)
      if (!last) break
      after = { version: last.version, placeId: last.place_id }
      const ids = changed.map((row) => row.place_id)
      const rows = await listPlaceRowsById(db, ids)
      const known = new Set(ids)
      const twins = (await listTwinRowsOf(db, ids)).filter((twin) => !known.has(twin.place_id))
      this.#putWithTwins(await this.#named([...rows, ...twins]))
      await yieldToRequests()
    }
  }

  #putWithTwins(rows: readonly PlaceRow[]): void {
    const byId = new Map(rows.map((row) => [row.place_id, row]))
    const editorsByTwin = new Map(
      rows.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
    )
    this.#put(
      rows.map((row) => {
        const twinId = row.tat_id !== null && row.tat_id !== row.place_id && byId.has(row.tat_id) ? row.tat_id : null
        return { row, editors: editorsByTwin.get(row.place_id) ?? null, twinId }
      }),
    )
  }

  #put(items: readonly { row: PlaceRow; editors: PlaceRow | null; twinId: string | null }[]): void {
    const listed: PlaceEntry[] = []
    const hidden: string[] = []
    for (const { row, editors, twinId } of items) {
      const merged = editors ? mergeTwin(row, editors) : row
      const popularity = Math.max(this.#rank(row), editors ? this.#rank(editors) : 0)
      const entry = placeEntry(merged, popularity, twinId)
      this.#places.set(entry.id, entry)
      this.documents.forget(entry.id)
      if (!this.documents.isFull)
        for (const language of LANGUAGES)
          this.documents.put(entry.id, language, this.#document(merged, popularity, language))
      if (twinId === null && entry.businessStatus !== 'closed') listed.push(entry)
      else hidden.push(entry.id)
    }
    this.search.upsert(listed)
    if (hidden.length > 0) this.search.remove(hidden)
  }

  #hide(placeId: string, twinId: string): void {
    const entry = this.#places.get(placeId)
    if (!entry) return
    this.#places.set(placeId, { ...entry, twinId })
    this.search.remove([placeId])
  }

  #remove(placeId: string): void {
    this.#places.delete(placeId)
    this.documents.forget(placeId)
    this.search.remove([placeId])
  }

  #named(rows: readonly PlaceRow[]): Promise<PlaceRow[]> {
    return withAllNames(this.#options.db, rows, this.#nicknames)
  }

  #rank(row: PlaceRow): number {
    return this.#popularity.of(row.source, row.views ?? row.popularity ?? 0)
  }

  #document(row: PlaceRow, popularity: number, language: Language): object {
    return placeDocument(
      row,
      popularity,
      this.provincesByCode.get(row.province_code),
      row.category === null ? undefined : this.conceptsByKey.get(row.category),
      language,
    )
  }

  async #makeDocuments(ids: readonly string[], language: Language): Promise<Map<string, object>> {
    const { db } = this.#options
    const rows = await this.#named(await listPlaceRowsById(db, ids))
    const twins = await this.#named(await listTwinRowsOf(db, ids))
    const editorsByTwin = new Map(
      twins.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
    )
    const documents = new Map<string, object>()
    for (const row of rows) {
      const editors = editorsByTwin.get(row.place_id)
      const popularity = this.#places.get(row.place_id)?.popularity ?? this.#rank(row)
      documents.set(row.place_id, this.#document(editors ? mergeTwin(row, editors) : row, popularity, language))
    }
    return documents
  }
}
