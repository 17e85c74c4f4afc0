import Type, { type Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import type { InputError, InputErrorKind } from '../../../platform/input-error.ts'
import { operation } from '../../../platform/operation.ts'
import {
  acceptRequiredDocuments,
  CONSENT_VERSION,
  consentVersionNotInForce,
  consentVersionUnknown,
} from '../../consent/public.ts'
import {
  createUser,
  EmailSchema,
  emailKey,
  isUsernameHeld,
  listEmailErrors,
  listUsernameErrors,
  PersonNameSchema,
  ProfileUrlSchema,
  recordEvent,
  requireEmail,
  tidyName,
  UsernameSchema,
  usernameHeld,
  usernameReserved,
  usernameTaken,
} from '../../users/public.ts'
import { CodeSentSchema, codeSentDocument, exampleCodeSent, NewPasswordSchema } from '../credential-schemas.ts'
import { passwordErrors } from '../input-errors.ts'
import { listPasswordErrors } from '../password-rules.ts'
import { sendSignUpCode } from '../send-code.ts'
import type { AuthServices } from '../services.ts'

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
        'Sends a code to the email address, with which `verifyEmail` opens the account. Holds the username for a day. Never reveals whether the address has an account, but notifies its owner by email.',
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
      throwErrors(await listSignUpErrors(db, body), username)
      const email = requireEmail(body.email, '/email')
      const passwordHash = await accounts.passwords.hash(password)

      return create(async (db) => {
        const userId = createId('user')
        const isNew = await createUser(db, {
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
        await acceptRequiredDocuments(db, userId, language)
        await recordEvent(db, { userId, kind: 'signed_up', origin })
        const code = await sendSignUpCode(db, accounts, { userId, username, email, language })
        return new Reply(201, codeSentDocument(code))
      })
    },
  })

/** Checks what the schema cannot, for the fields that are present. */
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

/** A lone conflict is answered with its own problem; together with other errors it is one of them. */
function throwErrors(errors: readonly InputError[], username: string): void {
  if (errors.length === 0) return
  const isOnly = ({ code }: InputErrorKind) => errors.every((error) => error.code === code)
  if (isOnly(usernameHeld)) throw usernameTaken({ username }, { errors })
  if (isOnly(consentVersionNotInForce)) throw consentVersionUnknown({ version: CONSENT_VERSION }, { errors })
  throw invalidRequest({ errors })
}
