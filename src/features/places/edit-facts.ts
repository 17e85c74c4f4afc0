import { readAlias } from '../../catalogue/place-alias.ts'
import { addAliases, MAX_ALIASES, TooManyAliasesError } from '../../catalogue/place-alias-store.ts'
import {
  findSourceRow,
  hasMergedPlaces,
  insertEdit,
  listCurrentFacts,
  type PlaceEdit,
} from '../../catalogue/place-edit-store.ts'
import type { FactChanges } from '../../catalogue/place-edit-table.ts'
import type { Database } from '../../platform/database/database.ts'
import { cannotMerge, placeUnknown, tooManyAliases } from './problems.ts'

export interface FactEdit {
  readonly placeId: string
  readonly changes: FactChanges
  readonly editedBy: string
}

/**
 * Stores an edit within a transaction. The place that another is merged into gets its names, so that travellers find it by them.
 * @throws Problem place_unknown, cannot_merge, too_many_aliases
 */
export async function editFacts(transaction: Database, edit: FactEdit): Promise<PlaceEdit> {
  const { placeId, changes, editedBy } = edit
  const stored = await insertEdit(transaction, edit)
  const row = await findSourceRow(transaction, placeId)
  if (!row) throw placeUnknown({ place_id: placeId })
  const { merged_into: keptId } = changes
  if (keptId) {
    // Checked after the edit is stored, which holds the lock of all edits.
    await checkMerge(transaction, placeId, keptId)
    const { name_th: th = row.name_th, name_en: en = row.name_en } = stored.facts
    await giveNames(transaction, { placeId: keptId, names: [th, en], addedBy: editedBy })
  }
  return stored
}

/** A merged place leads to one that is listed, in one step. */
async function checkMerge(db: Database, placeId: string, keptId: string): Promise<void> {
  if (!(await findSourceRow(db, keptId))) throw placeUnknown({ place_id: keptId })
  const kept = (await listCurrentFacts(db, [keptId])).get(keptId)
  const isKept = keptId !== placeId && kept?.facts.merged_into === undefined
  if (!isKept || (await hasMergedPlaces(db, placeId))) throw cannotMerge({ place_id: placeId, merged_into: keptId })
}

async function giveNames(
  db: Database,
  { placeId, names, addedBy }: { placeId: string; names: readonly (string | null)[]; addedBy: string },
): Promise<void> {
  const aliases = names.flatMap((name) => (name === null ? [] : (readAlias(name) ?? [])))
  if (aliases.length === 0) return
  try {
    await addAliases(db, placeId, aliases, { language: null, addedBy })
  } catch (error) {
    if (error instanceof TooManyAliasesError) throw tooManyAliases({ place_id: placeId, max: MAX_ALIASES })
    throw error
  }
}
