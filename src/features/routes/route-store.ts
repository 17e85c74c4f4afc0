import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Counts one view per viewer and hour, in one statement so that none is lost. The lock on the route's row keeps it until
 * the view is there. @returns the counts of the route; undefined if it has been removed
 */
export async function countRouteView(
  db: Database,
  routeId: string,
  viewerDigest: Buffer,
): Promise<{ views: number; reactions: number } | undefined> {
  const result = await sql<{ view_count: number; reaction_count: number }>`
    with known as (
      select route_id from route where route_id = ${routeId} for key share
    ), seen as (
      insert into route_view (route_id, viewer_digest, hour_at)
      select route_id, ${viewerDigest}, date_trunc('hour', now()) from known
      on conflict do nothing returning 1
    )
    insert into route_popularity as p (route_id, view_count)
    select route_id, (select count(*) from seen) from known
    on conflict (route_id) do update set view_count = p.view_count + (select count(*) from seen)
    returning view_count, reaction_count`.execute(db)
  const row = result.rows[0]
  return row && { views: row.view_count, reactions: row.reaction_count }
}

const SCORE = sql<number>`score + reaction_score + trip_score`

export async function listRoutePopularity(
  db: Database,
  limit: number,
): Promise<{ route_id: string; view_count: number; reaction_count: number; score: number }[]> {
  return db
    .selectFrom('route_popularity')
    .select(['route_id', 'view_count', 'reaction_count', sql<number>`${SCORE}`.as('score')])
    .orderBy(SCORE, 'desc')
    .orderBy('route_id')
    .limit(limit)
    .execute()
}

/** A reaction or a trip with less than a millionth of its weight left no longer counts, which keeps the sum short. */
const FORGOTTEN_HALF_LIVES = 20

/**
 * Decays every score with a half-life of `halfLifeDays`, adds new views and purges viewers after a day. Recomputes the sum
 * of reactions and of trips, each decayed from its own instant, so that a withdrawn one leaves no trace. Safe to run twice.
 */
export async function scoreRoutes(
  db: Database,
  {
    halfLifeDays,
    reactionWeight,
    tripWeight,
  }: { readonly halfLifeDays: number; readonly reactionWeight: number; readonly tripWeight: number },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`
      with fresh as (
        update route_view set counted = true where not counted returning route_id
      ), views as (
        select route_id, count(*) as views from fresh group by route_id
      )
      update route_popularity p
      set score = p.score * power(0.5, extract(epoch from now() - p.scored_at)::float8 / (86400 * ${halfLifeDays}::float8)) + coalesce((select v.views from views v where v.route_id = p.route_id), 0),
          scored_at = now()`.execute(db)
    await sql`
      update route_popularity p
      set reaction_score = ${reactionWeight}::float8 * coalesce((
        select sum(power(0.5, extract(epoch from now() - r.reacted_at)::float8 / (86400 * ${halfLifeDays}::float8)))
        from route_reaction r where r.route_id = p.route_id
          and r.reacted_at > now() - make_interval(days => ${halfLifeDays * FORGOTTEN_HALF_LIVES}::int)
      ), 0)
      where p.reaction_count > 0 or p.reaction_score > 0`.execute(db)
    await sql`
      update route_popularity p
      set trip_score = ${tripWeight}::float8 * coalesce((
        select sum(power(0.5, extract(epoch from now() - t.made_at)::float8 / (86400 * ${halfLifeDays}::float8)))
        from route_trip t where t.route_id = p.route_id
          and t.made_at > now() - make_interval(days => ${halfLifeDays * FORGOTTEN_HALF_LIVES}::int)
      ), 0)
      where p.trip_score > 0 or exists (select from route_trip t where t.route_id = p.route_id)`.execute(db)
    await sql`delete from route_view where counted and hour_at < now() - interval '1 day'`.execute(db)
  })
}
