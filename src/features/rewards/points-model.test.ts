// Points and rewards against a simple model, one step at a time. More runs:
// POINT_MODEL_RUNS=200 npx vitest run src/features/rewards/points-model.test.ts
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestUser } from '../../../test/support/accounts.ts'
import { TestPoints } from '../../../test/support/points.ts'
import { auditLedger, expirePoints } from '../points/public.ts'

const RUNS = Number(process.env['POINT_MODEL_RUNS'] ?? 8)
const STEPS = 40
const PRICE = 30
const STOCK = 4
const DAY_MS = 86_400_000

type Step =
  | { readonly do: 'collect'; readonly user: number; readonly amount: number }
  | { readonly do: 'repeat' }
  | { readonly do: 'redeem'; readonly user: number; readonly reward: number }
  | { readonly do: 'close'; readonly redemption: number; readonly status: 'used' | 'refunded' }
  | { readonly do: 'turn'; readonly reward: number; readonly isActive: boolean }
  | { readonly do: 'pass'; readonly days: number }
  | { readonly do: 'expire' }

interface Lot {
  remaining: number
  daysLeft: number
}
interface ModelReward {
  readonly id: string
  left: number
  isActive: boolean
  readonly limit: number
}
interface ModelRedemption {
  readonly id: string
  readonly user: number
  readonly reward: ModelReward
  readonly parts: readonly (readonly [Lot, number])[]
  status: string
}

let test: TestPoints
beforeAll(async () => {
  test = await TestPoints.start()
})
afterAll(() => test.service.stop())

/** Lots are lists, time is whole days. */
class Model {
  readonly lots: Lot[][] = [[], []]
  readonly rewards: ModelReward[]
  readonly redemptions: ModelRedemption[] = []
  lastEvent: { readonly user: number; readonly event: object } | null = null

  constructor(rewardIds: readonly string[]) {
    this.rewards = rewardIds.map((id, n) => ({ id, left: STOCK, isActive: true, limit: n === 0 ? 2 : 1_000 }))
  }

  live(user: number): Lot[] {
    return this.lots[user]!.filter((lot) => lot.daysLeft > 0 && lot.remaining > 0)
  }

  balance(user: number): number {
    return this.live(user).reduce((sum, lot) => sum + lot.remaining, 0)
  }

  /** What a redemption answers. */
  outcome(user: number, { isActive, left, limit, id }: ModelReward): string {
    const own = this.redemptions.filter(
      (each) => each.user === user && each.reward.id === id && each.status !== 'refunded',
    )
    if (!isActive) return 'not_available'
    if (left === 0) return 'out_of_stock'
    if (own.length >= limit) return 'limit_reached'
    return this.balance(user) < PRICE ? 'insufficient_points' : 'redeemed'
  }

  /** Takes the price from the lots that expire first. */
  take(user: number): (readonly [Lot, number])[] {
    let missing = PRICE
    const parts = this.live(user).map((lot) => {
      const amount = Math.min(lot.remaining, missing)
      lot.remaining -= amount
      missing -= amount
      return [lot, amount] as const
    })
    return parts.filter(([, amount]) => amount > 0)
  }
}

