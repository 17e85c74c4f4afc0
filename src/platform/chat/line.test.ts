import { randomUUID } from 'node:crypto'
import { validateSignature } from '@line/bot-sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lineFaults } from '../../../test/support/line-message-schema.ts'
import { type LineServer, lineText, signLine, startLineServer } from '../../../test/support/line-server.ts'
import { type ChatCard, type ChatChannel, ChatError, type ChatMessage, ChatSignatureError } from './chat.ts'
import { createLine } from './line.ts'
import { lineMessages } from './line-messages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const GROUP = 'C4af4980629'
const hello: ChatMessage = { text: 'สวัสดี', cards: [] }

let server: LineServer
let line: ChatChannel
beforeAll(async () => {
  server = await startLineServer()
  line = lineWith({})
})
afterAll(() => server.stop())
beforeEach(() => {
  server.sent.length = 0
  server.faults.length = 0
  server.groups.clear()
  server.groups.set(GROUP, 5)
})

function lineWith(more: { accessToken?: string; timeoutMs?: number; apiUrl?: string }): ChatChannel {
  const { LINE_BOT_SECRET: channelSecret = '', LINE_BOT_ACCESS_TOKEN: accessToken = '' } = server.env
  return createLine({ channelSecret, accessToken, apiUrl: server.url, miniAppId: '', ...more })
}

const verify = ({ payload, headers }: { payload: string; headers: Readonly<Record<string, string>> }) =>
  line.verify(Buffer.from(payload), (name) => headers[name], NOW)
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ChatError ? error.kind : error),
  )

describe('a webhook of LINE', () => {
  it('is accepted with its signature over the bytes, as the official SDK computes it', () => {
    const webhook = server.webhook(GROUP, [lineText('วันนี้'), { type: 'join' }, { type: 'leave' }])
    const signature = webhook.headers['x-line-signature'] ?? ''
    expect(validateSignature(webhook.payload, server.env['LINE_BOT_SECRET'] ?? '', signature)).toBe(true)
    expect(verify(webhook).events.map(({ kind, groupId }) => [kind, groupId])).toEqual([
      ['text', GROUP],
      ['joined', GROUP],
      ['left', GROUP],
    ])
  })

  it('is refused without a signature, with one of another secret and after any change', () => {
    const { payload, headers } = server.webhook(GROUP, [lineText('today')])
    const signature = headers['x-line-signature'] ?? ''
    for (const call of [
      { payload, headers: {} },
      { payload, headers: { 'x-line-signature': '' } },
      { payload, headers: { 'x-line-signature': signature.slice(0, -4) } },
      signLine(payload, 'another secret'),
      { payload: `${payload} `, headers },
    ])
      expect(() => verify(call)).toThrow(ChatSignatureError)
  })

  it('without events of groups, of another shape or in standby has no events', () => {
    const events = [
      { ...lineText('hi'), source: { type: 'user', userId: 'U1' } },
      { ...lineText('hi'), mode: 'standby' },
      { type: 'message', message: { type: 'sticker', id: '1' } },
      { type: 'memberJoined' },
    ]
    expect(verify(server.webhook(GROUP, events)).events).toEqual([])
    for (const payload of ['{"events":[]}', '{}', 'not json', '[]', '{"events":[{"type":1}]}'])
      expect(verify(signLine(payload)).events).toEqual([])
  })
})

