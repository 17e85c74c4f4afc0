import Type, { type Static } from 'typebox'
import { Nullable, named } from '../../platform/http/schema-parts.ts'
import type { ApiKey } from './key-store.ts'

const Instant = (description: string) => Type.String({ format: 'date-time', description })

export const ApiKeySchema = named(
  'ApiKey',
  Type.Object(
    {
      key_id: Type.String({ description: 'Id of the key, which is no secret.' }),
      name: Type.String({ description: 'What the key is for.' }),
      scopes: Type.Array(Type.String(), { description: 'What the key may do.' }),
      created_at: Instant('When it was created (UTC).'),
      expires_at: Nullable(Instant('When it expires; null: never.')),
      revoked_at: Nullable(Instant('When it was revoked; null: it was not.')),
      last_used_at: Nullable(Instant('When it was last used, to the hour; null: never.')),
    },
    { description: 'An API key, without its secret.' },
  ),
)

export function keyDocument({ scopes, ...key }: ApiKey): Static<typeof ApiKeySchema> {
  return {
    key_id: key.key_id,
    name: key.name,
    scopes: [...scopes],
    created_at: key.created_at.toISOString(),
    expires_at: key.expires_at?.toISOString() ?? null,
    revoked_at: key.revoked_at?.toISOString() ?? null,
    last_used_at: key.last_used_at?.toISOString() ?? null,
  }
}

export const exampleKey: Static<typeof ApiKeySchema> = {
  key_id: 'key_019abcde-0000-7000-8000-000000000001',
  name: 'LINE bot',
  scopes: ['chat'],
  created_at: '2026-11-22T02:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-11-22T03:00:00.000Z',
}
