import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import { type ChatChannel, type ChatDelivery, ChatError, ChatSignatureError, type ReadHeader } from './chat.ts'
import { callChat, retryDelayMs } from './chat-http.ts'
import { discordContent } from './discord-embeds.ts'

export interface DiscordOptions {
  readonly applicationId: string
  /** Of the application, in hexadecimal. */
  readonly publicKey: string
  readonly botToken: string
  readonly apiUrl: string
  readonly timeoutMs?: number
}

const INTERACTION = { ping: 1, command: 2 } as const
const ANSWER = { pong: 1, deferred: 5 } as const
/** An interaction can be answered for 15 minutes. */
const REPLY_WITHIN_MS = 14 * 60_000
const RATE_PAUSE_MS = 5_000
/** Length of the prefix of an Ed25519 key in SPKI (RFC 8410) and of the key itself. */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const MAX_NONCE = 25
/** “Unknown channel”, “Unknown guild”, “Missing access”, “Missing permissions”. */
const GONE_CODES = new Set([10003, 10004, 50001, 50013])

const InteractionSchema = Type.Object({
  type: Type.Integer(),
  id: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ maxLength: 1_000 }),
  channel_id: Type.Optional(Type.String()),
  guild_id: Type.Optional(Type.String()),
  channel: Type.Optional(Type.Object({ name: Type.Optional(Type.Union([Type.String(), Type.Null()])) })),
  data: Type.Optional(
    Type.Object({
      name: Type.String(),
      options: Type.Optional(
        Type.Array(Type.Object({ value: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()])) })),
      ),
    }),
  ),
})
const isInteraction = shapeOf(InteractionSchema)

/**
 * Discord's interactions and REST API. An interaction must be answered within three seconds, so it is deferred, and the reply
 * edits the deferred answer.
 */
export function createDiscord(options: DiscordOptions): ChatChannel {
  const key = publicKeyOf(options.publicKey)
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, signal?: AbortSignal) => {
    const answer = await callChat({
      method,
      url: `${options.apiUrl.replace(/\/+$/, '')}${path}`,
      headers: { authorization: `Bot ${options.botToken}` },
      ...(body && { body }),
      signal,
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    })
    if (answer.status < 200 || answer.status >= 300) throw errorOf(answer)
    return answer.body
  }
  return {
    capabilities: { repeatsSafely: true, countsMembers: false, messagesPerMinute: null, miniAppId: null },
    verify: (rawBody, header, now) => verifyInteraction(key, rawBody, header, now),
    async reply({ token }, message, signal) {
      const path = `/webhooks/${options.applicationId}/${encodeURIComponent(token)}/messages/@original`
      try {
        await call('PATCH', path, discordContent(message), signal)
      } catch (error) {
        if (error instanceof ChatError && (error.kind === 'gone' || error.kind === 'refused'))
          throw new ChatError('reply_expired', error.message)
        throw error
      }
    },
    async push(groupId, message, key, signal) {
      // A repeated nonce returns the message that exists, within a few minutes.
      const nonce = key.replaceAll('-', '').slice(0, MAX_NONCE)
      const body = { ...discordContent(message), nonce, enforce_nonce: true }
      await call('POST', `/channels/${encodeURIComponent(groupId)}/messages`, body, signal)
    },
    // Pushes cost nothing, so nobody needs the number.
    countMembers: async () => 0,
    async check() {
      return String((await call('GET', '/users/@me'))['username'])
    },
  }
}

function publicKeyOf(hex: string): KeyObject {
  const key = Buffer.concat([SPKI_PREFIX, Buffer.from(hex, 'hex')])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

function verifyInteraction(key: KeyObject, rawBody: Buffer, header: ReadHeader, now: Date): ChatDelivery {
  const signature = Buffer.from(header('x-signature-ed25519') ?? '', 'hex')
  const signed = Buffer.concat([Buffer.from(header('x-signature-timestamp') ?? ''), rawBody])
  if (signature.length !== 64 || !verify(null, signed, key, signature)) throw new ChatSignatureError()
  const interaction = readJson(rawBody.toString(), isInteraction)
  if (interaction?.type !== INTERACTION.command) return { events: [], answer: { type: ANSWER.pong } }
  return { events: eventsOf(interaction, now), answer: { type: ANSWER.deferred } }
}

/** A command as a member would have typed it: its name, then the values of its options. */
function eventsOf(interaction: Static<typeof InteractionSchema>, now: Date): ChatDelivery['events'] {
  const { id, token, channel_id: groupId, channel, data } = interaction
  if (groupId === undefined || !data) return []
  const values = data.options?.flatMap(({ value }) => (value === undefined ? [] : String(value))) ?? []
  return [
    {
      eventId: id,
      groupId,
      groupName: channel?.name ?? null,
      replyTo: { token, expiresAt: new Date(now.getTime() + REPLY_WITHIN_MS).toISOString() },
      kind: 'text',
      text: [data.name, ...values].join(' '),
    },
  ]
}

function errorOf({ status, headers, body }: Awaited<ReturnType<typeof callChat>>): ChatError {
  const { code, message, retry_after: retryAfter } = body
  const text = `Discord answered ${status}: ${typeof message === 'string' ? message.slice(0, 200) : ''}`
  if (status === 429) {
    const seconds = retryAfter ?? headers.get('x-ratelimit-reset-after') ?? headers.get('retry-after')
    return new ChatError('limited', text, { retryAfterMs: retryDelayMs(seconds, RATE_PAUSE_MS) })
  }
  if (typeof code === 'number' && GONE_CODES.has(code)) return new ChatError('gone', text)
  return new ChatError(status >= 500 ? 'unanswered' : 'refused', text)
}
