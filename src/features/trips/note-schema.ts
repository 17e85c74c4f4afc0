import Type from 'typebox'
import { ASPECTS, type CodeOf, type NoteFrom, type NoteTable } from '../../language/notes/note.ts'
import { NOTE_VALUES, type NoteValues } from '../../language/notes/note-values.ts'
import { ASSUMPTIONS, SUGGESTIONS, UNMET_REASONS, WARNINGS } from '../../language/notes/trip-notes.ts'
import { named, OneOf } from '../../platform/http/schema-parts.ts'

const AspectSchema = named(
  'TripAspect',
  OneOf(ASPECTS, {
    description: 'What a note is about: a field of `understood`, a day or stop of the trip, or what an edit asks for.',
  }),
)

export const NoteValuesSchema = named(
  'NoteValues',
  Type.Unsafe<NoteValues>({
    type: 'object',
    description: 'The values of a note. The description of each `code` lists the values that it carries.',
    properties: Object.fromEntries(Object.entries(NOTE_VALUES).map(([name, { schema }]) => [name, schema])),
    additionalProperties: false,
  }),
)

/** The codes of a table as a named enum that documents each. */
function CodeSchema<T extends NoteTable>(name: string, description: string, table: T) {
  const rows = Object.entries(table).map(([code, { en, gaps }]) => {
    const values = gaps.map((gap) => `\`${gap}\``).join(', ')
    return `- \`${code}\`${values && ` (${values})`}: ${en}`
  })
  const codes = Object.keys(table) as CodeOf<T>[]
  return named(name, OneOf(codes, { description: [description, '', ...rows].join('\n') }))
}

/** A note of a table as it is stored: without its text. */
export function NoteFacts<T extends NoteTable>(table: T) {
  const codes = Object.keys(table)
  return Type.Unsafe<NoteFrom<T>>(
    Type.Object({ about: AspectSchema, code: OneOf(codes), values: NoteValuesSchema }, { additionalProperties: false }),
  )
}

/** A note of a table as answers show it. */
function NoteSchema<T extends NoteTable>(name: string, description: string, table: T) {
  return named(
    name,
    Type.Object(
      {
        about: AspectSchema,
        code: CodeSchema(`${name}Code`, description, table),
        values: NoteValuesSchema,
        text: Type.String({ description: 'The note in the language of the answer.' }),
      },
      { description },
    ),
  )
}

export const AssumptionSchema = NoteSchema(
  'Assumption',
  'An assumption that the planner made because the prompt does not say.',
  ASSUMPTIONS,
)
export const WarningSchema = NoteSchema('TripWarning', 'A warning to read before the trip.', WARNINGS)
const SUGGESTION = 'A small change that would help.'
const SuggestionCodeSchema = CodeSchema('SuggestionCode', SUGGESTION, SUGGESTIONS)

export const UnmetCodeSchema = CodeSchema(
  'UnmetWishCode',
  'Why the trip does not fulfil a wish. `values` also holds the values of the wish itself, such as `place_id` or `interest`.',
  UNMET_REASONS,
)

export const UnmetSchema = named(
  'UnmetWish',
  Type.Object(
    {
      about: AspectSchema,
      code: UnmetCodeSchema,
      wish: Type.String({ description: 'The wish in the language of the answer.' }),
      place_id: Type.Optional(Type.String({ description: 'The place, if the wish is about one place.' })),
      values: NoteValuesSchema,
      reason: Type.String({ description: 'Why the trip does not fulfil it, in the language of the answer.' }),
      suggestion: Type.Optional(Type.String({ description: 'What would help, in the language of the answer.' })),
      suggestion_code: Type.Optional(SuggestionCodeSchema),
      suggestion_values: Type.Optional(NoteValuesSchema),
    },
    { description: 'A wish that the trip does not fulfil, and why.' },
  ),
)
