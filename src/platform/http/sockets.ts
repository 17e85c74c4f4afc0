import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyRequest, RouteOptions } from 'fastify'
import Type, { type TObject } from 'typebox'
import { negotiateLanguage } from '../language.ts'
import type { SocketRule } from '../operation.ts'
import { ConnectionLimit } from './connection-limit.ts'
import { originNotAllowed } from './problems.ts'
import type { Server } from './server.ts'
import { SocketConnection, type SocketGuards } from './socket-connection.ts'
import { inputCheck } from './validate.ts'

const MAX_PER_USER = 10
/** A token has up to 2,000 characters. */
const MAX_MESSAGE_BYTES = 4_096
const GOING_AWAY = 1001
/** Clients that have not closed their side by then are cut. */
const CLOSE_WAIT_MS = 1_000

/** Makes only these URLs accept WebSocket upgrades; everywhere else `Upgrade` is ignored, as RFC 9110 allows. */
export async function acceptSockets(scope: Server, urls: ReadonlySet<string>): Promise<void> {
  const upgrades = new EventEmitter()
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isForUs = request.headers.upgrade?.toLowerCase() === 'websocket' && urls.has(request.url!.split('?', 1)[0]!)
    if (isForUs) upgrades.emit('upgrade', request, socket, head)
    else serveWithoutUpgrade(scope, request, socket, head)
  }
  scope.server.on('upgrade', onUpgrade)
  await scope.register(websocket, {
    // The plugin only listens to its events.
    options: { server: upgrades as Server['server'], maxPayload: MAX_MESSAGE_BYTES },
    async preClose() {
      const { clients } = scope.websocketServer
      for (const client of clients) client.close(GOING_AWAY, 'going_away')
      setTimeout(() => {
        for (const client of clients) client.terminate()
      }, CLOSE_WAIT_MS).unref()
    },
  })
}

/**
 * Reads a request again as if it had not asked for an upgrade. Java's HTTP client asks for HTTP/2 with every first request,
 * and Node hands over the connection of each request with `Upgrade` once anything listens to upgrades.
 */
function serveWithoutUpgrade({ server }: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!]
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`)
  }
  if (/\bclose\b/i.test(request.headers.connection ?? '')) lines.push('Connection: close')
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}

/** The part of a route that serves its WebSocket connections. */
export function socketRoute(
  rule: SocketRule,
  query: TObject | undefined,
  guards: SocketGuards,
): Pick<RouteOptions, 'preHandler' | 'wsHandler'> {
  const limit = new ConnectionLimit({ perUser: MAX_PER_USER })
  const readQuery = inputCheck(query ? { query } : {})
  const readMessage = inputCheck({ body: messageSchema(query) })
  const queryOf = (request: FastifyRequest) => readQuery({ params: {}, query: request.query, body: undefined }).query
  return {
    // Before the upgrade, so that a client gets a problem.
    async preHandler(request) {
      if (!isOriginAllowed(request, guards.corsOrigins)) throw originNotAllowed()
      queryOf(request)
    },
    wsHandler(socket, request) {
      const connection = new SocketConnection(socket, {
        guards,
        limit,
        log: request.log,
        readMessage: (message) =>
          readMessage({ params: {}, query: undefined, body: message }).body as { token: string },
      })
      void connection.serve(rule, {
        token: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
        query: queryOf(request),
        language: negotiateLanguage(request.headers['accept-language']),
      })
    },
  }
}

/** Browsers name the web site that connects; it may be the service's own. */
function isOriginAllowed({ headers: { origin }, host }: FastifyRequest, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Messages of clients: a token and, in the first one, what the query may contain. */
function messageSchema(query: TObject | undefined): TObject {
  return Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 2_000 }), ...Type.Partial(query ?? Type.Object({})).properties },
    { additionalProperties: false },
  )
}
