/** Short JSON messages from one node to all, itself included: “the catalogue changed”, not the change itself. */
import { randomUUID } from 'node:crypto'
import Type, { type Static, type TSchema } from 'typebox'
import type { Log } from '../log.ts'
import { readJson, type Shape, shapeOf } from '../shape.ts'

/** What is sent under one name, and its shape: publishers and subscribers share the declaration. */
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
   * Subscribers of this node get the message in any case, in order. When the way to the other nodes is down it waits
   * (the newest 1,000 are kept) and goes out later; this resolves all the same.
   * @throws RangeError for a message beyond 7,000 bytes: PostgreSQL carries no more than 8,000
   */
  publish<Message>(channel: Channel<Message>, message: Message): Promise<void>
  /**
   * Whoever reaches Redis or the database can send: what has another shape is logged and dropped.
   * @returns what ends the subscription
   */
  subscribe<Message>(channel: Channel<Message>, handler: Handler<Message>): () => void
  /** Called when messages begin to come in, at first or again: look for yourself what was missed before. */
  onGap(handler: () => void | Promise<void>): () => void
  close(): Promise<void>
}

/** A way to the other nodes. */
export interface Transport {
  /** Rejects when it is down. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

export interface TransportEvents {
  onText(text: string): void
  /** Each time that messages begin to come in: what was sent before was missed. */
  onListening(): void
  /** Each time that `send` begins to work. */
  onSendable(): void
}

const Envelope = Type.Object({ node: Type.String(), channel: Type.String(), message: Type.Unknown() })
type Envelope = Static<typeof Envelope>
const isEnvelope = shapeOf(Envelope)

const MAX_MESSAGE_BYTES = 7000
const MAX_WAITING = 1000

/** For one process alone: no other nodes. */
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
    // Never inside the publisher's own turn, and never its fault.
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
    if (taken.includes(false)) log.warn({ channel }, 'dropped a message of the bus that has another shape')
  }
  const transport = open({
    onText(text) {
      const envelope = readJson(text, isEnvelope)
      if (!envelope) log.warn({ bytes: Buffer.byteLength(text) }, 'dropped a message of the bus that cannot be read')
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

/** @throws RangeError for a message that is too long */
export function toText<Message>(node: string, channel: Channel<Message>, message: Message): string {
  const text = JSON.stringify({ node, channel: channel.name, message } satisfies Envelope)
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_MESSAGE_BYTES) throw new RangeError(`A message of ${bytes} bytes is too long for the bus`)
  return text
}

/** Sends what waits, oldest first, until the way is down; the rest waits for it to come up. */
async function drain(waiting: string[], transport: Transport): Promise<void> {
  for (let text = waiting[0]; text !== undefined; text = waiting[0]) {
    try {
      await transport.send(text)
    } catch {
      // The connection logs that it is down, once, and comes back through onSendable.
      return
    }
    if (waiting[0] === text) waiting.shift()
  }
}
