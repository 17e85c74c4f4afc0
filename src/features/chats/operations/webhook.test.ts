import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAT, type ChatTest, startChatTest, textOf } from '../../../../test/support/chat.ts'
import { lineText, signLine } from '../../../../test/support/line-server.ts'
import { EVENT_QUEUE } from '../events.ts'

let chat: ChatTest
beforeAll(async () => {
  chat = await startChatTest()
})
afterAll(() => chat.stop())

const post = (channel: string, payload: string, headers: Record<string, string> = {}) =>
  chat.service.call('POST', `${CHAT}/webhook/${channel}`, {
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  })

describe('receiveChatWebhook', () => {
  it('answers at once and works afterwards', async () => {
    const group = chat.group()
    expect(await chat.deliver(chat.line.webhook(group, [lineText('help')]))).toBe(200)
    expect(chat.line.sent.filter(({ groupId }) => groupId === group)).toEqual([])
    expect(textOf(await chat.settle())).toContain('today, tomorrow')
  })

  it('handles an event once, however often it is delivered, also at once', async () => {
    const group = chat.group()
    const webhook = chat.line.webhook(group, [lineText('ช่วย')])
    const statuses = await Promise.all(Array.from({ length: 20 }, () => chat.deliver(webhook)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await chat.settle()).toHaveLength(1)
    await chat.deliver(webhook)
    expect(await chat.service.runQueued(EVENT_QUEUE)).toBe(0)
  })

  it('refuses a bad signature with 401, before it reads the body', async () => {
    const { payload, headers } = chat.line.webhook(chat.group(), [lineText('help')])
    for (const [body, signature] of [
      [payload, ''],
      [`${payload} `, headers['x-line-signature'] ?? ''],
      ['not json', 'AAAA'],
    ]) {
      const { status, body: problem } = await post('line', body!, { 'x-line-signature': signature! })
      expect([status, problem.code]).toEqual([401, 'webhook_signature_invalid'])
    }
    expect((await chat.service.call('POST', `${CHAT}/webhook/line`)).status).toBe(401)
  })

  it('accepts whatever the product signs', async () => {
    for (const payload of [
      '{"destination":"U0","events":[]}',
      'not json',
      '[1]',
      `{"events":[{"type":"${'x'.repeat(9_000)}"}]}`,
    ])
      expect((await post('line', payload, { ...signLine(payload).headers })).status).toBe(200)
  })

  it('refuses unknown channels, channels without a bot, other media types and huge bodies', async () => {
    expect((await post('icq', '{}')).status).toBe(400)
    const off = await post('telegram', '{}')
    expect([off.status, off.body.code, off.headers['retry-after']]).toEqual([
      503,
      'chat_channel_not_configured',
      '3600',
    ])
    expect((await post('line', '{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('line', ' '.repeat(262_145))).status).toBe(413)
  })
})

describe('initChat', () => {
  it('returns the channels, commands, texts, limits and the budget', async () => {
    const { status, body } = await chat.service.call('GET', `${CHAT}/init`, { headers: chat.key })
    expect(status).toBe(200)
    expect(body.channels.map(({ channel, state }: { channel: string; state: string }) => [channel, state])).toEqual([
      ['line', 'on'],
      ['telegram', 'off'],
      ['discord', 'off'],
    ])
    expect(body.channels[0].budget.limit).toBe(300)
    expect(body.limits).toMatchObject({ link_code_length: 8, link_code_seconds: 600, wrong_codes: 5 })
    expect(body.texts.help).toContain('today, tomorrow')
    const thai = await chat.service.call('GET', `${CHAT}/init`, { headers: { ...chat.key, 'accept-language': 'th' } })
    expect(thai.body.texts.help).toContain('วันนี้, พรุ่งนี้')
    expect((await chat.service.call('GET', `${CHAT}/init`)).status).toBe(401)
  })
})
