import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../../../test/support/accounts.ts'
import { codeOf, TestPoints } from '../../../../test/support/points.ts'

let test: TestPoints
let user: TestUser
let other: TestUser
beforeAll(async () => {
  test = await TestPoints.start()
  user = await test.createUser()
  other = await test.createUser()
})
afterAll(() => test.service.stop())

describe('collectPoint', () => {
  it('gives the points of the rule, to be spent after its waiting time, and says when they expire', async () => {
    const { status, body } = await test.collect(user, { source: 'review', event_id: 'r-1', reason: ' รีวิววัดโพธิ์ ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'earn', amount: 10, text: 'รีวิววัดโพธิ์', source: 'review', remaining: 10 })
    const [created, available, expires] = [body.created_at, body.available_at, body.expires_at].map(Date.parse)
    expect((available! - created!) / 86_400_000).toBe(1)
    expect([365, 366]).toContain((expires! - created!) / 86_400_000)
    expect((await test.points(user)).body).toMatchObject({ balance: 0, pending: 10 })
    await test.pass(1)
    expect((await test.points(user)).body).toMatchObject({ balance: 10, pending: 0 })
  })

  it('answers a repeat with the first transaction; another amount or user is a conflict', async () => {
    const event = { event_id: 'repeated', amount: 30 }
    const first = await test.collect(user, event)
    const again = await test.collect(user, event)
    const withoutAmount = await test.collect(user, { source: 'review', event_id: 'r-1' })
    expect([first.status, again.status, withoutAmount.status]).toEqual([201, 200, 200])
    expect(again.body).toEqual(first.body)
    expect(codeOf(await test.collect(user, { ...event, amount: 31 }))).toEqual([409, 'event_reused'])
    expect(codeOf(await test.collect(other, event))).toEqual([409, 'event_reused'])
    expect((await test.points(other)).body).toMatchObject({ balance: 0, total: 0 })
    // The same id in another source is another event.
    expect((await test.collect(user, { source: 'feedback', event_id: 'repeated' })).status).toBe(201)
  })

  it('notifies the user once of the points of an event, and not of refused ones', async () => {
    const who = await test.createUser()
    const event = { event_id: 'announced', amount: 25 }
    const { body } = await test.collect(who, event)
    await test.collect(who, event)
    await test.collect(who, { ...event, amount: 26 })
    await test.collect(who, { amount: 5_000 })
    const { body: inbox } = await test.service.call('GET', '/core/v1/notifications', {
      headers: { ...who.headers, 'accept-language': 'en' },
    })
    expect(inbox.results).toEqual([
      expect.objectContaining({
        event: 'points_earned',
        body: 'You earned 25 points.',
        data: { transaction_id: body.transaction_id },
      }),
    ])
  })

  it('keeps the daily cap of a source, which ends at midnight in Bangkok', async () => {
    const who = await test.createUser()
    for (let i = 0; i < 3; i++)
      expect((await test.collect(who, { source: 'feedback', event_id: `f-${i}` })).status).toBe(201)
    const refused = await test.collect(who, { source: 'feedback', event_id: 'f-3' })
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'daily_cap_reached', collected: 15, cap: 15 }),
    ])
    expect((await test.collect(who, { source: 'review' })).status).toBe(201)
    expect(codeOf(await test.collect(who, { amount: 5_001 }))).toEqual([409, 'daily_cap_reached'])
    await test.pass(1)
    expect((await test.collect(who, { source: 'feedback', event_id: 'f-3' })).status).toBe(201)
  })

  it('names the nearest source, and reports all errors at once', async () => {
    const { status, body } = await test.collect(user, { source: 'reveiw', amount: 0, event_id: 'ไทย', resaon: 'x' })
    expect(status).toBe(400)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/amount',
      '/event_id',
      '/resaon',
      '/source',
    ])
    const source = (await test.collect(user, { source: 'reveiw' })).body.errors[0]
    expect(source).toMatchObject({
      pointer: '/source',
      code: 'unknown',
      message: 'is not known; did you mean "review"?',
    })
    expect((await test.collect(user, {})).body.errors).toEqual([
      expect.objectContaining({ pointer: '/amount', code: 'missing' }),
    ])
  })

  it('is for services with the scope internal, and users that exist', async () => {
    expect(codeOf(await test.collect({ ...user, userId: 'user_nobody' }, { amount: 1 }))).toEqual([
      404,
      'user_not_found',
    ])
    for (const headers of [{}, user.headers])
      expect((await test.service.call('POST', '/core/v1/points/collect', { payload: {}, headers })).status).toBe(401)
  })

  it('replays the answer of an Idempotency-Key', async () => {
    const call = () => test.collect(user, { event_id: 'keyed', amount: 1 }, { 'idempotency-key': 'collect-1' })
    const [first, again] = [await call(), await call()]
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true'])
  })
})

describe('50 concurrent calls', () => {
  const fifty = <T>(call: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => call(n)))

  it('count one event once', async () => {
    const who = await test.createUser()
    const answers = await fifty(() => test.collect(who, { event_id: 'once', amount: 7 }))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
    expect(await test.balance(who)).toBe(7)
  })

  it('give the event of two users to one of them', async () => {
    const users = [await test.createUser(), await test.createUser()]
    await fifty((n) => test.collect(users[n % 2]!, { event_id: 'contested', amount: 7 }))
    expect((await Promise.all(users.map((who) => test.balance(who)))).sort()).toEqual([0, 7])
  })

  it('stay within the daily cap', async () => {
    const who = await test.createUser()
    const answers = await fifty((n) => test.collect(who, { event_id: `capped-${n}`, amount: 1_000 }))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await test.balance(who)).toBe(5_000)
  })
})
