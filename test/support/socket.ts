import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import type { EventDocument } from '../../src/features/events/public.ts'

/** A WebSocket client that records the events that it receives. */
export interface SocketClient {
  readonly socket: WebSocket
  readonly messages: readonly EventDocument[]
  readonly opened: Promise<unknown>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  /** The refusal of the upgrade. */
  readonly refused: Promise<{ readonly status: number; readonly body: string }>
  send(message: unknown): void
}

/** @param url `http://…`, as the service is called */
export function openSocket(url: string, options: ClientOptions = {}): SocketClient {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options)
  const messages: EventDocument[] = []
  socket.on('error', () => {})
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  const refused = once(socket, 'unexpected-response').then(async ([, response]) => {
    let body = ''
    for await (const chunk of response) body += String(chunk)
    return { status: Number(response.statusCode), body }
  })
  refused.catch(() => {})
  const opened = once(socket, 'open')
  opened.catch(() => {})
  return {
    socket,
    messages,
    opened,
    closed: new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))),
    refused,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}
