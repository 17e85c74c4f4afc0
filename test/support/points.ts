import { sql } from 'kysely'
import { createKey } from '../../src/features/access/public.ts'
import { grantRole } from '../../src/features/users/public.ts'
import { createTestUser, type TestUser } from './accounts.ts'
import { type Answer, startTestService, type TestService, type TestServiceOptions } from './service.ts'

/** The actions of tests on points and rewards, through the operations. Each happens a millisecond after the one before. */
export class TestPoints {
  readonly service: TestService
  readonly admin: TestUser
  readonly #key: string
  readonly #clock: { now: number }
  #events = 0

  private constructor(service: TestService, admin: TestUser, key: string, clock: { now: number }) {
    this.service = service
    this.admin = admin
    this.#key = key
    this.#clock = clock
  }

  static async start(options: TestServiceOptions = {}): Promise<TestPoints> {
    const clock = { now: Date.now() }
    const service = await startTestService({ clock: () => new Date(clock.now++), ...options })
    const { db } = service.services
    const admin = await createTestUser(service)
    await grantRole(db, admin.userId, 'admin')
    const { secret } = await createKey(db, { name: 'points', scopes: ['internal'], expiresAt: null })
    return new TestPoints(service, admin, secret, clock)
  }

  get db() {
    return this.service.services.db
  }

  get now(): Date {
    return new Date(this.#clock.now)
  }

  /** Moves points and rewards into the past, as if days had passed; sessions stay, and the ledger refuses updates. */
  async pass(days: number): Promise<void> {
    const interval = `${days} days`
    await sql`with lot as (
        update point_lot set available_at = available_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      ), collection as (
        update point_collection set created_at = created_at - ${interval}::interval
      ), redeemed as (
        update redemption set redeemed_at = redeemed_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      ) update reward set starts_at = starts_at - ${interval}::interval, ends_at = ends_at - ${interval}::interval`.execute(
      this.db,
    )
  }

  /** Sends an event for points of a campaign, which has no amount of its own. */
  collect(who: TestUser, more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const event = { user_id: who.userId, source: 'campaign', event_id: `event-${++this.#events}`, reason: 'A test' }
    return this.service.call('POST', '/core/v1/points/collect', {
      payload: { ...event, ...more },
      headers: { 'x-api-key': this.#key, 'accept-language': 'en', ...headers },
    })
  }

  /** A user with points that can be spent. */
  async createUser(points = 0): Promise<TestUser> {
    const user = await createTestUser(this.service)
    if (points > 0) await this.collect(user, { amount: points })
    return user
  }

  points(who: TestUser, query = ''): Promise<Answer> {
    return this.service.call('GET', `/core/v1/points/me${query}`, { headers: who.headers })
  }

  async balance(who: TestUser): Promise<number> {
    return (await this.points(who)).body.balance
  }

  addReward(
    more: object = {},
    who: TestUser = this.admin,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const reward = {
      name: { th: 'กาแฟเย็น', en: 'Iced coffee' },
      text: { th: 'กาแฟเย็น 1 แก้ว', en: 'One iced coffee.' },
      price: 100,
    }
    const payload = { ...reward, ...more }
    return this.service.call('POST', '/core/v1/rewards', { payload, headers: { ...who.headers, ...headers } })
  }

  /** Creates a reward and returns its id. */
  async reward(more: object = {}): Promise<string> {
    const { status, body, text } = await this.addReward(more)
    if (status !== 201) throw new Error(`the reward was refused: ${text}`)
    return body.reward_id
  }

  rewards(query = '', who: TestUser | null = null): Promise<Answer> {
    return this.service.call('GET', `/core/v1/rewards${query}`, {
      headers: who?.headers ?? { 'accept-language': 'en' },
    })
  }

  turn(rewardId: string, isActive: boolean): Promise<Answer> {
    return this.service.call('PUT', `/core/v1/rewards/${rewardId}/status`, {
      payload: { is_active: isActive },
      headers: this.admin.headers,
    })
  }

  redeem(who: TestUser | null, rewardId: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.service.call('POST', `/core/v1/rewards/${rewardId}/redeem`, {
      headers: { ...who?.headers, ...headers },
    })
  }

  redemptions(who: TestUser, query = ''): Promise<Answer> {
    return this.service.call('GET', `/core/v1/rewards/redeemed/me${query}`, { headers: who.headers })
  }

  close(redemptionId: string, status: string, who: TestUser = this.admin): Promise<Answer> {
    return this.service.call('PUT', `/core/v1/rewards/redemptions/${redemptionId}/status`, {
      payload: { status },
      headers: who.headers,
    })
  }
}

/** Status and code of a problem. */
export const codeOf = ({ status, body }: Answer): [number, string] => [status, body.code]
