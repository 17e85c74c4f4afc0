import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Role } from '../../platform/operation.ts'

/** Gives a user, named by id, username or e-mail, a role; answers who it was. */
export async function grantRole(
  db: Database,
  user: string,
  role: Role,
): Promise<{ user_id: string; username: string } | undefined> {
  return db
    .updateTable('app_user')
    .set({ role })
    .where((where) =>
      where.or([
        where('user_id', '=', user),
        where(sql`lower(username)`, '=', user.toLowerCase()),
        where(sql`lower(email)`, '=', user.toLowerCase()),
      ]),
    )
    .returning(['user_id', 'username'])
    .executeTakeFirst()
}