async function play(model: Model, users: readonly TestUser[], step: Step): Promise<void> {
  switch (step.do) {
    case 'collect': {
      const event = { event_id: crypto.randomUUID(), amount: step.amount }
      const { status, body } = await test.collect(users[step.user]!, event)
      expect(status).toBe(201)
      const daysLeft = (Date.parse(body.expires_at) - Date.parse(body.created_at)) / DAY_MS
      model.lots[step.user]!.push({ remaining: step.amount, daysLeft })
      model.lastEvent = { user: step.user, event }
      return
    }
    case 'repeat': {
      if (!model.lastEvent) return
      expect((await test.collect(users[model.lastEvent.user]!, model.lastEvent.event)).status).toBe(200)
      return
    }
    case 'redeem': {
      const reward = model.rewards[step.reward]!
      const { status, body } = await test.redeem(users[step.user]!, reward.id)
      const expected = model.outcome(step.user, reward)
      expect(status === 201 ? 'redeemed' : body.code).toBe(expected)
      if (expected === 'insufficient_points') expect(body.missing).toBe(PRICE - model.balance(step.user))
      if (status !== 201) return
      reward.left -= 1
      const parts = model.take(step.user)
      model.redemptions.push({ id: body.redemption_id, user: step.user, reward, parts, status: 'issued' })
      return
    }
    case 'close': {
      const redemption = model.redemptions[step.redemption % Math.max(1, model.redemptions.length)]
      if (!redemption) return
      const isAllowed = redemption.status === 'issued' || redemption.status === step.status
      expect((await test.close(redemption.id, step.status)).status).toBe(isAllowed ? 200 : 409)
      if (redemption.status !== 'issued') return
      redemption.status = step.status
      if (step.status === 'used') return
      redemption.reward.left += 1
      for (const [lot, amount] of redemption.parts) lot.remaining += amount
      return
    }
    case 'turn': {
      model.rewards[step.reward]!.isActive = step.isActive
      await test.turn(model.rewards[step.reward]!.id, step.isActive)
      return
    }
    case 'pass': {
      await test.pass(step.days)
      for (const lot of model.lots.flat()) lot.daysLeft -= step.days
      return
    }
    case 'expire':
      await expirePoints(test.db, test.now)
  }
}

async function check(model: Model, users: readonly TestUser[]): Promise<void> {
  expect(await auditLedger(test.db)).toEqual({ sum: 0, unbalanced: 0, wrong_lots: 0 })
  for (const [n, user] of users.entries()) {
    const { balance, pending, spent, expired } = (await test.points(user)).body
    expect([balance, pending]).toEqual([model.balance(n), 0])
    const { rows } = await sql<{ earned: number; held: number }>`
      select coalesce(sum(entry.amount) filter (where kind = 'earn'), 0)::int as earned, coalesce(sum(entry.amount), 0)::int as held
      from point_account join point_entry entry using (account_id) join point_transaction using (transaction_id)
      where user_id = ${user.userId}`.execute(test.db)
    const [sums] = rows
    expect(balance + spent + expired).toBe(sums!.earned)
    expect(sums!.held).toBe(
      model.lots[n]!.reduce((sum, lot) => sum + (lot.daysLeft > 0 ? lot.remaining : 0), 0) + (await unposted(user)),
    )
  }
  for (const reward of model.rewards) {
    const { stock_left: left } = await test.db
      .selectFrom('reward')
      .select('stock_left')
      .where('reward_id', '=', reward.id)
      .executeTakeFirstOrThrow()
    expect(left).toBe(reward.left)
    expect(left).toBeGreaterThanOrEqual(0)
  }
}

/** Points that have expired and that no job has posted yet. */
async function unposted(user: TestUser): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(remaining), 0)::int as amount
    from point_lot join point_account using (account_id)
    where user_id = ${user.userId} and expires_at <= ${test.now}`.execute(test.db)
  return rows[0]!.amount
}

const who = fc.integer({ min: 0, max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('collect' as const), user: who, amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('repeat' as const) }),
  { arbitrary: fc.record({ do: fc.constant('redeem' as const), user: who, reward: who }), weight: 2 },
  fc.record({
    do: fc.constant('close' as const),
    redemption: fc.nat(20),
    status: fc.constantFrom('used' as const, 'refunded' as const),
  }),
  fc.record({ do: fc.constant('turn' as const), reward: who, isActive: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ do: fc.constant('expire' as const) }),
)

it(
  'any sequence of steps leaves the ledger at zero, balances equal to their lots, and nothing below zero',
  async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: STEPS, size: 'max' }),
      async (steps) => {
        const users = [await test.createUser(), await test.createUser()]
        const reward = { price: PRICE, stock: STOCK }
        const rewardIds = [await test.reward({ ...reward, limit_per_user: 2 }), await test.reward(reward)]
        const model = new Model(rewardIds)
        for (const each of steps) {
          await play(model, users, each)
          await check(model, users)
        }
      },
    )
    await expect(fc.assert(property, { numRuns: RUNS, endOnFailure: true })).resolves.toBeUndefined()
  },
  60_000 + RUNS * 10_000,
)
