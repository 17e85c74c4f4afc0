import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** An e-mail address that was changed. */
export async function insertPersonalRows(db: Database, { userId, email }: TestUser): Promise<void> {
  const change = { change_id: userId, user_id: userId, old_email: 'old@mail.example', new_email: email }
  const undo = { undo_digest: Buffer.from(userId), undo_expires_at: new Date(), undone_at: null }
  await db
    .insertInto('email_change')
    .values({ ...change, ...undo })
    .execute()
}
