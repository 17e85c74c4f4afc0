import type { WebSocket } from 'ws'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import type { SocketRule, UserCaller } from '../operation.ts'
import { isOutage } from '../outage.ts'
import { Problem } from '../problem.ts'
import type { ConnectionLimit } from './connection-limit.ts'
import { invalidRequest, malformedJson, tooManyConnections, unauthenticated } from './problems.ts'

export interface SocketGuards {
  /** @throws Problem unauthenticated */
  identify(token: string): Promise<UserCaller>
  /** Calls back when sessions may have ended. @returns a function that stops that */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): () => void
  /** The other web sites that may connect; `*` for all. Browsers do not apply CORS to WebSockets. */
  readonly corsOrigins: readonly string[]
}

export interface SocketConnectionOptions {
  readonly guards: SocketGuards
  readonly limit: ConnectionLimit
  readonly log: Log
  /** @throws Problem invalid_request */
  readMessage(message: unknown): { readonly token: string }
}

interface Opening {
  /** The token of the upgrade; otherwise the first message has one. */
  readonly token: string | undefined
  readonly query: Readonly<Record<string, unknown>>
  readonly language: Language
}

/** Close codes; 44xx are like the status 4xx. */
const DONE = 1000
const FAILED = 1011
const TRY_AGAIN = 1013
const TOO_LATE = 4408
const CODES = new Map([
  [invalidRequest.code, 4400],
  [malformedJson.code, 4400],
  [unauthenticated.code, 4401],
  [tooManyConnections.code, 4429],
])

const FIRST_MESSAGE_WITHIN_MS = 10_000
const PING_EVERY_MS = 25_000
/** A reader that takes longer for one message is cut; it can resume. */
const SEND_WITHIN_MS = 10_000

interface Identity {
  readonly caller: UserCaller
  readonly token: string
}

/** One WebSocket connection: knows its caller, notices a dead peer, and closes with a code that says why. */
export class SocketConnection {
  readonly #socket: WebSocket
  readonly #options: SocketConnectionOptions
  readonly #end = new AbortController()
  #identity: Identity | undefined
  #isAlive = true
  #isReading = false
  #onFirstMessage: (message: { readonly token: string }) => void = () => {}

  constructor(socket: WebSocket, options: SocketConnectionOptions) {
    this.#socket = socket
    this.#options = options
    // What a client does wrong closes its connection, and is no error of ours: the plugin would log it.
    socket.removeAllListeners('error')
    socket.on('error', () => {})
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? undefined : String(data)))
    const ping = setInterval(() => this.#ping(), PING_EVERY_MS)
    const ignoreSessions = options.guards.onSessionsEnded((ended) => {
      if (this.#identity && ended.includes(this.#identity.caller.sessionId)) void this.#checkSession()
    })
    socket.once('close', () => {
      clearInterval(ping)
      ignoreSessions()
      this.#end.abort()
    })
  }

  async serve(rule: SocketRule, { token, query, language }: Opening): Promise<void> {
    const { limit, log } = this.#options
    let release = () => {}
    try {
      const first = token === undefined ? await this.#firstMessage() : { token }
      if (!first) return
      const caller = await this.#identify(first.token)
      release = limit.take(caller.id)
      const { token: _token, ...more } = first
      const { signal } = this.#end
      const send = (message: object) => this.#send(message)
      await rule.serve({ caller, query: { ...query, ...more }, language, log, signal, send })
      this.#socket.close(DONE)
    } catch (error) {
      this.#closeFor(error)
    } finally {
      release()
    }
  }

  /** Undefined if the connection closes before. */
  #firstMessage(): Promise<{ readonly token: string } | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#socket.close(TOO_LATE, 'token_missing'), FIRST_MESSAGE_WITHIN_MS)
      this.#onFirstMessage = (message) => {
        clearTimeout(timer)
        resolve(message)
      }
      this.#socket.once('close', () => {
        clearTimeout(timer)
        resolve(undefined)
      })
    })
  }

  async #receive(text: string | undefined): Promise<void> {
    const { readMessage } = this.#options
    try {
      // One at a time: a client that does not wait gains nothing.
      if (this.#isReading) throw invalidRequest()
      this.#isReading = true
      const message = readMessage(parse(text))
      if (this.#identity) await this.#identify(message.token)
      else this.#onFirstMessage(message)
    } catch (error) {
      this.#closeFor(error)
    } finally {
      this.#isReading = false
    }
  }

  /** @throws Problem unauthenticated, also for a token of another user */
  async #identify(token: string): Promise<UserCaller> {
    const caller = await this.#options.guards.identify(token)
    if (this.#identity && this.#identity.caller.id !== caller.id) throw unauthenticated()
    this.#identity = { caller, token }
    return caller
  }

  #ping(): void {
    if (!this.#isAlive) return this.#socket.terminate()
    this.#isAlive = false
    this.#socket.ping()
    void this.#checkSession()
  }

  /** Closes the connection if its token has expired or its session has ended. */
  async #checkSession(): Promise<void> {
    try {
      if (this.#identity) await this.#identify(this.#identity.token)
    } catch (error) {
      if (!isOutage(error)) this.#closeFor(error)
    }
  }

  #send(message: object): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#socket.terminate(), SEND_WITHIN_MS)
      this.#socket.send(JSON.stringify(message), () => {
        clearTimeout(late)
        resolve()
      })
    })
  }

  #closeFor(error: unknown): void {
    if (error instanceof Problem) return this.#socket.close(CODES.get(error.code) ?? FAILED, error.code)
    if (isOutage(error)) return this.#socket.close(TRY_AGAIN, 'unavailable')
    this.#options.log.error({ err: error }, 'a WebSocket connection failed')
    this.#socket.close(FAILED, 'internal_error')
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch (error) {
    throw malformedJson({ cause: error })
  }
}
