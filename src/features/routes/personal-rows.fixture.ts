import { sql } from 'kysely'
import type { TestUser } from '../../../test/support/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** A route that is liked, made into a trip and reviewed. */
export async function insertPersonalRows(db: Database, { userId }: TestUser): Promise<void> {
  await sql`insert into route (route_id, name_en, number_of_days, days, source, content_digest, version)
    values ('known', 'Known', 1, '[]', 'test', '', 0) on conflict do nothing`.execute(db)
  await sql`insert into route_reaction (route_id, user_id) values ('known', ${userId})`.execute(db)
  await sql`insert into route_trip (route_id, user_id, made_at) values ('known', ${userId}, now())`.execute(db)
  await sql`insert into route_review (route_id, user_id, score, reviewed_at)
    values ('known', ${userId}, 5, now())`.execute(db)
}
