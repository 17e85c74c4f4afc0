/** Chat products as the service sees them: verified events come in, messages in the service's own form go out. */

export const CHANNELS = ['line', 'telegram', 'discord'] as const
export type ChannelName = (typeof CHANNELS)[number]

/** A message in the service's own form; each channel renders it as its product's rich form, within its limits. */
export interface ChatMessage {
  /** Plain text: the whole message, or what a notification shows of one with cards. */
  readonly text: string
  readonly cards: readonly ChatCard[]
}

export interface ChatCard {
  readonly title: string
  readonly subtitle: string | null
  readonly lines: readonly ChatLine[]
  /** Below the lines. */
  readonly note: string | null
  readonly link: ChatLink | null
}

export interface ChatLine {
  /** `HH:MM`. */
  readonly time: string
  readonly text: string
  readonly detail: string | null
  readonly url: string | null
}

export interface ChatLink {
  readonly label: string
  readonly url: string
}

/** What the product accepts as an answer to an event, once and for a short time. */
export interface ReplyTarget {
  readonly token: string
  /** RFC 3339. */
  readonly expiresAt: string
}

export type ChatEvent = {
  /** Unique in its channel: a repeat carries the same one. */
  readonly eventId: string
  readonly groupId: string
  readonly groupName: string | null
  readonly replyTo: ReplyTarget | null
} & ({ readonly kind: 'joined' | 'left' } | { readonly kind: 'text'; readonly text: string })

/** A verified call of the product. */
export interface ChatDelivery {
  readonly events: readonly ChatEvent[]
  /** What the product expects as the answer to its call. */
  readonly answer: ChatAnswer
}

/** `type` is part of Discord's protocol. */
export interface ChatAnswer {
  readonly type?: number
}

export interface ChatCapabilities {
  /** A push that is repeated with the same key is delivered once, so it may be repeated when its outcome is unknown. */
  readonly repeatsSafely: boolean
  /** Whether a push counts as one message per member of the group in the product's monthly quota. */
  readonly countsMembers: boolean
  /** The most messages to one group within a minute; null without such a limit. */
  readonly messagesPerMinute: number | null
  /** The id of the mini-app in the product, if one is configured. */
  readonly miniAppId: string | null
}

/** The header of a call by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined

export interface ChatChannel {
  readonly capabilities: ChatCapabilities
  /** @throws ChatSignatureError unless the product made the call */
  verify(rawBody: Buffer, header: ReadHeader, now: Date): ChatDelivery
  /** @throws ChatError */
  reply(target: ReplyTarget, message: ChatMessage, signal?: AbortSignal): Promise<void>
  /**
   * `key` is a UUID that identifies the message in every attempt to push it.
   * @throws ChatError
   */
  push(groupId: string, message: ChatMessage, key: string, signal?: AbortSignal): Promise<void>
  /** The members of a group other than the bot. @throws ChatError */
  countMembers(groupId: string): Promise<number>
  /** The name of the bot. @throws ChatError */
  check(): Promise<string>
}

/** The call was not made by the product, or not with the configured secret. */
export class ChatSignatureError extends Error {
  override readonly name = 'ChatSignatureError'
}

/**
 * `gone`: the bot is no longer in the group. `reply_expired`: the reply target has expired or was used. `limited`: too many
 * messages; retry after `retryAfterMs`. `unavailable`: certainly not accepted; a retry may succeed. `unanswered`: may have been
 * accepted. `refused`: will never be accepted.
 */
export type ChatErrorKind = 'gone' | 'reply_expired' | 'limited' | 'unavailable' | 'unanswered' | 'refused'

export class ChatError extends Error {
  override readonly name = 'ChatError'
  readonly kind: ChatErrorKind
  readonly retryAfterMs: number | null
  constructor(kind: ChatErrorKind, message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
