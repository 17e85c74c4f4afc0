import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'
import { usernameChangedRecently, usernameTaken } from './problems.ts'
import { recordEvent } from './security-event-store.ts'
import { insertUser, type NewUser, type User } from './user-store.ts'
import { listHeldUsernames, releaseUsername, updateUsername } from './username-store.ts'

const REST_DAYS = 30
const DAY_MS = 86_400_000

/** The form in which usernames are compared. */
export function usernameKey(username: string): string {
  return username.toLowerCase()
}

/** Whether an account or a sign-up of the last 24 hours has this username. */
export async function isUsernameHeld(db: Database, username: string): Promise<boolean> {
  return (await listHeldUsernames(db, [usernameKey(username)])).length > 0
}

/** Inserts a user; false if the username or the verified address is already in use. */
export async function createUser(db: Database, user: NewUser): Promise<boolean> {
  await releaseUsername(db, usernameKey(user.username))
  return insertUser(db, user)
}

/** When the username can change again; null if it can change now. */
export function usernameChangeableAt({ username_changed_at: changedAt }: User, now: Date): Date | null {
  const at = changedAt && new Date(changedAt.getTime() + REST_DAYS * DAY_MS)
  return at && at > now ? at : null
}

/**
 * Changes a username and records the event, within the caller's transaction.
 * @throws Problem username_taken, or username_changed_recently within 30 days of the last change
 */
export async function renameUser(
  db: Database,
  user: User,
  username: string,
  { origin, now }: { readonly origin: Origin; readonly now: Date },
): Promise<void> {
  await releaseUsername(db, usernameKey(username))
  const outcome = await updateUsername(db, user.user_id, username, REST_DAYS)
  if (outcome === 'taken') throw usernameTaken({ username })
  if (outcome === 'too_soon') {
    const at = (usernameChangeableAt(user, now) ?? now).toISOString()
    throw usernameChangedRecently(
      { date: at.slice(0, 10) },
      {
        members: { username_changeable_at: at },
      },
    )
  }
  const details = { from: user.username, to: username }
  await recordEvent(db, { userId: user.user_id, kind: 'username_changed', origin, details })
}
