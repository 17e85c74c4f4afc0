import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import {
  type ChatChannel,
  type ChatDelivery,
  ChatError,
  type ChatEvent,
  ChatSignatureError,
  type ReadHeader,
} from './chat.ts'
import { callChat, retryDelayMs } from './chat-http.ts'
import { lineMessages } from './line-messages.ts'

export interface LineOptions {
  readonly channelSecret: string
  readonly accessToken: string
  readonly apiUrl: string
  /** The id of the LIFF app; empty without one. */
  readonly miniAppId: string
  readonly timeoutMs?: number
}

/** LINE accepts a reply within a minute of the event; the rest is for the way there. */
const REPLY_WITHIN_MS = 50_000
const RATE_PAUSE_MS = 60_000

const WebhookSchema = Type.Object({
  events: Type.Array(
    Type.Object({
      type: Type.String(),
      mode: Type.Optional(Type.String()),
      webhookEventId: Type.String({ minLength: 1, maxLength: 100 }),
      replyToken: Type.Optional(Type.String({ maxLength: 200 })),
      source: Type.Optional(
        Type.Object({
          type: Type.String(),
          groupId: Type.Optional(Type.String()),
          roomId: Type.Optional(Type.String()),
        }),
      ),
      message: Type.Optional(Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })),
    }),
  ),
})
const isWebhook = shapeOf(WebhookSchema)
type LineEvent = Static<typeof WebhookSchema>['events'][number]

/**
 * LINE's Messaging API, called directly: the official SDK offers neither a timeout nor a way to abort a call, so a hanging
 * answer would hold a delivery for minutes. Its types check our Flex messages.
 */
export function createLine(options: LineOptions): ChatChannel {
  const call = (
    method: 'GET' | 'POST',
    path: string,
    more: { body?: unknown; key?: string; signal?: AbortSignal } = {},
  ) =>
    callChat({
      method,
      url: `${options.apiUrl.replace(/\/+$/, '')}${path}`,
      headers: {
        authorization: `Bearer ${options.accessToken}`,
        ...(more.key !== undefined && { 'x-line-retry-key': more.key }),
      },
      ...(more.body !== undefined && { body: more.body }),
      signal: more.signal,
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    })
  const countMembers = async (groupId: string) => {
    const kind = groupId.startsWith('R') ? 'room' : 'group'
    const answer = await call('GET', `/v2/bot/${kind}/${encodeURIComponent(groupId)}/members/count`)
    if (answer.status === 404) throw new ChatError('gone', 'LINE does not know the group')
    const { count } = requireOk(answer).body
    if (typeof count !== 'number') throw new ChatError('unanswered', 'LINE sent no member count')
    return count
  }
  return {
    capabilities: {
      repeatsSafely: true,
      countsMembers: true,
      messagesPerMinute: null,
      miniAppId: options.miniAppId || null,
    },
    verify: (rawBody, header, now) => verifyLine(options.channelSecret, rawBody, header, now),
    async reply({ token }, message, signal) {
      const body = { replyToken: token, messages: lineMessages(message) }
      const answer = await call('POST', '/v2/bot/message/reply', { body, ...(signal && { signal }) })
      // The only other reason for 400 is a message that LINE rejects, and it would reject the push as well.
      if (answer.status === 400) throw new ChatError('reply_expired', describe(answer.body))
      requireOk(answer)
    },
    async push(groupId, message, key, signal) {
      const body = { to: groupId, messages: lineMessages(message) }
      const answer = await call('POST', '/v2/bot/message/push', { body, key, ...(signal && { signal }) })
      // 409: LINE has accepted an earlier attempt with this key.
      if (answer.status === 409) return
      // LINE answers alike for a group that the bot has left and for a message that it rejects.
      if (answer.status === 400 || answer.status === 403) await countMembers(groupId)
      requireOk(answer)
    },
    countMembers,
    async check() {
      const { displayName } = requireOk(await call('GET', '/v2/bot/info')).body
      return String(displayName)
    },
  }
}

function verifyLine(channelSecret: string, rawBody: Buffer, header: ReadHeader, now: Date): ChatDelivery {
  const expected = createHmac('sha256', channelSecret).update(rawBody).digest()
  const sent = Buffer.from(header('x-line-signature') ?? '', 'base64')
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw new ChatSignatureError()
  const webhook = readJson(rawBody.toString(), isWebhook)
  const expiresAt = new Date(now.getTime() + REPLY_WITHIN_MS).toISOString()
  return { events: (webhook?.events ?? []).flatMap((event) => eventOf(event, expiresAt) ?? []), answer: {} }
}

/** Ignores chats with one person, and events while another module of the channel is in charge. */
function eventOf({ type, mode, webhookEventId, replyToken, source, message }: LineEvent, expiresAt: string) {
  const groupId = source?.groupId ?? source?.roomId
  if (groupId === undefined || mode === 'standby') return undefined
  const replyTo = replyToken === undefined ? null : { token: replyToken, expiresAt }
  const common = { eventId: webhookEventId, groupId, groupName: null, replyTo }
  if (type === 'join') return { ...common, kind: 'joined' } satisfies ChatEvent
  if (type === 'leave') return { ...common, kind: 'left' } satisfies ChatEvent
  if (type !== 'message' || message?.type !== 'text' || message.text === undefined) return undefined
  return { ...common, kind: 'text', text: message.text } satisfies ChatEvent
}

function requireOk<Answer extends Awaited<ReturnType<typeof callChat>>>(answer: Answer): Answer {
  const { status, headers, body } = answer
  if (status >= 200 && status < 300) return answer
  const text = `LINE answered ${status}: ${describe(body)}`
  // The monthly quota is spent; a retry within the month cannot succeed.
  if (status === 429 && /monthly limit/i.test(describe(body))) throw new ChatError('refused', text)
  if (status === 429)
    throw new ChatError('limited', text, { retryAfterMs: retryDelayMs(headers.get('retry-after'), RATE_PAUSE_MS) })
  throw new ChatError(status >= 500 ? 'unanswered' : 'refused', text)
}

function describe({ message }: Readonly<Record<string, unknown>>): string {
  return typeof message === 'string' ? message.slice(0, 200) : ''
}
