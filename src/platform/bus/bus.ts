/** Broadcasts short JSON messages to all nodes, including the sender: “the catalogue changed”, not the change itself. */
import { randomUUID } from 'node:crypto'
import Type, { type Static, type TSchema } from 'typebox'
import type { Log } from '../log.ts'
import { readJson, type Shape, shapeOf } from '../shape.ts'

/** A channel's name and the schema of its messages, shared by publishers and subscribers. */
export interface Channel<Message> {
  readonly name: string
  readonly fits: Shape<Message>
}

export function defineChannel<Schema extends TSchema>(name: string, schema: Schema): Channel<Static<Schema>> {
  return { name, fits: shapeOf(schema) }
}

type Handler<Message> = (message: Message) => void | Promise<void>

export interface Bus {
  /**
   * Delivers to subscribers of this node in any case, in order. While the transport is down, the newest 1,000 messages are
   * queued for the other nodes and sent later; the call resolves anyway.
   * @throws RangeError for a message beyond 7,000 bytes, because PostgreSQL carries at most 8,000
   */
  publish<Message>(channel: Channel<Message>, message: Message): Promise<void>
  /**
   * Messages of another shape are logged and dropped, because anyone with access to Redis or the database can send.
   * @returns a function that ends the subscription
   */
  subscribe<Message>(channel: Channel<Message>, handler: Handler<Message>): () => void
  /** Called when messages begin to arrive, initially or again: earlier messages may have been missed. */
  onGap(handler: () => void | Promise<void>): () => void
  /** How long even a busy node takes to answer a message; others are not worth waiting for. */
  readonly answerMs: number
  close(): Promise<void>
}

/** A transport to the other nodes. */
export interface Transport {
  /** Rejects when it is down. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

export interface TransportEvents {
  onText(text: string): void
  /** Called each time messages begin to arrive: earlier ones may have been missed. */
  onListening(): void
  /** Called each time `send` begins to work. */
  onSendable(): void
}

const Envelope = Type.Object({ node: Type.String(), channel: Type.String(), message: Type.Unknown() })
type Envelope = Static<typeof Envelope>
const isEnvelope = shapeOf(Envelope)

const MAX_MESSAGE_BYTES = 7000
const ANSWER_MS = 1_000
const ANSWER_IN_PROCESS_MS = 50
const MAX_WAITING = 1000

/** A bus within one process. */
export function memoryBus(log: Log): Bus {
  return createBus(log, () => undefined)
}

export function createBus(log: Log, open: (events: TransportEvents) => Transport | undefined): Bus {
  const node = randomUUID()
  const subscriptions = new Map<string, Set<(message: unknown) => boolean>>()
  const gapHandlers = new Set<() => void | Promise<void>>()
  const waiting: string[] = []
  let sending: Promise<void> | undefined

  const run = (work: () => void | Promise<void>) => {
    // Never in the publisher's own turn, and never its failure.
    setImmediate(async () => {
      try {
        await work()
      } catch (error) {
        log.error({ err: error }, 'a subscriber of the bus failed')
      }
    })
  }
  const deliver = (channel: string, message: unknown) => {
    const taken = [...(subscriptions.get(channel) ?? [])].map((take) => take(message))
    if (taken.includes(false)) log.warn({ channel }, 'dropped a bus message of another shape')
  }
  const transport = open({
    onText(text) {
      const envelope = readJson(text, isEnvelope)
      if (!envelope) log.warn({ bytes: Buffer.byteLength(text) }, 'dropped a malformed bus message')
      else if (envelope.node !== node) deliver(envelope.channel, envelope.message)
    },
    onListening() {
      for (const handler of gapHandlers) run(handler)
    },
    onSendable: () => void sendWaiting(),
  })
  const sendWaiting = async () => {
    if (!transport) return
    sending ??= drain(waiting, transport).finally(() => {
      sending = undefined
    })
    await sending
  }
  return {
    answerMs: transport ? ANSWER_MS : ANSWER_IN_PROCESS_MS,
    async publish(channel, message) {
      const text = toText(node, channel, message)
      deliver(channel.name, message)
      if (!transport) return
      waiting.push(text)
      if (waiting.length > MAX_WAITING) waiting.shift()
      await sendWaiting()
    },
    subscribe(channel, handler) {
      const take = (message: unknown) => {
        if (!channel.fits(message)) return false
        run(() => handler(message))
        return true
      }
      const all = subscriptions.get(channel.name) ?? new Set()
      subscriptions.set(channel.name, all.add(take))
      return () => void all.delete(take)
    },
    onGap(handler) {
      gapHandlers.add(handler)
      return () => void gapHandlers.delete(handler)
    },
    async close() {
      subscriptions.clear()
      gapHandlers.clear()
      await transport?.close()
    },
  }
}

/** @throws RangeError if the message is too long */
export function toText<Message>(node: string, channel: Channel<Message>, message: Message): string {
  const text = JSON.stringify({ node, channel: channel.name, message } satisfies Envelope)
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_MESSAGE_BYTES) throw new RangeError(`A message of ${bytes} bytes is too long for the bus`)
  return text
}

/** Sends queued messages, oldest first, until the transport fails; the rest waits until it is back. */
async function drain(waiting: string[], transport: Transport): Promise<void> {
  for (let text = waiting[0]; text !== undefined; text = waiting[0]) {
    try {
      await transport.send(text)
    } catch {
      // The connection logs the outage once and resumes through onSendable.
      return
    }
    if (waiting[0] === text) waiting.shift()
  }
}
