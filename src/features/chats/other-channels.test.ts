// A group of Telegram and a channel of Discord, against their protocols on loopback.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest } from '../../../test/support/chat.ts'
import { type DiscordServer, startDiscordServer } from '../../../test/support/discord-server.ts'
import { startTelegramServer, type TelegramServer, telegramMessage } from '../../../test/support/telegram-server.ts'
import { createDiscord } from '../../platform/chat/discord.ts'
import { createTelegram } from '../../platform/chat/telegram.ts'
import { deliverMessages } from './deliver-messages.ts'

let chat: ChatTest
let telegram: TelegramServer
let discord: DiscordServer
beforeAll(async () => {
  telegram = await startTelegramServer(() => chat.now)
  discord = await startDiscordServer()
  const { TELEGRAM_BOT_TOKEN: botToken = '', TELEGRAM_WEBHOOK_SECRET: webhookSecret = '' } = telegram.env
  const { DISCORD_APPLICATION_ID: applicationId = '', DISCORD_PUBLIC_KEY: publicKey = '' } = discord.env
  chat = await startChatTest({
    vendors: {
      telegram: createTelegram({ botToken, webhookSecret, apiUrl: telegram.url }),
      discord: createDiscord({
        applicationId,
        publicKey,
        botToken: discord.env['DISCORD_BOT_TOKEN'] ?? '',
        apiUrl: discord.url,
      }),
    },
  })
})
afterAll(async () => {
  await chat.stop()
  await telegram.stop()
  await discord.stop()
})
beforeEach(() => {
  chat.now = new Date('2026-12-01T03:00:00Z')
})

async function post(channel: string, call: { payload: string; headers: Readonly<Record<string, string>> }) {
  const url = `${CHAT}/webhook/${channel}`
  const { body } = await chat.service.call('POST', url, { payload: call.payload, headers: { ...call.headers } })
  return body
}

it('a Telegram group links a trip, reads it, gets its summary and leaves', async () => {
  const group = '-1001'
  telegram.groups.add(group)
  const say = async (text: string) => {
    await post('telegram', telegram.update(telegramMessage(group, text)))
    await chat.settle()
    return telegram.sent.at(-1)
  }
  const tripId = await chat.createTrip()
  expect((await say(`/link@tiao_bot ${await chat.code(tripId)}`))?.text).toContain('is now linked to this group')
  expect((await say('แผน'))?.text).toMatch(/<b>อยุธยากับแม่<\/b>.*<a href="https:\/\/www.google.com\/maps/s)
  chat.now = new Date('2026-12-05T07:30:00+07:00')
  await chat.tick()
  expect(telegram.sent.at(-1)).toMatchObject({ chatId: group, text: expect.stringContaining('วัดใหญ่ชัยมงคล') })
  const chatOf = { id: Number(group), type: 'supergroup' }
  await post('telegram', telegram.update({ my_chat_member: { chat: chatOf, new_chat_member: { status: 'left' } } }))
  await chat.settle()
  const { body } = await chat.service.call('GET', `${CHAT}/groups/${group}/trips`, { headers: chat.key })
  expect(body.total).toBe(0)
})

it('a Telegram group gets 20 messages a minute, and the others afterwards, in order', async () => {
  const group = '-1002'
  telegram.groups.add(group)
  for (let turn = 0; turn < 25; turn++)
    await post('telegram', telegram.update(telegramMessage(group, turn % 2 ? 'help' : 'ช่วย')))
  const before = telegram.sent.length
  await chat.settle()
  expect(telegram.sent.length - before).toBe(20)
  chat.now = new Date(chat.now.getTime() + 59_000)
  await deliverMessages(chat.service.services)
  expect(telegram.sent.length - before).toBe(20)
  chat.now = new Date(chat.now.getTime() + 2_000)
  await deliverMessages(chat.service.services)
  expect(telegram.sent.length - before).toBe(25)
  const texts = telegram.sent.slice(before).map(({ text }) => text.includes('Type a command'))
  expect(texts).toEqual(Array.from({ length: 25 }, (_, turn) => turn % 2 === 1))
})

it('a Discord channel gets a deferred answer at once, which the reply edits, and pushes', async () => {
  const channel = '119001'
  discord.channels.add(channel)
  expect(await post('discord', discord.interaction({ type: 1, id: '0', token: 't' }))).toEqual({ type: 1 })
  const tripId = await chat.createTrip()
  expect(await post('discord', discord.command(channel, 'link', await chat.code(tripId)))).toEqual({ type: 5 })
  await chat.settle()
  expect(discord.sent.at(-1)).toMatchObject({ kind: 'reply', channelId: channel })
  expect(discord.sent.at(-1)?.body.content).toContain('is now linked to this group')
  await post('discord', discord.command(channel, 'plan'))
  await chat.settle()
  expect(discord.sent.at(-1)?.body.embeds?.[0]?.title).toBe('อยุธยากับแม่')
  chat.now = new Date('2026-12-05T07:30:00+07:00')
  await chat.tick()
  expect(discord.sent.at(-1)).toMatchObject({ kind: 'push', channelId: channel })
})
