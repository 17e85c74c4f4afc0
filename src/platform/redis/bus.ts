/** Short JSON messages from one node to all, itself included: “the catalogue changed”, not the change itself. */
import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export interface Bus {
  /**
   * Subscribers of this node get the message in any case, in order. When the way to the other nodes is down it waits
   * (the newest 1,000 are kept) and goes out later; this resolves all the same.
   * @throws RangeError for a message beyond 7,000 bytes: PostgreSQL carries no more than 8,000
   */
  publish(channel: string, message: JsonValue): Promise<void>
  /** @returns what ends the subscription */
  subscribe(channel: string, handler: (message: JsonValue) => void | Promise<void>): () => void
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

const MAX_MESSAGE_BYTES = 7000
const MAX_WAITING = 1000

/** For one process alone: no other nodes. */
export function memoryBus(log: Log): Bus {
  return createBus(log, () => undefined)
}

export function createBus(log: Log, open: (events: TransportEvents) => Transport | undefined): Bus {
  const node = randomUUID()
  const handlers = new Map<string, Set<(message: JsonValue) => void | Promise<void>>>()
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
  const deliver = (channel: string, message: JsonValue) => {
    for (const handler of handlers.get(channel) ?? []) run(() => handler(message))
  }
  const transport = open({
    onText(text) {
      const envelope = JSON.parse(text) as { node: string; channel: string; message: JsonValue }
      if (envelope.node !== node) deliver(envelope.channel, envelope.message)
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
      const text = JSON.stringify({ node, channel, message })
      const bytes = Buffer.byteLength(text)
      if (bytes > MAX_MESSAGE_BYTES) throw new RangeError(`A message of ${bytes} bytes is too long for the bus`)
      deliver(channel, message)
      if (!transport) return
      waiting.push(text)
      if (waiting.length > MAX_WAITING) waiting.shift()
      await sendWaiting()
    },
    subscribe(channel, handler) {
      const all = handlers.get(channel) ?? new Set()
      handlers.set(channel, all.add(handler))
      return () => void all.delete(handler)
    },
    onGap(handler) {
      gapHandlers.add(handler)
      return () => void gapHandlers.delete(handler)
    },
    async close() {
      handlers.clear()
      gapHandlers.clear()
      await transport?.close()
    },
  }
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
