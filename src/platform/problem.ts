import type { Static, TObject, TProperties } from 'typebox'
import type { InputError } from './input-error.ts'
import type { Language } from './language.ts'
import {
  type FillArguments,
  fillTexts,
  hasPlaceholders,
  type PlaceholdersOf,
  type TemplateValues,
  type Texts,
  type WithPlaceholdersOf,
} from './text-template.ts'

export interface ProblemOptions {
  /** Every input error, for a problem with the input. */
  readonly errors?: readonly InputError[]
  readonly headers?: Readonly<Record<string, string>>
  /** The internal cause, for the log only. */
  readonly cause?: unknown
}

/** The public part of a problem, as plain data that can be posted to another thread. */
export interface ProblemContent extends Omit<ProblemOptions, 'cause'> {
  readonly code: string
  readonly status: number
  readonly title: Texts
  readonly detail: Texts
  /** Extension members of the answer (RFC 9457, section 3.2). */
  readonly members?: object
}

/** An expected failure, reported to the caller. */
export class Problem extends Error {
  readonly content: ProblemContent
  constructor(content: ProblemContent, cause?: unknown) {
    super(content.code, cause === undefined ? undefined : { cause })
    this.content = content
  }
  get code(): string {
    return this.content.code
  }
  get status(): number {
    return this.content.status
  }
}

/** A kind of problem, as operations declare it and the documentation shows it. */
export interface ProblemKind {
  readonly code: string
  readonly status: number
  readonly title: Texts
  /** Schemas of the extension members that every problem of this kind has. */
  readonly members: TProperties
  readonly example: Problem
}

/** A kind that creates problems: `throw tripNotFound({ trip_id })`. */
export interface DefinedProblem<Name extends string, Members extends TProperties> extends ProblemKind {
  (...args: ProblemArguments<Name, Members>): Problem
}

/** Values if the detail has placeholders; then options, which a kind with members requires. */
type ProblemArguments<Name extends string, Members extends TProperties> = [
  ...FillArguments<Name>,
  ...(keyof Members extends never
    ? [options?: ProblemOptions]
    : [options: ProblemOptions & { readonly members: Static<TObject<Members>> }]),
]

type NoMembers = Record<never, never>

/** `example` holds the arguments of a call; a kind that needs none may omit it. */
type Documentation<Name extends string, Members extends TProperties> =
  [] extends ProblemArguments<Name, Members>
    ? [{ readonly members?: Members; readonly example?: ProblemArguments<Name, Members> }?]
    : [{ readonly members?: Members; readonly example: ProblemArguments<Name, Members> }]

/**
 * Defines a kind of problem. Its code is stable and unique in the service. The compiler checks that the texts of `detail`
 * have the same `{name}` placeholders, and that every call provides their values and the members.
 */
export function defineProblem<
  const En extends string,
  const Th extends string,
  Members extends TProperties = NoMembers,
>(
  code: string,
  status: number,
  { title, detail }: { title: Texts; detail: { th: Th & WithPlaceholdersOf<En, Th>; en: En } },
  ...[documentation]: Documentation<PlaceholdersOf<En>, Members>
): DefinedProblem<PlaceholdersOf<En>, Members> {
  const takesValues = hasPlaceholders(detail.en)
  const create = (...args: unknown[]): Problem => {
    // The public signature determines which of these a kind requires.
    const [values = {}, options = {}] = (takesValues ? args : [{}, ...args]) as [
      TemplateValues?,
      (ProblemOptions & { readonly members?: object })?,
    ]
    const { cause, ...shown } = options
    return new Problem({ code, status, title, detail: fillTexts(detail, values), ...shown }, cause)
  }
  return Object.assign(create, {
    code,
    status,
    title,
    members: documentation?.members ?? {},
    example: create(...(documentation?.example ?? [])),
  })
}

/** The RFC 9457 document of a problem. */
export function problemDocument(
  { content: { code, status, title, detail, errors, members } }: Problem,
  language: Language,
  instance: string,
  requestId: string,
): Record<string, unknown> {
  return {
    type: `/docs/errors#${code}`,
    title: title[language],
    status,
    detail: detail[language],
    instance,
    code,
    request_id: requestId,
    ...(errors && { errors: errors.map((error) => ({ ...error, message: error.message[language] })) }),
    ...members,
  }
}
