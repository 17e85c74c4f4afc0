import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest } from '../../../test/support/chat.ts'
import type { SentToLine } from '../../../test/support/line-server.ts'
import type { ReplyTarget } from '../../platform/chat/chat.ts'
import { findSpent } from './budget-store.ts'
import { deliverMessages } from './deliver-messages.ts'
import { putGroup } from './group-store.ts'
import { claimDueMessage } from './message-store.ts'
import { putMessage } from './outbox.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest({ env: { LINE_BOT_MESSAGES_PER_MONTH: '1000' } })
})
afterAll(() => chat.stop())
beforeEach(async () => {
  const { db } = chat.service.services
  await db.deleteFrom('chat_message').execute()
  await db.deleteFrom('chat_budget').execute()
  chat.line.sent.length = 0
})

async function put(groupId: string, text: string, replyTo: ReplyTarget | null = null): Promise<void> {
  const { db, jobs } = chat.service.services
  await db.transaction().execute(async (db) => {
    await putGroup(db, { channel: 'line', groupId, groupName: null })
    const expiresAt = new Date(chat.now.getTime() + 3_600_000)
    const content = { text, cards: [] }
    await putMessage(db, jobs, {
      channel: 'line',
      groupId,
      purpose: 'answer',
      content,
      replyTo,
      now: chat.now,
      expiresAt,
    })
  })
}

const deliver = () => deliverMessages(chat.service.services)
const texts = (sent: readonly SentToLine[] = chat.line.sent) =>
  sent.flatMap(({ messages }) => messages.map(({ text }) => text))
const later = (seconds: number) => void (chat.now = new Date(chat.now.getTime() + seconds * 1_000))
const fault = (status: number, headers = {}) => ({ answer: { status, body: { message: 'no' }, headers } })
const spent = () => findSpent(chat.service.services.db, { channel: 'line', month: '2026-12' })
const states = async () =>
  (await chat.service.services.db.selectFrom('chat_message').select(['sent_at', 'failure']).execute()).map(
    ({ sent_at, failure }) => (sent_at ? 'sent' : failure),
  )

describe('the outbox of chat messages', () => {
  it('sends the messages of a group in order, each once, with four senders at work', async () => {
    const group = chat.group()
    for (let index = 0; index < 12; index++) await put(group, String(index))
    await Promise.all([deliver(), deliver(), deliver(), deliver()])
    await deliver()
    expect(texts()).toEqual(Array.from({ length: 12 }, (_, index) => String(index)))
  })

  it('counts a push once per member, and stops at the budget of the month', async () => {
    const [group, large, before] = [chat.group(), chat.group(), chat.line.counted()]
    chat.line.groups.set(large, 996)
    await put(group, 'fits')
    await deliver()
    await put(large, 'does not fit')
    await put(group, 'fits again')
    await deliver()
    expect(texts()).toEqual(['fits', 'fits again'])
    expect([await spent(), chat.line.counted() - before]).toEqual([10, 10])
    const { body } = await chat.service.call('GET', `${CHAT}/init`, { headers: chat.key })
    expect(body.channels[0].budget).toEqual({ month: '2026-12', limit: 1_000, used: 10, remaining: 990 })
    expect((await states()).sort()).toEqual(['sent', 'sent', 'the budget of the month is spent'])
  })

  it('repeats a push whose answer was lost, which LINE delivers once', async () => {
    const group = chat.group()
    await put(group, 'once')
    chat.line.groups.set(group, 3)
    await chat.service.services.db.updateTable('chat_group').set({ member_count: 3, counted_at: chat.now }).execute()
    chat.line.faults.push('loseAnswer', fault(500), 'cut')
    for (const pause of [0, 5, 30, 120]) {
      later(pause)
      await deliver()
    }
    expect([texts(), await states(), await spent()]).toEqual([['once'], ['sent'], 3])
  })

  it('waits as long as LINE asks when there are too many messages', async () => {
    const group = chat.group()
    await chat.service.services.db.deleteFrom('chat_group').execute()
    await put(group, 'later')
    await chat.service.services.db.updateTable('chat_group').set({ member_count: 1, counted_at: chat.now }).execute()
    chat.line.faults.push(fault(429, { 'retry-after': '40' }))
    await deliver()
    later(39)
    await deliver()
    expect(texts()).toEqual([])
    later(1)
    await deliver()
    expect(texts()).toEqual(['later'])
  })

  it('pushes what can no longer be a reply', async () => {
    const group = chat.group()
    const soon = new Date(chat.now.getTime() + 50_000).toISOString()
    await put(group, 'used token', { token: 'used', expiresAt: soon })
    await put(group, 'late', { token: 'late', expiresAt: chat.now.toISOString() })
    await deliver()
    expect(chat.line.sent.map(({ kind, messages }) => [kind, messages[0].text])).toEqual([
      ['push', 'used token'],
      ['push', 'late'],
    ])
  })

  it('never repeats a reply that may have been delivered', async () => {
    const group = chat.group()
    const expiresAt = new Date(chat.now.getTime() + 50_000).toISOString()
    await put(group, 'reply', { token: 'any', expiresAt })
    chat.line.faults.push(fault(502))
    await deliver()
    later(600)
    await deliver()
    expect([texts(), (await states())[0]]).toEqual([[], expect.stringContaining('502')])
  })

  it('drops what has expired', async () => {
    await put(chat.group(), 'too late')
    later(3_601)
    await deliver()
    expect([texts(), await states()]).toEqual([[], ['expired']])
  })

  it('unlinks a group that has removed the bot', async () => {
    const group = chat.group()
    await chat.link(await chat.createTrip(), group)
    chat.line.groups.delete(group)
    await put(group, 'anyone?')
    await deliver()
    const { body } = await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })
    expect([texts(), body.total, await states()]).toEqual([[], 0, []])
  })

  it('takes over the pushes of a sender that died, and gives up its replies', async () => {
    const [group, other] = [chat.group(), chat.group()]
    await put(group, 'push')
    await put(other, 'reply', { token: randomUUID(), expiresAt: new Date(chat.now.getTime() + 50_000).toISOString() })
    const { db } = chat.service.services
    for (let turn = 0; turn < 2; turn++) expect(await claimDueMessage(db, ['line'], chat.now)).toBeDefined()
    await deliver()
    expect(texts()).toEqual([])
    later(121)
    await deliver()
    expect([texts(), (await states()).sort()]).toEqual([['push'], ['abandoned', 'sent']])
  })
})
