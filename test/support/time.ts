import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

/** Tables without user activity, and those that reject updates: `consent` and `point_transaction`. */
const TIMELESS = ['consent', 'place', 'place_alias', 'point_transaction', 'route', 'route_popularity', 'route_view']

/** Moves everything that the service has recorded into the past, as if `interval` had passed: `letTimePass(db, '11 minutes')`. */
export async function letTimePass(db: Database, interval: string): Promise<void> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name <> all(${TIMELESS})
    group by table_name order by table_name`.execute(db)
  await db.transaction().execute(async (db) => {
    for (const { name, columns } of rows) {
      const earlier = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval`)
      await sql`update ${sql.table(name)} set ${sql.join(earlier)}`.execute(db)
    }
  })
}
