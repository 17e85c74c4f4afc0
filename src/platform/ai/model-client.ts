import { setTimeout as sleep } from 'node:timers/promises'
import { Breaker, BreakerOpenError, type Verdict } from '../breaker.ts'
import type { Log } from '../log.ts'
import {
  type AnswerFormat,
  findJson,
  findPlainerFormat,
  formatFields,
  formatRule,
  RICHEST_FORMAT,
} from './answer-format.ts'
import { Limits } from './limits.ts'
import { readAnswer, readFault } from './model-answer.ts'
import { kindOfStatus, ModelError, plainCode } from './model-error.ts'

/** A language model behind any OpenAI-compatible endpoint that answers questions with checked JSON. */
export interface ModelClient {
  readonly model: string
  /**
   * The JSON that answers the question. Throws `ModelError`, or the reason of `signal` when the caller gave up.
   * All waiting together stays under the total limit.
   */
  complete(question: ModelQuestion): Promise<unknown>
  /** Whether the server is there and takes the key, without asking the model. Throws `ModelError` when not. */
  check(): Promise<void>
}

export interface ModelQuestion {
  /** Our rules. */
  readonly system: string
  /** What people wrote: data, never rules. */
  readonly user: string
  readonly schemaName: string
  /** JSON Schema of the answer; its bounds are checked by `check`, as not every server knows them. */
  readonly schema: object
  /** Faults of an answer, each a short sentence; then the model is asked once more with them. None = accepted. */
  readonly check?: (answer: unknown) => readonly string[]
  readonly signal?: AbortSignal
}

export interface ModelClientOptions {
  /** `https://…/v1`; a query in it is kept. */
  readonly baseUrl: string
  readonly model: string
  /** Empty for servers without keys. */
  readonly apiKey: string
  readonly timeoutMs: number
  readonly firstTokenMs: number
  readonly log: Log
  readonly breaker?: Breaker
  /** 0 … 1, for the jitter of the retry. */
  readonly random?: () => number
}

interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

const RETRY_DELAY_MS = 250
const CHECK_LIMIT_MS = 5_000
/** Strict schema, JSON mode, text, and one with and one without temperature. */
const MAX_FORMATS = 4
const MAX_FAULTS = 20
const MAX_FAULT_CHARS = 200

export function createModelClient(options: ModelClientOptions): ModelClient {
  const { log } = options
  const breaker =
    options.breaker ??
    new Breaker({ onChange: (state) => log.warn({ part: 'language_model', state }, 'a breaker changed') })
  const server = new ModelServer(options)
  return {
    model: options.model,
    check: () => server.check(),
    async complete(question) {
      question.signal?.throwIfAborted()
      const startedMs = performance.now()
      const facts = () => ({ schema: question.schemaName, took_ms: Math.round(performance.now() - startedMs) })
      try {
        const answer = await breaker.run(() => ask(server, options, question), judge)
        log.debug(facts(), 'the language model answered')
        return answer
      } catch (error) {
        const fault = error instanceof BreakerOpenError ? new ModelError('unavailable', error.message) : error
        if (fault instanceof ModelError) {
          log.warn(
            { ...facts(), kind: fault.kind, status: fault.status, code: fault.code, reason: fault.message },
            'the language model gave no answer',
          )
        }
        throw fault
      }
    },
  }
}

/** A refusal or a bad answer says that the server works; a caller who gave up says nothing. */
function judge(error: unknown): Verdict {
  if (!(error instanceof ModelError)) return 'nothing'
  return error.kind === 'refusal' || error.kind === 'invalid' ? 'answered' : 'failed'
}

/** Asks, and once more with the faults when the answer is not as it should be. */
async function ask(server: ModelServer, options: ModelClientOptions, question: ModelQuestion): Promise<unknown> {
  const limits = new Limits(options, question.signal)
  try {
    const messages: Message[] = [{ role: 'user', content: question.user }]
    const first = await server.answer(question, messages, limits)
    const firstFaults = faultsOf(first, question)
    if (firstFaults.length === 0) return findJson(first)
    messages.push({ role: 'assistant', content: first }, { role: 'user', content: repairRequest(firstFaults) })
    const second = await server.answer(question, messages, limits)
    if (faultsOf(second, question).length === 0) return findJson(second)
    throw new ModelError('invalid', 'The answer of the model does not fit, nor does the repaired one.')
  } catch (error) {
    throw limits.cause ?? error
  } finally {
    limits.end()
  }
}

function faultsOf(text: string, { check }: ModelQuestion): readonly string[] {
  const answer = findJson(text)
  if (answer === undefined) return ['it is not JSON']
  return check?.(answer) ?? []
}

