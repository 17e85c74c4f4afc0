import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A trip with its first version and a review, and a membership of another user’s trip. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  const tripId = `trip_${userId}`
  await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
    values (${tripId}, ${userId}, 3, '{"name": "กระบี่"}')`.execute(db)
  await sql`insert into trip_version (trip_id, version, change, shows_version, facts, author_id)
    select trip_id, version, 'created', version, facts, owner_id from trip where trip_id = ${tripId}`.execute(db)
  await sql`insert into trip_review (trip_id, user_id, score, text, reviewed_at)
    values (${tripId}, ${userId}, 5, 'กลับไปอีกแน่', now())`.execute(db)
  // Of another user's trip: closing an account ends the sharing of its own.
  const host = `${userId}-host`
  await sql`insert into app_user (user_id, username, email, name, activated_at)
    values (${host}, ${host}, ${`${host}@mail.example`}, 'Some Body', now())`.execute(db)
  await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
    values (${`trip_${host}`}, ${host}, 1, '{}')`.execute(db)
  await sql`insert into trip_member (trip_id, user_id, role)
    values (${`trip_${host}`}, ${userId}, 'view')`.execute(db)
}
