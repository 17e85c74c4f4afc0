import type { Database } from '../platform/database/database.ts'
import type { Language } from '../platform/language.ts'
import type { Province } from '../world/region.ts'
import type { Concept } from '../world/vocabulary.ts'
import { listDuplicateRowsOf, listPlaceRowsById } from './catalogue-store.ts'
import { withEditors } from './edited-rows.ts'
import type { LinkedRow } from './linked-rows.ts'
import { Nicknames } from './nicknames.ts'
import { placeDocument } from './place-document.ts'
import { PlaceDocuments } from './place-documents.ts'
import { type FactRow, mergeDuplicate, type PlaceEntry, placeEntry } from './place-entry.ts'
import { listNicknames, withNames } from './place-names.ts'
import type { PlaceRow } from './place-table.ts'
import { Popularity } from './popularity.ts'
import { thumbnailOf } from './thumbnail.ts'
import type { World } from './world.ts'

export const DOCUMENT_LANGUAGES = ['th', 'en'] as const

export interface PlaceSnapshotOptions {
  readonly db: Database
  readonly world: World
  /** Memory for serialised documents. */
  readonly textBytes: number
  /** Where clients reach drawn pictures; paths of this service if empty, which is the default. */
  readonly publicUrl?: string
}

export interface LoadedPlace<T extends FactRow> {
  readonly row: LinkedRow<T>
  readonly entry: PlaceEntry
  readonly merged: T
  readonly nicknames: readonly string[]
}

/** The node's places, built from their rows: an entry for each, and documents as far as memory allows. */
export class PlaceSnapshot {
  readonly documents: PlaceDocuments
  readonly provincesByCode: ReadonlyMap<string, Province>
  readonly conceptsByKey: ReadonlyMap<string, Concept>
  popularity = new Popularity([])
  readonly #db: Database
  readonly #places = new Map<string, PlaceEntry>()
  readonly #publicUrl: string
  readonly #nicknames: Nicknames
  /** Only for the few places that have any. */
  readonly #nicknamesById = new Map<string, readonly string[]>()
  #changedIds = new Set<string>()

  constructor({ db, world, textBytes, publicUrl = '' }: PlaceSnapshotOptions) {
    this.#db = db
    this.#publicUrl = publicUrl
    this.#nicknames = new Nicknames(world.shippedNames)
    this.provincesByCode = new Map(world.provinces.map((province) => [province.code, province]))
    this.conceptsByKey = new Map(world.vocabulary.map((concept) => [concept.key, concept]))
    this.documents = new PlaceDocuments(textBytes, (ids, language) => this.#makeDocuments(ids, language))
  }

  get size(): number {
    return this.#places.size
  }
  find(placeId: string): PlaceEntry | undefined {
    return this.#places.get(placeId)
  }
  entries(): IterableIterator<PlaceEntry> {
    return this.#places.values()
  }
  /** Places that a search may find. */
  *listed(): Generator<PlaceEntry> {
    for (const entry of this.#places.values()) if (isListed(entry)) yield entry
  }

  /** Adds or replaces places. `nicknamesOf` avoids repeating lookups. */
  put<T extends FactRow>(
    rows: readonly LinkedRow<T>[],
    nicknamesOf: (row: LinkedRow<T>) => readonly string[] = (row) => this.nicknamesOf(row),
  ): LoadedPlace<T>[] {
    return rows.map((row) => this.#put(row, nicknamesOf(row)))
  }

  /** Builds the documents of places just added, while there is room. */
  putDocuments(loaded: readonly LoadedPlace<PlaceRow>[]): void {
    for (const { entry, merged } of loaded) {
      if (this.documents.isFull) return
      for (const language of DOCUMENT_LANGUAGES)
        this.documents.put(entry.id, language, this.#document(merged, entry.popularity, language))
    }
  }

  remove(placeId: string): void {
    this.#places.delete(placeId)
    this.#changedIds.add(placeId)
    this.#nicknamesById.delete(placeId)
    this.documents.delete(placeId)
  }

  /** Ids added or removed since the last call. */
  takeChangedIds(): ReadonlySet<string> {
    const changed = this.#changedIds
    this.#changedIds = new Set()
    return changed
  }

  nicknamesOf({ row, editors }: LinkedRow<FactRow>): string[] {
    return listNicknames(editors ? mergeDuplicate(row, editors) : row, this.#nicknames)
  }

  #put<T extends FactRow>(row: LinkedRow<T>, nicknames: readonly string[]): LoadedPlace<T> {
    const { row: own, editors, duplicateOf } = row
    const merged = withNames(editors ? mergeDuplicate(own, editors) : own, nicknames)
    const popularity = Math.max(this.#rank(own), editors ? this.#rank(editors) : 0)
    const entry = placeEntry(merged, popularity, duplicateOf, this.#thumbnail(merged))
    this.#places.set(entry.id, entry)
    this.#changedIds.add(entry.id)
    if (nicknames.length > 0) this.#nicknamesById.set(entry.id, nicknames)
    else this.#nicknamesById.delete(entry.id)
    this.documents.delete(entry.id)
    return { row, entry, merged, nicknames }
  }

  #rank(row: FactRow): number {
    return this.popularity.of(row.source, row.views ?? row.popularity ?? 0)
  }

  #document(row: PlaceRow, popularity: number, language: Language): object {
    const province = this.provincesByCode.get(row.province_code)
    return placeDocument(row, popularity, province, this.conceptsByKey, language, this.#thumbnail(row))
  }

  #thumbnail(row: FactRow): string {
    return thumbnailOf(row, this.provincesByCode.get(row.province_code), this.#publicUrl)
  }

  async #makeDocuments(ids: readonly string[], language: Language): Promise<Map<string, object>> {
    const rows = await withEditors(this.#db, await listPlaceRowsById(this.#db, ids))
    const duplicates = await withEditors(this.#db, await listDuplicateRowsOf(this.#db, ids))
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

/** Duplicates and closed places answer only to their id. */
export function isListed({ duplicateOf, businessStatus }: PlaceEntry): boolean {
  return duplicateOf === null && businessStatus !== 'closed'
}
