import type { TProperties } from 'typebox'
import type { InputErrorKind } from '../input-error.ts'
import type { Language } from '../language.ts'
import { type ProblemKind, problemDocument } from '../problem.ts'
import type { Texts } from '../text-template.ts'

/** An example of a complete problem document. */
export function exampleDocument({ example }: ProblemKind, language: Language): Record<string, unknown> {
  return problemDocument(example, language, '/trips/v1/place/search', 'req-8')
}

export interface PublishedErrors {
  readonly problems: Readonly<Record<string, PublishedProblem>>
  /** The messages of each code of `errors[]`. */
  readonly input_errors: Readonly<Record<string, readonly Texts[]>>
}

interface PublishedProblem {
  readonly status: number
  readonly title: Texts
  readonly detail: Texts
  /** JSON Schemas of the extension members. */
  readonly members: TProperties
  readonly example: Record<string, unknown>
}

/** The error catalogue of `/docs/errors`; texts contain example values. */
export function publishedErrors(
  problems: readonly ProblemKind[],
  inputErrors: readonly InputErrorKind[],
): PublishedErrors {
  const messages: Record<string, Texts[]> = {}
  for (const { code, example } of inputErrors) (messages[code] ??= []).push(example.message)
  return {
    problems: Object.fromEntries(
      problems.map((kind) => {
        const { code, status, title, members, example } = kind
        const { detail } = example.content
        return [code, { status, title, detail, members, example: exampleDocument(kind, 'en') }]
      }),
    ),
    input_errors: messages,
  }
}
