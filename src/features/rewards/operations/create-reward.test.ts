import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../../../test/support/accounts.ts'
import { codeOf, TestPoints } from '../../../../test/support/points.ts'
import { MAX_CODE, MAX_CODES } from '../reward-vocabulary.ts'

let test: TestPoints
let user: TestUser
beforeAll(async () => {
  test = await TestPoints.start()
  user = await test.createUser(150)
})
afterAll(() => test.service.stop())

const GONE = 'reward_019abcde-0000-7000-8000-000000000009'
type Listed = { reward_id: string; state: string; mine: object | null }
const stateOf = async (id: string, who: TestUser | null = null) =>
  ((await test.rewards('?limit=100', who)).body.results as Listed[]).find((each) => each.reward_id === id)?.state
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const pointersOf = ({ body }: { body: { errors: { pointer: string }[] } }) => body.errors.map(({ pointer }) => pointer)

describe('createReward', () => {
  it('creates a reward in both languages', async () => {
    const more = { stock: 3, ends_at: inDays(9), limit_per_user: 2, valid_days: 30 }
    const { status, body, headers } = await test.addReward(more)
    expect([status, headers['etag']]).toEqual([201, '"1"'])
    expect(body).toMatchObject({ name: 'Iced coffee', price: 100, stock: 3, stock_left: 3, state: 'available' })
    const thai = await test.service.call('GET', '/core/v1/rewards?limit=1')
    expect(thai.body.results[0]).toMatchObject({ reward_id: body.reward_id, name: 'กาแฟเย็น', text: 'กาแฟเย็น 1 แก้ว' })
  })

  it('counts its codes as the stock and shows none of them', async () => {
    const { body, text } = await test.addReward({ codes: ['FREE-1', 'FREE-2'] })
    expect(body).toMatchObject({ stock: 2, stock_left: 2 })
    expect(text + (await test.rewards('', test.admin)).text).not.toContain('FREE-')
  })

  it('takes as many codes as allowed, as long as allowed, and no more', async () => {
    const codes = Array.from({ length: MAX_CODES }, (_, at) => String(at).padStart(MAX_CODE, '0'))
    expect((await test.addReward({ codes })).body).toMatchObject({ stock: MAX_CODES, stock_left: MAX_CODES })
    expect(pointersOf(await test.addReward({ codes: [...codes, 'one more'] }))).toEqual(['/codes'])
    expect(pointersOf(await test.addReward({ codes: ['A', 'x'.repeat(MAX_CODE + 1)] }))).toEqual(['/codes/1'])
    expect(pointersOf(await test.addReward({ codes: [] }))).toEqual(['/codes'])
  })

  it('creates one reward for one Idempotency-Key', async () => {
    const add = (more: object = {}) => test.addReward(more, test.admin, { 'idempotency-key': 'reward-1' })
    const [first, again] = [await add(), await add()]
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true'])
    expect(codeOf(await add({ price: 5 }))).toEqual([422, 'idempotency_key_reused'])
  })

  it('reports all errors at once', async () => {
    expect(
      pointersOf(await test.addReward({ name: { th: 'x' }, price: 0, codes: ['A', 'A'], stock: 1 })).sort(),
    ).toEqual(['/codes', '/name/en', '/price'])
    expect(pointersOf(await test.addReward({ codes: ['A'], stock: 1, ends_at: inDays(-1) }))).toEqual([
      '/ends_at',
      '/stock',
    ])
    expect(pointersOf(await test.addReward({ starts_at: inDays(2), ends_at: inDays(1) }))).toEqual(['/ends_at'])
    expect(pointersOf(await test.addReward({ starts_at: '2027-01-01T23:59:60Z' }))).toEqual(['/starts_at'])
    expect(pointersOf(await test.addReward({ text: { th: 'x', en: '\u202e' } }))).toEqual(['/text/en'])
  })

  it('is for admins', async () => {
    expect(codeOf(await test.addReward({}, user))).toEqual([403, 'forbidden'])
    expect((await test.service.call('POST', '/core/v1/rewards', { payload: {} })).status).toBe(401)
  })
})

