import type { Database } from '../platform/database/database.ts'
import { listCurrentFacts } from './place-edit-store.ts'
import { EDITABLE_COLUMNS } from './place-edit-table.ts'
import type { FactRow } from './place-entry.ts'
import { withEditorsNames } from './place-names.ts'

/** Applies what editors say of places: their facts in place of the source's, and their names before other names. */
export async function withEditors<T extends FactRow>(db: Database, rows: readonly T[]): Promise<T[]> {
  return withEditorsNames(db, await withEditorsFacts(db, rows))
}

async function withEditorsFacts<T extends FactRow>(db: Database, rows: readonly T[]): Promise<readonly T[]> {
  const current = await listCurrentFacts(
    db,
    rows.map((row) => row.place_id),
  )
  if (current.size === 0) return rows
  return rows.map((row) => {
    const edited = current.get(row.place_id)
    if (!edited) return row
    const { editNumber, facts } = edited
    // A row without long texts takes none.
    const columns = EDITABLE_COLUMNS.filter((column) => column in row && facts[column] !== undefined)
    return {
      ...row,
      ...Object.fromEntries(columns.map((column) => [column, facts[column]])),
      ...(facts.opening_hours !== undefined && { hours_basis: 'known' }),
      ...(facts.merged_into !== undefined && { merged_into: facts.merged_into }),
      aliases: [...row.aliases, ...formerNames(row, facts)],
      // Stored indexes compare it.
      content_digest: `${row.content_digest} ${editNumber}`,
    }
  })
}

/** A place is still found by the names that its source gives it. */
function formerNames(row: FactRow, facts: Partial<Pick<FactRow, 'name_th' | 'name_en'>>): string[] {
  return [facts.name_th ? row.name_th : null, facts.name_en ? row.name_en : null].filter((name) => name !== null)
}
