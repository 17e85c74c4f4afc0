import Type, { type Static } from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { CHANGE_KINDS, type SaidChange } from '../../language/edits/edit.ts'
import { about, Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { AllowOverlap, DateSchema, EditedPreviewSchema, EditedTripSchema, MAX_TRIP_DAYS } from '../trips/public.ts'
import { MAX_PROMPT, VISIBLE } from './trip-prompt.ts'

export const OptimizeSchema = named(
  'OptimizeTrip',
  Type.Object(
    {
      prompt: Type.Optional(
        Patterned('\\S', VISIBLE, {
          minLength: 1,
          maxLength: MAX_PROMPT,
          description:
            'What to change, in Thai or English: `make day 2 lighter, no museums, add a night market, keep the hotel`. Without it, only the order of the stops improves.',
        }),
      ),
      scope: Type.Optional(
        named(
          'OptimizeScope',
          OneOf(['trip', 'day'], { description: 'What may change: the whole trip (default), or only `day`.' }),
        ),
      ),
      day: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_TRIP_DAYS,
          description: 'Number of the day, from 1. Required with `scope` `day`, and only then.',
        }),
      ),
      locked: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
          maxItems: 200,
          uniqueItems: true,
          description: 'Ids of stops that keep their day and time, besides those that the trip has locked.',
        }),
      ),
      exclude: Type.Optional(
        Type.Array(PlaceIdSchema, {
          maxItems: 100,
          uniqueItems: true,
          description: 'Ids of places to leave out of the trip.',
        }),
      ),
      today: Type.Optional(about(DateSchema, 'The date that “tomorrow” is relative to. Defaults to today in Bangkok.')),
      allow_overlap: AllowOverlap,
      dry_run: Type.Optional(
        Type.Boolean({ description: 'Answer with the planned trip and what would change, and save nothing.' }),
      ),
    },
    { additionalProperties: false, description: 'How to plan a trip again.' },
  ),
)
export type OptimizeBody = Static<typeof OptimizeSchema>

const GainSchema = named(
  'OptimizeGain',
  Type.Object(
    {
      minutes_travel: Type.Integer({
        description: 'Minutes of travel saved in the whole trip; negative if it takes longer.',
      }),
      score_before: Type.Number({
        description:
          'What the days that were planned again were worth before, by the objective of the planner, where a good sight is 1 and a minute of travel costs 0.008. Counts what fits the wishes. Comparable only within this answer.',
      }),
      score_after: Type.Number({ description: 'What they are worth now; never less than before.' }),
    },
    { description: 'What the new plan gains.' },
  ),
)

const EditWishSchema = named(
  'EditWish',
  Type.Object(
    {
      wish: named('EditWishKind', OneOf(CHANGE_KINDS, { description: 'The kind of change.' })),
      said: Type.String({ description: 'The words of the prompt that ask for it.' }),
      day: Nullable(Type.Integer({ description: 'Number of the day; null for the whole trip.' })),
      category: Type.Optional(Type.String({ description: 'Key of the vocabulary, if it is about a kind of place.' })),
      place_id: Type.Optional(PlaceIdSchema),
      province_code: Type.Optional(Type.String({ description: 'Code of the province, if it is about a province.' })),
    },
    { description: 'A change that the service read in the prompt.' },
  ),
)
export type EditWish = Static<typeof EditWishSchema>

const { allow_overlap: _overlap, dry_run: _dry, ...preview } = OptimizeSchema.properties

export const OptimizePreviewSchema = named(
  'OptimizePreview',
  Type.Object(preview, { additionalProperties: false, description: 'How to plan a preview again.' }),
)

const { changes, ...trip } = EditedTripSchema.properties
const { changes: _changes, ...editedPreview } = EditedPreviewSchema.properties

/** What planning again adds to the answer. */
const planned = {
  changes: named(
    'OptimizeChanges',
    Type.Object(
      { ...changes.properties, gain: GainSchema },
      { description: 'What differs from the version before, and what it gains.' },
    ),
  ),
  wishes: Type.Array(EditWishSchema, { description: 'What the service read in the prompt, in order.' }),
  not_understood: Type.Array(Type.String({ description: 'Words of the prompt.' }), {
    description: 'Words of the prompt that the service could not use.',
  }),
}

export const OptimizedTripSchema = named(
  'OptimizedTrip',
  Type.Object({ ...trip, ...planned }, { description: 'A trip after it was planned again.' }),
)

export const OptimizedPreviewSchema = named(
  'OptimizedPreview',
  Type.Object({ ...editedPreview, ...planned }, { description: 'A preview after it was planned again.' }),
)

/** A change of the reader as answers show it. */
export function editWish(change: SaidChange): EditWish {
  const target = 'target' in change ? change.target : change.kind === 'replace' ? change.to : null
  const day = 'day' in change ? change.day : change.kind === 'move' ? change.to : null
  return {
    wish: change.kind,
    said: change.said,
    day,
    ...(target?.kind === 'concept' && { category: target.key }),
    ...(target?.kind === 'place' && { place_id: target.placeId }),
    ...(target?.kind === 'province' && { province_code: target.code }),
  }
}
