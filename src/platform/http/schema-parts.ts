import Type, { type TSchema } from 'typebox'
import { type ProblemCode, problemCatalogue } from '../problem-catalogue.ts'

/** A schema with a name of its own in the OpenAPI document: clients get a type of that name. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return Object.assign(schema, { 'x-name': name })
}

/** A value that may be null, as JSON Schema's type list: union branches would make serialising slow. */
export function Nullable<S extends TSchema>(schema: S) {
  const { type, enum: values } = schema as unknown as { type?: string; enum?: readonly unknown[] }
  return Type.Unsafe<Type.Static<S> | null>(
    type
      ? { ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) }
      : { anyOf: [schema, { type: 'null' }] },
  )
}

/** One of the given texts. */
export function OneOf<const T extends readonly string[]>(values: T, options: object = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })
}

/** Bytes of any type, as they are stored. */
export const BytesSchema = Type.Unsafe<unknown>({ type: 'string', format: 'binary' })

export const ProblemSchema = named(
  'Problem',
  Type.Object(
    {
      type: Type.String({ description: 'Path into the error catalogue.' }),
      title: Type.String(),
      status: Type.Integer(),
      detail: Type.String(),
      instance: Type.String(),
      code: Type.String({ description: 'Stable code of the problem; see /docs/errors.' }),
      request_id: Type.String(),
      errors: Type.Optional(
        Type.Array(
          Type.Object({
            pointer: Type.Optional(Type.String({ description: 'JSON pointer into the body.' })),
            parameter: Type.Optional(Type.String({ description: 'Name of the path or query parameter or header.' })),
            code: Type.String(),
            message: Type.String(),
          }),
        ),
      ),
    },
    { additionalProperties: true, description: 'RFC 9457 problem document.' },
  ),
)

/** The error answers of a card, by status; the codes stand in the description. */
export function problems(...codes: readonly ProblemCode[]): Record<number, TSchema> {
  const answers: Record<number, TSchema> = {}
  for (const status of new Set(codes.map((code) => problemCatalogue[code].status))) {
    const here = codes.filter((code) => problemCatalogue[code].status === status)
    answers[status] = Object.assign(Type.Unsafe<object>({ ...ProblemSchema }), { 'x-name': 'Problem', 'x-codes': here })
  }
  return answers
}

export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Results on a page.' })),
}

/** The shape of every list: `nextpage` is 0 on the last page. */
export function ListOf<S extends TSchema>(name: string, item: S) {
  return named(
    name,
    Type.Object({
      results: Type.Array(item),
      total: Type.Integer(),
      page: Type.Integer(),
      nextpage: Type.Integer({ description: 'The next page, 0 on the last.' }),
      limit: Type.Integer(),
      timestamp: Type.String({ format: 'date-time' }),
    }),
  )
}
