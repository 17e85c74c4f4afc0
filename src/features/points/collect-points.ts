import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { holdAccount } from './account-store.ts'
import { type Collection, findCollection, type PointSource, sumCollected } from './collection-store.ts'
import { type Earning, insertEarning } from './earning-store.ts'
import { availableFrom, expiryOf, startOfDay } from './point-terms.ts'

export interface PointEvent {
  readonly userId: string
  /** The rule of the source. */
  readonly rule: PointSource
  /** What happened; unique within the source. */
  readonly eventId: string
  /** Overrides the amount of the rule. */
  readonly amount?: number | undefined
  /** Shown to the user. */
  readonly reason: string
  readonly now: Date
}

export type Collected =
  | { readonly kind: 'collected'; readonly earning: Earning }
  /** The event had given the same points before. */
  | { readonly kind: 'repeated'; readonly collection: Collection }
  /** The event gave points to another user, or another amount. */
  | { readonly kind: 'conflict'; readonly collection: Collection }
  /** The points would exceed the daily cap of the source; `collected` is today's sum. */
  | { readonly kind: 'capped'; readonly collected: number }

/** Gives a user the points of an event, once, within the caller's transaction. Changes nothing unless they are new. */
export async function collectPoints(db: Database, event: PointEvent): Promise<Collected> {
  const { userId, rule, eventId, reason, now } = event
  const { source } = rule
  const amount = event.amount ?? rule.amount
  if (amount === null) throw new Error(`the source ${source} has no amount of its own`)
  const accountId = await holdAccount(db, userId)
  const earlier = await findCollection(db, { source, eventId })
  if (earlier) return repeated(earlier, accountId, event)
  const collected = await sumCollected(db, { accountId, source, since: startOfDay(now) })
  if (collected + amount > rule.daily_cap) return { kind: 'capped', collected }
  const earning = {
    source,
    event_id: eventId,
    account_id: accountId,
    transaction_id: createId('ptx', now.getTime()),
    amount,
    reason,
    created_at: now,
    available_at: availableFrom(now, rule.hold_days),
    expires_at: expiryOf(now),
  }
  if (await insertEarning(db, earning)) return { kind: 'collected', earning }
  // A call for another user, which the lock of the account does not hold back, was faster.
  const winner = await findCollection(db, { source, eventId })
  if (!winner) throw new Error(`the event ${eventId} of ${source} vanished`)
  return { kind: 'conflict', collection: winner }
}

/** A repeat may omit the amount: the rule may have changed since. */
function repeated(collection: Collection, accountId: string, { amount }: PointEvent): Collected {
  const isSame = collection.account_id === accountId && (amount === undefined || amount === collection.amount)
  return isSame ? { kind: 'repeated', collection } : { kind: 'conflict', collection }
}
