import type { Database } from '../platform/database/database.ts'
import type { PlaceRow } from './catalogue-store.ts'
import type { Nicknames } from './nicknames.ts'
import { listAliasesOf } from './place-alias-store.ts'

type NamedRow = Pick<PlaceRow, 'place_id' | 'tat_id' | 'name_th' | 'name_en' | 'aliases' | 'latitude' | 'longitude'>

/** Rows with all names that are known for them: editors' first, then the source's own, then those of the same shipped place. */
export async function withAllNames<T extends NamedRow>(
  db: Database,
  rows: readonly T[],
  nicknames: Nicknames,
): Promise<T[]> {
  const ids = rows.flatMap(({ place_id, tat_id }) => (tat_id === null ? place_id : [place_id, tat_id]))
  const byId = await listAliasesOf(db, ids)
  return rows.map((row) => {
    const editors = [...(byId.get(row.place_id) ?? []), ...(row.tat_id === null ? [] : (byId.get(row.tat_id) ?? []))]
    const shipped = nicknames.listFor({
      id: row.place_id,
      nameTh: row.name_th,
      nameEn: row.name_en,
      aliases: row.aliases,
      point: { latitude: row.latitude, longitude: row.longitude },
    })
    if (editors.length + shipped.length === 0) return row
    const names = new Set([...editors, ...row.aliases, ...shipped])
    return { ...row, aliases: [...names].filter((name) => name !== row.name_th && name !== row.name_en) }
  })
}
