import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { TObject, TSchema } from 'typebox'
import { once } from '../once.ts'
import { type InputFault, problem } from '../problem.ts'
import { bareObject } from './bare-object.ts'
import { describeFault } from './fault-text.ts'
import { NO_QUERY, Query } from './query-string.ts'

const MAX_FAULTS = 50

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
  const queryNames = Object.keys(schemas.query?.properties ?? {})
  const paramTypes = typesOf(schemas.params)
  const queryTypes = typesOf(schemas.query)
  return (raw) => {
    const faults: InputFault[] = []
    const paramValues = convert((raw.params ?? {}) as Record<string, string>, paramTypes)
    if (params && !params(paramValues)) faults.push(...faultsOf(params, 'path', []))
    const sent = raw.query instanceof Query ? raw.query : NO_QUERY
    if (sent.repeated.size > 0 || sent.malformed.size > 0) faults.push(...queryFaults(sent))
    const queryValues = convert(sent.values, queryTypes)
    if (!query) for (const name in queryValues) faults.push(unknownParameter(name, []))
    else if (!query(queryValues)) faults.push(...faultsOf(query, 'query', queryNames))
    if (body && raw.body === undefined) {
      if (!schemas.bodyOptional) faults.push({ pointer: '', ...describeFault('missing', {}) })
    } else if (body && !body(raw.body)) faults.push(...faultsOf(body, 'body', []))
    if (faults.length === 0 && !(isClean(paramValues) && isClean(queryValues) && isClean(raw.body)))
      faults.push(
        ...badCharacters(paramValues, 'path'),
        ...badCharacters(queryValues, 'query'),
        ...badCharacters(raw.body, 'body'),
      )
    if (faults.length > 0) throw problem('invalid_request', { errors: faults.slice(0, MAX_FAULTS) })
    return { params: paramValues, query: queryValues, body: raw.body }
  }
}

/** What a check that has just failed complains of. */
function faultsOf(
  validate: ValidateFunction,
  where: 'path' | 'query' | 'body',
  names: readonly string[],
): InputFault[] {
  return (validate.errors ?? []).filter(isPlain).map((error) => faultOf(error, where, names))
}

/** The branches of a union each complain; the union's own error says enough. */
function isPlain(error: ErrorObject, _index: number, all: ErrorObject[]): boolean {
  if (!/\/(anyOf|oneOf)\/\d+/.test(error.schemaPath)) return error.keyword !== 'if'
  return !all.some(
    (other) => (other.keyword === 'anyOf' || other.keyword === 'oneOf') && error.instancePath === other.instancePath,
  )
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

function queryFaults(query: Query): InputFault[] {
  return [
    ...[...query.repeated].map((parameter) => ({ parameter, ...describeFault('repeated', {}) })),
    ...[...query.malformed].map((parameter) => ({ parameter, ...describeFault('encoding', {}) })),
  ]
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

/** NUL and unpaired surrogates: PostgreSQL cannot store the one, UTF-8 the other. Runs on checked input only, so its depth is bounded. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  for (const name in value) if (!isClean((value as Record<string, unknown>)[name])) return false
  return true
}

function badCharacters(value: unknown, where: 'path' | 'query' | 'body', pointer = ''): InputFault[] {
  if (typeof value === 'string') {
    if (isClean(value)) return []
    const at = where === 'body' ? { pointer } : { parameter: pointer.slice(1) }
    return [{ ...at, ...describeFault('characters', {}) }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => badCharacters(inner, where, `${pointer}/${name}`))
}
