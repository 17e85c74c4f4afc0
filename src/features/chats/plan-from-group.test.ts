import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest, textOf } from '../../../test/support/chat.ts'
import { lineText } from '../../../test/support/line-server.ts'
import { PLAN_QUEUE } from './events.ts'
import { planFromGroup } from './plan-from-group.ts'
import { DEFAULT_GENERAL } from './settings-schema.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

async function allow(planning: boolean): Promise<void> {
  const payload = { ...DEFAULT_GENERAL, planning }
  const headers = await chat.headers()
  expect((await chat.service.call('PUT', `${CHAT}/notifications/general`, { payload, headers })).status).toBe(200)
}
const tripsOf = async (group: string) =>
  (await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })).body.results
const PROMPT = 'เที่ยวอยุธยา 1 วัน ชอบวัด'

it('a group without a trip, or whose owner has not allowed it, plans nothing and learns why', async () => {
  const group = chat.group()
  expect(textOf(await chat.say(group, PROMPT))).toContain('กลุ่มนี้ยังไม่มีทริป')
  await chat.link(await chat.createTrip(), group)
  expect(textOf(await chat.say(group, 'plan one day in Ayutthaya'))).toContain('This group cannot plan trips yet')
  expect(await tripsOf(group)).toHaveLength(1)
})

it('an allowed group plans a trip, which is saved for the user who linked it and shown at once', async () => {
  const group = chat.group()
  await chat.link(await chat.createTrip(), group)
  await allow(true)
  const sent = await chat.say(group, PROMPT)
  expect(sent.map(({ kind }) => kind)).toEqual(['reply'])
  expect(textOf(sent)).toMatch(/"altText":"จัดทริปเสร็จแล้ว: .*bubble/)
  const planned = (await tripsOf(group)).find(({ start_date: start }: { start_date?: string }) => start === undefined)
  const own = await chat.service.call('GET', `/trips/v1/custom-trips/${planned.trip_id}`, {
    headers: await chat.headers(),
  })
  expect([own.status, own.body.source]).toEqual([200, 'ai'])
})

it('a job that runs twice at once makes one trip and one answer', async () => {
  const group = chat.group()
  await chat.link(await chat.createTrip(), group)
  await allow(true)
  await chat.deliver(chat.line.webhook(group, [lineText(PROMPT)]))
  const { db } = chat.service.services
  const { event_id: eventId } = await db
    .selectFrom('chat_event')
    .select('event_id')
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const run = () => planFromGroup(chat.service.services, 'line', eventId, new AbortController().signal)
  await Promise.all([run(), run()])
  expect(await chat.settle()).toHaveLength(1)
  expect(await chat.service.runQueued(PLAN_QUEUE)).toBe(0)
  expect(await tripsOf(group)).toHaveLength(2)
})

it('an impossible wish is answered with its reason', async () => {
  const group = chat.group()
  await chat.link(await chat.createTrip(), group)
  await allow(true)
  const sent = await chat.say(group, 'plan a trip to Phuket and Chiang Rai within 1 day by car')
  expect(textOf(sent)).toContain("We couldn't plan this trip. These wishes conflict")
})

it('a group plans ten trips an hour at most', async () => {
  const group = chat.group()
  await chat.link(await chat.createTrip(), group)
  await allow(true)
  const { db } = chat.service.services
  const window_ends_at = new Date(chat.now.getTime() + 600_000)
  const throttle = { channel: 'line' as const, group_id: group, kind: 'plan' as const, attempts: 10, window_ends_at }
  await db.insertInto('chat_throttle').values(throttle).execute()
  expect(textOf(await chat.say(group, PROMPT))).toContain('ลองใหม่ได้ในอีก 10 นาที')
  expect(await tripsOf(group)).toHaveLength(1)
})
