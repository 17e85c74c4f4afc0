import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest } from '../../../test/support/chat.ts'
import { DEFAULT_GENERAL } from './settings-schema.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

/** What the owner is notified of about a trip, oldest first. */
async function heard(tripId: string): Promise<string[]> {
  const rows = await chat.service.services.db
    .selectFrom('notification')
    .select(['event', 'data'])
    .where('user_id', '=', chat.user.userId)
    .orderBy('created_at')
    .orderBy('notification_id')
    .execute()
  return rows.filter(({ data }) => data['trip_id'] === tripId).map(({ event }) => event)
}

async function linkedTrip(): Promise<{ tripId: string; group: string }> {
  const [tripId, group] = [await chat.createTrip(), chat.group()]
  await chat.link(tripId, group)
  return { tripId, group }
}

const unlink = (tripId: string, headers: Readonly<Record<string, string>>) =>
  chat.service.call('DELETE', `${CHAT}/unlink/app/line/${tripId}`, { headers: { ...headers } })

describe('a link between a trip and a group', () => {
  it('is announced to the owner of the trip, but not its end to an owner who ends it', async () => {
    const { tripId, group } = await linkedTrip()
    await unlink(tripId, await chat.headers())
    expect(await heard(tripId)).toEqual(['chat_linked'])
    const { body } = await chat.service.call('GET', '/core/v1/notifications', { headers: await chat.headers() })
    expect(body.results[0]).toMatchObject({
      body: 'A chat group is now linked to “อยุธยากับแม่”.',
      data: { trip_id: tripId, channel: 'line', group_id: group },
    })
  })

  it('is announced once, however often its code is sent, and again when it is made again', async () => {
    const [tripId, group] = [await chat.createTrip(), chat.group()]
    const code = await chat.code(tripId)
    await Promise.all(Array.from({ length: 4 }, () => chat.deliver(chat.line.webhook(group, [said(`link ${code}`)]))))
    await chat.settle()
    expect(await heard(tripId)).toEqual(['chat_linked'])
    // The trip is linked already.
    await chat.link(tripId, group)
    expect(await heard(tripId)).toEqual(['chat_linked'])
    await unlink(tripId, await chat.headers())
    chat.now = new Date(chat.now.getTime() + 1_000)
    await chat.link(tripId, group)
    expect(await heard(tripId)).toEqual(['chat_linked', 'chat_linked'])
  })

  it.each([
    [
      'the bot hears of it',
      async (group: string) => {
        await chat.deliver(chat.line.webhook(group, [{ type: 'leave' }]))
        await chat.settle()
      },
    ],
    [
      'a push fails',
      async (group: string) => {
        chat.line.groups.delete(group)
        chat.now = new Date('2026-12-05T07:30:00+07:00')
        await chat.tick()
      },
    ],
  ])('announces its end when the group removes the bot: %s', async (_how, leave) => {
    const { tripId, group } = await linkedTrip()
    // Events of one millisecond have no order.
    chat.now = new Date(chat.now.getTime() + 1_000)
    await leave(group)
    expect(await heard(tripId)).toEqual(['chat_linked', 'chat_unlinked'])
  })

  it('is announced for a trip that the group has planned', async () => {
    const group = chat.group()
    await chat.link(await chat.createTrip(), group)
    const payload = { ...DEFAULT_GENERAL, planning: true }
    await chat.service.call('PUT', `${CHAT}/notifications/general`, { payload, headers: await chat.headers() })
    await chat.say(group, 'เที่ยวอยุธยา 1 วัน ชอบวัด')
    const { body } = await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })
    expect(body.total).toBe(2)
    for (const { trip_id: tripId } of body.results) expect(await heard(tripId)).toEqual(['chat_linked'])
  })
})

function said(text: string) {
  return { type: 'message', message: { type: 'text', id: crypto.randomUUID(), text } }
}
