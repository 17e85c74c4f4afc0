import Type, { type Static } from 'typebox'
import type { PlaceAlias } from '../../catalogue/place-alias-store.ts'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { LanguageSchema, Nullable, named } from '../../platform/http/schema-parts.ts'

export const PlaceAliasSchema = named(
  'PlaceAlias',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      alias: Type.String({ description: 'The name.' }),
      language: Nullable(LanguageSchema),
      added_by: Type.String({ description: 'Id of the user, or name of the operator, who added it.' }),
      created_at: Type.String({ format: 'date-time', description: 'When it was added (UTC).' }),
    },
    { description: "An editor's alternative name of a place; `language` is null if it is used in both." },
  ),
)

export function aliasDocument({ created_at: createdAt, ...alias }: PlaceAlias): Static<typeof PlaceAliasSchema> {
  return { ...alias, created_at: createdAt.toISOString() }
}

export const exampleAlias: Static<typeof PlaceAliasSchema> = {
  place_id: 'th-10-wat-pho',
  alias: 'วัดพระนอน',
  language: 'th',
  added_by: 'user_019abcde-0000-7000-8000-000000000001',
  created_at: '2026-11-22T02:00:00.000Z',
}
