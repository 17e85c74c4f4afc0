import { readEvents } from './event-stream.ts'
import { kindOfStatus, ModelError, plainCode } from './model-error.ts'

/** Maximum length of an answer in characters; a trip of 30 days has under 30,000. */
const MAX_ANSWER_CHARS = 64 * 1024
/** Each streamed token has an overhead of about 250 bytes. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
const MAX_FAULT_BYTES = 16 * 1024

/** The text of a successful answer, streamed or not. Calls `onToken` at each sign of life of the model. */
export async function readAnswer(response: Response, onToken: () => void): Promise<string> {
  const answer = new Answer(onToken)
  const chunks = bounded(response, MAX_ANSWER_BYTES)
  if (/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    for await (const event of readEvents(chunks)) {
      if (event === '[DONE]') {
        answer.isWhole = true
        break
      }
      answer.add(parseObject(event), 'delta')
    }
    return answer.finish()
  }
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) {
    onToken()
    text += decoder.decode(chunk, { stream: true })
  }
  answer.add(parseObject(text + decoder.decode()), 'message')
  answer.isWhole = true
  return answer.finish()
}

/** The body of a rejected request, to classify the reason; never logged, because it may repeat the prompt. */
export async function readFault(response: Response): Promise<{ readonly text: string; readonly code: string | null }> {
  let text = ''
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    text += decoder.decode(chunk, { stream: true })
    if (bytes >= MAX_FAULT_BYTES) break
  }
  try {
    return { text, code: codeOf((JSON.parse(text) as Json | null)?.['error']) }
  } catch {
    return { text, code: null }
  }
}

type Json = Readonly<Record<string, unknown>>

class Answer {
  readonly #onToken: () => void
  #text = ''
  #isRefused = false
  #finish: unknown = null
  isWhole = false

  constructor(onToken: () => void) {
    this.#onToken = onToken
  }

  add(chunk: Json, part: 'delta' | 'message'): void {
    if (isObject(chunk['error'])) throw faultInside(chunk['error'])
    const choices = chunk['choices']
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
    if (!isObject(choice)) return
    const said = choice[part]
    if (isObject(said)) this.#addText(said)
    this.#finish = choice['finish_reason'] ?? this.#finish
  }

  #addText(said: Json): void {
    const text = textOf(said['content'])
    this.#text += text
    if (typeof said['refusal'] === 'string' && said['refusal'] !== '') this.#isRefused = true
    // Reasoning is a sign of life, although it is not part of the answer.
    const isAlive = text !== '' || this.#isRefused || isText(said['reasoning_content']) || isText(said['reasoning'])
    if (isAlive) this.#onToken()
    if (this.#text.length > MAX_ANSWER_CHARS) throw new ModelError('invalid', "The model's answer is too long.")
  }

  finish(): string {
    if (this.#isRefused || this.#finish === 'content_filter') {
      throw new ModelError('refusal', 'The model declined to answer.')
    }
    if (this.#finish === 'length') throw new ModelError('invalid', 'The model ran out of output tokens.')
    if (!this.isWhole && this.#finish === null) {
      throw new ModelError('unavailable', "The model's answer was cut off.")
    }
    return this.#text
  }
}

async function* bounded(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new ModelError('invalid', "The model's answer is too large.")
    yield chunk
  }
}

function parseObject(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Reported below, without the text.
  }
  throw new ModelError('unavailable', 'The endpoint does not speak the chat completions protocol.')
}

/** An error reported inside an answer that began with 200. */
function faultInside(error: Json): ModelError {
  const status = Number(error['code'] ?? error['status'])
  const code = codeOf(error)
  if (code === 'content_filter') return new ModelError('refusal', 'The model declined to answer.', { code })
  if (!(status >= 400 && status < 600)) {
    return new ModelError('unavailable', 'The model server reported an error.', { code })
  }
  return new ModelError(kindOfStatus(status), 'The model server reported an error.', { status, code })
}

function codeOf(error: unknown): string | null {
  return isObject(error) ? (plainCode(error['code']) ?? plainCode(error['type'])) : null
}

/** Content is text, or a list of parts that have text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: unknown) => (isObject(part) && isText(part['text']) ? part['text'] : '')).join('')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
