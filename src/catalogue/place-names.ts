import type { Database } from '../platform/database/database.ts'
import type { Nicknames } from './nicknames.ts'
import { listAliasesOf } from './place-alias-store.ts'
import type { FactRow } from './place-entry.ts'

/** Rows with the names that editors gave to them, before those of their source. */
export async function withEditorsNames<T extends FactRow>(db: Database, rows: readonly T[]): Promise<T[]> {
  const ids = rows.flatMap(({ place_id, tat_id }) => (tat_id === null ? place_id : [place_id, tat_id]))
  const byId = await listAliasesOf(db, ids)
  if (byId.size === 0) return [...rows]
  return rows.map((row) => {
    const names = [...(byId.get(row.place_id) ?? []), ...(row.tat_id === null ? [] : (byId.get(row.tat_id) ?? []))]
    return names.length === 0 ? row : { ...row, aliases: distinct(row, [...names, ...row.aliases]) }
  })
}

/** What the shipped place that this row is is also called. */
export function listNicknames(row: FactRow, nicknames: Nicknames): string[] {
  return nicknames.listFor({
    id: row.place_id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    aliases: row.aliases,
    point: { latitude: row.latitude, longitude: row.longitude },
  })
}

/** A row with these names behind its own. */
export function withNames<T extends FactRow>(row: T, names: readonly string[]): T {
  return names.length === 0 ? row : { ...row, aliases: distinct(row, [...row.aliases, ...names]) }
}

function distinct({ name_th, name_en }: FactRow, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== name_th && name !== name_en)
}
