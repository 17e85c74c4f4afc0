import type { TSchema } from 'typebox'
import type { ProblemKind } from '../problem.ts'
import { type RequestHeader, type ResponseHeader, requestHeaders, responseHeaders } from './header-catalogue.ts'
import { exampleDocument } from './problem-docs.ts'

export type Json = Record<string, unknown>
type Kind = 'schemas' | 'responses' | 'parameters' | 'headers' | 'examples'

const UNFINISHED: Json = {}

/** The components of a document. Each is added when it is first referred to, so that none is unused. */
export class Components {
  readonly #parts: Record<Kind, Json> = { schemas: {}, responses: {}, parameters: {}, headers: {}, examples: {} }
  readonly #problem: TSchema

  /** `problem` is the schema of every problem document. */
  constructor(problem: TSchema) {
    this.#problem = problem
  }

  /** The schema as the document shows it; named schemas become components. */
  schema(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.schema(item))
    if (typeof schema !== 'object' || schema === null) return schema
    const { 'x-name': name, 'x-about': about, 'x-nullable': nullable, description } = schema as Json
    if (nullable !== undefined)
      return { anyOf: [this.schema(nullable), { type: 'null' }], ...(description !== undefined && { description }) }
    if (typeof name !== 'string') return this.#plain(schema as Json)
    const reference = this.#refer('schemas', name, () => this.#plain(schema as Json))
    return { ...reference, ...(about !== undefined && { description: about }) }
  }

  header(name: ResponseHeader): Json {
    return this.#refer('headers', pascal(name), () => ({ ...responseHeaders[name] }))
  }

  headerParameter(name: RequestHeader): Json {
    return this.#refer('parameters', pascal(name), () => ({
      name: name.split(' ')[0],
      in: 'header',
      required: false,
      ...requestHeaders[name],
    }))
  }

  problemSchema(): unknown {
    return this.schema(this.#problem)
  }

  problemExample(kind: ProblemKind): Json {
    return this.#refer('examples', kind.code, () => ({ summary: kind.title.en, value: exampleDocument(kind, 'en') }))
  }

  response(name: string, make: () => Json): Json {
    return this.#refer('responses', name, make)
  }

  /** Resolves a reference to a component. */
  resolve({ $ref: reference }: Json): Json {
    const [kind, name] = String(reference).split('/').slice(2) as [Kind, string]
    return this.#parts[kind][name] as Json
  }

  toJson(): Json {
    const sorted = (part: Json) => Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    return Object.fromEntries(Object.entries(this.#parts).map(([kind, part]) => [kind, sorted(part)]))
  }

  /** @throws Error if two different components share a name: clients would get the type of only one */
  #refer(kind: Kind, name: string, make: () => unknown): Json {
    const part = this.#parts[kind]
    const reference = { $ref: `#/components/${kind}/${name}` }
    const before = part[name]
    if (before !== undefined && (kind !== 'schemas' || before === UNFINISHED)) return reference
    // Reserve the name first, so that a recursive schema ends.
    part[name] = UNFINISHED
    const made = make()
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(made))
      throw new Error(`two different ${kind} are named ${name}`)
    part[name] = made
    return reference
  }

  #plain(schema: Json): Json {
    const { 'x-variants': variants, description } = schema
    if (Array.isArray(variants))
      return { ...(description !== undefined && { description }), oneOf: variants.map((each) => this.schema(each)) }
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([key]) => !key.startsWith('x-'))
        .map(([key, value]) => [
          key,
          // Member names are data, even if they look like keywords.
          key === 'properties'
            ? Object.fromEntries(Object.entries(value as Json).map(([name, member]) => [name, this.schema(member)]))
            : this.schema(value),
        ]),
    )
  }
}

/** The component name of a header: `Accept-Language of the trip` becomes `AcceptLanguageOfTheTrip`. */
function pascal(name: string): string {
  return name.replace(/(?:^|[- ])(\w)/g, (_, letter: string) => letter.toUpperCase())
}
