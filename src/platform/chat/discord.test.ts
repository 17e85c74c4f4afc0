import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DiscordServer, startDiscordServer } from '../../../test/support/discord-server.ts'
import { type ChatCard, type ChatChannel, ChatError, type ChatMessage, ChatSignatureError } from './chat.ts'
import { createDiscord } from './discord.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const CHANNEL = '1190000000000000007'
const hello: ChatMessage = { text: '*hello* @everyone', cards: [] }

let server: DiscordServer
let discord: ChatChannel
beforeAll(async () => {
  server = await startDiscordServer()
  discord = discordWith(server.env['DISCORD_BOT_TOKEN'] ?? '')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.sent.length = 0
  server.faults.length = 0
  server.channels.add(CHANNEL)
})

function discordWith(botToken: string): ChatChannel {
  const { DISCORD_APPLICATION_ID: applicationId = '', DISCORD_PUBLIC_KEY: publicKey = '' } = server.env
  return createDiscord({ applicationId, publicKey, botToken, apiUrl: server.url, timeoutMs: 2_000 })
}
const verify = ({ payload, headers }: ReturnType<DiscordServer['interaction']>) =>
  discord.verify(Buffer.from(payload), (name) => headers[name], NOW)
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ChatError ? error.kind : error),
  )

describe('an interaction of Discord', () => {
  it('is answered at once: PING by PONG, a command by a deferred answer', () => {
    expect(verify(server.interaction({ type: 1, id: '1', token: 't' }))).toEqual({ events: [], answer: { type: 1 } })
    const { events, answer } = verify(server.command(CHANNEL, 'link', '7K3MQ9TZ'))
    expect(answer).toEqual({ type: 5 })
    expect(events).toMatchObject([
      {
        kind: 'text',
        text: 'link 7K3MQ9TZ',
        groupId: CHANNEL,
        groupName: 'ทริปแม่',
        replyTo: { expiresAt: '2026-11-21T03:14:00.000Z' },
      },
    ])
  })

  it('is refused without a signature and after any change', () => {
    const { payload, headers } = server.command(CHANNEL, 'today')
    for (const call of [
      { payload, headers: {} },
      { payload: payload.replace('today', 'help'), headers },
      { payload, headers: { ...headers, 'x-signature-timestamp': '1764547201' } },
      { payload, headers: { ...headers, 'x-signature-ed25519': 'zz' } },
      { payload, headers: { ...headers, 'x-signature-ed25519': '00'.repeat(64) } },
    ])
      expect(() => verify(call)).toThrow(ChatSignatureError)
  })
})

describe('messages to Discord', () => {
  const card: ChatCard = {
    title: 'Day 1',
    subtitle: 'Saturday',
    lines: Array.from({ length: 20 }, () => ({
      time: '09:00',
      text: `[Wat] *Pho* ${'ก'.repeat(200)}`,
      detail: 'walk 5 min',
      url: 'https://www.google.com/maps/search/?api=1&query=13.7,100.5',
    })),
    note: null,
    link: { label: 'Map', url: 'https://www.google.com/maps/dir/?api=1' },
  }

  it('edit the deferred answer, and mention nobody', async () => {
    const [event] = verify(server.command(CHANNEL, 'today')).events
    await discord.reply(event!.replyTo!, hello)
    expect(server.sent).toMatchObject([
      { kind: 'reply', channelId: CHANNEL, body: { content: '\\*hello\\* @everyone' } },
    ])
    const unknown = { token: 'unknown', expiresAt: NOW.toISOString() }
    expect(await kindOf(discord.reply(unknown, hello))).toBe('reply_expired')
  })

  it('fit the limits of Discord, whatever the trip', async () => {
    for (const days of [1, 3, 30]) {
      const message = { text: 'trip', cards: Array.from({ length: days }, () => card) }
      await discord.push(CHANNEL, message, randomUUID())
    }
    expect(server.sent.map(({ body }) => body.embeds?.length)).toEqual([1, 3, 10])
  })

  it('are delivered once, however often a push is repeated with its key', async () => {
    const key = randomUUID()
    server.faults.push('loseAnswer')
    expect(await kindOf(discord.push(CHANNEL, hello, key))).toBe('unanswered')
    await discord.push(CHANNEL, hello, key)
    expect(server.sent).toHaveLength(1)
  })

  it('fail by what Discord answers', async () => {
    const limited = { status: 429, body: { message: 'You are being rate limited.', retry_after: 1.5 } }
    server.faults.push({ answer: limited })
    await expect(discord.push(CHANNEL, hello, randomUUID())).rejects.toMatchObject({
      kind: 'limited',
      retryAfterMs: 1_500,
    })
    server.faults.push({ answer: { status: 429, body: {}, headers: { 'x-ratelimit-reset-after': '2' } } })
    await expect(discord.push(CHANNEL, hello, randomUUID())).rejects.toMatchObject({ retryAfterMs: 2_000 })
    expect(await kindOf(discord.push('42', hello, randomUUID()))).toBe('gone')
    expect(await kindOf(discordWith('other').check())).toBe('refused')
    expect(await discord.check()).toBe('Tiao')
  })
})
