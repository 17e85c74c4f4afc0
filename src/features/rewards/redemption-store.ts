import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { type Reward, takingOne } from './reward-store.ts'
import type { RedemptionTable } from './reward-tables.ts'
import type { ClosedStatus, RedemptionStatus } from './reward-vocabulary.ts'

export interface Redemption extends Omit<Selectable<RedemptionTable>, 'status' | 'announced_at'> {
  /** `expired` is not stored: it is what an issued redemption is after its time. */
  readonly status: RedemptionStatus
  readonly name_th: string
  readonly name_en: string
}

function statusAt(now: Date) {
  return sql<RedemptionStatus>`case when status = 'issued' and redemption.expires_at <= ${now} then 'expired' else status end`
}

function redemptions(db: Database, now: Date) {
  return db
    .selectFrom('redemption')
    .innerJoin('reward', 'reward.reward_id', 'redemption.reward_id')
    .select([
      'redemption_id',
      'redemption.reward_id',
      'user_id',
      'transaction_id',
      'redemption.price',
      'code',
      'redemption.expires_at',
      'redeemed_at',
      'closed_at',
      'reward.name_th',
      'reward.name_en',
      statusAt(now).as('status'),
    ])
}

export async function insertRedemption(db: Database, redemption: Insertable<RedemptionTable>): Promise<void> {
  await db.insertInto('redemption').values(redemption).execute()
}

type NewRedemptionRow = Omit<Selectable<RedemptionTable>, 'announced_at' | 'closed_at'>

/**
 * Takes one from the stock and inserts its redemption, in one statement, because others wait for the stock. Returns false,
 * and changes nothing, if the reward is not available.
 */
export async function insertFromStock(
  db: Database,
  redemption: NewRedemptionRow,
  { reward, now }: { readonly reward: Reward; readonly now: Date },
): Promise<boolean> {
  const { redemption_id, reward_id, user_id, transaction_id, price, code, status, expires_at, redeemed_at } = redemption
  const { numAffectedRows } = await sql`
    with taken as (${takingOne(reward, now)})
    insert into redemption
      (redemption_id, reward_id, user_id, transaction_id, price, code, status, expires_at, redeemed_at)
    select ${redemption_id}, ${reward_id}, ${user_id}, ${transaction_id}, ${price}, ${code}, ${status}, ${expires_at},
      ${redeemed_at}
    from taken`.execute(db)
  return numAffectedRows === 1n
}

export async function findRedemption(db: Database, redemptionId: string, now: Date): Promise<Redemption | undefined> {
  return redemptions(db, now).where('redemption_id', '=', redemptionId).executeTakeFirst()
}

/** A page of a user's redemptions, newest first, and the number of all. */
export async function listRedemptions(
  db: Database,
  {
    userId,
    status,
    now,
  }: { readonly userId: string; readonly status?: RedemptionStatus | undefined; readonly now: Date },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Redemption[]; total: number }> {
  const { total } = await db
    .selectFrom('redemption')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .$if(status !== undefined, (rows) => rows.where(statusAt(now), '=', status!))
    .executeTakeFirstOrThrow()
  const rows = await redemptions(db, now)
    .where('user_id', '=', userId)
    .$if(status !== undefined, (rows) => rows.where(statusAt(now), '=', status!))
    .orderBy('redemption_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** How often a user has each of the rewards; refunded ones do not count. */
export async function countRedemptions(
  db: Database,
  userId: string,
  rewardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (rewardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('redemption')
    .select(({ fn }) => ['reward_id', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('reward_id', 'in', rewardIds)
    .where('status', '<>', 'refunded')
    .groupBy('reward_id')
    .execute()
  return new Map(rows.map((row) => [row.reward_id, row.count]))
}

/** Closes an issued redemption that has not expired. Returns whether it was one. */
export async function closeRedemption(
  db: Database,
  { redemptionId, status, now }: { readonly redemptionId: string; readonly status: ClosedStatus; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('redemption')
    .set({ status, closed_at: now })
    .where('redemption_id', '=', redemptionId)
    .where(statusAt(now), '=', 'issued')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Separates the redemptions from their user, and empties their codes: stock and ledger still refer to them. */
export async function anonymiseRedemptions(db: Database, userId: string): Promise<void> {
  await db.updateTable('redemption').set({ user_id: null, code: null }).where('user_id', '=', userId).execute()
}

/** Redemptions that their users have not been notified of, oldest first. */
export async function listUnannounced(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('redemption')
    .select('redemption_id')
    .where('announced_at', 'is', null)
    .orderBy('redemption_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.redemption_id)
}

/** Marks a redemption as announced. Returns false if it was; of concurrent calls, one gets it. */
export async function claimAnnouncement(db: Database, redemptionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('redemption')
    .set({ announced_at: now })
    .where('redemption_id', '=', redemptionId)
    .where('announced_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
