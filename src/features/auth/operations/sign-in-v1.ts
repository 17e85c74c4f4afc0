import Type from 'typebox'
import { operation } from '../../../platform/operation.ts'
import { emailKey, findUserByLogin, recordEvent, usernameKey } from '../../users/public.ts'
import { exampleTokens, exampleUser, SignedInSchema } from '../account-document.ts'
import { codeSentDocument, PasswordSchema } from '../credential-schemas.ts'
import { emailNotVerified, invalidCredentials } from '../problems.ts'
import { findOrSendSignUpCode } from '../send-code.ts'
import type { AuthServices } from '../services.ts'
import { startSession } from '../start-session.ts'

/** POST /core/v1/auth/sign-in */
export const signInV1 = ({ db, accounts, clock }: Pick<AuthServices, 'db' | 'accounts' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/sign-in',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'signInV1',
      summary: 'Sign in with username or email and password',
      description:
        'Reopens an account that was closed within the last 30 days. After five failures, each further one lengthens the wait. Never reveals whether an account exists.',
      tag: 'Authentication',
      body: Type.Object(
        {
          username: Type.String({ minLength: 1, maxLength: 254, description: 'Username or email address.' }),
          password: PasswordSchema,
        },
        { additionalProperties: false },
      ),
      response: { 200: SignedInSchema },
      problems: [invalidCredentials, emailNotVerified],
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
        // Recorded for an unknown login too, so that both take as long.
        await recordEvent(db, { userId: user?.user_id ?? null, kind: 'sign_in_failed', origin })
        throw invalidCredentials()
      }
      await accounts.throttle.succeed(account, origin)
      // Revealed only to someone who knows the password.
      const pending = user.activated_at === null && (await findOrSendSignUpCode(db, accounts, user.user_id))
      if (pending) throw emailNotVerified({ members: codeSentDocument(pending) })
      const passwordHash = user.password_hash ?? ''
      const rehashed = accounts.passwords.isOutdated(passwordHash)
        ? await accounts.passwords.hash(body.password)
        : undefined
      const proof = { passwordHash, ...(rehashed !== undefined && { rehashed }) }
      const signedIn = await startSession({ db, accounts, clock }, user.user_id, proof, origin, absolute)
      // The password was changed since it was compared.
      if (!signedIn) throw invalidCredentials()
      return signedIn
    },
  })
