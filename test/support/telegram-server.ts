import { startVendorServer, type VendorAnswer, type VendorRequest, type VendorServer } from './vendor-server.ts'

export interface TelegramServer extends VendorServer {
  readonly env: Readonly<Record<string, string>>
  /** What groups have received, in order. */
  readonly sent: { readonly chatId: string; readonly text: string }[]
  /** The groups that the bot is in. */
  readonly groups: Set<string>
  /** An update, with the header that proves it. */
  update(content: object): { readonly payload: string; readonly headers: Readonly<Record<string, string>> }
}

const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
const SECRET = 'secret-token-of-the-webhook'
const MESSAGES_PER_MINUTE = 20
/** The tags that we use, of those that Telegram's HTML knows. */
const TAGS = /<(b|i)>|<\/(b|i|a)>|<a href="[^"<>]+">/g

/** Telegram's Bot API on loopback: checks the token, the HTML, lengths, groups and the pace of each group. */
export async function startTelegramServer(now: () => Date): Promise<TelegramServer> {
  const sent: TelegramServer['sent'] = []
  const groups = new Set<string>()
  const times = new Map<string, number[]>()
  let updates = 0

  function sendMessage({ body }: VendorRequest): VendorAnswer {
    const chatId = String(body.chat_id)
    if (chatId === '-kicked') return refusal(403, 'Forbidden: bot was kicked from the supergroup chat')
    if (!groups.has(chatId)) return refusal(400, 'Bad Request: chat not found')
    if (body.parse_mode !== 'HTML') return refusal(400, 'Bad Request: no parse mode')
    const plain = String(body.text).replaceAll(TAGS, '')
    if (/[<>]/.test(plain) || /&(?!(lt|gt|amp|quot);)/.test(plain))
      return refusal(400, "Bad Request: can't parse entities")
    const text = plain.replaceAll(/&(lt|gt|amp|quot);/g, '_')
    if (text.length === 0 || text.length > 4_096) return refusal(400, 'Bad Request: message is too long')
    const minuteAgo = now().getTime() - 60_000
    const recent = (times.get(chatId) ?? []).filter((at) => at > minuteAgo)
    if (recent.length >= MESSAGES_PER_MINUTE) return tooMany(Math.ceil((recent[0]! - minuteAgo) / 1_000))
    times.set(chatId, [...recent, now().getTime()])
    sent.push({ chatId, text: String(body.text) })
    return { status: 200, body: { ok: true, result: { message_id: sent.length } } }
  }

  const server = await startVendorServer((request) => {
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.path) ?? []
    if (request.method !== 'POST' || token !== TOKEN) return refusal(401, 'Unauthorized')
    if (method === 'getMe') return { status: 200, body: { ok: true, result: { username: 'tiao_bot' } } }
    if (method === 'getChatMemberCount') return { status: 200, body: { ok: true, result: 7 } }
    return method === 'sendMessage' ? sendMessage(request) : refusal(404, 'Not Found')
  })
  return {
    ...server,
    env: { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_WEBHOOK_SECRET: SECRET, TELEGRAM_API_URL: server.url },
    sent,
    groups,
    update(content) {
      updates++
      const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': SECRET }
      return { payload: JSON.stringify({ update_id: updates, ...content }), headers }
    },
  }
}

/** A text that a member writes. */
export function telegramMessage(groupId: string, text: string): object {
  return {
    message: { message_id: 1, date: 0, chat: { id: Number(groupId), type: 'supergroup', title: 'ทริปแม่' }, text },
  }
}

export function tooMany(seconds: number): VendorAnswer {
  return {
    status: 429,
    body: { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: seconds } },
  }
}

function refusal(status: number, description: string): VendorAnswer {
  return { status, body: { ok: false, error_code: status, description } }
}
