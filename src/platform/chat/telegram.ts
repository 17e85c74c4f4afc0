import { createHash, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import { type ChatChannel, type ChatDelivery, ChatError, type ChatEvent, ChatSignatureError } from './chat.ts'
import { callChat, retryDelayMs } from './chat-http.ts'
import { telegramText } from './telegram-text.ts'

export interface TelegramOptions {
  readonly botToken: string
  /** `secret_token` of setWebhook. */
  readonly webhookSecret: string
  readonly apiUrl: string
  readonly timeoutMs?: number
}

/** Telegram's limit for a group. */
const MESSAGES_PER_MINUTE = 20
const RATE_PAUSE_MS = 60_000

const Chat = Type.Object({ id: Type.Integer(), type: Type.String(), title: Type.Optional(Type.String()) })
const UpdateSchema = Type.Object({
  update_id: Type.Integer(),
  message: Type.Optional(Type.Object({ chat: Chat, text: Type.Optional(Type.String()) })),
  my_chat_member: Type.Optional(Type.Object({ chat: Chat, new_chat_member: Type.Object({ status: Type.String() }) })),
})
const isUpdate = shapeOf(UpdateSchema)

/** Telegram's Bot API. It has no reply tokens: every answer is a message to the group. */
export function createTelegram(options: TelegramOptions): ChatChannel {
  const call = async (method: string, body: object, signal?: AbortSignal) => {
    const answer = await callChat({
      method: 'POST',
      url: `${options.apiUrl.replace(/\/+$/, '')}/bot${options.botToken}/${method}`,
      body,
      signal,
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    })
    if (answer.status !== 200 || answer.body['ok'] !== true) throw errorOf(answer)
    return answer.body['result']
  }
  const push: ChatChannel['push'] = async (groupId, message, _key, signal) => {
    const text = telegramText(message)
    const body = { chat_id: groupId, text, parse_mode: 'HTML', link_preview_options: { is_disabled: true } }
    await call('sendMessage', body, signal)
  }
  return {
    capabilities: {
      repeatsSafely: false,
      countsMembers: false,
      messagesPerMinute: MESSAGES_PER_MINUTE,
      miniAppId: null,
    },
    verify(rawBody, header) {
      if (!isSame(header('x-telegram-bot-api-secret-token') ?? '', options.webhookSecret))
        throw new ChatSignatureError()
      const update = readJson(rawBody.toString(), isUpdate)
      return { events: update ? eventsOf(update) : [], answer: {} }
    },
    reply: ({ token }, message, signal) => push(token, message, '', signal),
    push,
    async countMembers(groupId) {
      return Number(await call('getChatMemberCount', { chat_id: groupId }))
    },
    async check() {
      const bot = (await call('getMe', {})) as { username?: unknown } | null
      return `@${String(bot?.username)}`
    },
  }
}

/** Compares digests, because `timingSafeEqual` needs equal lengths. */
function isSame(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(expected))
}

function eventsOf({ update_id, message, my_chat_member: member }: Static<typeof UpdateSchema>): ChatDelivery['events'] {
  const chat = message?.chat ?? member?.chat
  if (!chat || (chat.type !== 'group' && chat.type !== 'supergroup')) return []
  const common = {
    eventId: String(update_id),
    groupId: String(chat.id),
    groupName: chat.title ?? null,
    replyTo: null,
  }
  if (message?.text !== undefined) return [{ ...common, kind: 'text', text: message.text } satisfies ChatEvent]
  switch (member?.new_chat_member.status) {
    case 'member':
    case 'administrator':
      return [{ ...common, kind: 'joined' }]
    case 'left':
    case 'kicked':
      return [{ ...common, kind: 'left' }]
    default:
      return []
  }
}

function errorOf({ status, body }: Awaited<ReturnType<typeof callChat>>): ChatError {
  const { description, parameters } = body as { description?: unknown; parameters?: { retry_after?: unknown } }
  const said = typeof description === 'string' ? description.slice(0, 200) : ''
  const text = `Telegram answered ${status}: ${said}`
  if (status === 429)
    return new ChatError('limited', text, { retryAfterMs: retryDelayMs(parameters?.retry_after, RATE_PAUSE_MS) })
  if (status === 403 || (status === 400 && /chat not found|upgraded to a supergroup/i.test(said)))
    return new ChatError('gone', text)
  return new ChatError(status >= 500 || status === 200 ? 'unanswered' : 'refused', text)
}
