import type { TSchema } from 'typebox'
import type { Operation } from '../operation.ts'
import { type ProblemCode, problemCatalogue } from '../problem-catalogue.ts'
import type { ResponseHeader } from './header-catalogue.ts'
import type { Components, Json } from './openapi-components.ts'
import { ProblemSchema } from './schema-parts.ts'

/** Every status that an operation may answer: its own, and those that hold for all of its kind. */
export function responsesOf(operation: Operation, components: Components): Json {
  const { response, example } = operation.schema
  const responses: Record<string, unknown> = {}
  const codes = new Map<number, Set<ProblemCode>>()
  const add = (code: ProblemCode) => {
    const { status } = problemCatalogue[code]
    codes.set(status, (codes.get(status) ?? new Set()).add(code))
  }
  for (const code of listProblems(operation)) add(code)
  for (const [status, schema] of Object.entries(response))
    responses[status] = success(operation, Number(status), schema, example.response, components)
  if (answersNotModified(operation))
    responses['304'] = components.response('NotModified', () => ({
      description: 'Your copy is current: `If-None-Match` names its ETag.',
      headers: references(['ETag', 'Cache-Control', 'X-Request-Id', 'RateLimit', 'RateLimit-Policy'], components),
    }))
  for (const [status, set] of codes) {
    const refusal = problemAnswer(status, [...set].sort(), components)
    responses[status] = responses[status] ? either(responses[status] as Json, refusal, components) : refusal
  }
  return responses
}

/** Whether the operation compares `If-None-Match` with the validator of its answer. */
export function answersNotModified(operation: Operation): boolean {
  const { reads, sends } = operation.schema
  const hasVersion = operation.method === 'GET' && sends?.includes('ETag') === true
  return operation.cache !== undefined || hasVersion || reads?.includes('If-None-Match') === true
}

function success(
  operation: Operation,
  status: number,
  schema: TSchema,
  example: unknown,
  components: Components,
): Json {
  const isBytes = (schema as { format?: string }).format === 'binary'
  return {
    description: SUCCESS[status] ?? 'The answer.',
    headers: references(successHeaders(operation, status), components),
    ...(status !== 204 && {
      content: {
        // What is answered as bytes is of the type that the file has.
        [isBytes ? '*/*' : 'application/json']: {
          schema: components.schema(schema),
          ...(!isBytes && status < 400 && { example }),
        },
      },
    }),
  }
}

const SUCCESS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Done; there is no content.',
  206: 'The part of the file that `Range` asks for.',
  503: 'The service is up, but a required part is down, or it is shutting down.',
}

function successHeaders(operation: Operation, status: number): ResponseHeader[] {
  const isList = 'nextpage' in ((operation.schema.response[status] as { properties?: object }).properties ?? {})
  const names: ResponseHeader[] = [
    'X-Request-Id',
    'Content-Language',
    'Cache-Control',
    ...(operation.quiet ? [] : (['RateLimit', 'RateLimit-Policy'] as const)),
    ...(answersNotModified(operation) || operation.versioned ? (['ETag'] as const) : []),
    ...(isList ? (['Link'] as const) : []),
    ...(operation.creates ? (['Idempotent-Replayed'] as const) : []),
    ...(operation.schema.sends ?? []).filter((name) => name !== 'Content-Range' || status === 206),
    ...(status === 503 ? (['Retry-After'] as const) : []),
  ]
  return [...new Set(names)]
}

/** Every problem that an operation may answer: its own, and those of every operation of its kind. */
export function listProblems(operation: Operation): ProblemCode[] {
  return [...commonProblems(operation), ...(operation.schema.problems ?? [])]
}

function commonProblems(operation: Operation): ProblemCode[] {
  const takesBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  return [
    'invalid_request',
    'malformed_url',
    ...(operation.access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(operation.access === 'admin' || operation.access.startsWith('key:') ? (['forbidden'] as const) : []),
    'method_not_allowed',
    'url_too_long',
    ...(takesBody || operation.schema.body
      ? (['malformed_json', 'body_too_large', 'unsupported_media_type'] as const)
      : []),
    ...(operation.versioned ? (['stale_version'] as const) : []),
    ...(operation.creates ? (['idempotency_running', 'idempotency_key_reused'] as const) : []),
    ...(operation.quiet ? [] : (['rate_limited'] as const)),
    // A form that cannot be read.
    ...(operation.upload ? (['malformed_http'] as const) : []),
    'headers_too_large',
    'internal_error',
    'overloaded',
    'unavailable',
  ]
}

/** One code is a component by its name, and so is each set of codes that many operations share; others are the operation's own. */
function problemAnswer(status: number, codes: readonly ProblemCode[], components: Components): Json {
  const name = codes.length === 1 ? pascal(codes[0]!) : SHARED[codes.join(' ')]
  const make = () => ({
    description: codes.map((code) => `\`${code}\`: ${problemCatalogue[code].title.en}.`).join(' '),
    headers: references(PROBLEM_HEADERS[status] ?? [], components, LIMITED.has(status)),
    content: {
      'application/problem+json': {
        schema: components.schema(ProblemSchema),
        examples: Object.fromEntries(codes.map((code) => [code, components.problemExample(code)])),
      },
    },
  })
  return name === undefined ? make() : components.response(name, make)
}

const SHARED: Readonly<Record<string, string>> = {
  'invalid_request malformed_url': 'BadRequest',
  'invalid_request malformed_json malformed_url': 'BadRequestWithBody',
  'overloaded unavailable': 'ServiceUnavailable',
  'catalogue_not_ready overloaded unavailable': 'CatalogueUnavailable',
  'fresh_proof_needed password_wrong': 'ProofRequired',
}

const PROBLEM_HEADERS: Readonly<Record<number, readonly ResponseHeader[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['Retry-After'],
  412: ['ETag'],
  416: ['Content-Range'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** Statuses that are answered after the call was counted. */
const LIMITED = new Set([400, 401, 403, 404, 409, 412, 416, 422, 428, 429])

/** A status that a success document and a problem share, as the health check's 503 does. */
function either(own: Json, refusal: Json, components: Components): Json {
  const { content } = own as { content: Json }
  const resolved = '$ref' in refusal ? components.resolve(refusal) : refusal
  return {
    ...own,
    description: `${own['description']} ${resolved['description']}`,
    content: { ...content, ...(resolved['content'] as Json) },
  }
}

function references(names: readonly ResponseHeader[], components: Components, isLimited?: boolean): Json {
  const all: readonly ResponseHeader[] =
    isLimited === undefined
      ? names
      : [
          ...names,
          'X-Request-Id',
          'Content-Language',
          ...(isLimited ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
        ]
  return Object.fromEntries(all.map((name) => [name, components.header(name)]))
}

function pascal(code: string): string {
  return code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
