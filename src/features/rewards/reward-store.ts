import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { RewardTable } from './reward-tables.ts'
import type { RewardState } from './reward-vocabulary.ts'

export interface Reward extends Selectable<RewardTable> {
  readonly state: RewardState
}

const columns = [
  'reward_id',
  'name_th',
  'name_en',
  'text_th',
  'text_en',
  'price',
  'stock',
  'stock_left',
  'has_codes',
  'starts_at',
  'ends_at',
  'limit_per_user',
  'valid_days',
  'is_active',
  'version',
  'created_at',
] as const

function stateAt(now: Date) {
  return sql<RewardState>`case when not is_active then 'off' when ends_at <= ${now} then 'ended'
    when starts_at > ${now} then 'upcoming' when stock_left = 0 then 'sold_out' else 'available' end`
}

export async function insertReward(
  db: Database,
  reward: Insertable<RewardTable>,
  codes: readonly string[],
): Promise<void> {
  await db.insertInto('reward').values(reward).execute()
  if (codes.length === 0) return
  await sql`insert into reward_code (reward_id, position, code)
    select ${reward.reward_id}, number - 1, code from unnest(${codes}::text[]) with ordinality as given (code, number)`.execute(
    db,
  )
}

export async function findReward(db: Database, rewardId: string, now: Date): Promise<Reward | undefined> {
  return db
    .selectFrom('reward')
    .select([...columns, stateAt(now).as('state')])
    .where('reward_id', '=', rewardId)
    .executeTakeFirst()
}

/** The same, locked for this transaction. */
export async function holdReward(db: Database, rewardId: string, now: Date): Promise<Reward | undefined> {
  return db
    .selectFrom('reward')
    .select([...columns, stateAt(now).as('state')])
    .where('reward_id', '=', rewardId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A page of the rewards in some states, newest first, and the number of all. */
export async function listRewards(
  db: Database,
  { states, now }: { readonly states: readonly RewardState[]; readonly now: Date },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rewards: Reward[]; total: number }> {
  const matching = db.selectFrom('reward').where(stateAt(now), '=', sql<RewardState>`any(${states})`)
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rewards = await matching
    .select([...columns, stateAt(now).as('state')])
    .orderBy('reward_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rewards, total }
}

export async function setRewardActive(db: Database, rewardId: string, isActive: boolean): Promise<void> {
  await db
    .updateTable('reward')
    .set({ is_active: isActive, version: sql<number>`version + 1` })
    .where('reward_id', '=', rewardId)
    .execute()
}

/**
 * Takes one from the stock if the reward is available at this moment. Returns whether it was. Locks a reward with a stock
 * until the transaction ends, so take this lock last.
 */
export async function takeFromStock(db: Database, reward: Reward, now: Date): Promise<boolean> {
  const { rows } = await takingOne(reward, now).execute(db)
  return rows.length === 1
}

/** The same as part of another statement; it has one row if the reward was available. */
export function takingOne({ reward_id: id, stock }: Reward, now: Date) {
  const available = sql`reward_id = ${id} and ${stateAt(now)} = 'available'`
  return stock === null
    ? // Only keeps it from being turned off: redemptions do not wait for each other.
      sql`select reward_id from reward where ${available} for share`
    : sql`update reward set stock_left = stock_left - 1 where ${available} returning reward_id`
}

/** Puts a refunded one back. A code of a list has been seen, so it is not given to anyone else. */
export async function returnToStock(db: Database, rewardId: string): Promise<void> {
  await db
    .updateTable('reward')
    .set({ stock_left: sql<number>`stock_left + 1` })
    .where('reward_id', '=', rewardId)
    .where('stock', 'is not', null)
    .where('has_codes', '=', false)
    .execute()
}

/** The next code of the list; it leaves the list. The stock counts the codes, so there is one. */
export async function takeCode(db: Database, rewardId: string): Promise<string> {
  const { code } = await db
    .deleteFrom('reward_code')
    .where('reward_id', '=', rewardId)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('reward_code')
        .select(({ fn }) => fn.min('position').as('first'))
        .where('reward_id', '=', rewardId),
    )
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}
