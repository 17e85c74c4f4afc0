import { type Selectable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { keepVersion, takeNextVersion } from './catalogue-write-store.ts'
import type { EditedFacts, FactChanges, PlaceEditTable } from './place-edit-table.ts'
import type { PlaceRow } from './place-table.ts'

export type PlaceEdit = Selectable<PlaceEditTable>

/** What editors say of a place, and since which edit. */
export interface CurrentFacts {
  readonly editNumber: number
  readonly facts: EditedFacts
}

/**
 * Stores an edit within a transaction, on top of those before it. Holds the catalogue version until the end, so that edits of
 * one place come one after the other.
 */
export async function insertEdit(
  transaction: Database,
  {
    placeId,
    changes,
    editedBy,
  }: { readonly placeId: string; readonly changes: FactChanges; readonly editedBy: string },
): Promise<PlaceEdit> {
  const version = await takeNextVersion(transaction)
  const before = (await listCurrentFacts(transaction, [placeId])).get(placeId)?.facts ?? {}
  const facts = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))
  const edit = await transaction
    .insertInto('place_edit')
    .values({
      place_id: placeId,
      changes: sql`${JSON.stringify(changes)}::jsonb`,
      facts: sql`${JSON.stringify(facts)}::jsonb`,
      edited_by: editedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await transaction.updateTable('place').set({ version }).where('place_id', '=', placeId).execute()
  await keepVersion(transaction, version)
  return edit
}

/** What editors say of these places. */
export async function listCurrentFacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ place_id: string; edit_number: number; facts: EditedFacts }>`
    select distinct on (place_id) place_id, edit_number, facts from place_edit
    where place_id = any(${ids}::text[]) order by place_id, edit_number desc`.execute(db)
  return new Map(rows.map(({ place_id: id, edit_number: editNumber, facts }) => [id, { editNumber, facts }]))
}

/** A page of the edits of a place, newest first, and the number of all. */
export async function listEdits(
  db: Database,
  placeId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ edits: PlaceEdit[]; total: number }> {
  const { total } = await db
    .selectFrom('place_edit')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('place_id', '=', placeId)
    .executeTakeFirstOrThrow()
  const edits = await db
    .selectFrom('place_edit')
    .selectAll()
    .where('place_id', '=', placeId)
    .orderBy('edit_number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { edits, total }
}

/** Whether another place is merged into this one. */
export async function hasMergedPlaces(db: Database, placeId: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select 1 from place_edit edit where facts ->> 'merged_into' = ${placeId} and facts ? 'merged_into'
        and not exists (
          select 1 from place_edit later
          where later.place_id = edit.place_id and later.edit_number > edit.edit_number)
    ) as exists`.execute(db)
  return rows[0]?.exists ?? false
}

/** The place as its source has it. */
export async function findSourceRow(db: Database, placeId: string): Promise<PlaceRow | undefined> {
  return db.selectFrom('place').selectAll().where('place_id', '=', placeId).executeTakeFirst()
}

/** The edits that a user made, oldest first. */
export async function listEditsBy(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('place_edit')
    .select(['place_id', 'changes', 'created_at'])
    .where('edited_by', '=', userId)
    .orderBy('edit_number')
    .limit(limit)
    .execute()
}

export async function anonymiseEditsBy(db: Database, userId: string): Promise<void> {
  await db.updateTable('place_edit').set({ edited_by: 'erased user' }).where('edited_by', '=', userId).execute()
}
