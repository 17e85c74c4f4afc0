import { connect, type Socket } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object | undefined
}

/** Calls the service over plain keep-alive sockets: a node:http client would take as much of the machine as the service. */
export class Caller {
  readonly #host: string
  readonly #port: number
  readonly #idle: Line[] = []
  readonly #all: Line[] = []

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#host = hostname
    this.#port = Number(port)
  }

  /** Resolves with a header of a successful answer. */
  async call({ method, path, headers, body }: Call, header: string): Promise<string> {
    const line = this.#idle.pop() ?? this.#open()
    const payload = body === undefined ? '' : JSON.stringify(body)
    const fields = {
      host: `${this.#host}:${this.#port}`,
      ...headers,
      ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(payload)) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    const answer = await line.ask(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`)
    this.#idle.push(line)
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered with\n${answer.head}`)
    return answer.header(header) ?? ''
  }

  close(): void {
    for (const line of this.#all) line.close()
  }

  #open(): Line {
    const line = new Line(connect({ port: this.#port, host: this.#host, noDelay: true }))
    this.#all.push(line)
    return line
  }
}

/** One connection, with one call at a time. */
class Line {
  readonly #socket: Socket
  readonly #reader = new AnswerReader()
  #waiting: { resolve(answer: AnswerReader): void; reject(error: Error): void } | null = null

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => {
      if (this.#reader.take(chunk)) this.#waiting?.resolve(this.#reader)
    })
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the service closed a connection')))
  }

  ask(request: string): Promise<AnswerReader> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = null
    this.#socket.destroy()
  }
}
