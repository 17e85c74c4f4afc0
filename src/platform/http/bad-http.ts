import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Language, negotiateLanguage } from '../language.ts'
import { type Problem, problemDocument } from '../problem.ts'
import type { KnownPaths } from './known-paths.ts'
import { headersTooLarge, malformedHttp, methodNotAllowed, notFound, requestTimeout } from './problems.ts'

const REASONS = new Map([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [431, 'Request Header Fields Too Large'],
])
const KINDS = new Map([
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', requestTimeout],
])

interface BadHttpError extends Error {
  readonly code?: string | undefined
  /** The bytes that Node was reading: the last packet, which may not be the first. Fastify types it differently. */
  readonly rawPacket?: unknown
}

export interface BadHttp {
  /** For `clientError`: bytes that are not HTTP, too many, or too late. */
  answerError(error: BadHttpError, socket: Socket): void
  /** For `connect`: Node hands over the connection instead of expecting an answer. */
  answerConnect(request: IncomingMessage, socket: Socket): void
}

/** Answers by hand what never becomes a request. `headers` are those of every answer. */
export function createBadHttp(known: KnownPaths, headers: Readonly<Record<string, string>>): BadHttp {
  return {
    answerError(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
      const thrown =
        (error.code === 'HPE_INVALID_METHOD' ? unknownMethod(head, known) : null) ??
        (KINDS.get(error.code ?? '') ?? malformedHttp)()
      write(socket, thrown, sentLanguage(head), headers)
    },
    answerConnect(request, socket) {
      const thrown = refusal((request.url ?? '').split('?', 1)[0]!, known)
      write(socket, thrown, negotiateLanguage(request.headers['accept-language']), headers)
    },
  }
}

/** 405 with the allowed methods for a known path, 404 for an unknown one. */
export function refusal(path: string, known: KnownPaths): Problem {
  const allow = known.allowedAt(path)
  return allow === undefined ? notFound() : methodNotAllowed({ allow }, { headers: { allow } })
}

/** The answer to a method unknown to Node in an otherwise valid request line. */
function unknownMethod(head: string, known: KnownPaths): Problem | null {
  const line = /^[A-Za-z][\w-]{0,30} (\/[^\s?]*)\S* HTTP\/1\.[01]\r?\n/.exec(head)
  return line ? refusal(line[1]!, known) : null
}

/** The language that the packet requests; null if it contains no such header. */
function sentLanguage(head: string): Language | null {
  const sent = /^accept-language:[ \t]*([^\r\n]{1,200})\r?$/im.exec(head)
  return sent ? negotiateLanguage(sent[1]) : null
}

/** Writes the problem in the language of the request, or in both if that is unknown. */
function write(
  socket: Socket,
  thrown: Problem,
  language: Language | null,
  constant: Readonly<Record<string, string>>,
): void {
  const id = randomUUID()
  const [th, en] = [problemDocument(thrown, 'th', '', id), problemDocument(thrown, 'en', '', id)]
  const both = { ...th, title: `${th['title']} · ${en['title']}`, detail: `${th['detail']} · ${en['detail']}` }
  const body = JSON.stringify(language === null ? both : language === 'th' ? th : en)
  const headers = {
    ...constant,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-language': language ?? 'th, en',
    'cache-control': 'no-store',
    'x-request-id': id,
    ...thrown.content.headers,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${thrown.status} ${REASONS.get(thrown.status) ?? 'Error'}\r\n${lines.join('')}\r\n${body}`)
}
