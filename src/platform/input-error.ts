import {
  type FillArguments,
  fillTexts,
  type PlaceholdersOf,
  type TemplateValues,
  type Texts,
  type WithPlaceholdersOf,
} from './text-template.ts'

/** What is wrong with a value of the input. `message` follows the name of the value. */
export interface InputErrorText {
  readonly code: string
  readonly message: Texts
}

/** One error of the input. `pointer` is a JSON pointer into the body, `parameter` the name of a parameter or header. */
export interface InputError extends InputErrorText {
  readonly pointer?: string
  readonly parameter?: string
}

/** A message of an input error, as an operation declares it and `/docs/errors` shows it. Messages may share a code. */
export interface InputErrorKind {
  readonly code: string
  readonly example: InputErrorText
}

/** A kind that creates texts: `{ pointer: '/limit', ...tooLarge({ limit: 100 }) }`. */
export interface DefinedInputError<Name extends string> extends InputErrorKind {
  (...args: FillArguments<Name>): InputErrorText
}

/** Defines a message of an input error. `example` holds the arguments of a call. */
export function defineInputError<const En extends string, const Th extends string>(
  code: string,
  message: { th: Th & WithPlaceholdersOf<En, Th>; en: En },
  ...example: FillArguments<PlaceholdersOf<En>>
): DefinedInputError<PlaceholdersOf<En>> {
  const create = (values: TemplateValues = {}) => ({ code, message: fillTexts(message, values) })
  return Object.assign(create, { code, example: create(...example) })
}
