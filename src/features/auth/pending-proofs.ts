import type { Database } from '../../platform/database/database.ts'
import { endCodes } from './one-time-code-store.ts'
import { endPasswordResets } from './password-reset-store.ts'

/** Ends the codes and resets that are under way: the address they went to, or what they were requested for, has changed. */
export async function endPendingProofs(db: Database, userId: string): Promise<void> {
  await endCodes(db, userId)
  await endPasswordResets(db, userId)
}
