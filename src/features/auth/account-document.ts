import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { about, LanguageSchema, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { ROLES } from '../../platform/operation.ts'
import { filePath } from '../files/public.ts'
import { type User, usernameChangeableAt } from '../users/public.ts'
import { listIdentities } from './identity-store.ts'
import type { Tokens } from './sessions.ts'

const LinkedAccountSchema = named(
  'LinkedAccount',
  Type.Object(
    {
      provider: Type.String({ description: 'Name of the provider.' }),
      email: Nullable(Type.String({ description: 'Email address at the provider; null if it gave none.' })),
      linked_at: Type.String({ format: 'date-time', description: 'When it was linked (UTC).' }),
    },
    { description: 'An identity at a provider.' },
  ),
)

export const UserSchema = named(
  'User',
  Type.Object(
    {
      user_id: Type.String({ description: 'Id of the user.' }),
      username: Type.String({ description: 'Username; case-insensitive.' }),
      name: Type.String({ description: 'Display name.' }),
      email: Nullable(
        Type.String({ format: 'email', description: 'Verified email address; null if the user has none.' }),
      ),
      profileUrl: Nullable(Type.String({ description: 'URL of the profile picture; null if the user has none.' })),
      role: named('UserRole', OneOf(ROLES, { description: 'What the user may do beyond managing their own data.' })),
      language: about(LanguageSchema, 'Language of emails to the user.'),
      has_password: Type.Boolean({ description: 'Whether the user can sign in with a password.' }),
      linked_accounts: Type.Array(LinkedAccountSchema, { description: 'Identities with which the user can sign in.' }),
      username_changeable_at: Nullable(
        Type.String({
          format: 'date-time',
          description: 'When the username can change again (UTC); null if it can change now.',
        }),
      ),
      created_at: Type.String({ format: 'date-time', description: 'When the account was created (UTC).' }),
      version: Type.Integer({ description: 'Version of the account, as in the ETag; every change raises it.' }),
    },
    { description: 'An account as its owner sees it.' },
  ),
)
export type UserDocument = Static<typeof UserSchema>

/**
 * The account of a user as its owner sees it.
 * @param absolute returns the whole URL of a path of this service
 */
export async function readAccount(
  db: Database,
  user: User,
  now: Date,
  absolute: (path: string) => string,
): Promise<UserDocument> {
  // Read after the user: identities newer than the version only make the next `If-Match` fail.
  const identities = await listIdentities(db, user.user_id)
  return {
    user_id: user.user_id,
    username: user.username,
    name: user.name,
    email: user.email,
    profileUrl: user.image_file_id ? absolute(filePath(user.image_file_id)) : user.profile_url,
    role: user.role,
    language: user.language,
    has_password: user.password_hash !== null,
    linked_accounts: identities.map(({ provider, email, linked_at }) => ({
      provider,
      email,
      linked_at: linked_at.toISOString(),
    })),
    username_changeable_at: usernameChangeableAt(user, now)?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    version: user.version,
  }
}

export const exampleUser: UserDocument = {
  user_id: 'user_019abcde-0000-7000-8000-000000000001',
  username: 'traveller',
  name: 'นักเดินทาง',
  email: 'traveller@mail.example',
  profileUrl: null,
  role: 'user',
  language: 'th',
  has_password: true,
  linked_accounts: [],
  username_changeable_at: null,
  created_at: '2026-11-21T03:00:00.000Z',
  version: 1,
}

const tokenFields = {
  access_token: Type.String({ description: 'JWT to send as `Authorization: Bearer`.' }),
  token_type: OneOf(['Bearer'], { description: 'Always `Bearer`.' }),
  expires_in: Type.Integer({ description: 'Seconds until the access token expires.' }),
  refresh_token: Type.String({ description: 'Token for `refreshToken`; works once.' }),
  refresh_expires_at: Type.String({ format: 'date-time', description: 'When the refresh token expires (UTC).' }),
  session_id: Type.String({ description: 'Id of the session.' }),
}

export const TokensSchema = named('Tokens', Type.Object(tokenFields, { description: 'The tokens of a session.' }))
export const SignedInSchema = named(
  'SignedIn',
  Type.Object({ ...tokenFields, user: UserSchema }, { description: 'A new session and its user.' }),
)

export function tokensDocument(tokens: Tokens): Static<typeof TokensSchema> {
  return {
    access_token: tokens.accessToken,
    token_type: 'Bearer',
    expires_in: tokens.expiresInS,
    refresh_token: tokens.refreshToken,
    refresh_expires_at: tokens.refreshExpiresAt.toISOString(),
    session_id: tokens.sessionId,
  }
}

export const exampleTokens: Static<typeof TokensSchema> = {
  access_token: 'eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.…',
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'rt_…',
  refresh_expires_at: '2026-12-21T03:00:00.000Z',
  session_id: 'session_019abcde-0000-7000-8000-000000000002',
}
