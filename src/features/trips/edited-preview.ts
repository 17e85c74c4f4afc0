import Type, { type Static } from 'typebox'
import { about, named } from '../../platform/http/schema-parts.ts'
import { examplePreview } from './example-trip.ts'
import { examplePreviewId } from './preview-id.ts'
import { TripChangesSchema } from './trip-changes.ts'
import { TripEditSchema } from './trip-edit-schema.ts'
import { KeptPreviewSchema } from './trip-schema.ts'

const { allow_overlap: _overlap, dry_run: _dry, ...edit } = TripEditSchema.properties

/** A preview has no dates of its owner to overlap, and editing it never changes it. */
export const PreviewEditSchema = Type.Object(edit, { additionalProperties: false, minProperties: 1 })

export const EditedPreviewSchema = named(
  'EditedPreview',
  Type.Object(
    { ...KeptPreviewSchema.properties, changes: about(TripChangesSchema, 'What differs from the preview before.') },
    { description: 'A preview after an edit, as a preview of its own.' },
  ),
)

export const exampleEditedPreview: Static<typeof EditedPreviewSchema> = {
  preview_id: examplePreviewId,
  ...examplePreview,
  name: 'อยุธยากับแม่',
  changes: { fields: ['name'], moved: [], added: [], removed: [], retimed: [], unscheduled: [] },
}
