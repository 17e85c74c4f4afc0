import { generateKeyPairSync, sign } from 'node:crypto'
import { startVendorServer, type VendorAnswer, type VendorRequest, type VendorServer } from './vendor-server.ts'

export interface DiscordServer extends VendorServer {
  readonly env: Readonly<Record<string, string>>
  /** What channels have received, in order; a reply edits a deferred answer. */
  readonly sent: { readonly kind: 'reply' | 'push'; readonly channelId: string; readonly body: DiscordBody }[]
  /** The channels that the bot sees. */
  readonly channels: Set<string>
  /** A signed interaction. */
  interaction(content: object): { readonly payload: string; readonly headers: Readonly<Record<string, string>> }
  /** A slash command with the values of its options. */
  command(channelId: string, name: string, ...values: string[]): ReturnType<DiscordServer['interaction']>
}

interface DiscordBody {
  readonly content?: string
  readonly embeds?: readonly { readonly title?: string; readonly description?: string }[]
  readonly allowed_mentions?: { readonly parse: readonly string[] }
}

const TOKEN = 'discord-bot-token'
const APPLICATION = '1200000000000000001'

/** Discord's REST API on loopback: checks the token, interaction tokens, nonces, channels and limits; signs as Discord does. */
export async function startDiscordServer(): Promise<DiscordServer> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const sent: DiscordServer['sent'] = []
  const channels = new Set<string>()
  const tokens = new Map<string, string>()
  const nonces = new Set<string>()
  let interactions = 0

  function push(channelId: string, { body, headers }: VendorRequest): VendorAnswer {
    if (headers.authorization !== `Bot ${TOKEN}`) return refusal(401, 0, '401: Unauthorized')
    if (!channels.has(channelId)) return refusal(403, 50001, 'Missing Access')
    const faults = faultsOf(body)
    if (faults) return refusal(400, 50035, faults)
    if (typeof body.nonce !== 'string' || body.nonce.length > 25 || body.enforce_nonce !== true)
      return refusal(400, 50035, 'no enforced nonce')
    if (!nonces.has(body.nonce)) sent.push({ kind: 'push', channelId, body })
    nonces.add(body.nonce)
    return { status: 200, body: { id: '1' } }
  }

  function reply(token: string, { body }: VendorRequest): VendorAnswer {
    const channelId = tokens.get(token)
    if (channelId === undefined) return refusal(404, 10015, 'Unknown Webhook')
    const faults = faultsOf(body)
    if (faults) return refusal(400, 50035, faults)
    sent.push({ kind: 'reply', channelId, body })
    return { status: 200, body: { id: '1' } }
  }

  const server = await startVendorServer((request) => {
    const { method, path, headers } = request
    if (method === 'GET' && path === '/users/@me')
      return headers.authorization === `Bot ${TOKEN}`
        ? { status: 200, body: { username: 'Tiao' } }
        : refusal(401, 0, '401: Unauthorized')
    const [, channelId] = /^\/channels\/(\d+)\/messages$/.exec(path) ?? []
    if (method === 'POST' && channelId !== undefined) return push(channelId, request)
    const [, application, token] = /^\/webhooks\/(\d+)\/([^/]+)\/messages\/@original$/.exec(path) ?? []
    if (method === 'PATCH' && application === APPLICATION && token !== undefined) return reply(token, request)
    return refusal(404, 0, '404: Not Found')
  })
  const interaction: DiscordServer['interaction'] = (content) => {
    const payload = JSON.stringify(content)
    const timestamp = '1764547200'
    const signature = sign(null, Buffer.from(timestamp + payload), privateKey).toString('hex')
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': signature,
      'x-signature-timestamp': timestamp,
    }
    return { payload, headers }
  }
  return {
    ...server,
    env: {
      DISCORD_BOT_TOKEN: TOKEN,
      DISCORD_APPLICATION_ID: APPLICATION,
      DISCORD_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
      DISCORD_API_URL: server.url,
    },
    sent,
    channels,
    interaction,
    command(channelId, name, ...values) {
      interactions++
      const token = `interaction-token-${interactions}`
      tokens.set(token, channelId)
      const options = values.map((value, index) => ({ name: `o${index}`, type: 3, value }))
      const data = { id: '9', name, type: 1, options }
      const channel = { id: channelId, name: 'ทริปแม่' }
      return interaction({ type: 2, id: String(interactions), token, channel_id: channelId, channel, data })
    },
  }
}

function faultsOf({ content, embeds = [], allowed_mentions: mentions }: DiscordBody): string {
  if (!content && embeds.length === 0) return 'Cannot send an empty message'
  if ((content?.length ?? 0) > 2_000) return 'content is too long'
  if (mentions?.parse.length !== 0) return 'mentions are on'
  if (embeds.length > 10) return 'too many embeds'
  if (embeds.some(({ title = '', description = '' }) => title.length > 256 || description.length > 4_096))
    return 'an embed is too long'
  const together = embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0)
  return together > 6_000 ? 'the embeds are too long together' : ''
}

function refusal(status: number, code: number, message: string): VendorAnswer {
  return { status, body: { code, message } }
}