describe('listRewards', () => {
  it('shows users what they can redeem, now or soon, and admins everything', async () => {
    const [now, soon, over, off, gone] = [
      await test.reward(),
      await test.reward({ starts_at: inDays(5), ends_at: inDays(9) }),
      await test.reward({ ends_at: inDays(0.5) }),
      await test.reward(),
      await test.reward({ stock: 1, price: 1 }),
    ]
    await test.db.updateTable('reward').set({ ends_at: test.now }).where('reward_id', '=', over).execute()
    await test.turn(off, false)
    await test.redeem(user, gone)
    const ids = [now, soon, over, off, gone]
    const shown = (who: TestUser | null) => Promise.all(ids.map((id) => stateOf(id, who)))
    expect(await shown(null)).toEqual(['available', 'upcoming', undefined, undefined, 'sold_out'])
    expect(await shown(test.admin)).toEqual(['available', 'upcoming', 'ended', 'off', 'sold_out'])
    const only = async (state: string, who: TestUser | null) => (await test.rewards(`?state=${state}`, who)).body.total
    expect([await only('off', null), await only('off', test.admin), await only('upcoming', null)]).toEqual([0, 1, 1])
  })

  it('shows a user how many points are missing and how often they have it', async () => {
    const id = await test.reward({ price: 100 })
    const mine = async (who: TestUser | null) =>
      ((await test.rewards('?limit=1', who)).body.results as Listed[]).find((each) => each.reward_id === id)?.mine
    expect(await mine(null)).toBe(null)
    expect(await mine(user)).toEqual({ redeemed: 0, missing_points: 0 })
    await test.redeem(user, id)
    expect(await mine(user)).toEqual({ redeemed: 1, missing_points: 51 })
  })

  it('pages in a total order', async () => {
    const all = (await test.rewards('?limit=100')).body
    const pages = [await test.rewards('?limit=4'), await test.rewards('?limit=4&page=2')]
    const ids = pages.flatMap(({ body }) => (body.results as Listed[]).map((each) => each.reward_id))
    expect(ids).toEqual((all.results as Listed[]).slice(0, 8).map((each) => each.reward_id))
    expect((await test.rewards('?state=free')).status).toBe(400)
  })
})

describe('toggleRewardStatus', () => {
  it('turns a reward off and on; issued redemptions stay valid', async () => {
    const id = await test.reward({ price: 1 })
    const { body: redemption } = await test.redeem(user, id)
    const off = await test.turn(id, false)
    expect([off.body.state, off.body.version, off.headers['etag']]).toEqual(['off', 2, '"2"'])
    expect((await test.turn(id, false)).body.version).toBe(2)
    expect(codeOf(await test.redeem(user, id))).toEqual([409, 'not_available'])
    expect((await test.close(redemption.redemption_id, 'used')).body.status).toBe('used')
    expect((await test.turn(id, true)).body).toMatchObject({ state: 'available', version: 3 })
  })

  it('honours If-Match, and is for admins', async () => {
    const id = await test.reward()
    const turn = (url: string, headers: object, payload: object = { is_active: false }) =>
      test.service.call('PUT', `/core/v1/rewards/${url}/status`, { payload, headers: { ...headers } })
    expect((await turn(id, { ...test.admin.headers, 'if-match': '"7"' })).body).toMatchObject({
      code: 'stale_version',
      version: 1,
    })
    expect((await turn(id, test.admin.headers, { is_active: 'no' })).status).toBe(400)
    expect(codeOf(await turn(GONE, test.admin.headers))).toEqual([404, 'reward_not_found'])
    expect(codeOf(await turn(id, user.headers))).toEqual([403, 'forbidden'])
    expect((await turn(id, {})).status).toBe(401)
  })
})
