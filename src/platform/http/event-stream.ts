// Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
import { setMaxListeners } from 'node:events'
import { Readable } from 'node:stream'
import Type, { type TSchema } from 'typebox'
import { badFormat } from '../input-errors.ts'
import type { Log } from '../log.ts'
import { isOutage } from '../outage.ts'
import { invalidRequest } from './problems.ts'
import { Reply } from './reply.ts'

export interface SentEvent {
  readonly id: number
  readonly data: object
}

export interface EventStreamOptions {
  /** Any of them ends the stream. */
  readonly signals: readonly AbortSignal[]
  readonly onEnd: () => void
  readonly log: Log
}

/** Proxies close connections that are silent for a minute or less. */
const KEEP_ALIVE_MS = 15_000
/** An access token lives this long; a client resumes with a new one. */
const MAX_STREAM_MS = 15 * 60_000
/** How soon a client reconnects. */
const RETRY_MS = 2_000

/** The schema of a stream of events whose `data` is `schema`. */
export function EventStreamOf(schema: TSchema) {
  return Type.Unsafe<Readable>({ type: 'string', contentMediaType: 'text/event-stream', contentSchema: schema })
}

/** @throws Problem invalid_request unless it is a whole number */
export function readLastEventId(header: string | undefined): number {
  if (header === undefined || header === '') return 0
  if (!/^\d{1,15}$/.test(header)) throw invalidRequest({ errors: [{ parameter: 'Last-Event-ID', ...badFormat() }] })
  return Number(header)
}

/** Answers with a stream that ends with its events, with a signal, or after 15 minutes. Proxies neither buffer nor compress it. */
export function eventStream(
  open: (signal: AbortSignal) => AsyncIterable<SentEvent>,
  { signals, onEnd, log }: EventStreamOptions,
): Reply<Readable> {
  const end = new AbortController()
  let resume = () => {}
  const stream = new Readable({ read: () => resume() })
  end.signal.addEventListener('abort', () => resume(), { once: true })
  const endIt = () => end.abort()
  for (const signal of signals) {
    // One for each open stream.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', endIt, { once: true })
  }
  const timer = setTimeout(endIt, MAX_STREAM_MS)
  const keepAlive = setInterval(() => {
    // A slow reader has enough to read.
    if (stream.readableLength === 0) stream.push(': keep-alive\n\n')
  }, KEEP_ALIVE_MS)
  stream.once('close', () => {
    endIt()
    clearTimeout(timer)
    clearInterval(keepAlive)
    for (const signal of signals) signal.removeEventListener('abort', endIt)
    onEnd()
  })
  const send = async () => {
    stream.push(`retry: ${RETRY_MS}\n\n`)
    for await (const { id, data } of open(end.signal)) {
      if (end.signal.aborted) break
      const hasRoom = stream.push(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
      if (!hasRoom) await new Promise<void>((done) => (resume = done))
    }
    stream.push(null)
  }
  send().catch((error: unknown) => {
    // The client reconnects and resumes.
    if (!isOutage(error)) log.error({ err: error }, 'an event stream failed')
    stream.destroy()
  })
  return new Reply(200, stream, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
