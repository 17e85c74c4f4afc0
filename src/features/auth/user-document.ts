import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { ROLES } from '../../platform/operation.ts'
import type { Tokens } from './sessions.ts'
import type { User } from './user-store.ts'

export const UserSchema = named(
  'User',
  Type.Object(
    {
      user_id: Type.String(),
      username: Type.String(),
      name: Type.String(),
      email: Nullable(Type.String({ format: 'email' })),
      profileUrl: Nullable(Type.String({ description: 'Picture of the user.' })),
      role: OneOf(ROLES),
      language: OneOf(['th', 'en'], { description: 'In which mails are written.' }),
      has_password: Type.Boolean(),
      linked_accounts: Type.Array(
        Type.Object({
          provider: Type.String(),
          email: Nullable(Type.String()),
          linked_at: Type.String({ format: 'date-time' }),
        }),
      ),
      username_changeable_at: Nullable(
        Type.String({ format: 'date-time', description: 'Null when it can be changed now.' }),
      ),
      created_at: Type.String({ format: 'date-time' }),
      version: Type.Integer(),
    },
    { description: 'The account as its owner sees it.' },
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
  access_token: Type.String({ description: 'JWT for `Authorization: Bearer`.' }),
  token_type: OneOf(['Bearer']),
  expires_in: Type.Integer({ description: 'Seconds that the access token is valid.' }),
  refresh_token: Type.String({ description: 'Good for one refresh.' }),
  refresh_expires_at: Type.String({ format: 'date-time' }),
  session_id: Type.String(),
}

export const TokensSchema = named('Tokens', Type.Object(tokenFields))
export const SignedInSchema = named('SignedIn', Type.Object({ ...tokenFields, user: UserSchema }))

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
