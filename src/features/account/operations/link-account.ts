import Type from 'typebox'
import { identityRefused, providerNotConfigured } from '../../../platform/oauth/problems.ts'
import { identityBody, proofErrors, readIdentityProof } from '../../../platform/oauth/proof-schema.ts'
import { operation } from '../../../platform/operation.ts'
import {
  exampleUser,
  freshProofNeeded,
  identityTaken,
  linkIdentity,
  PasswordSchema,
  passwordWrong,
  providerLinked,
  requireFreshProof,
  UserSchema,
} from '../../auth/public.ts'
import { recordEvent } from '../../users/public.ts'
import { identityLinkedEmail } from '../emails.ts'
import { accountReply } from '../my-account.ts'
import type { AccountServices } from '../services.ts'

/** POST /core/v1/users/me/linked-accounts */
export const linkAccount = ({
  db,
  accounts,
  identities,
  clock,
}: Pick<AccountServices, 'db' | 'accounts' | 'identities' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/users/me/linked-accounts',
    access: 'user',
    limit: 'account-change',
    creates: true,
    schema: {
      operationId: 'linkAccount',
      summary: 'Link an identity at a provider, to sign in with it',
      description:
        'Takes the same proof as `oauthSignInV1`, and the password unless the user signed in within the last ten minutes. Notifies the owner by email. Linking the same identity again changes nothing.',
      tag: 'Account',
      body: identityBody('LinkAccount', { password: Type.Optional(PasswordSchema) }),
      response: {
        200: UserSchema,
      },
      problems: [
        identityRefused,
        passwordWrong,
        freshProofNeeded,
        identityTaken,
        providerLinked,
        providerNotConfigured,
      ],
      inputErrors: proofErrors,
      example: {
        body: { provider: 'google', id_token: 'eyJhbGciOiJSUzI1NiIs…', nonce: 'n-0S6_WzA2Mj' },
        response: {
          ...exampleUser,
          linked_accounts: [
            { provider: 'google', email: 'traveller@mail.example', linked_at: '2026-11-21T03:00:00.000Z' },
          ],
        },
      },
    },
    async handler({ body, caller, origin, create, absolute }) {
      const proof = readIdentityProof(body)
      await requireFreshProof({ db, accounts }, caller, body.password)
      const identity = await identities.prove(proof)
      const { provider } = identity
      return create(async (db) => {
        const { user, isNew } = await linkIdentity(db, caller, identity)
        if (isNew) {
          await recordEvent(db, { userId: user.user_id, kind: 'identity_linked', origin, details: { provider } })
          await accounts.outbox.put(db, user.email, identityLinkedEmail(provider, user.language))
        }
        return accountReply(db, caller, clock(), absolute)
      })
    },
  })
