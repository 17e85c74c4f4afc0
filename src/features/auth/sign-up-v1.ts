import Type from 'typebox'
import type { Parts } from '../../parts.ts'
import { Reply } from '../../platform/http/reply.ts'
import { problems } from '../../platform/http/schema-parts.ts'
import { createId } from '../../platform/id.ts'
import { operation } from '../../platform/operation.ts'
import { problem } from '../../platform/problem.ts'
import { CONSENT_VERSION, insertConsents, listConsentDocuments, REQUIRED_PURPOSES } from '../consent/door.ts'
import { requireEmail } from './address-faults.ts'
import {
  CodeSentSchema,
  EmailSchema,
  exampleCodeSent,
  PasswordSchema,
  PersonNameSchema,
  ProfileUrlSchema,
  UsernameSchema,
} from './credential-schemas.ts'
import { listPasswordFaults } from './password-rules.ts'
import { recordEvent } from './security-event-store.ts'
import { sendSignUpCode } from './sign-up-code.ts'
import { insertUser, isUsernameHeld, releaseUsername } from './user-store.ts'

/** POST /core/v1/auth/sign-up */
export const signUpV1 = ({ db, accounts }: Pick<Parts, 'db' | 'accounts'>) =>
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
        'A code goes to the e-mail address; `verifyEmail` opens the account with it. The username is held for a day. An address that has an account gets the same answer, and its owner a mail.',
      tag: 'Authentication',
      body: Type.Object(
        {
          username: UsernameSchema,
          password: PasswordSchema,
          name: PersonNameSchema,
          email: EmailSchema,
          profileUrl: Type.Optional(ProfileUrlSchema),
          consent_version: Type.String({
            minLength: 1,
            maxLength: 40,
            description: 'Version of the terms and the privacy notice that were accepted; see getConsentData.',
          }),
        },
        { additionalProperties: false },
      ),
      response: { 201: CodeSentSchema, ...problems('username_taken', 'consent_version_unknown', 'overloaded') },
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
    async handler({ body, language, origin, create }) {
      const { username, password, name } = body
      const email = requireEmail(body.email, '/email')
      if (body.consent_version !== CONSENT_VERSION)
        throw problem('consent_version_unknown', { values: { version: CONSENT_VERSION } })
      const faults = await listPasswordFaults(password, { username, name, email }, '/password')
      if (faults.length > 0) throw problem('invalid_request', { errors: faults })
      if (await isUsernameHeld(db, username)) throw problem('username_taken', { values: { username } })
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
        const code = await sendSignUpCode(db, accounts, { userId, email, language })
        return new Reply(201, { otp_ref: code.ref, expires_at: code.expiresAt.toISOString() })
      })
    },
  })
