import { randomBytes } from 'node:crypto'
import type { Generated } from 'kysely'
import type { Database } from './database/database.ts'

export interface ServerSecretTable {
  name: string
  secret: Buffer
  created_at: Generated<Date>
}

/** A random secret that all nodes share; the first caller creates it. */
export async function getServerSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('server_secret').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return row.secret
}

declare module './database/database.ts' {
  interface Tables {
    server_secret: ServerSecretTable
  }
}
