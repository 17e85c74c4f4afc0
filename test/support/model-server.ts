import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An OpenAI-compatible chat completions server on loopback that plays a script: one reply per request, in order. Like real
 * servers, it streams on request, requires its key, and rejects schemas that its strict mode does not support.
 */
export interface ModelServer {
  /** For `AI_BASE_URL`. */
  readonly baseUrl: string
  readonly requests: readonly ReceivedRequest[]
  /** Adds to the script. A request after its end is answered 500 and fails the test by `requests`. */
  play(...replies: readonly Reply[]): void
  stop(): Promise<void>
}

export interface ReceivedRequest {
  readonly headers: IncomingMessage['headers']
  readonly url: string
  readonly body: ChatRequest
  /** Resolves when the connection of this request has ended. */
  readonly closed: Promise<unknown>
}

export interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly stream?: boolean
  readonly temperature?: number
  readonly response_format?: {
    readonly type: string
    readonly json_schema?: { readonly name: string; readonly strict: boolean; readonly schema: Record<string, unknown> }
  }
}

export type Reply = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>

export async function startModelServer(options: { readonly apiKey?: string } = {}): Promise<ModelServer> {
  const requests: ReceivedRequest[] = []
  const script: Reply[] = []
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => response.destroy(error as Error))
  })
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method === 'GET') return listModels(incoming, response, options.apiKey)
    const body = JSON.parse(await textOf(incoming)) as ChatRequest
    const request = { headers: incoming.headers, url: incoming.url ?? '', body, closed: once(response, 'close') }
    requests.push(request)
    const reply = findOwnRefusal(request, options.apiKey) ?? script.shift() ?? fail(500, 'The script has ended.')
    await reply(response, request)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (...replies) => void script.push(...replies),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The answer, streamed or whole as the request wants it. */
export function answer(value: unknown, options: AnswerOptions = {}): Reply {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (response, { body }) => {
    const finish = options.finishReason ?? 'stop'
    if (body.stream !== true || options.stream === false) {
      const choice = { index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: finish }
      return sendJson(response, 200, { object: 'chat.completion', choices: [choice] })
    }
    startStream(response)
    sendDelta(response, { role: 'assistant', content: '' })
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) sendDelta(response, { content: part })
    sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] })
    response.end('data: [DONE]\n\n')
  }
}

export interface AnswerOptions {
  /** False for a server that does not support streaming and always answers in one piece. */
  readonly stream?: boolean
  readonly finishReason?: string
}

/** The stream opens and stays empty until the client disconnects. */
export function neverBegins(): Reply {
  return async (response, { closed }) => {
    startStream(response)
    response.write(': waiting\n\n')
    sendDelta(response, { role: 'assistant', content: '' })
    await closed
  }
}

/** Sends some tokens, then nothing more until the client disconnects. */
export function neverEnds(): Reply {
  return async (response, { closed }) => {
    startStream(response)
    sendDelta(response, { content: '{"days":' })
    await closed
  }
}

/** Thoughts that some models stream before their answer. */
export function thinksFirst(value: unknown): Reply {
  return (response) => {
    startStream(response)
    sendDelta(response, { reasoning_content: 'Let me see' })
    sendDelta(response, { content: JSON.stringify(value) })
    sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
    response.end('data: [DONE]\n\n')
  }
}

export function refuse(): Reply {
  return (response) => {
    startStream(response)
    sendDelta(response, { refusal: 'I cannot ' })
    sendDelta(response, { refusal: 'help with that.' })
    sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
    response.end('data: [DONE]\n\n')
  }
}

/** An error status in the shape that the servers use. */
export function fail(status: number, message: string, options: FailOptions = {}): Reply {
  return (response) => {
    if (options.retryAfter !== undefined) response.setHeader('retry-after', options.retryAfter)
    sendJson(response, status, { error: { message, type: 'server_error', code: options.code ?? null } })
  }
}

export interface FailOptions {
  readonly retryAfter?: string
  readonly code?: string
}

/** The connection is reset: before the answer, or in the middle of it. */
export function reset(when: 'before' | 'within' = 'before'): Reply {
  return async (response) => {
    if (when === 'within') {
      startStream(response)
      await new Promise<void>(
        (resolve) =>
          void response.write('data: {"choices":[{"index":0,"delta":{"content":"{"}}]}\n\n', () => resolve()),
      )
    }
    response.socket?.resetAndDestroy()
  }
}

