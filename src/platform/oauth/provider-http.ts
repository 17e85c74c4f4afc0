import { ProviderAwayError } from './provider.ts'

const TIMEOUT_MS = 5_000
const MAX_ANSWER_BYTES = 262_144

export interface ProviderRequest {
  readonly method?: string | undefined
  readonly headers?: RequestInit['headers'] | undefined
  readonly body?: RequestInit['body'] | undefined
}

/**
 * Sends one request to a provider and reads the whole answer, within five seconds and 256 KiB; follows no redirects.
 * @throws ProviderAwayError, also for 429 and 5xx
 */
export async function askProvider(url: string, { method, headers, body }: ProviderRequest = {}): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  const { host } = new URL(url)
  try {
    const response = await fetch(url, {
      method: method ?? 'GET',
      headers: headers ?? { accept: 'application/json' },
      body: body ?? null,
      signal: limit.signal,
      redirect: 'manual',
    })
    const bytes = await readBytes(response, host)
    if (response.status === 429 || response.status >= 500)
      throw new ProviderAwayError(`${host} answered ${response.status}`)
    return new Response(bytes, { status: response.status, headers: response.headers })
  } catch (error) {
    if (error instanceof ProviderAwayError) throw error
    const why = limit.signal.aborted ? `did not answer in ${TIMEOUT_MS} ms` : 'cannot be reached'
    throw new ProviderAwayError(`${host} ${why}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function readBytes(response: Response, host: string): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length
    if (bytes > MAX_ANSWER_BYTES) throw new ProviderAwayError(`${host} answered more than ${MAX_ANSWER_BYTES} bytes`)
    chunks.push(chunk as Uint8Array)
  }
  // Response rejects a body for statuses without one: 204, 304.
  return bytes === 0 ? null : Buffer.concat(chunks)
}
