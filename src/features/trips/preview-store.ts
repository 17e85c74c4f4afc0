import type { Database } from '../../platform/database/database.ts'
import type { PlannedTrip } from './trip-facts.ts'

/** Keeps a trip that was previewed, whoever asked for it. */
export async function insertPreview(
  db: Database,
  { previewId, facts, expiresAt }: { previewId: string; facts: PlannedTrip; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('trip_preview')
    .values({ preview_id: previewId, facts: JSON.stringify(facts), expires_at: expiresAt })
    .execute()
}

/** Undefined when it has expired. */
export async function findPreview(db: Database, previewId: string, now: Date): Promise<PlannedTrip | undefined> {
  const row = await db
    .selectFrom('trip_preview')
    .select('facts')
    .where('preview_id', '=', previewId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.facts
}

/** Erases at most `limit` previews that have expired, or are older than the `maxKept` newest. @returns how many */
export async function purgePreviews(
  db: Database,
  { now, maxKept, limit }: { now: Date; maxKept: number; limit: number },
): Promise<number> {
  const oldest = await db
    .selectFrom('trip_preview')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .offset(maxKept)
    .limit(1)
    .executeTakeFirst()
  const before = oldest && oldest.expires_at > now ? oldest.expires_at : now
  const { numDeletedRows } = await db
    .deleteFrom('trip_preview')
    .where('preview_id', 'in', (eb) =>
      eb
        .selectFrom('trip_preview')
        .select('preview_id')
        .where('expires_at', '<=', before)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
