import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { listDuplicateRows, listPresentIds, type PlaceRow } from './catalogue-store.ts'
import type { FactRow } from './place-entry.ts'
import { withEditorsNames } from './place-names.ts'

const PAGE_ROWS = 2_000
const MAX_DUPLICATES = 50_000

/** A row with its editors' twin, and whether it is listed as another one. */
export interface LinkedRow<T extends FactRow> {
  readonly row: T
  readonly editors: T | null
  readonly duplicateOf: string | null
}

/** Hands over all rows, page by page, with their editors' twins. */
export async function walkLinkedRows<T extends FactRow>(
  db: Database,
  read: (db: Database, afterId: string, limit: number) => Promise<T[]>,
  take: (items: readonly LinkedRow<T | PlaceRow>[]) => void,
): Promise<void> {
  const editors = await withEditorsNames(db, await listDuplicateRows(db, MAX_DUPLICATES))
  const editorsByTatId = new Map(editors.map((row) => [row.tat_id!, row]))
  const duplicates = new Set(await listPresentIds(db, [...editorsByTatId.keys()]))
  for (let after = ''; ; ) {
    const rows = await read(db, after, PAGE_ROWS)
    if (rows.length === 0) return
    after = rows.at(-1)!.place_id
    take(
      (await withEditorsNames(db, rows)).map((row) => {
        const duplicateOf = row.tat_id !== row.place_id && duplicates.has(row.tat_id ?? '') ? row.tat_id : null
        return { row, editors: editorsByTatId.get(row.place_id) ?? null, duplicateOf }
      }),
    )
  }
}

/** Rows that come together with their twins, as far as they have any. */
export function linkRows(rows: readonly PlaceRow[]): LinkedRow<PlaceRow>[] {
  const byId = new Map(rows.map((row) => [row.place_id, row]))
  const editorsByTatId = new Map(
    rows.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
  )
  return rows.map((row) => {
    const duplicateOf = row.tat_id !== null && row.tat_id !== row.place_id && byId.has(row.tat_id) ? row.tat_id : null
    return { row, editors: editorsByTatId.get(row.place_id) ?? null, duplicateOf }
  })
}

/** Says whether a place is what it was, without its nicknames, which follow from this and the shipped files. */
export function stampOf({ row, editors }: LinkedRow<FactRow>): string {
  const digest = createHash('sha256').update(JSON.stringify([row.content_digest, row.aliases]))
  if (editors) digest.update(JSON.stringify([editors.content_digest, editors.aliases]))
  return digest.digest('base64url').slice(0, 16)
}
