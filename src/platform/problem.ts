import type { Language } from './language.ts'
import { type ProblemCode, problemCatalogue } from './problem-catalogue.ts'

/** One fault of the input. `pointer` is a JSON pointer into the body, `parameter` the name of a path or query parameter. */
export interface InputFault {
  readonly pointer?: string
  readonly parameter?: string
  readonly code: string
  readonly message: { readonly th: string; readonly en: string }
}

type Value = string | number
export interface ProblemOptions {
  /** Fills the `{name}` gaps of the texts. Never put a private detail here. */
  readonly values?: Readonly<Record<string, Value>>
  readonly errors?: readonly InputFault[]
  readonly headers?: Readonly<Record<string, string>>
  /** Further public members of the answer (RFC 9457 extension members). */
  readonly members?: Readonly<Record<string, unknown>>
  /** Why it happened: for the log, never for the caller. */
  readonly cause?: unknown
}

/** An expected failure that the caller is told about. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly options: ProblemOptions
  constructor(code: ProblemCode, options: ProblemOptions) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.options = options
  }
  get status(): number {
    return problemCatalogue[this.code].status
  }
}

/** `throw problem('place_not_found', { values: { place_id } })` */
export function problem(code: ProblemCode, options: ProblemOptions = {}): Problem {
  return new Problem(code, options)
}

/** The RFC 9457 document of a problem. */
export function problemDocument(
  thrown: Problem,
  language: Language,
  instance: string,
  requestId: string,
): Record<string, unknown> {
  const entry = problemCatalogue[thrown.code]
  const { values = {}, errors, members } = thrown.options
  return {
    type: `/docs/errors#${thrown.code}`,
    title: entry.title[language],
    status: entry.status,
    detail: fill(entry.detail[language], values),
    instance,
    code: thrown.code,
    request_id: requestId,
    ...(errors && { errors: errors.map(({ message, ...fault }) => ({ ...fault, message: message[language] })) }),
    ...members,
  }
}

/** `{name}` is a value, `{name:word}` the English word in the number that the value asks for. */
function fill(template: string, values: Readonly<Record<string, Value>>): string {
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (gap, name: string, word?: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : undefined
    if (value === undefined) return word === undefined ? gap : `${word}s`
    return word === undefined ? String(value) : nounFor(value, word)
  })
}

/** `1 item`, `2 items`: the noun that stands behind a number. */
export function nounFor(count: Value, noun: string): string {
  return Number(count) === 1 ? noun : `${noun}s`
}
