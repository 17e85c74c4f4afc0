import type { Generated } from 'kysely'
import type { PlaceRow } from './place-table.ts'

/** The columns of a place that editors may change. */
export const EDITABLE_COLUMNS = [
  ...(['name_th', 'name_en', 'introduction_th', 'introduction_en'] as const),
  ...(['opening_hours', 'fee', 'visit_minutes', 'phones', 'business_status'] as const),
] as const

/** What editors say of a place; members that are absent follow the source. */
export type EditedFacts = Partial<Pick<PlaceRow, (typeof EDITABLE_COLUMNS)[number]>> & {
  /** The id of the same place, which is listed instead. */
  readonly merged_into?: string
}

/** The members that an edit sets; null: back to the source. */
export type FactChanges = { readonly [Fact in keyof EditedFacts]?: EditedFacts[Fact] | null }

/** An edit of a place (migrations/0032-desk-work.sql). */
export interface PlaceEditTable {
  edit_number: Generated<number>
  place_id: string
  changes: FactChanges
  facts: EditedFacts
  edited_by: string
  created_at: Generated<Date>
}

declare module '../platform/database/database.ts' {
  interface Tables {
    place_edit: PlaceEditTable
  }
}
