import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../../../test/support/accounts.ts'
import { CHAT, type ChatTest, startChatTest } from '../../../../test/support/chat.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

async function generate(tripId: string, more: object = {}) {
  const payload = { trip_id: tripId, ...more }
  return chat.service.call('POST', `${CHAT}/link-code`, { payload, headers: await chat.headers() })
}

function verify(code: string, group: string, { body = {}, headers = {} } = {}) {
  const payload = { code, channel: 'line', group_id: group, ...body }
  return chat.service.call('POST', `${CHAT}/link-code/verify`, { payload, headers: { ...chat.key, ...headers } })
}

async function linksOf(group: string): Promise<number> {
  return (await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })).body.total
}

describe('generateLinkCodeV1', () => {
  it('returns a code without look-alikes for ten minutes, and a message to send', async () => {
    const { status, body } = await generate(await chat.createTrip())
    expect(status).toBe(200)
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(Date.parse(body.expires_at) - chat.now.getTime()).toBe(600_000)
    expect(body.message).toBe(`link ${body.code}`)
  })

  it('keeps only a digest, and cancels the earlier code of the trip', async () => {
    const tripId = await chat.createTrip()
    const [first, second] = [await chat.code(tripId), await chat.code(tripId)]
    const rows = await chat.service.services.db
      .selectFrom('chat_link_code')
      .selectAll()
      .where('trip_id', '=', tripId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second)
    const group = chat.group()
    expect((await verify(first, group)).body.code).toBe('link_code_invalid')
    expect((await verify(second, group)).status).toBe(201)
  })

  it('refuses a member of a shared trip, who may not show it to others', async () => {
    const tripId = await chat.createTrip()
    const member = await createTestUser(chat.service)
    const { db } = chat.service.services
    await db
      .insertInto('trip_member')
      .values({ trip_id: tripId, user_id: member.userId, role: 'edit', expires_at: null })
      .execute()
    const payload = { trip_id: tripId }
    const refused = await chat.service.call('POST', `${CHAT}/link-code`, { payload, headers: member.headers })
    expect([refused.status, refused.body.code]).toEqual([403, 'trip_owner_only'])
    const settings = `${CHAT}/notifications/trips/${tripId}`
    expect((await chat.service.call('GET', settings, { headers: member.headers })).status).toBe(403)
  })

  it('refuses another user’s trip, invalid input and calls without a token', async () => {
    const other = await createTestUser(chat.service)
    const payload = { trip_id: await chat.createTrip() }
    const call = (headers: Readonly<Record<string, string>>) =>
      chat.service.call('POST', `${CHAT}/link-code`, { payload, headers: { ...headers } })
    expect((await call(other.headers)).body.code).toBe('trip_not_found')
    expect((await call({})).status).toBe(401)
    expect(
      (await generate('', { extra: 1 })).body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(),
    ).toEqual(['/extra', '/trip_id'])
  })
})

describe('verifyLinkCodeV1', () => {
  it('links the trip to the group once, however the code is typed', async () => {
    const tripId = await chat.createTrip()
    const [group, code] = [chat.group(), await chat.code(tripId)]
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `.replaceAll('0', 'o').replaceAll('1', 'l')
    const { status, body } = await verify(typed, group, { body: { group_name: 'ทริปแม่' } })
    expect([status, body.trip.trip_id, body.group_id]).toEqual([201, tripId, group])
    expect(body.message).toContain('is now linked to this group')
    expect((await verify(code, group)).body.code).toBe('link_code_invalid')
    expect(await linksOf(group)).toBe(1)
    const again = await verify(await chat.code(tripId), group)
    expect(again.body.message).toContain('already linked')
  })

  it('refuses a code after ten minutes, and one of a deleted trip', async () => {
    const [tripId, gone] = [await chat.createTrip(), await chat.createTrip()]
    const [expired, orphan] = [await chat.code(tripId), await chat.code(gone)]
    const url = `/trips/v1/custom-trips/${gone}`
    expect((await chat.service.call('DELETE', url, { headers: await chat.headers() })).status).toBe(204)
    expect((await verify(orphan, chat.group())).status).toBe(400)
    const before = chat.now
    chat.now = new Date(before.getTime() + 600_000)
    expect((await verify(expired, chat.group())).status).toBe(400)
    chat.now = before
  })

  it('links once when 40 calls send the same code at once', async () => {
    const code = await chat.code(await chat.createTrip())
    const groups = Array.from({ length: 40 }, () => chat.group())
    const answers = await Promise.all(groups.map((group) => verify(code, group)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const counts = await Promise.all(groups.map(linksOf))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  it('blocks a group after five wrong codes within ten minutes, also when they come at once; right ones do not count', async () => {
    const [group, other] = [chat.group(), chat.group()]
    for (let turn = 0; turn < 6; turn++)
      expect((await verify(await chat.code(await chat.createTrip()), group)).status).toBe(201)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => verify(`WR0NG0${10 + index}`, group)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
    const code = await chat.code(await chat.createTrip())
    const blocked = await verify(code, group)
    expect([blocked.body.code, Number(blocked.headers['retry-after'])]).toEqual(['too_many_link_codes', 600])
    expect((await verify('WR0NG000', other)).status).toBe(400)
    const before = chat.now
    chat.now = new Date(before.getTime() + 600_000)
    expect((await verify(await chat.code(await chat.createTrip()), group)).status).toBe(201)
    chat.now = before
  })

  it('replays its answer for the same Idempotency-Key', async () => {
    const [group, code] = [chat.group(), await chat.code(await chat.createTrip())]
    const headers = { 'idempotency-key': `link-${group}` }
    const [first, again] = [await verify(code, group, { headers }), await verify(code, group, { headers })]
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true'])
    expect(again.body).toEqual(first.body)
  })

  it('refuses more trips than a group can have', async () => {
    const group = chat.group()
    const { db } = chat.service.services
    for (let turn = 0; turn < 20; turn++) await chat.link(await chat.createTrip(), group)
    const code = await chat.code(await chat.createTrip())
    expect((await verify(code, group)).body.code).toBe('too_many_chat_links')
    await db.deleteFrom('chat_link').where('group_id', '=', group).execute()
    // The refusal has not used up the code.
    expect((await verify(code, group)).status).toBe(201)
  })

  it('reports all input errors, and requires a key', async () => {
    const { body } = await verify('', 'no spaces please', { body: { channel: 'icq', extra: true } })
    expect(
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).sort(),
    ).toEqual(['/channel not_allowed', '/code too_short', '/extra unknown', '/group_id bad_format'])
    const payload = { code: '7K3MQ9TZ', channel: 'line', group_id: 'C1' }
    expect((await chat.service.call('POST', `${CHAT}/link-code/verify`, { payload })).status).toBe(401)
  })
})
