import Type, { type TSchema } from 'typebox'

/** A schema with a name of its own in the OpenAPI document: clients get a type of that name. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return Object.assign(schema, { 'x-name': name })
}

/** A schema with the description of one of its uses; a named schema keeps its own beside it. */
export function about<S extends TSchema>(schema: S, description: string): S {
  return { ...schema, ['x-name' in schema ? 'x-about' : 'description']: description }
}

/** A value that may be null, as JSON Schema's type list: union branches would make serialising slow. */
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

/** Members whose names are data: a map from text to values of one shape. */
export function MapOf<S extends TSchema>(values: S, options: object = {}) {
  return Type.Unsafe<Record<string, Type.Static<S>>>({ type: 'object', additionalProperties: values, ...options })
}

/** A text of a form: `form` completes “must be …” in the messages of input errors. */
export function Patterned(pattern: string, form: { readonly th: string; readonly en: string }, options: object = {}) {
  return Type.String({ pattern, 'x-form': form, ...options })
}

/** Checked as `schema`, documented as exactly one of the given shapes, which a client can tell apart. */
export function documentedAs<S extends TSchema>(schema: S, variants: readonly TSchema[]): S {
  return Object.assign(schema, { 'x-variants': variants })
}

/** Bytes of any type, as they are stored. */
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

/** What every list answers beside its results. */
export const listFields = {
  total: Type.Integer({ description: 'Results on all pages together.' }),
  page: Type.Integer({ description: 'This page, from 1.' }),
  nextpage: Type.Integer({ description: 'The next page; 0 on the last.' }),
  limit: Type.Integer({ description: 'Results per page.' }),
  timestamp: Type.String({
    format: 'date-time',
    description: 'When the answer was made (UTC); in cached answers to the minute.',
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
