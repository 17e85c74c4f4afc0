import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { identityRefused, providerNotConfigured } from '../../../platform/oauth/problems.ts'
import { identityBody, proofErrors, readIdentityProof } from '../../../platform/oauth/proof-schema.ts'
import type { ProvedIdentity } from '../../../platform/oauth/provider.ts'
import { operation } from '../../../platform/operation.ts'
import {
  claimIdToken,
  exampleUser,
  findIdentityOwner,
  freshProofNeeded,
  insertIdentity,
  lockIdentity,
  PasswordSchema,
  passwordWrong,
  raiseVersion,
  recordEvent,
  requireFreshProof,
  touchIdentity,
  UserSchema,
} from '../../auth/public.ts'
import { identityLinkedLetter } from '../account-letters.ts'
import { accountReply, holdMyAccount } from '../my-account.ts'
import { identityTaken, providerLinked } from '../problems.ts'
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
      summary: 'Link an identity of a provider, to sign in with it',
      description:
        'Takes the proof of the identity like `oauthSignInV1`, and the password unless the user signed in within the last ten minutes. Notifies the owner by email. Linking an identity again changes nothing.',
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
      const me = caller
      const proof = readIdentityProof(body)
      await requireFreshProof({ db, accounts }, me, body.password)
      const identity = await identities.prove(proof)
      return create(async (db) => {
        await lockIdentity(db, identity)
        const { email, language } = await holdMyAccount(db, me)
        if (await link(db, me.id, identity)) {
          const { provider } = identity
          await recordEvent(db, { userId: me.id, kind: 'identity_linked', origin, details: { provider } })
          await accounts.outbox.put(db, email, identityLinkedLetter(provider, language))
        }
        return accountReply(db, me.id, clock(), absolute)
      })
    },
  })

/** False when it is linked already; call `lockIdentity` first. */
async function link(db: Database, userId: string, identity: ProvedIdentity): Promise<boolean> {
  const owner = await findIdentityOwner(db, identity)
  if (owner !== undefined && owner !== userId) throw identityTaken()
  if (!(await claimIdToken(db, identity))) throw identityRefused()
  if (owner === userId) {
    await touchIdentity(db, identity)
    return false
  }
  if (!(await insertIdentity(db, userId, identity))) throw providerLinked()
  await raiseVersion(db, userId)
  return true
}
