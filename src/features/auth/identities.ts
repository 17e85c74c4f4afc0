import type { Database } from '../../platform/database/database.ts'
import { identityRefused } from '../../platform/oauth/problems.ts'
import type { ProvedIdentity } from '../../platform/oauth/provider.ts'
import type { UserCaller } from '../../platform/operation.ts'
import { changeUser, type User } from '../users/public.ts'
import { holdCaller } from './caller.ts'
import {
  claimIdToken,
  deleteIdentity,
  findIdentityOwner,
  insertIdentity,
  listIdentities,
  lockIdentity,
  touchIdentity,
} from './identity-store.ts'
import { identityTaken, lastWayToSignIn, linkedAccountNotFound, providerLinked } from './problems.ts'

/**
 * Uses the proof of an identity, within the transaction that locked it, and links the identity to a user.
 * @param owner the user to whom it is linked already, if any
 * @returns whether the link is new
 * @throws Problem identity_refused if the proof was used before, or provider_linked if the user has another identity of
 * this provider
 */
export async function useIdentity(
  db: Database,
  userId: string,
  identity: ProvedIdentity,
  { owner, opensAccount = false }: { readonly owner: string | undefined; readonly opensAccount?: boolean },
): Promise<boolean> {
  if (!(await claimIdToken(db, identity))) throw identityRefused()
  // Never inserts for an owner: an identity that is being unlinked must not come back.
  if (owner !== undefined) {
    await touchIdentity(db, identity)
    return false
  }
  if (!(await insertIdentity(db, userId, identity, { opensAccount }))) throw providerLinked()
  return true
}

/**
 * Links an identity to the caller's account, within the caller's transaction.
 * @throws Problem unauthenticated, identity_taken, identity_refused or provider_linked
 */
export async function linkIdentity(
  db: Database,
  caller: UserCaller,
  identity: ProvedIdentity,
): Promise<{ readonly user: User; readonly isNew: boolean }> {
  await lockIdentity(db, identity)
  const user = await holdCaller(db, caller)
  const owner = await findIdentityOwner(db, identity)
  if (owner !== undefined && owner !== user.user_id) throw identityTaken()
  const isNew = await useIdentity(db, user.user_id, identity, { owner })
  if (isNew) await changeUser(db, user.user_id, {})
  return { user, isNew }
}

/**
 * Unlinks the identity of a provider from a user whose row is locked by this transaction.
 * @throws Problem linked_account_not_found, or last_way_to_sign_in
 */
export async function unlinkIdentity(db: Database, user: User, provider: string): Promise<void> {
  const linked = await listIdentities(db, user.user_id)
  if (!linked.some((identity) => identity.provider === provider)) throw linkedAccountNotFound({ provider })
  if (user.password_hash === null && linked.length === 1) throw lastWayToSignIn()
  await deleteIdentity(db, user.user_id, provider)
  await changeUser(db, user.user_id, {})
}
