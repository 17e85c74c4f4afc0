import Type, { type Static, type TSchema } from 'typebox'
import type { PlaceEdit } from '../../catalogue/place-edit-store.ts'
import type { FactChanges } from '../../catalogue/place-edit-table.ts'
import { BusinessStatusSchema, PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { about, listFields, Nullable, named, Patterned } from '../../platform/http/schema-parts.ts'
import { UserLine, UserText } from '../../platform/http/user-text.ts'
import { type EditedHours, editedHours } from './edited-hours.ts'

const Intervals = Type.Array(
  Patterned(
    '^[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$',
    { th: 'ช่วงเวลา เช่น 08:00-17:00', en: 'an interval such as 08:00-17:00' },
    { maxLength: 11, description: 'An interval; it may pass midnight (`18:00-02:00`).' },
  ),
  { maxItems: 10, description: 'When the place is open on this day; empty: closed.' },
)
const Baht = Nullable(
  Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'Whole baht; 0 is free, null unknown.' }),
)
const HoursSchema = named(
  'EditedHours',
  Type.Object(
    {
      mon: Intervals,
      tue: Intervals,
      wed: Intervals,
      thu: Intervals,
      fri: Intervals,
      sat: Intervals,
      sun: Intervals,
    },
    { additionalProperties: false, description: 'Opening hours of every weekday, in Bangkok.' },
  ),
)
const FeeSchema = named(
  'EditedFee',
  Type.Object(
    { thai_adult: Baht, thai_child: Baht, foreigner_adult: Baht, foreigner_child: Baht },
    { additionalProperties: false, description: 'Entrance fees.' },
  ),
)
/** Null: back to the source. */
const Fact = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema))
const facts = {
  name_th: Fact(UserLine({ maxLength: 300, description: 'Thai name.' })),
  name_en: Fact(UserLine({ maxLength: 300, description: 'English name.' })),
  introduction_th: Fact(UserText({ maxLength: 1_000, description: 'Thai summary, in a sentence or two.' })),
  introduction_en: Fact(UserText({ maxLength: 1_000, description: 'English summary, in a sentence or two.' })),
  opening_hours: Fact(HoursSchema),
  fee: Fact(FeeSchema),
  visit_minutes: Fact(Type.Integer({ minimum: 1, maximum: 1_440, description: 'Usual length of a visit.' })),
  phones: Fact(
    Type.Array(UserLine({ maxLength: 40, description: 'A phone number.' }), {
      maxItems: 10,
      description: 'Phone numbers.',
    }),
  ),
  business_status: Fact(
    about(BusinessStatusSchema, 'Whether the place is in business; search no longer finds closed ones.'),
  ),
  merged_into: Fact(
    about(PlaceIdSchema, 'Id of the same place, which lists and trips use instead; its names are then searchable.'),
  ),
}
export const FactChangesSchema = named(
  'PlaceFactChanges',
  Type.Object(facts, {
    additionalProperties: false,
    minProperties: 1,
    description: 'The facts to change; null goes back to what the source says. Others stay.',
  }),
)
export const PlaceFactsSchema = named(
  'PlaceFacts',
  Type.Object(facts, { description: 'Facts of a place that editors may change.' }),
)
export const PlaceEditSchema = named(
  'PlaceEdit',
  Type.Object(
    {
      edit_number: Type.Integer({ description: 'Number of the edit; later edits have higher ones.' }),
      changes: named(
        'PlaceEditChanges',
        Type.Object(facts, { description: 'What it changed; null: back to the source.' }),
      ),
      edited_by: Type.String({ description: 'Id of the user who edited.' }),
      created_at: Type.String({ format: 'date-time', description: 'When it was stored (UTC).' }),
    },
    { description: 'An edit of a place.' },
  ),
)
export const PlaceEditListSchema = named(
  'PlaceEditList',
  Type.Object(
    {
      source: about(PlaceFactsSchema, 'What the source of the data says.'),
      edited: about(PlaceFactsSchema, 'What editors say in its place.'),
      results: Type.Array(PlaceEditSchema, { description: 'The edits of this page, newest first.' }),
      ...listFields,
    },
    { description: 'The facts of a place that editors may change, and one page of their edits.' },
  ),
)

export type FactsDocument = Static<typeof PlaceFactsSchema>

/** Facts or changes with hours as texts. */
export function factsDocument({ opening_hours: hours, ...others }: FactChanges): FactsDocument {
  const days: { opening_hours?: EditedHours | null } =
    hours === undefined ? {} : { opening_hours: hours && editedHours(hours) }
  return { ...others, ...days }
}

export function editDocument({
  edit_number,
  changes,
  edited_by,
  created_at,
}: PlaceEdit): Static<typeof PlaceEditSchema> {
  return { edit_number, changes: factsDocument(changes), edited_by, created_at: created_at.toISOString() }
}

export const exampleEdit: Static<typeof PlaceEditSchema> = {
  edit_number: 7,
  changes: { visit_minutes: 90, name_en: null },
  edited_by: 'user_019abcde-0000-7000-8000-000000000001',
  created_at: '2026-11-22T02:00:00.000Z',
}