function repairRequest(faults: readonly string[]): string {
  const lines = faults.slice(0, MAX_FAULTS).map((fault) => `- ${fault.slice(0, MAX_FAULT_CHARS)}`)
  return `Your answer cannot be used:\n${lines.join('\n')}\nAnswer again with the whole JSON object, corrected. Change nothing else.`
}

/** Speaks the protocol, and remembers how this server wants to be asked. */
class ModelServer {
  readonly #options: ModelClientOptions
  readonly #random: () => number
  #format: AnswerFormat = RICHEST_FORMAT

  constructor(options: ModelClientOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
  }

  /** Not every server lists its models; any other answer than a refusal or a fault shows that it is there. */
  async check(): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_LIMIT_MS)
    let response: Response
    try {
      response = await fetch(this.#urlOf('/models'), { headers: this.#credentials(), redirect: 'manual', signal })
      await response.body?.cancel()
    } catch (error) {
      if (signal.aborted) throw new ModelError('timeout', 'The model server did not answer in time.')
      throw broken(error)
    }
    const { status } = response
    if (status === 401 || status === 403 || status >= 500) throw faultOf(status, null)
  }

  /** The text of the answer. Plainer formats are tried in turn; a busy server is asked a second time. */
  async answer(question: ModelQuestion, messages: readonly Message[], limits: Limits): Promise<string> {
    limits.awaitFirstToken()
    let isRetried = false
    for (let turn = 0; turn < MAX_FORMATS + 1; turn++) {
      const format = this.#format
      const response = await this.#send(question, messages, format, limits)
      if (response.ok) {
        try {
          return await readAnswer(response, () => limits.tokenCame())
        } catch (error) {
          if (isRetried || limits.hasToken || !isBusy(error)) throw broken(error)
          isRetried = true
          await this.#pause(null, limits, error)
          continue
        }
      }
      const { text, code } = await readFault(response)
      const plainer = findPlainerFormat(format, response.status, text)
      if (plainer !== null) {
        this.#format = plainer
        this.#options.log.info({ ...plainer, status: response.status }, 'the model server is asked in a plainer format')
        continue
      }
      const error = faultOf(response.status, code)
      if (isRetried || !isBusy(error)) throw error
      isRetried = true
      await this.#pause(response.headers.get('retry-after'), limits, error)
    }
    throw new ModelError('http', 'The model server takes no format that it was asked in.')
  }

  async #send(
    question: ModelQuestion,
    messages: readonly Message[],
    format: AnswerFormat,
    limits: Limits,
  ): Promise<Response> {
    const system = question.system + formatRule(format, question.schema)
    const body = {
      model: this.#options.model,
      messages: [{ role: 'system', content: system }, ...messages],
      stream: true,
      ...formatFields(format, question.schemaName, question.schema),
    }
    try {
      return await fetch(this.#urlOf('/chat/completions'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...this.#credentials(),
        },
        body: JSON.stringify(body),
        // The prompt and the key go where the operator said, and nowhere else.
        redirect: 'manual',
        signal: limits.signal,
      })
    } catch (error) {
      throw broken(error)
    }
  }

  /** Keeps the query of the base URL, which some servers have their version in. */
  #urlOf(path: string): URL {
    const url = new URL(this.#options.baseUrl)
    url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
    return url
  }

  #credentials(): { authorization?: string } {
    const key = this.#options.apiKey
    return key === '' ? {} : { authorization: `Bearer ${key}` }
  }

  /** Waits as long as the server wants, if the first token can still come in time; else gives up with `error`. */
  async #pause(retryAfter: string | null, limits: Limits, error: unknown): Promise<void> {
    const wantedMs = retryAfter === null ? 0 : (readRetryAfter(retryAfter, Date.now()) ?? 0)
    const delayMs = Math.max(wantedMs, RETRY_DELAY_MS) + this.#random() * RETRY_DELAY_MS
    if (delayMs >= limits.leftMs) throw error
    await sleep(delayMs, undefined, { signal: limits.signal })
  }
}

/** Milliseconds of a `Retry-After` (RFC 9110 §10.2.3): seconds or a date. */
export function readRetryAfter(text: string, nowMs: number): number | null {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text.trim()) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

function isBusy(error: unknown): boolean {
  return error instanceof ModelError && error.status !== null && (error.status === 429 || error.status >= 500)
}

function faultOf(status: number, code: string | null): ModelError {
  if (code === 'content_filter') return new ModelError('refusal', 'The model declined to answer.', { status, code })
  return new ModelError(kindOfStatus(status), `The model server answered ${status}.`, { status, code })
}

/** A connection that failed; what was already told apart stays as it is. */
function broken(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const cause = (error as { cause?: { code?: unknown } } | null)?.cause
  return new ModelError('unavailable', 'The model server cannot be reached.', { code: plainCode(cause?.code) })
}
