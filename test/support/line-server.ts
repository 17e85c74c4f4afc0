import { createHmac, randomUUID } from 'node:crypto'
import { lineFaults } from './line-message-schema.ts'
import { startVendorServer, type VendorAnswer, type VendorRequest, type VendorServer } from './vendor-server.ts'

export interface SentToLine {
  readonly kind: 'reply' | 'push'
  readonly groupId: string
  /** As LINE receives them; each test says what it expects. */
  readonly messages: ReturnType<typeof JSON.parse>[]
}

export interface LineServer extends VendorServer {
  readonly env: Readonly<Record<string, string>>
  /** What groups have received, in order. */
  readonly sent: SentToLine[]
  /** The groups that the bot is in, with their numbers of members. */
  readonly groups: Map<string, number>
  /** Messages counted in the monthly quota. */
  readonly counted: () => number
  /** A signed webhook with events of a group; each gets an id and, if it can be answered, a reply token. */
  webhook(groupId: string, events: readonly object[]): SignedWebhook
  /** Makes a reply token useless, as time does. */
  expireReplyTokens(): void
}

export interface SignedWebhook {
  readonly payload: string
  readonly headers: Readonly<Record<string, string>>
}

const SECRET = 'a-secret-of-the-line-channel-of-tests'
const TOKEN = 'line-access-token'

/** LINE's Messaging API on loopback: checks the token, reply tokens, retry keys, groups and every message. */
export async function startLineServer(): Promise<LineServer> {
  const sent: SentToLine[] = []
  const groups = new Map<string, number>()
  const replyTokens = new Map<string, string>()
  const acceptedKeys = new Map<string, string>()
  let counted = 0

  function reply({ body }: VendorRequest): VendorAnswer {
    const groupId = replyTokens.get(body.replyToken)
    if (groupId === undefined) return refusal(400, 'Invalid reply token')
    const faults = lineFaults(body.messages)
    if (faults) return refusal(400, faults)
    replyTokens.delete(body.replyToken)
    sent.push({ kind: 'reply', groupId, messages: body.messages })
    return { status: 200, body: { sentMessages: [] } }
  }

  function push({ body, headers }: VendorRequest): VendorAnswer {
    const key = headers['x-line-retry-key']
    if (typeof key !== 'string' || !/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(key))
      return refusal(400, 'Invalid retry key')
    const accepted = acceptedKeys.get(key)
    if (accepted)
      return {
        ...refusal(409, 'The retry key is already accepted'),
        headers: { 'x-line-accepted-request-id': accepted },
      }
    const members = groups.get(body.to)
    if (members === undefined) return refusal(400, 'Failed to send messages')
    const faults = lineFaults(body.messages)
    if (faults) return refusal(400, faults)
    acceptedKeys.set(key, randomUUID())
    counted += members
    sent.push({ kind: 'push', groupId: body.to, messages: body.messages })
    return { status: 200, body: { sentMessages: [] } }
  }

  const server = await startVendorServer((request) => {
    const { method, path, headers } = request
    if (headers.authorization !== `Bearer ${TOKEN}`) return refusal(401, 'Authentication failed')
    if (method === 'GET' && path === '/v2/bot/info') return { status: 200, body: { displayName: 'Tiao' } }
    const [, counting] = /^\/v2\/bot\/group\/([^/]+)\/members\/count$/.exec(path) ?? []
    if (method === 'GET' && counting !== undefined) {
      const count = groups.get(counting)
      return count === undefined ? refusal(404, 'Not found') : { status: 200, body: { count } }
    }
    if (method === 'POST' && path === '/v2/bot/message/reply') return reply(request)
    if (method === 'POST' && path === '/v2/bot/message/push') return push(request)
    return refusal(404, 'Not found')
  })
  return {
    ...server,
    env: { LINE_BOT_SECRET: SECRET, LINE_BOT_ACCESS_TOKEN: TOKEN, LINE_API_URL: server.url },
    sent,
    groups,
    counted: () => counted,
    webhook(groupId, events) {
      const signed = events.map((event) => {
        const replyToken = randomUUID().replaceAll('-', '')
        replyTokens.set(replyToken, groupId)
        return {
          mode: 'active',
          timestamp: Date.now(),
          source: { type: 'group', groupId },
          webhookEventId: randomUUID(),
          deliveryContext: { isRedelivery: false },
          ...(!('type' in event && event.type === 'leave') && { replyToken }),
          ...event,
        }
      })
      return signLine(JSON.stringify({ destination: 'U0', events: signed }))
    },
    expireReplyTokens: () => replyTokens.clear(),
  }
}

export function signLine(payload: string, secret = SECRET): SignedWebhook {
  const signature = createHmac('sha256', secret).update(payload).digest('base64')
  return { payload, headers: { 'content-type': 'application/json', 'x-line-signature': signature } }
}

/** A text that a member writes. */
export function lineText(text: string): object {
  return { type: 'message', message: { type: 'text', id: '1', text } }
}

function refusal(status: number, message: string): VendorAnswer {
  return { status, body: { message } }
}
