import Type, { type TSchema } from 'typebox'

/** Names a schema in the OpenAPI document; clients get a type of that name. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return Object.assign(schema, { 'x-name': name })
}

/** Describes one use of a schema; a named schema also keeps its own description. */
export function about<S extends TSchema>(schema: S, description: string): S {
  return { ...schema, ['x-name' in schema ? 'x-about' : 'description']: description }
}

/** A nullable value, as a JSON Schema type list, because unions would slow down serialisation. */
export function Nullable<S extends TSchema>(schema: S) {
  const { type, enum: values } = schema as unknown as { type?: string; enum?: readonly unknown[] }
  if (!type) return Type.Unsafe<Type.Static<S> | null>({ anyOf: [schema, { type: 'null' }] })
  const orNull = { type: [type, 'null'], ...(values && { enum: [...values, null] }) }
  if (!('x-name' in schema)) return Type.Unsafe<Type.Static<S> | null>({ ...schema, ...orNull })
  const { 'x-name': _name, 'x-about': about, description: _description, ...rest } = schema as Record<string, unknown>
  return Type.Unsafe<Type.Static<S> | null>({
    ...rest,
    ...orNull,
    ...(about !== undefined && { description: about }),
    'x-nullable': schema,
  })
}

/** One of the given texts. */
export function OneOf<const T extends readonly string[]>(values: T, options: object = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })
}

/** A map from strings to values of one schema. */
export function MapOf<S extends TSchema>(values: S, options: object = {}) {
  return Type.Unsafe<Record<string, Type.Static<S>>>({ type: 'object', additionalProperties: values, ...options })
}

/** A string with a pattern. `form` completes “must be …” in input errors. */
export function Patterned(pattern: string, form: { readonly th: string; readonly en: string }, options: object = {}) {
  return Type.String({ pattern, 'x-form': form, ...options })
}

/** Validated as `schema`, documented as exactly one of `variants`, which clients can distinguish. */
export function documentedAs<S extends TSchema>(schema: S, variants: readonly TSchema[]): S {
  return Object.assign(schema, { 'x-variants': variants })
}

/** Bytes of any media type. */
export const BytesSchema = Type.Unsafe<unknown>({ type: 'string', format: 'binary' })

export const LanguageSchema = named('Language', OneOf(['th', 'en'], { description: 'Thai or English.' }))

/** Parameters with a `default` are not `Type.Optional`: validation fills them in, so a handler always has them. */
export const PageQuery = {
  page: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 1,
    description: 'Page number, from 1. Pages past the last are empty.',
  }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Results per page.' }),
}

/** The members of every list other than its results. */
export const listFields = {
  total: Type.Integer({ description: 'Number of results on all pages.' }),
  page: Type.Integer({ description: 'Number of this page, from 1.' }),
  nextpage: Type.Integer({ description: 'Number of the next page; 0 on the last page.' }),
  limit: Type.Integer({ description: 'Results per page.' }),
  timestamp: Type.String({
    format: 'date-time',
    description: 'When the answer was created (UTC); truncated to the minute in cacheable answers.',
  }),
}

/** The shape of every list. */
export function ListOf<S extends TSchema>(name: string, item: S) {
  return named(
    name,
    Type.Object(
      { results: Type.Array(item, { description: 'The results of this page, in order.' }), ...listFields },
      { description: 'One page of a list.' },
    ),
  )
}
