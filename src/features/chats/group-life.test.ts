// A group from the bot's arrival to its departure, against LINE's protocol on loopback.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest, textOf } from '../../../test/support/chat.ts'
import { lineText } from '../../../test/support/line-server.ts'
import { tripCalls } from '../../../test/support/trips.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

const at = (clock: string) => new Date(`2026-12-05T${clock}:00+07:00`)

it('joins, links, answers, sums up the morning, reminds, follows an edit, unlinks and leaves', async () => {
  const { line, service } = chat
  const group = chat.group()
  const tripId = await chat.createTrip()

  await chat.deliver(line.webhook(group, [{ type: 'join' }]))
  const greeting = await chat.settle()
  expect(greeting.map(({ kind, groupId }) => [kind, groupId])).toEqual([['reply', group]])
  expect(textOf(greeting)).toMatch(/Tiao มาแล้ว.*Tiao is here/)

  const linked = await chat.say(group, `เชื่อม ${await chat.code(tripId)}`)
  expect(textOf(linked)).toContain('เชื่อม “อยุธยากับแม่” กับกลุ่มนี้แล้ว')
  expect(textOf(await chat.say(group, 'วันนี้'))).toContain('วันนี้ไม่มีทริป ทริปต่อไปคือ “อยุธยากับแม่”')

  expect(await chat.tick()).toEqual([])
  chat.now = at('07:29')
  expect(await chat.tick()).toEqual([])
  chat.now = at('07:30')
  const summary = await chat.tick()
  expect(summary.map(({ kind, groupId }) => [kind, groupId])).toEqual([['push', group]])
  expect(textOf(summary)).toContain('วัดใหญ่ชัยมงคล')
  expect(await chat.tick()).toEqual([])
  expect(textOf(await chat.say(group, 'วันนี้'))).toMatch(/bubble.*วัดใหญ่ชัยมงคล.*ต่อไป: วัดใหญ่ชัยมงคล/)

  // The reminder of the first stop is due 15 minutes before it is time to leave.
  const { body: trip } = await (await calls()).read(tripId)
  const [first] = trip.days[0].stops
  const leave = new Date(at(first.arrive).getTime() - (first.travel?.minutes ?? 0) * 60_000)
  const due = new Date(leave.getTime() - 15 * 60_000)
  chat.now = new Date(due.getTime() - 60_000)
  expect(await chat.tick()).toEqual([])

  // An hour later by an edit: so is the reminder.
  const edit = { days: [{ start_time: addHour(trip.days[0].start_time), stops: trip.days[0].stops.map(stopOf) }] }
  expect((await (await calls()).edit(tripId, 1, edit)).status).toBe(200)
  chat.now = due
  expect(await chat.tick()).toEqual([])
  chat.now = new Date(due.getTime() + 3_600_000)
  const reminder = await chat.tick()
  expect(textOf(reminder)).toContain('อีก 15 นาทีออกเดินทางไปวัดใหญ่ชัยมงคล')
  expect(await chat.tick()).toEqual([])

  await chat.deliver(line.webhook(group, [{ type: 'leave' }]))
  expect(await chat.settle()).toEqual([])
  const list = await service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })
  expect(list.body.total).toBe(0)
  chat.now = at('23:00')
  expect(await chat.tick()).toEqual([])
  const left = await service.services.db
    .selectFrom('chat_message')
    .select('message_id')
    .where('group_id', '=', group)
    .execute()
  expect(left).toEqual([])
})

it('stores neither what people say to each other nor what it has answered', async () => {
  const group = chat.group()
  await chat.deliver(chat.line.webhook(group, [lineText('เจอกันกี่โมงดี'), lineText('see you today'), { type: 'join' }]))
  await chat.settle()
  const { db } = chat.service.services
  const events = await db.selectFrom('chat_event').select('event').where('handled_at', 'is not', null).execute()
  expect(events.filter(({ event }) => event !== null)).toEqual([])
  const open = await db.selectFrom('chat_event').select('event_id').where('handled_at', 'is', null).execute()
  expect(open).toEqual([])
  const messages = await db.selectFrom('chat_message').select('content').where('group_id', '=', group).execute()
  expect(messages).toEqual([{ content: null }])
})

async function calls() {
  return tripCalls(chat.service, { headers: await chat.headers() })
}

function addHour(clock: string): string {
  return `${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}${clock.slice(2)}`
}

function stopOf({ stop_id, place_id }: { stop_id: string; place_id: string }) {
  return { stop_id, place_id }
}
