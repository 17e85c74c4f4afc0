import { randomInt } from 'node:crypto'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { createId } from '../../../platform/id.ts'
import type { Language } from '../../../platform/language.ts'
import { identityRefused, providerNotConfigured } from '../../../platform/oauth/problems.ts'
import { identityBody, proofErrors, readIdentityProof } from '../../../platform/oauth/proof-schema.ts'
import type { ProvedIdentity } from '../../../platform/oauth/provider.ts'
import { operation } from '../../../platform/operation.ts'
import {
  acceptRequiredDocuments,
  CONSENT_VERSION,
  consentVersionUnknown,
  requireCurrentVersion,
} from '../../consent/public.ts'
import { createUser, emailKey, holdEmail, isReservedUsername, MIN_USERNAME, recordEvent } from '../../users/public.ts'
import { exampleTokens, exampleUser, SignedInSchema } from '../account-document.ts'
import { useIdentity } from '../identities.ts'
import { findIdentityOwner, lockIdentity } from '../identity-store.ts'
import { emailHasAccount } from '../problems.ts'
import type { AuthServices } from '../services.ts'
import { startSession } from '../start-session.ts'

/** POST /core/v1/auth/oauth/sign-in */
export const oauthSignInV1 = ({
  db,
  accounts,
  identities,
  clock,
}: Pick<AuthServices, 'db' | 'accounts' | 'identities' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/core/v1/auth/oauth/sign-in',
    access: 'public',
    limit: 'sign-in',
    schema: {
      operationId: 'oauthSignInV1',
      summary: 'Sign in with an identity of a provider',
      description:
        'Send `id_token` and `nonce`, or `code`, `code_verifier` and `redirect_uri`. Opens an account for an identity that has none, which requires `consent_version`: send it whenever the user may be new, because a code can be exchanged only once. Never links an identity to the account that has its email address: sign in to that account, then link the identity.',
      tag: 'Authentication',
      body: identityBody('OauthSignIn', {
        consent_version: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 40,
            description:
              'Version of the terms and the privacy notice that the user accepted; required for a new account.',
          }),
        ),
      }),
      response: {
        200: SignedInSchema,
      },
      problems: [identityRefused, emailHasAccount, providerNotConfigured, consentVersionUnknown],
      inputErrors: proofErrors,
      example: {
        body: {
          provider: 'google',
          id_token: 'eyJhbGciOiJSUzI1NiIs…',
          nonce: 'n-0S6_WzA2Mj',
          consent_version: CONSENT_VERSION,
        },
        response: { ...exampleTokens, user: exampleUser },
      },
    },
    async handler({ body, language, origin, absolute }) {
      const identity = await identities.prove(readIdentityProof(body))
      const userId = await db.transaction().execute(async (db) => {
        await lockIdentity(db, identity)
        const owner = await findIdentityOwner(db, identity)
        const userId = owner ?? (await openAccount(db, identity, { consentVersion: body.consent_version, language }))
        // Last, so that a newcomer who must accept the terms first can send the same token again.
        const isNew = await useIdentity(db, userId, identity, { owner, opensAccount: true })
        if (isNew) await recordEvent(db, { userId, kind: 'signed_up', origin, details: { method: identity.provider } })
        return userId
      })
      const signedIn = await startSession({ db, accounts, clock }, userId, { identity }, origin, absolute)
      // The identity has been unlinked in the meantime.
      if (!signedIn) throw identityRefused()
      return signedIn
    },
  })

interface Newcomer {
  readonly consentVersion: string | undefined
  readonly language: Language
}

async function openAccount(
  db: Database,
  identity: ProvedIdentity,
  { consentVersion, language }: Newcomer,
): Promise<string> {
  const email = identity.email === null ? null : emailKey(identity.email)
  if (email !== null && (await holdEmail(db, email))) throw emailHasAccount()
  requireCurrentVersion(consentVersion)
  const userId = createId('user')
  const name = identity.name ?? NAMELESS[language]
  for (const username of usernames(email?.split('@')[0] ?? name)) {
    const isNew = await createUser(db, {
      userId,
      username,
      name,
      passwordHash: null,
      profileUrl: identity.pictureUrl,
      language,
      unprovedEmail: null,
      email: identity.isEmailVerified ? email : null,
      isActive: true,
    })
    if (!isNew) continue
    await acceptRequiredDocuments(db, userId, language)
    return userId
  }
  throw new Error('no username was free')
}

const NAMELESS = { th: 'นักเดินทาง', en: 'Traveller' }
/** Leaves room for digits. */
const MAX_STEM = 20

/** The given name, then the name with more and more random digits. */
function usernames(wish: string): string[] {
  const letters = wish
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._]/g, '')
    .slice(0, MAX_STEM)
  const isGood = letters.length >= MIN_USERNAME && /[a-z]/.test(letters) && !isReservedUsername(letters)
  const stem = isGood ? letters : 'traveller'
  const digits = [2, 3, 4, 6, 6, 9, 9].map((count) => String(randomInt(10 ** (count - 1), 10 ** count)))
  return [stem, ...digits.map((number) => `${stem}${number}`)]
}
