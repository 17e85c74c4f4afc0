import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import {
  listChangedPlaceIds,
  listDuplicateRows,
  listDuplicateRowsOf,
  listPlaceRowsById,
  listPresentIds,
} from './catalogue-store.ts'
import { withEditors } from './edited-rows.ts'
import type { FactRow } from './place-entry.ts'
import type { PlaceRow } from './place-table.ts'

const PAGE_ROWS = 2_000
const MAX_DUPLICATES = 50_000

/** A row and its duplicate: an editors' row names the tourism authority's row of the same place by `tat_id`. */
export interface LinkedRow<T extends FactRow> {
  readonly row: T
  /** The editors' duplicate of this row. */
  readonly editors: T | null
  /** The row that is listed instead: the authority's, if it is in the catalogue, or the one that editors merged this into. */
  readonly duplicateOf: string | null
}

/** Reads all rows page by page and links them. */
export async function walkLinkedRows<T extends FactRow>(
  db: Database,
  read: (db: Database, afterId: string, limit: number) => Promise<T[]>,
  take: (rows: readonly LinkedRow<T | PlaceRow>[]) => void,
): Promise<void> {
  const editors = await withEditors(db, await listDuplicateRows(db, MAX_DUPLICATES))
  const editorsByTatId = new Map(editors.map((row) => [row.tat_id!, row]))
  const present = new Set(await listPresentIds(db, [...editorsByTatId.keys()]))
  for (let after = ''; ; ) {
    const rows = await read(db, after, PAGE_ROWS)
    if (rows.length === 0) return
    after = rows.at(-1)!.place_id
    take(
      (await withEditors(db, rows)).map((row) => {
        const duplicate = row.tat_id !== row.place_id && present.has(row.tat_id ?? '') ? row.tat_id : null
        return { row, editors: editorsByTatId.get(row.place_id) ?? null, duplicateOf: row.merged_into ?? duplicate }
      }),
    )
  }
}

/** Reads the rows changed after one version up to another, with their duplicates, page by page. */
export async function* walkChangedRows(
  db: Database,
  afterVersion: number,
  toVersion: number,
  pageRows: number,
): AsyncGenerator<LinkedRow<PlaceRow>[]> {
  // Every id sorts after the empty one, so this starts after all rows of `afterVersion`.
  for (let after = { version: afterVersion + 1, placeId: '' }; ; ) {
    const changed = await listChangedPlaceIds(db, after, toVersion, pageRows)
    const last = changed.at(-1)
    if (!last) return
    after = { version: last.version, placeId: last.place_id }
    const ids = changed.map((row) => row.place_id)
    const rows = await listPlaceRowsById(db, ids)
    const known = new Set(ids)
    const duplicates = (await listDuplicateRowsOf(db, ids)).filter((row) => !known.has(row.place_id))
    yield linkRows(await withEditors(db, [...rows, ...duplicates]))
  }
}

/** Reads and links the rows that share a place with these ids. */
export async function listDuplicatesOf(db: Database, ids: readonly string[]): Promise<LinkedRow<PlaceRow>[]> {
  return linkRows(await withEditors(db, await listDuplicateRowsOf(db, ids)))
}

/** Links rows with each other. */
function linkRows(rows: readonly (PlaceRow & FactRow)[]): LinkedRow<PlaceRow>[] {
  const byId = new Map(rows.map((row) => [row.place_id, row]))
  const editorsByTatId = new Map(
    rows.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
  )
  return rows.map((row) => {
    const duplicate = row.tat_id !== null && row.tat_id !== row.place_id && byId.has(row.tat_id) ? row.tat_id : null
    return { row, editors: editorsByTatId.get(row.place_id) ?? null, duplicateOf: row.merged_into ?? duplicate }
  })
}

/** Changes with the content of a place. Excludes nicknames, which follow from it and the shipped files. */
export function stampOf({ row, editors }: LinkedRow<FactRow>): string {
  const digest = createHash('sha256').update(JSON.stringify([row.content_digest, row.aliases]))
  if (editors) digest.update(JSON.stringify([editors.content_digest, editors.aliases]))
  return digest.digest('base64url').slice(0, 16)
}
