/** JSON over HTTP from the tourism authority, with bounded time, size and attempts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Breaker, BreakerOpenError, type Verdict } from '../breaker.ts'
import { PartnerError, type PartnerErrorCode, type PartnerLanguage } from './partner.ts'

export interface PartnerHttpOptions {
  readonly baseUrl: string
  /** The authentication header. */
  readonly credential: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** Delay before the retry, randomly up to twice as long. */
  readonly retryDelayMs?: number
  readonly maxBytes?: number
  readonly breaker?: Breaker
  /** 0 … 1; spreads the retries of many nodes. */
  readonly random?: () => number
}

export type GetJson = (
  path: string,
  query: Readonly<Record<string, string>>,
  language: PartnerLanguage,
  signal?: AbortSignal,
) => Promise<unknown>

const TIMEOUT_MS = 3000
const RETRY_DELAY_MS = 250
/** Longest `Retry-After` that is worth waiting for. */
const MAX_WAIT_MS = 30_000
const MAX_BYTES = 16_777_216

/**
 * Creates a function that reads one path. Retries once on a missing response, 5xx and 429 (after `Retry-After`), since reads are
 * safe to repeat. After five failures within 30 s, pauses all calls for 30 s.
 */
export function createPartnerHttp(options: PartnerHttpOptions): GetJson {
  const { retryDelayMs = RETRY_DELAY_MS, random = Math.random, breaker = new Breaker() } = options
  const attempt = async (url: URL, language: PartnerLanguage, signal?: AbortSignal) => {
    try {
      return await breaker.run(() => fetchJson(options, url, language, signal), verdictOn)
    } catch (error) {
      if (!(error instanceof BreakerOpenError)) throw error
      const seconds = Math.ceil(error.retryAfterMs / 1000)
      throw new PartnerError('paused', `The authority's API failed too often; calls are paused for ${seconds} s.`, {
        retryAfterMs: error.retryAfterMs,
      })
    }
  }
  return async (path, query, language, signal) => {
    const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    try {
      return await attempt(url, language, signal)
    } catch (error) {
      if (!(error instanceof PartnerError) || !RETRYABLE.has(error.code)) throw error
      const waitMs = error.retryAfterMs ?? retryDelayMs * (1 + random())
      if (waitMs > MAX_WAIT_MS) throw error
      await sleep(waitMs, undefined, signal === undefined ? {} : { signal }).catch((reason: unknown) => {
        throw new PartnerError('aborted', 'The call was stopped.', { cause: reason })
      })
      return attempt(url, language, signal)
    }
  }
}

const RETRYABLE: ReadonlySet<PartnerErrorCode> = new Set<PartnerErrorCode>(['unavailable', 'timeout', 'rate_limited'])

async function fetchJson(
  options: PartnerHttpOptions,
  url: URL,
  language: PartnerLanguage,
  signal?: AbortSignal,
): Promise<unknown> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': language, ...options.credential },
      // A redirect would send the key to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    const text = await readText(response, maxBytes)
    if (!response.ok) throw errorOfStatus(response, url)
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof PartnerError) throw error
    if (signal?.aborted) throw new PartnerError('aborted', 'The call was stopped.', { cause: error })
    if (timeout.aborted) throw new PartnerError('timeout', `${url.pathname} did not answer within ${timeoutMs} ms.`)
    if (error instanceof SyntaxError)
      throw new PartnerError('bad_answer', `${url.pathname} responded with something other than JSON.`)
    throw new PartnerError('unavailable', `${url.host} cannot be reached.`, { cause: error })
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new PartnerError('bad_answer', `The answer is larger than ${maxBytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function errorOfStatus({ status, headers }: Response, url: URL): PartnerError {
  const path = url.pathname
  if (status === 401) return new PartnerError('unauthorized', 'The authority rejects the key: check PARTNER_API_KEY.')
  if (status === 403) return new PartnerError('forbidden', `The key may not read ${path}.`)
  if (status === 404) return new PartnerError('not_found', `${path} does not exist.`)
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    const wait = Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {}
    return new PartnerError('rate_limited', 'The authority reports too many calls.', wait)
  }
  if (status >= 500) return new PartnerError('unavailable', `${path} failed with status ${status}.`)
  return new PartnerError(
    'refused',
    `${path} was rejected with status ${status}: check PARTNER_BASE_URL and PARTNER_API.`,
  )
}

function verdictOn(error: unknown): Verdict {
  if (!(error instanceof PartnerError)) return 'failed'
  if (error.code === 'aborted') return 'nothing'
  return error.code === 'unavailable' || error.code === 'timeout' || error.code === 'bad_answer' ? 'failed' : 'answered'
}
