import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { TObject, TSchema } from 'typebox'
import { once } from '../once.ts'
import { type InputFault, problem } from '../problem.ts'
import { bareObject } from './bare-object.ts'
import { describeFault } from './fault-text.ts'
import { cutToShape, shapeOf } from './input-bounds.ts'
import { NO_QUERY, Query } from './query-string.ts'

export const MAX_FAULTS = 50

// Our schemas are typed, so they are not checked against the schema of schemas, which takes as long to compile as all of them.
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

/** The check of an operation's input, compiled with its first call; it reports the faults of path, query and body together. */
export function inputCheck(schemas: InputSchemas): (raw: RawInput) => Input {
  const check = once(() => compileInput(schemas))
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
  return (raw) => {
    const paramValues = convert((raw.params ?? {}) as Record<string, string>, paramTypes)
    const sent = raw.query instanceof Query ? raw.query : NO_QUERY
    const queryValues = convert(sent.values, queryTypes)
    const sentBody = bodyShape && cutToShape(raw.body, bodyShape, MAX_FAULTS)
    const found = [
      params && !params(paramValues) && faultsOf(params, 'path', []),
      (sent.repeated.size > 0 || sent.malformed.size > 0) && queryFaults(sent),
      query ? !query(queryValues) && faultsOf(query, 'query', queryNames) : unknownParameters(queryValues),
      body &&
        (sentBody === undefined
          ? !schemas.bodyOptional && missingBody()
          : !body(sentBody) && faultsOf(body, 'body', [])),
    ]
    refuse(found)
    if (!(isClean(paramValues) && isClean(queryValues) && isClean(sentBody)))
      refuse([badCharacters(paramValues, 'path'), badCharacters(queryValues, 'query'), badCharacters(sentBody, 'body')])
    return { params: paramValues, query: queryValues, body: sentBody }
  }
}

/** Throws the first faults, if there are any; those beyond the bound are never described. */
function refuse(found: readonly (Iterable<InputFault> | false | undefined)[]): void {
  const errors: InputFault[] = []
  for (const faults of found)
    for (const fault of faults || [])
      if (errors.push(fault) === MAX_FAULTS) throw problem('invalid_request', { errors })
  if (errors.length > 0) throw problem('invalid_request', { errors })
}

/** What a check that has just failed complains of. */
function* faultsOf(
  { errors }: ValidateFunction,
  where: 'path' | 'query' | 'body',
  names: readonly string[],
): Iterable<InputFault> {
  const found = errors ?? []
  const unions = new Set(found.filter(({ keyword }) => UNIONS.has(keyword)).map(({ instancePath }) => instancePath))
  for (const error of found) if (isPlain(error, unions)) yield faultOf(error, where, names)
}

const UNIONS = new Set(['anyOf', 'oneOf'])

/** The branches of a union each complain; the union's own error says enough. */
function isPlain({ keyword, schemaPath, instancePath }: ErrorObject, unions: ReadonlySet<string>): boolean {
  return /\/(anyOf|oneOf)\/\d+/.test(schemaPath) ? !unions.has(instancePath) : keyword !== 'if'
}

function* missingBody(): Iterable<InputFault> {
  yield { pointer: '', ...describeFault('missing', {}) }
}

function faultOf(error: ErrorObject, where: 'path' | 'query' | 'body', names: readonly string[]): InputFault {
  const params = error.params as Record<string, unknown>
  const missing = error.keyword === 'required' ? String(params['missingProperty']) : undefined
  const extra = error.keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined
  const name = missing ?? extra
  if (where !== 'body') {
    const parameter = name ?? error.instancePath.split('/')[1] ?? ''
    if (extra !== undefined) return unknownParameter(extra, names)
    return { parameter, ...describeFault(missing === undefined ? error.keyword : 'missing', params, error) }
  }
  const pointer =
    name === undefined
      ? error.instancePath
      : `${error.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (extra !== undefined) {
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {})
    return { pointer, ...describeFault('unknown', { name: extra, known }) }
  }
  return { pointer, ...describeFault(missing === undefined ? error.keyword : 'missing', params, error) }
}

function* queryFaults(query: Query): Iterable<InputFault> {
  for (const parameter of query.repeated) yield { parameter, ...describeFault('repeated', {}) }
  for (const parameter of query.malformed) yield { parameter, ...describeFault('encoding', {}) }
}

function* unknownParameters(values: Readonly<Record<string, unknown>>): Iterable<InputFault> {
  for (const name in values) yield unknownParameter(name, [])
}

function unknownParameter(parameter: string, known: readonly string[]): InputFault {
  return { parameter, ...describeFault('unknown', { name: parameter, known }) }
}

type Types = ReadonlyMap<string, string | undefined>

function typesOf(schema: TObject | undefined): Types {
  const properties = Object.entries((schema?.properties ?? {}) as Record<string, { type?: string }>)
  return new Map(properties.map(([name, { type }]) => [name, type]))
}

/** Path and query values are text; those that a schema wants as number or boolean are read strictly, the rest stays text and fails. */
function convert(values: Readonly<Record<string, string>>, types: Types): Record<string, unknown> {
  const converted = bareObject<unknown>()
  for (const name in values) converted[name] = read(values[name] ?? '', types.get(name))
  return converted
}

function read(text: string, type: string | undefined): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** NUL and unpaired surrogates: PostgreSQL cannot store the one, UTF-8 the other. The input was cut to its schema, so its depth is bounded. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  for (const name in value) if (!isClean((value as Record<string, unknown>)[name])) return false
  return true
}

function* badCharacters(value: unknown, where: 'path' | 'query' | 'body', pointer = ''): Iterable<InputFault> {
  if (typeof value === 'string') {
    const at = where === 'body' ? { pointer } : { parameter: pointer.slice(1) }
    if (!isClean(value)) yield { ...at, ...describeFault('characters', {}) }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* badCharacters(inner, where, `${pointer}/${name}`)
}
