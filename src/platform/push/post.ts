import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 65_536

export interface PostOptions extends Pick<RequestOptions, 'lookup' | 'ca'> {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

export interface PostAnswer {
  readonly status: number
  /** From `Retry-After`; null without one. */
  readonly retryAfterS: number | null
  readonly text: string
}

/**
 * Sends one POST and reads the answer, within ten seconds and 64 KiB. Follows no redirects. Unlike `fetch`, it takes a
 * `lookup`, which can refuse private addresses.
 * @throws Error if the server cannot be reached or does not answer in time
 */
export function post(url: URL, { headers, body, lookup, ca }: PostOptions): Promise<PostAnswer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...(lookup && { lookup }) }
    const request = send(url, { ...options, ...(ca !== undefined && { ca }) }, (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_ANSWER_BYTES) response.destroy(new Error(`${url.host} answered more than 64 KiB`))
        else chunks.push(chunk)
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfterS: readRetryAfter(response.headers['retry-after'], Date.now()),
          text: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('error', reject)
    })
    request.on('error', (cause) => reject(new Error(`${url.host} cannot be reached: ${cause.message}`, { cause })))
    request.end(body)
  })
}

/** Seconds, or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
