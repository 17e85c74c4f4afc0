import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Adds a user's reaction unless it exists. Returns the reactions of the route, counted in the same statement; undefined if
 * the route has been removed meanwhile. The lock on its row keeps it until the reaction is there.
 */
export async function addReaction(db: Database, routeId: string, userId: string): Promise<number | undefined> {
  const { rows } = await sql<{ reaction_count: number }>`
    with known as (
      select route_id from route where route_id = ${routeId} for key share
    ), added as (
      insert into route_reaction (route_id, user_id) select route_id, ${userId} from known
      on conflict do nothing returning 1
    )
    insert into route_popularity as p (route_id, reaction_count)
    select route_id, (select count(*) from added) from known
    on conflict (route_id) do update set reaction_count = p.reaction_count + excluded.reaction_count
    returning reaction_count`.execute(db)
  return rows[0]?.reaction_count
}

/** Removes a user's reaction if it exists. Returns the reactions of the route. */
export async function removeReaction(db: Database, routeId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ reaction_count: number }>`
    with removed as (
      delete from route_reaction where route_id = ${routeId} and user_id = ${userId} returning 1
    )
    update route_popularity set reaction_count = reaction_count - (select count(*) from removed)
    where route_id = ${routeId}
    returning reaction_count`.execute(db)
  return rows[0]?.reaction_count ?? 0
}

export async function listReactionsOf(
  db: Database,
  userId: string,
  limit: number,
): Promise<{ route_id: string; reacted_at: Date }[]> {
  return db
    .selectFrom('route_reaction')
    .select(['route_id', 'reacted_at'])
    .where('user_id', '=', userId)
    .orderBy('reacted_at')
    .orderBy('route_id')
    .limit(limit)
    .execute()
}

/** Removes all reactions of a user from the routes and from their counts. */
export async function deleteReactionsOf(db: Database, userId: string): Promise<void> {
  await sql`
    with removed as (delete from route_reaction where user_id = ${userId} returning route_id)
    update route_popularity set reaction_count = reaction_count - 1
    where route_id in (select route_id from removed)`.execute(db)
}
