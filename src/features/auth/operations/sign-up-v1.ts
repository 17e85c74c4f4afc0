import Type, { type Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import type { InputError, InputErrorKind } from '../../../platform/input-error.ts'
import { operation } from '../../../platform/operation.ts'
import {
  CONSENT_VERSION,
  consentVersionNotInForce,
  consentVersionUnknown,
  insertConsents,
  listConsentDocuments,
  REQUIRED_PURPOSES,
} from '../../consent/public.ts'
import { listEmailErrors, listUsernameErrors, requireEmail } from '../address-errors.ts'
import { emailKey } from '../addresses.ts'
import {
  CodeSentSchema,
  EmailSchema,
  exampleCodeSent,
  NewPasswordSchema,
  PersonNameSchema,
  ProfileUrlSchema,
  UsernameSchema,
} from '../credential-schemas.ts'
import { passwordErrors, usernameHeld, usernameReserved } from '../input-errors.ts'
import { listPasswordErrors } from '../password-rules.ts'
import { tidyName } from '../person-names.ts'
import { usernameTaken } from '../problems.ts'
import { recordEvent } from '../security-event-store.ts'
import type { AuthServices } from '../services.ts'
import { sendSignUpCode } from '../sign-up-code.ts'
import { insertUser, isUsernameHeld, releaseUsername } from '../user-store.ts'

const SignUpSchema = Type.Object(
  {
    username: UsernameSchema,
    password: NewPasswordSchema,
    name: PersonNameSchema,
    email: EmailSchema,
    profileUrl: Type.Optional(ProfileUrlSchema),
    consent_version: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'Version of the terms and the privacy notice that the user accepted; see getConsentData.',
    }),
  },
  { additionalProperties: false },
)
type SignUp = Static<typeof SignUpSchema>

/** POST /core/v1/auth/sign-up */
export const signUpV1 = ({ db, accounts }: Pick<AuthServices, 'db' | 'accounts'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/sign-up',
    access: 'public',
    limit: 'sign-up',
    creates: true,
    schema: {
      operationId: 'signUpV1',
      summary: 'Open an account',
      description:
        'Sends a code to the email address; `verifyEmail` opens the account with it. Holds the username for a day. Never reveals whether the address has an account; its owner is notified by email.',
      tag: 'Authentication',
      body: SignUpSchema,
      response: { 201: CodeSentSchema },
      problems: [usernameTaken, consentVersionUnknown],
      inputErrors: [usernameReserved, usernameHeld, consentVersionNotInForce, ...passwordErrors],
      example: {
        body: {
          username: 'traveller',
          password: 'mango sticky rice 9',
          name: 'นักเดินทาง',
          email: 'traveller@mail.example',
          consent_version: CONSENT_VERSION,
        },
        response: exampleCodeSent,
      },
    },
    furtherErrors: (body) => listSignUpErrors(db, body as Partial<SignUp>),
    async handler({ body, language, origin, create }) {
      const { username, password } = body
      const name = tidyName(body.name)
      refuseErrors(await listSignUpErrors(db, body), username)
      const email = requireEmail(body.email, '/email')
      const passwordHash = await accounts.passwords.hash(password)

      return create(async (db) => {
        await releaseUsername(db, username)
        const userId = createId('user')
        const isNew = await insertUser(db, {
          userId,
          username,
          name,
          passwordHash,
          profileUrl: body.profileUrl ?? null,
          language,
          unprovedEmail: email,
          email: null,
          isActive: false,
        })
        if (!isNew) throw usernameTaken({ username })
        const accepted = listConsentDocuments(language).filter(({ purpose }) => REQUIRED_PURPOSES.includes(purpose))
        await insertConsents(
          db,
          userId,
          accepted.map((document) => ({ document, granted: true })),
        )
        await recordEvent(db, { userId, kind: 'signed_up', origin })
        const code = await sendSignUpCode(db, accounts, { userId, username, email, language })
        return new Reply(201, { otp_ref: code.ref, expires_at: code.expiresAt.toISOString() })
      })
    },
  })

/** The errors of a sign-up that its schema cannot find, in the fields that are there. */
async function listSignUpErrors(db: Database, body: Partial<SignUp>): Promise<InputError[]> {
  const { username, password, name = '', email } = body
  const errors: InputError[] = []
  if (username !== undefined) {
    errors.push(...listUsernameErrors(username, '/username'))
    if (await isUsernameHeld(db, username)) errors.push({ pointer: '/username', ...usernameHeld() })
  }
  if (email !== undefined) errors.push(...listEmailErrors(email, '/email'))
  if (body.consent_version !== undefined && body.consent_version !== CONSENT_VERSION)
    errors.push({ pointer: '/consent_version', ...consentVersionNotInForce({ version: CONSENT_VERSION }) })
  if (password !== undefined) {
    const owner = { username: username ?? '', name, email: email === undefined ? null : emailKey(email) }
    errors.push(...(await listPasswordErrors(password, owner, '/password')))
  }
  return errors
}

/** A conflict alone is answered as a conflict; together with other errors it is one of them. */
function refuseErrors(errors: readonly InputError[], username: string): void {
  if (errors.length === 0) return
  const isOnly = ({ code }: InputErrorKind) => errors.every((error) => error.code === code)
  if (isOnly(usernameHeld)) throw usernameTaken({ username }, { errors })
  if (isOnly(consentVersionNotInForce)) throw consentVersionUnknown({ version: CONSENT_VERSION }, { errors })
  throw invalidRequest({ errors })
}
