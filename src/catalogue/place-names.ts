import type { Database } from '../platform/database/database.ts'
import type { Nicknames } from './nicknames.ts'
import { listAliasesOf } from './place-alias-store.ts'
import type { FactRow } from './place-entry.ts'

/** Puts editors' names before the aliases of each row. */
export async function withEditorsNames<T extends FactRow>(db: Database, rows: readonly T[]): Promise<T[]> {
  const ids = rows.flatMap(({ place_id, tat_id }) => (tat_id === null ? place_id : [place_id, tat_id]))
  const byId = await listAliasesOf(db, ids)
  if (byId.size === 0) return [...rows]
  return rows.map((row) => {
    const names = [...(byId.get(row.place_id) ?? []), ...(row.tat_id === null ? [] : (byId.get(row.tat_id) ?? []))]
    return names.length === 0 ? row : { ...row, aliases: distinct(row, [...names, ...row.aliases]) }
  })
}

/** The nicknames of a row. */
export function listNicknames(row: FactRow, nicknames: Nicknames): string[] {
  return nicknames.listFor({
    id: row.place_id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    aliases: row.aliases,
    point: { latitude: row.latitude, longitude: row.longitude },
  })
}

/** Appends names to the aliases of a row. */
export function withNames<T extends FactRow>(row: T, names: readonly string[]): T {
  return names.length === 0 ? row : { ...row, aliases: distinct(row, [...row.aliases, ...names]) }
}

function distinct({ name_th, name_en }: FactRow, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== name_th && name !== name_en)
}
