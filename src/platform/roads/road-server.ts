import { deadline } from './deadline.ts'
import { RoadEngineError, type RoadRequest } from './road-engine.ts'

/** A table of a hundred points is 300 kB. */
const MAX_ANSWER_BYTES = 8 * 1_048_576
const MAX_REASON = 200

/** The HTTP client of a road engine: one request, one deadline, one kind of error. */
export class RoadServer {
  readonly #base: string
  readonly #authorization: string | null
  readonly #timeoutMs: number

  constructor(url: string, timeoutMs: number) {
    const { origin, pathname, username, password } = new URL(url)
    this.#base = origin + pathname.replace(/\/+$/, '')
    this.#timeoutMs = timeoutMs
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    this.#authorization = username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`
  }

  /** The JSON of the answer. @throws RoadEngineError */
  async ask({ path, body }: RoadRequest, signal: AbortSignal): Promise<unknown> {
    const limit = deadline(signal, this.#timeoutMs)
    try {
      const response = await fetch(this.#base + path, {
        method: body === null ? 'GET' : 'POST',
        signal: limit.signal,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(this.#authorization !== null && { authorization: this.#authorization }),
        },
        ...(body !== null && { body }),
      })
      const json = parse(await readText(response))
      if (response.ok && json !== undefined) return json
      if (response.ok) throw new RoadEngineError('bad_answer', 'The road engine did not answer with JSON.')
      const fault = response.status === 429 || response.status >= 500 ? 'unavailable' : 'refused'
      throw new RoadEngineError(fault, `The road engine answered ${response.status}: ${reasonOf(json)}`)
    } catch (error) {
      if (error instanceof RoadEngineError) throw error
      if (limit.signal.aborted)
        throw new RoadEngineError('timeout', `The road engine did not answer in ${this.#timeoutMs} ms.`)
      const cause = (error as { cause?: { code?: unknown } }).cause?.code
      throw new RoadEngineError(
        'unavailable',
        `The road engine cannot be reached (${String(cause ?? 'no connection')}).`,
      )
    } finally {
      limit.forget()
    }
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length
    if (bytes > MAX_ANSWER_BYTES) throw new RoadEngineError('bad_answer', "The road engine's answer is too long.")
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined if the body is not JSON, such as the page of a proxy. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In OSRM `code` and `message`, in Valhalla `error_code` and `error`. */
function reasonOf(json: unknown): string {
  const { code, error_code, message, error } = (json ?? {}) as Readonly<Record<string, unknown>>
  const parts = [code ?? error_code, message ?? error].filter((part) => part !== undefined)
  return parts.length === 0 ? 'no reason' : parts.join(' ').slice(0, MAX_REASON)
}
