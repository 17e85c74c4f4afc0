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

/** A language model behind an OpenAI-compatible endpoint that answers with validated JSON. */
export interface ModelClient {
  readonly model: string
  /**
   * Returns the JSON answer within the total time limit, retries included.
   * @throws ModelError, or the reason of `signal` if the caller gave up
   */
  complete(question: ModelQuestion): Promise<unknown>
  /** Checks that the server answers and accepts the key, without a completion. @throws ModelError */
  check(): Promise<void>
}

export interface ModelQuestion {
  /** Our rules. */
  readonly system: string
  /** User text: data, never instructions. */
  readonly user: string
  readonly schemaName: string
  /** JSON Schema of the answer; `check` verifies its bounds, which not every server supports. */
  readonly schema: object
  /** The errors of an answer, each a short sentence; if there are any, the model gets them and one more attempt. */
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
  /** 0 to 1, for the jitter of the retry. */
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

/** A refusal or an invalid answer shows that the server works; a caller who gave up shows nothing. */
function judge(error: unknown): Verdict {
  if (!(error instanceof ModelError)) return 'nothing'
  return error.kind === 'refusal' || error.kind === 'invalid' ? 'answered' : 'failed'
}

/** Asks, and asks once more with the errors if the answer is invalid. */
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
    throw new ModelError('invalid', "The model's answer is invalid, and so is the repaired one.")
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

/** Speaks the protocol and remembers which format this server accepts. */
class ModelServer {
  readonly #options: ModelClientOptions
  readonly #random: () => number
  #format: AnswerFormat = RICHEST_FORMAT

  constructor(options: ModelClientOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
  }

  /** Not every server lists its models; any answer other than 401, 403 or 5xx shows that it is up. */
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

  /** The text of the answer. Falls back to simpler formats; retries a busy server once. */
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
        this.#options.log.info(
          { ...plainer, status: response.status },
          'the model server rejected a format: using a simpler one',
        )
        continue
      }
      const error = faultOf(response.status, code)
      if (isRetried || !isBusy(error)) throw error
      isRetried = true
      await this.#pause(response.headers.get('retry-after'), limits, error)
    }
    throw new ModelError('http', 'The model server rejects every known request format.')
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
        // Never follow redirects with the prompt and the key.
        redirect: 'manual',
        signal: limits.signal,
      })
    } catch (error) {
      throw broken(error)
    }
  }

  /** Keeps the query of the base URL, which contains the version on some servers. */
  #urlOf(path: string): URL {
    const url = new URL(this.#options.baseUrl)
    url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
    return url
  }

  #credentials(): { authorization?: string } {
    const key = this.#options.apiKey
    return key === '' ? {} : { authorization: `Bearer ${key}` }
  }

  /** Waits as long as the server requests if the first token can still arrive in time, else throws `error`. */
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

/** Wraps a failed connection; a `ModelError` is returned unchanged. */
function broken(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const cause = (error as { cause?: { code?: unknown } } | null)?.cause
  return new ModelError('unavailable', 'The model server cannot be reached.', { code: plainCode(cause?.code) })
}
