import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { ProvedIdentity } from '../../platform/oauth/provider.ts'
import type { Origin } from '../../platform/operation.ts'
import { holdUser, recordEvent, rehashPassword, reopenUser, type User } from '../users/public.ts'
import { readAccount, type SignedInSchema, tokensDocument } from './account-document.ts'
import { findIdentityOwner, type IdentityKey } from './identity-store.ts'
import type { AuthServices } from './services.ts'

/** What a caller has proved: the password with this hash, or an identity. */
export type SignInProof =
  | { readonly passwordHash: string; readonly rehashed?: string }
  | { readonly identity: IdentityKey & Pick<ProvedIdentity, 'provider'> }

/**
 * Starts a session and returns the answer of a sign-in. Undefined if the password was changed, or the identity unlinked,
 * while it was being checked. Reopens an account that was closed but not erased.
 * @param absolute returns the whole URL of a path of this service
 */
export async function startSession(
  { db, accounts, clock }: Pick<AuthServices, 'db' | 'accounts' | 'clock'>,
  userId: string,
  proof: SignInProof,
  origin: Origin,
  absolute: (path: string) => string,
): Promise<Static<typeof SignedInSchema> | undefined> {
  const started = await db.transaction().execute(async (db) => {
    const user = await holdUser(db, userId)
    if (!user || user.activated_at === null || !(await isStillValid(db, user, proof))) return undefined
    if ('rehashed' in proof && proof.rehashed !== undefined) await rehashPassword(db, userId, proof.rehashed)
    if (user.deactivated_at !== null) {
      await reopenUser(db, userId)
      await recordEvent(db, { userId, kind: 'reactivated', origin })
    }
    const method = 'identity' in proof ? proof.identity.provider : 'password'
    const session = await accounts.sessions.begin(db, { userId, method, origin })
    return { account: await readAccount(db, user, clock(), absolute), session }
  })
  if (!started) return undefined
  const tokens = await accounts.sessions.open(started.session)
  return { ...tokensDocument(tokens), user: started.account }
}

async function isStillValid(db: Database, user: User, proof: SignInProof): Promise<boolean> {
  return 'identity' in proof
    ? (await findIdentityOwner(db, proof.identity)) === user.user_id
    : user.password_hash === proof.passwordHash
}
