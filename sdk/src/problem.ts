import type { components } from './schema.ts'

type InputError = components['schemas']['InputError']

/** The members of a problem document that a program reads. */
export interface ProblemMembers {
  readonly code?: string
  readonly title?: string
  readonly detail?: string
  readonly errors?: readonly InputError[]
}

/** An answer that is not a success: RFC 9457 with a stable `code`. */
export class TiaoProblem extends Error {
  override readonly name = 'TiaoProblem'
  readonly status: number
  /** Stable, for programs; `unreachable` if the answer is not from the service. */
  readonly code: string
  /** Input errors, each with the JSON pointer of its member. */
  readonly errors: readonly InputError[]
  /** Seconds after which to try again; null if the service does not say. */
  readonly retryAfterS: number | null

  constructor(response: Response, document: ProblemMembers) {
    super(document.detail ?? document.title ?? `The service answered ${response.status}.`)
    this.status = response.status
    this.code = document.code ?? 'unreachable'
    this.errors = document.errors ?? []
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterS = Number.isFinite(seconds) ? seconds : null
  }
}

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** @throws TiaoProblem if the answer is not a success */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer
  if (!response.ok) throw new TiaoProblem(response, isObject(error) ? error : {})
  // Answers without content have no data.
  return data as Data
}

function isObject(value: unknown): value is ProblemMembers {
  return typeof value === 'object' && value !== null
}
