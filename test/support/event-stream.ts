import type { EventDocument } from '../../src/features/events/public.ts'

/** A client of server-sent events, as browsers have one: it remembers the id of the last event. */
export interface StreamedEvent {
  readonly id: string
  readonly data: EventDocument
}

export interface EventStreamReader {
  readonly response: Response
  readonly events: readonly StreamedEvent[]
  /** Resolves when the server ends the stream, and rejects when the connection breaks. */
  readonly ended: Promise<void>
  close(): void
}

export async function openEventStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  lastEventId?: string,
): Promise<EventStreamReader> {
  const abort = new AbortController()
  const response = await fetch(url, {
    headers: { ...headers, accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  })
  const events: StreamedEvent[] = []
  const ended = read(response, events)
  ended.catch(() => {})
  return { response, events, ended, close: () => abort.abort() }
}

async function read(response: Response, events: StreamedEvent[]): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (id !== undefined && data !== undefined) events.push({ id, data: JSON.parse(data) })
    }
  }
}
