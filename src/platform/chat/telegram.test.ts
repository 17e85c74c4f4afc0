import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  startTelegramServer,
  type TelegramServer,
  telegramMessage,
  tooMany,
} from '../../../test/support/telegram-server.ts'
import { type ChatCard, type ChatChannel, ChatError, type ChatMessage, ChatSignatureError } from './chat.ts'
import { createTelegram } from './telegram.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const GROUP = '-1001234567890'
const hello: ChatMessage = { text: 'A < B & "C"', cards: [] }

let server: TelegramServer
let telegram: ChatChannel
beforeAll(async () => {
  server = await startTelegramServer(() => NOW)
  telegram = telegramWith(server.env['TELEGRAM_BOT_TOKEN'] ?? '')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.sent.length = 0
  server.faults.length = 0
  server.groups.add(GROUP)
})

function telegramWith(botToken: string): ChatChannel {
  const webhookSecret = server.env['TELEGRAM_WEBHOOK_SECRET'] ?? ''
  return createTelegram({ botToken, webhookSecret, apiUrl: `${server.url}/`, timeoutMs: 2_000 })
}
const verify = ({ payload, headers }: ReturnType<TelegramServer['update']>) =>
  telegram.verify(Buffer.from(payload), (name) => headers[name], NOW)
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ChatError ? error.kind : error),
  )

describe('an update of Telegram', () => {
  it('is accepted with the secret token only', () => {
    const { payload } = server.update(telegramMessage(GROUP, '/today'))
    for (const headers of [{}, { 'x-telegram-bot-api-secret-token': 'secret-token-of-the-webhooK' }])
      expect(() => verify({ payload, headers })).toThrow(ChatSignatureError)
    expect(verify(server.update(telegramMessage(GROUP, '/today'))).events).toMatchObject([
      { kind: 'text', text: '/today', groupId: GROUP, groupName: 'ทริปแม่', replyTo: null },
    ])
  })

  it('says that the bot joins and leaves', () => {
    const member = (status: string) => ({
      my_chat_member: { chat: { id: Number(GROUP), type: 'group' }, new_chat_member: { status } },
    })
    const kinds = ['member', 'administrator', 'left', 'kicked', 'restricted'].map(
      (status) => verify(server.update(member(status))).events[0]?.kind,
    )
    expect(kinds).toEqual(['joined', 'joined', 'left', 'left', undefined])
  })

  it('of a private chat or another shape has no events', () => {
    for (const content of [
      { message: { chat: { id: 1, type: 'private' }, text: 'hi' } },
      { edited_message: {} },
      { message: { chat: 'x' } },
    ])
      expect(verify(server.update(content)).events).toEqual([])
  })
})

describe('messages to Telegram', () => {
  it('are HTML that Telegram accepts, within its length, whatever the trip', async () => {
    const card: ChatCard = {
      title: '<b>Day 1</b> & more',
      subtitle: 'Saturday',
      lines: Array.from({ length: 20 }, (_, index) => ({
        time: '09:00',
        text: `วัด <${index}> ${'ก'.repeat(200)}`,
        detail: 'walk & drive',
        url: 'https://www.google.com/maps/search/?api=1&query=13.7,100.5',
      })),
      note: 'Next: "Wat Pho"',
      link: { label: 'Map', url: 'https://www.google.com/maps/dir/?api=1&destination=13.7,100.5' },
    }
    await telegram.push(GROUP, hello, '')
    await telegram.push(GROUP, { text: 'x', cards: [card] }, '')
    await telegram.push(GROUP, { text: 'x', cards: Array.from({ length: 30 }, () => card) }, '')
    await telegram.push(GROUP, { text: '&'.repeat(9_000), cards: [] }, '')
    expect(server.sent.map(({ text }) => text.slice(0, 30))).toEqual([
      'A &lt; B &amp; &quot;C&quot;',
      '<b>&lt;b&gt;Day 1&lt;/b&gt; &a',
      '<b>&lt;b&gt;Day 1&lt;/b&gt; &a',
      '&amp;&amp;&amp;&amp;&amp;&amp;',
    ])
  })

  it('fail by what Telegram answers', async () => {
    server.faults.push({ answer: tooMany(13) })
    await expect(telegram.push(GROUP, hello, '')).rejects.toMatchObject({ kind: 'limited', retryAfterMs: 13_000 })
    expect(await kindOf(telegram.push('-kicked', hello, ''))).toBe('gone')
    expect(await kindOf(telegram.push('-42', hello, ''))).toBe('gone')
    server.faults.push('loseAnswer')
    expect(await kindOf(telegram.push(GROUP, hello, ''))).toBe('unanswered')
    expect(await kindOf(telegramWith('other').check())).toBe('refused')
    expect([await telegram.check(), await telegram.countMembers(GROUP)]).toEqual(['@tiao_bot', 7])
  })
})
