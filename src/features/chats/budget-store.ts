import { sql } from 'kysely'
import type { ChannelName } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'

interface Month {
  readonly channel: ChannelName
  /** `YYYY-MM` in Bangkok. */
  readonly month: string
}

/** Takes messages from the budget of a month, if it has as many left. */
export async function spendBudget(
  db: Database,
  { channel, month, cost, limit }: Month & { readonly cost: number; readonly limit: number },
): Promise<boolean> {
  if (cost > limit) return false
  const { rows } = await sql`
    insert into chat_budget as b (channel, month, used) values (${channel}, ${month}, ${cost})
    on conflict (channel, month) do update set used = b.used + ${cost} where b.used + ${cost} <= ${limit}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Gives back what was certainly not sent. */
export async function refundBudget(
  db: Database,
  { channel, month, cost }: Month & { readonly cost: number },
): Promise<void> {
  await db
    .updateTable('chat_budget')
    .set({ used: sql`greatest(0, used - ${cost})` })
    .where('channel', '=', channel)
    .where('month', '=', month)
    .execute()
}

export async function findSpent(db: Database, { channel, month }: Month): Promise<number> {
  const row = await db
    .selectFrom('chat_budget')
    .select('used')
    .where('channel', '=', channel)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}