describe('messages to LINE', () => {
  it('are replies with the token of an event, once and while it is valid', async () => {
    const [event] = verify(server.webhook(GROUP, [lineText('today')])).events
    const target = event!.replyTo!
    await line.reply(target, hello)
    expect(server.sent).toEqual([{ kind: 'reply', groupId: GROUP, messages: [{ type: 'text', text: 'สวัสดี' }] }])
    expect(await kindOf(line.reply(target, hello))).toBe('reply_expired')
  })

  it('are pushed once, however often a push is repeated with its key', async () => {
    const key = randomUUID()
    server.faults.push('loseAnswer')
    expect(await kindOf(line.push(GROUP, hello, key))).toBe('unanswered')
    expect(await kindOf(line.push(GROUP, hello, key))).toBe('done')
    expect(server.sent).toHaveLength(1)
    expect(server.counted()).toBe(5)
  })

  it('fail by what LINE answers', async () => {
    const answer = (status: number, message = '', headers = {}) => ({ answer: { status, body: { message }, headers } })
    for (const [fault, kind] of [
      [answer(500), 'unanswered'],
      [answer(429, 'The API rate limit has been exceeded', { 'retry-after': '7' }), 'limited'],
      [answer(429, 'You have reached your monthly limit.'), 'refused'],
      [answer(400, 'The request body has 1 error(s)'), 'refused'],
      ['cut', 'unanswered'],
    ] as const) {
      server.faults.splice(0, server.faults.length, fault)
      expect([fault, await kindOf(line.push(GROUP, hello, randomUUID()))]).toEqual([fault, kind])
    }
    expect(await kindOf(line.push('C-left', hello, randomUUID()))).toBe('gone')
    expect(await kindOf(lineWith({ accessToken: 'other' }).check())).toBe('refused')
    const stopped = await startLineServer()
    await stopped.stop()
    expect(await kindOf(lineWith({ apiUrl: stopped.url }).check())).toBe('unavailable')
    server.faults.push('hang')
    expect(await kindOf(lineWith({ timeoutMs: 50 }).check())).toBe('unanswered')
    expect(server.sent).toEqual([])
  })

  it('carry the delay that LINE asks for', async () => {
    server.faults.push({ answer: { status: 429, body: {}, headers: { 'retry-after': '7' } } })
    await expect(line.push(GROUP, hello, randomUUID())).rejects.toMatchObject({ retryAfterMs: 7_000 })
  })

  it('reveal the name of the bot and the size of a group', async () => {
    expect(await line.check()).toBe('Tiao')
    expect(await line.countMembers(GROUP)).toBe(5)
    expect(await kindOf(line.countMembers('C-left'))).toBe('gone')
  })
})

describe('messages of LINE', () => {
  const card = (title: string, lines: number, text = 'วัดพระศรีรัตนศาสดาราม'): ChatCard => ({
    title,
    subtitle: 'เสาร์ 5 ธันวาคม',
    lines: Array.from({ length: lines }, (_, index) => ({
      time: '09:00',
      text: `${text} ${index}`,
      detail: 'ขับรถ 20 นาที',
      url: `https://www.google.com/maps/search/?api=1&query=13.7${index},100.5`,
    })),
    note: null,
    link: { label: 'แผนที่ของวันนี้', url: 'https://www.google.com/maps/dir/?api=1' },
  })

  it('hold one bubble a card, and fit the limits of LINE whatever the trip', () => {
    for (const [days, stops, text] of [
      [1, 5, 'วัด'],
      [1, 20, 'ก'.repeat(2_000)],
      [5, 20, 'วัดพระศรีรัตนศาสดาราม'],
      [12, 20, 'ก'.repeat(500)],
      [13, 3, 'x'],
      [30, 20, 'ก'.repeat(500)],
    ] as const) {
      const cards = Array.from({ length: days }, (_, index) => card(`วันที่ ${index + 1}`, stops, text))
      const messages = lineMessages({ text: 'ทริป', cards })
      expect([days, stops, lineFaults(messages)]).toEqual([days, stops, ''])
      const bubbles = messages.flatMap((message) =>
        message.type === 'flex' && 'contents' in message.contents ? (message.contents.contents as object[]) : [message],
      )
      expect(bubbles).toHaveLength(days)
    }
  })

  it('say how many stops were left out', () => {
    const cards = Array.from({ length: 12 }, (_, index) => card(`${index}`, 20))
    expect(JSON.stringify(lineMessages({ text: 'ทริป', cards }))).toMatch(/… \+\d+/)
  })

  it('are cut between characters', () => {
    const [message] = lineMessages({ text: '👨‍👩‍👧'.repeat(2_000), cards: [] })
    expect(lineFaults([message])).toBe('')
    expect((message as { text: string }).text).toMatch(/👨‍👩‍👧…$/u)
  })

  it('show a card without lines and links that are too long', () => {
    const empty = { ...card('ว่าง', 0), link: { label: 'x', url: `https://maps.example/${'x'.repeat(1_000)}` } }
    expect(lineFaults(lineMessages({ text: 'ทริป', cards: [empty] }))).toBe('')
  })
})
