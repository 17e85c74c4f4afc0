import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Records that a user made a trip from a route. Each user counts once per route, by the latest trip. */
export async function addRouteTrip(db: Database, routeId: string, userId: string): Promise<void> {
  await db
    .insertInto('route_trip')
    .values({ route_id: routeId, user_id: userId, made_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(['route_id', 'user_id']).doUpdateSet({ made_at: sql<Date>`now()` }))
    .execute()
  await sql`insert into route_popularity (route_id) values (${routeId}) on conflict do nothing`.execute(db)
}

export async function listRouteTripsOf(
  db: Database,
  userId: string,
  limit: number,
): Promise<{ route_id: string; made_at: Date }[]> {
  return db
    .selectFrom('route_trip')
    .select(['route_id', 'made_at'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('route_id')
    .limit(limit)
    .execute()
}

export async function deleteRouteTripsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('route_trip').where('user_id', '=', userId).execute()
}
