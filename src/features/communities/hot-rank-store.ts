import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

const BATCH = 1_000
const MAX_BATCHES = 1_000

/**
 * The hot rank: log10(max(reactions, 1)) + seconds of the creation time / 45,000. A post needs ten times the reactions of
 * one that is 12.5 hours younger. Ages cancel out, so the order of two posts changes only with their reactions, and a
 * cursor stays valid while time passes.
 * Source: Reddit's `hot` (r2/r2/lib/db/_sorts.pyx), without down votes.
 */
export function hotRank(reactions: RawBuilder<number>, createdAt: RawBuilder<Date>): RawBuilder<number> {
  return sql<number>`log(greatest(${reactions}, 1)::float8) + extract(epoch from ${createdAt})::float8 / 45000`
}

/** Ranks the posts whose reactions changed since their last ranking. Returns how many; safe to run twice. */
export async function rankDuePosts(db: Database): Promise<number> {
  let ranked = 0
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { numAffectedRows = 0n } = await sql`
      with due as (
        select post_id from community_post where rank_due order by post_id limit ${BATCH} for no key update
      )
      update community_post p
      set hot_rank = ${hotRank(sql`p.reaction_count`, sql`p.created_at`)}, rank_due = false
      from due where p.post_id = due.post_id`.execute(db)
    ranked += Number(numAffectedRows)
    if (numAffectedRows < BATCH) break
  }
  return ranked
}
