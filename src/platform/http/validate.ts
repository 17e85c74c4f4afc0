import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { TObject, TSchema } from 'typebox'
import type { InputError } from '../input-error.ts'
import { badCharacters, badEncoding, givenTwice, required } from '../input-errors.ts'
import { lazy } from '../lazy.ts'
import { bareObject } from './bare-object.ts'
import { cutToShape, shapeOf } from './input-bounds.ts'
import { invalidRequest } from './problems.ts'
import { NO_QUERY, Query } from './query-string.ts'
import { describeSchemaError } from './schema-errors.ts'
import { unknownAmong } from './unknown-name.ts'

export const MAX_INPUT_ERRORS = 50

// The compiler has typed our schemas, and validating them against the meta-schema would double the time to compile them.
const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateSchema: false })
formats.default(ajv)

export interface InputSchemas {
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  readonly bodyOptional?: true
}
interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}
interface Input {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}

/**
 * Creates the validation of an operation's input, compiled on first call. It reports the errors of path, query and body
 * together, and fills in the defaults of path and query parameters.
 */
export function inputCheck(schemas: InputSchemas): (raw: RawInput) => Input {
  const check = lazy(() => compileInput(schemas))
  return (raw) => check()(raw)
}

function compileInput(schemas: InputSchemas): (raw: RawInput) => Input {
  const params = schemas.params && ajv.compile(schemas.params)
  const query = schemas.query && ajv.compile(schemas.query)
  const body = schemas.body && ajv.compile(schemas.body)
  const bodyShape = schemas.body && shapeOf(schemas.body)
  const queryNames = Object.keys(schemas.query?.properties ?? {})
  const paramTypes = typesOf(schemas.params)
  const queryTypes = typesOf(schemas.query)
  const paramDefaults = defaultsOf(schemas.params)
  const queryDefaults = defaultsOf(schemas.query)
  return (raw) => {
    const paramValues = convert((raw.params ?? {}) as Record<string, string>, paramTypes, paramDefaults)
    const sent = raw.query instanceof Query ? raw.query : NO_QUERY
    const queryValues = convert(sent.values, queryTypes, queryDefaults)
    const sentBody = bodyShape && cutToShape(raw.body, bodyShape, MAX_INPUT_ERRORS)
    const found = [
      params && !params(paramValues) && errorsOf(params, 'path', []),
      (sent.repeated.size > 0 || sent.malformed.size > 0) && queryErrors(sent),
      query ? !query(queryValues) && errorsOf(query, 'query', queryNames) : unknownParameters(queryValues),
      body &&
        (sentBody === undefined
          ? !schemas.bodyOptional && missingBody()
          : !body(sentBody) && errorsOf(body, 'body', [])),
    ]
    refuse(found)
    if (!(isClean(paramValues) && isClean(queryValues) && isClean(sentBody)))
      refuse([uncleanParts(paramValues, 'path'), uncleanParts(queryValues, 'query'), uncleanParts(sentBody, 'body')])
    return { params: paramValues, query: queryValues, body: sentBody }
  }
}

/** @throws Problem invalid_request with the first `MAX_INPUT_ERRORS` errors, if there are any */
function refuse(found: readonly (Iterable<InputError> | false | undefined)[]): void {
  const errors: InputError[] = []
  for (const some of found)
    for (const error of some || []) if (errors.push(error) === MAX_INPUT_ERRORS) throw invalidRequest({ errors })
  if (errors.length > 0) throw invalidRequest({ errors })
}

/** The errors of a validation that has just failed. */
function* errorsOf(
  { errors }: ValidateFunction,
  where: 'path' | 'query' | 'body',
  names: readonly string[],
): Iterable<InputError> {
  const found = errors ?? []
  const unions = new Set(found.filter(({ keyword }) => UNIONS.has(keyword)).map(({ instancePath }) => instancePath))
  for (const error of found) if (isPlain(error, unions)) yield inputErrorOf(error, where, names)
}

const UNIONS = new Set(['anyOf', 'oneOf'])

/** Drops the errors of union branches, because the error of the union is enough. */
function isPlain({ keyword, schemaPath, instancePath }: ErrorObject, unions: ReadonlySet<string>): boolean {
  return /\/(anyOf|oneOf)\/\d+/.test(schemaPath) ? !unions.has(instancePath) : keyword !== 'if'
}

function* missingBody(): Iterable<InputError> {
  yield { pointer: '', ...required() }
}

function inputErrorOf(error: ErrorObject, where: 'path' | 'query' | 'body', names: readonly string[]): InputError {
  const missing: string | undefined = error.params['missingProperty']
  const extra: string | undefined = error.params['additionalProperty']
  const name = missing ?? extra
  if (where !== 'body') {
    if (extra !== undefined) return unknownParameter(extra, names)
    return { parameter: name ?? error.instancePath.split('/')[1] ?? '', ...describeSchemaError(error) }
  }
  const pointer =
    name === undefined
      ? error.instancePath
      : `${error.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (extra === undefined) return { pointer, ...describeSchemaError(error) }
  return { pointer, ...unknownAmong(Object.keys(error.parentSchema?.['properties'] ?? {}), extra) }
}

function* queryErrors(query: Query): Iterable<InputError> {
  for (const parameter of query.repeated) yield { parameter, ...givenTwice() }
  for (const parameter of query.malformed) yield { parameter, ...badEncoding() }
}

function* unknownParameters(values: Readonly<Record<string, unknown>>): Iterable<InputError> {
  for (const name in values) yield unknownParameter(name, [])
}

function unknownParameter(parameter: string, known: readonly string[]): InputError {
  return { parameter, ...unknownAmong(known, parameter) }
}

type Types = ReadonlyMap<string, string | undefined>

function typesOf(schema: TObject | undefined): Types {
  const properties = Object.entries((schema?.properties ?? {}) as Record<string, { type?: string }>)
  return new Map(properties.map(([name, { type }]) => [name, type]))
}

type Defaults = readonly (readonly [name: string, value: unknown])[]

function defaultsOf(schema: TObject | undefined): Defaults {
  const properties = Object.entries((schema?.properties ?? {}) as Record<string, { default?: unknown }>)
  return properties.flatMap(([name, property]) => ('default' in property ? [[name, property.default] as const] : []))
}

/**
 * Converts path and query values from text to the types of their schema, and fills in the defaults of absent ones.
 * Text that is not exactly a number or a boolean stays text, and the schema rejects it.
 */
function convert(values: Readonly<Record<string, string>>, types: Types, defaults: Defaults): Record<string, unknown> {
  const converted = bareObject<unknown>()
  for (const name in values) converted[name] = read(values[name] ?? '', types.get(name))
  for (const [name, value] of defaults) if (!(name in converted)) converted[name] = value
  return converted
}

function read(text: string, type: string | undefined): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Finds NUL, which PostgreSQL cannot store, and unpaired surrogates, which UTF-8 cannot encode. The depth is bounded by the schema. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  for (const name in value) if (!isClean((value as Record<string, unknown>)[name])) return false
  return true
}

function* uncleanParts(value: unknown, where: 'path' | 'query' | 'body', pointer = ''): Iterable<InputError> {
  if (typeof value === 'string') {
    const at = where === 'body' ? { pointer } : { parameter: pointer.slice(1) }
    if (!isClean(value)) yield { ...at, ...badCharacters() }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* uncleanParts(inner, where, `${pointer}/${name}`)
}
