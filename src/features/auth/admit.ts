import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { ProvedIdentity } from '../../platform/oauth/provider.ts'
import type { Origin } from '../../platform/operation.ts'
import { type IdentityKey, isIdentityOf } from './identity-store.ts'
import { recordEvent } from './security-event-store.ts'
import type { AuthServices } from './services.ts'
import { type SignedInSchema, tokensDocument, userDocument } from './user-document.ts'
import { holdUser, reactivateUser, setPasswordHash, type User } from './user-store.ts'

/** What somebody has proved: the password that has this hash, or an identity. */
export type SignInProof =
  | { readonly passwordHash: string; readonly rehashed?: string }
  | { readonly identity: IdentityKey & Pick<ProvedIdentity, 'provider'> }

/**
 * Begins a session where the proof still stands, and answers with what the user needs; undefined where the password was
 * changed, or the identity unlinked, while it was being checked. A closed account that is still there opens again.
 */
export async function admit(
  { db, accounts, clock }: Pick<AuthServices, 'db' | 'accounts' | 'clock'>,
  userId: string,
  proof: SignInProof,
  origin: Origin,
  absolute: (path: string) => string,
): Promise<Static<typeof SignedInSchema> | undefined> {
  const begun = await db.transaction().execute(async (db) => {
    const user = await holdUser(db, userId)
    if (!user || user.activated_at === null || !(await stands(db, user, proof))) return undefined
    if ('rehashed' in proof && proof.rehashed !== undefined) await setPasswordHash(db, userId, proof.rehashed)
    if (user.deactivated_at !== null) {
      await reactivateUser(db, userId)
      await recordEvent(db, { userId, kind: 'reactivated', origin })
    }
    const method = 'identity' in proof ? proof.identity.provider : 'password'
    return { user, session: await accounts.sessions.begin(db, { userId, method, origin }) }
  })
  if (!begun) return undefined
  const tokens = await accounts.sessions.open(begun.session)
  return { ...tokensDocument(tokens), user: userDocument(begun.user, clock(), absolute) }
}

async function stands(db: Database, user: User, proof: SignInProof): Promise<boolean> {
  return 'identity' in proof
    ? isIdentityOf(db, user.user_id, proof.identity)
    : user.password_hash === proof.passwordHash
}
