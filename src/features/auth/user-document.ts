import Type, { type Static } from 'typebox'
import { about, LanguageSchema, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { ROLES } from '../../platform/operation.ts'
import type { Tokens } from './sessions.ts'
import type { User } from './user-store.ts'

const LinkedAccountSchema = named(
  'LinkedAccount',
  Type.Object(
    {
      provider: Type.String({ description: 'Name of the provider.' }),
      email: Nullable(Type.String({ description: 'Email address that the provider gave; null if none.' })),
      linked_at: Type.String({ format: 'date-time', description: 'When it was linked (UTC).' }),
    },
    { description: 'An identity of a provider.' },
  ),
)

export const UserSchema = named(
  'User',
  Type.Object(
    {
      user_id: Type.String({ description: 'Id of the user.' }),
      username: Type.String({ description: 'Username; compared without case.' }),
      name: Type.String({ description: 'Name to show.' }),
      email: Nullable(Type.String({ format: 'email', description: 'Verified email address; null if there is none.' })),
      profileUrl: Nullable(Type.String({ description: 'URL of the profile picture; null if there is none.' })),
      role: named('UserRole', OneOf(ROLES, { description: 'What the user may do beyond their own data.' })),
      language: about(LanguageSchema, 'Language of the emails to the user.'),
      has_password: Type.Boolean({ description: 'Whether the user can sign in with a password.' }),
      linked_accounts: Type.Array(LinkedAccountSchema, { description: 'Identities that the user can sign in with.' }),
      username_changeable_at: Nullable(
        Type.String({
          format: 'date-time',
          description: 'When the username can change again (UTC); null if it can now.',
        }),
      ),
      created_at: Type.String({ format: 'date-time', description: 'When the account was made (UTC).' }),
      version: Type.Integer({ description: 'Version, as in the ETag; each change raises it.' }),
    },
    { description: 'An account as its owner sees it.' },
  ),
)
export type UserDocument = Static<typeof UserSchema>

const USERNAME_REST_MS = 30 * 86_400_000

/** Where a stored file is. */
export function filePath(fileId: string): string {
  return `/core/v1/storage/files/${fileId}`
}

/** When the name may be changed again; null when it may be now. */
export function usernameChangeableAt({ username_changed_at: changedAt }: User, now: Date): Date | null {
  const at = changedAt && new Date(changedAt.getTime() + USERNAME_REST_MS)
  return at && at > now ? at : null
}

/** `absolute`: the whole URL of a path of this service. */
export function userDocument(user: User, now: Date, absolute: (path: string) => string): UserDocument {
  return {
    user_id: user.user_id,
    username: user.username,
    name: user.name,
    email: user.email,
    profileUrl: user.image_file_id ? absolute(filePath(user.image_file_id)) : user.profile_url,
    role: user.role,
    language: user.language,
    has_password: user.password_hash !== null,
    linked_accounts: user.identities.map(({ provider, email, linked_at }) => ({
      provider,
      email,
      linked_at: new Date(linked_at).toISOString(),
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
