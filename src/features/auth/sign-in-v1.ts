import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { problems } from '../../platform/http/schema-parts.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { emailKey, usernameKey } from './addresses.ts'
import { admit } from './admit.ts'
import { PasswordSchema } from './credential-schemas.ts'
import { recordEvent } from './security-event-store.ts'
import { findOrSendSignUpCode } from './sign-up-code.ts'
import { exampleTokens, exampleUser, SignedInSchema } from './user-document.ts'
import { findUserByLogin, setPasswordHash } from './user-store.ts'

/** POST /core/v1/auth/sign-in */
export const signInV1 = ({ db, accounts, clock }: Pick<Parts, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/sign-in',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'signInV1',
      summary: 'Sign in with username or e-mail and password',
      description:
        'An account that was closed less than 30 days ago is opened again. After five failures each further one makes the wait longer; whether an account exists is not told.',
      tag: 'Authentication',
      body: Type.Object(
        {
          username: Type.String({ minLength: 1, maxLength: 254, description: 'Username or e-mail address.' }),
          password: PasswordSchema,
        },
        { additionalProperties: false },
      ),
      response: { 200: SignedInSchema, ...problems('invalid_credentials', 'email_not_verified', 'overloaded') },
      example: {
        body: { username: 'traveller', password: 'mango sticky rice 9' },
        response: { ...exampleTokens, user: exampleUser },
      },
    },
    async handler({ body, origin, absolute }) {
      const login = body.username.includes('@') ? emailKey(body.username) : usernameKey(body.username)
      const user = login === null ? undefined : await findUserByLogin(db, login)
      const account = user
        ? ({ kind: 'user', id: user.user_id } as const)
        : ({ kind: 'nobody', id: login ?? body.username } as const)
      await accounts.throttle.begin(account, origin)
      const isRight = await accounts.passwords.isRight(body.password, user?.password_hash ?? null)
      if (!user || !isRight) {
        // Recorded for nobody too, so that both take as long.
        await recordEvent(db, { userId: user?.user_id ?? null, kind: 'sign_in_failed', origin })
        throw problem('invalid_credentials')
      }
      await accounts.throttle.succeed(account, origin)
      // Told after the right password only.
      if (user.activated_at === null) {
        const waiting = { userId: user.user_id, email: user.unproved_email ?? '', language: user.language }
        const { ref, expiresAt } = await findOrSendSignUpCode(db, accounts, waiting)
        throw problem('email_not_verified', { members: { otp_ref: ref, expires_at: expiresAt.toISOString() } })
      }
      if (accounts.passwords.isOutdated(user.password_hash ?? ''))
        await setPasswordHash(db, user.user_id, await accounts.passwords.hash(body.password))
      return admit({ db, accounts, clock }, user, 'password', origin, absolute)
    },
  })
