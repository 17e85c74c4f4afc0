import { createHash } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { listPresentIds, listTwinRows, type PlaceRow } from './catalogue-store.ts'
import type { FactRow } from './place-entry.ts'
import { withEditorsNames } from './place-names.ts'

const PAGE_ROWS = 2_000
const MAX_TWINS = 50_000

/** A row with its editors' twin, and whether it is listed as another one. */
export interface Item<T extends FactRow> {
  readonly row: T
  readonly editors: T | null
  readonly twinId: string | null
}

/** Hands over all rows, page by page, with their editors' twins. */
export async function walkItems<T extends FactRow>(
  db: Database,
  read: (db: Database, afterId: string, limit: number) => Promise<T[]>,
  take: (items: readonly Item<T | PlaceRow>[]) => void,
): Promise<void> {
  const editors = await withEditorsNames(db, await listTwinRows(db, MAX_TWINS))
  const editorsByTwin = new Map(editors.map((row) => [row.tat_id!, row]))
  const twins = new Set(await listPresentIds(db, [...editorsByTwin.keys()]))
  for (let after = ''; ; ) {
    const rows = await read(db, after, PAGE_ROWS)
    if (rows.length === 0) return
    after = rows.at(-1)!.place_id
    take(
      (await withEditorsNames(db, rows)).map((row) => {
        const twinId = row.tat_id !== row.place_id && twins.has(row.tat_id ?? '') ? row.tat_id : null
        return { row, editors: editorsByTwin.get(row.place_id) ?? null, twinId }
      }),
    )
  }
}

/** Rows that come together with their twins, as far as they have any. */
export function itemsOf(rows: readonly PlaceRow[]): Item<PlaceRow>[] {
  const byId = new Map(rows.map((row) => [row.place_id, row]))
  const editorsByTwin = new Map(
    rows.filter((row) => row.tat_id !== null && row.tat_id !== row.place_id).map((row) => [row.tat_id!, row]),
  )
  return rows.map((row) => {
    const twinId = row.tat_id !== null && row.tat_id !== row.place_id && byId.has(row.tat_id) ? row.tat_id : null
    return { row, editors: editorsByTwin.get(row.place_id) ?? null, twinId }
  })
}

/** Says whether a place is what it was, without its nicknames, which follow from this and the shipped files. */
export function stampOf({ row, editors }: Item<FactRow>): string {
  const digest = createHash('sha256').update(JSON.stringify([row.content_digest, row.aliases]))
  if (editors) digest.update(JSON.stringify([editors.content_digest, editors.aliases]))
  return digest.digest('base64url').slice(0, 16)
}
