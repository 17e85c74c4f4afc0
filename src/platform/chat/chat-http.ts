/** JSON over HTTP to a chat product, with bounded time and size. Nothing is retried here: the outbox decides. */
import { ChatError } from './chat.ts'

export interface ChatCall {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

export interface ChatAnswerOf {
  readonly status: number
  readonly headers: Headers
  /** The members of a JSON object; empty for anything else. */
  readonly body: Readonly<Record<string, unknown>>
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 262_144
const CONNECTION_FAILED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** @throws ChatError `unavailable` if nothing was sent, `unanswered` if there was no complete answer */
export async function callChat({ method, url, headers, body, signal, timeoutMs }: ChatCall): Promise<ChatAnswerOf> {
  const timeout = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      // A redirect would send the credential to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: membersOf(await readText(response)) }
  } catch (error) {
    // URLs may contain a token, so they stay out of messages.
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== undefined && CONNECTION_FAILED.has(cause.code))
      throw new ChatError('unavailable', `cannot connect (${cause.code})`)
    throw new ChatError('unanswered', timeout.aborted ? 'no answer in time' : 'the connection broke', { cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The delay that an answer asks for, in milliseconds; `fallbackMs` if it names none. */
export function retryDelayMs(seconds: unknown, fallbackMs: number): number {
  const delay = typeof seconds === 'string' && seconds.trim() === '' ? Number.NaN : Number(seconds ?? Number.NaN)
  return Number.isFinite(delay) && delay >= 0 ? Math.ceil(delay * 1_000) : fallbackMs
}