/** The stream ends in the middle of the answer as if all was well. */
export function breakOff(): Reply {
  return (response) => {
    startStream(response)
    sendDelta(response, { content: '{"days": 3' })
    response.end()
  }
}

/** Tokens without end, until the client has had enough. */
export function floods(): Reply {
  return async (response, { closed }) => {
    startStream(response)
    while (!response.destroyed) {
      sendDelta(response, { content: 'ไทย '.repeat(1000) })
      await Promise.race([new Promise((resolve) => setImmediate(resolve)), closed])
    }
  }
}

/** An error inside an answer that began with 200. */
export function failInside(error: Readonly<Record<string, unknown>>): Reply {
  return (response) => {
    startStream(response)
    sendEvent(response, { error })
    response.end()
  }
}

/** The way to another path of the same server. */
export function redirect(): Reply {
  return (response) => void response.writeHead(307, { location: '/v1/chat/completions?elsewhere' }).end()
}

/** Anything else, byte for byte. */
export function raw(status: number, contentType: string, text: string): Reply {
  return (response) => void response.writeHead(status, { 'content-type': contentType }).end(text)
}

function listModels({ url, headers }: IncomingMessage, response: ServerResponse, apiKey: string | undefined): void {
  const isAllowed = apiKey === undefined || headers.authorization === `Bearer ${apiKey}`
  if (url?.split('?')[0] !== '/v1/models') sendJson(response, 404, { error: { message: 'Unknown request URL.' } })
  else if (!isAllowed) sendJson(response, 401, { error: { message: 'Incorrect API key provided.' } })
  else sendJson(response, 200, { object: 'list', data: [{ id: 'small-model', object: 'model' }] })
}

function findOwnRefusal({ url, headers, body }: ReceivedRequest, apiKey: string | undefined): Reply | undefined {
  if (url.split('?')[0] !== '/v1/chat/completions') return fail(404, `Unknown request URL: ${url}`)
  if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
    return fail(401, 'Incorrect API key provided.', { code: 'invalid_api_key' })
  }
  const format = body.response_format?.json_schema
  const fault = format?.strict === true ? findSchemaFault(format.schema, '') : undefined
  if (fault !== undefined) return fail(400, `Invalid schema for response_format '${format?.name}': ${fault}`)
  const isToldOfJson = body.messages.some(({ content }) => /json/i.test(content))
  if (body.response_format?.type === 'json_object' && !isToldOfJson) {
    return fail(400, "'messages' must contain the word 'json' to use 'response_format' of type 'json_object'.")
  }
  return undefined
}

const STRICT_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'enum',
  'items',
  'anyOf',
  'description',
])

/** The rules of strict mode: closed objects, every member required, few keywords. */
function findSchemaFault(schema: Record<string, unknown>, at: string): string | undefined {
  const strange = Object.keys(schema).find((keyword) => !STRICT_KEYWORDS.has(keyword))
  if (strange !== undefined) return `In ${at}, '${strange}' is not permitted.`
  const properties = schema['properties'] as Record<string, Record<string, unknown>> | undefined
  if (schema['type'] === 'object') {
    if (schema['additionalProperties'] !== false) return `In ${at}, 'additionalProperties' must be false.`
    const required = (schema['required'] ?? []) as string[]
    const missing = Object.keys(properties ?? {}).find((name) => !required.includes(name))
    if (missing !== undefined) return `In ${at}, 'required' must include '${missing}'.`
  }
  const inner = [
    ...Object.entries(properties ?? {}),
    ...(schema['items'] === undefined ? [] : [['items', schema['items']] as const]),
    ...((schema['anyOf'] ?? []) as unknown[]).map((branch, index) => [`anyOf/${index}`, branch] as const),
  ]
  for (const [name, branch] of inner) {
    const fault = findSchemaFault(branch as Record<string, unknown>, `${at}/${name}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
}

function sendDelta(response: ServerResponse, delta: object): void {
  sendEvent(response, { object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }] })
}

function sendEvent(response: ServerResponse, value: object): void {
  response.write(`data: ${JSON.stringify(value)}\n\n`)
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
