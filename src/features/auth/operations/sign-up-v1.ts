import Type, { type Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { type InputFault, problem } from '../../../platform/problem.ts'
import { CONSENT_VERSION, insertConsents, listConsentDocuments, REQUIRED_PURPOSES } from '../../consent/public.ts'
import { listEmailFaults, listUsernameFaults, requireEmail } from '../address-faults.ts'
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
import { listPasswordFaults } from '../password-rules.ts'
import { tidyName } from '../person-names.ts'
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
      problems: ['username_taken', 'consent_version_unknown', 'overloaded'],
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
    furtherFaults: (body) => listSignUpFaults(db, body as Partial<SignUp>),
    async handler({ body, language, origin, create }) {
      const { username, password } = body
      const name = tidyName(body.name)
      refuseFaults(await listSignUpFaults(db, body), username)
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
        if (!isNew) throw problem('username_taken', { values: { username } })
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

/** All that is wrong with a sign-up beside its shape, as far as its fields are there. */
async function listSignUpFaults(db: Database, body: Partial<SignUp>): Promise<InputFault[]> {
  const { username, password, name = '', email } = body
  const faults: InputFault[] = []
  if (username !== undefined) {
    faults.push(...listUsernameFaults(username, '/username'))
    if (await isUsernameHeld(db, username)) faults.push({ pointer: '/username', ...TAKEN })
  }
  if (email !== undefined) faults.push(...listEmailFaults(email, '/email'))
  if (body.consent_version !== undefined && body.consent_version !== CONSENT_VERSION)
    faults.push({ pointer: '/consent_version', ...OTHER_VERSION })
  if (password !== undefined) {
    const owner = { username: username ?? '', name, email: email === undefined ? null : emailKey(email) }
    faults.push(...(await listPasswordFaults(password, owner, '/password')))
  }
  return faults
}

/** A conflict by itself is answered as such, with other faults as one of them. */
function refuseFaults(errors: readonly InputFault[], username: string): void {
  if (errors.length === 0) return
  const isOnly = ({ code }: { readonly code: string }) => errors.every((fault) => fault.code === code)
  if (isOnly(TAKEN)) throw problem('username_taken', { values: { username }, errors })
  if (isOnly(OTHER_VERSION)) throw problem('consent_version_unknown', { values: { version: CONSENT_VERSION }, errors })
  throw problem('invalid_request', { errors })
}

const TAKEN = { code: 'username_taken', message: { th: 'มีคนใช้แล้ว', en: 'is taken' } }
const OTHER_VERSION = {
  code: 'consent_version_unknown',
  message: { th: `เอกสารที่ใช้อยู่คือเวอร์ชัน ${CONSENT_VERSION}`, en: `must be ${CONSENT_VERSION}, the version in force` },
}
