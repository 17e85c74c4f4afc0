import type { TSchema } from 'typebox'
import type { Operation } from '../operation.ts'
import type { ProblemKind } from '../problem.ts'
import { listProblems } from './declared-problems.ts'
import type { ResponseHeader } from './header-catalogue.ts'
import type { Components, Json } from './openapi-components.ts'
import { BytesSchema } from './schema-parts.ts'

/** Every response of an operation: those that it declares and those of every operation of its kind. */
export function responsesOf(operation: Operation, components: Components): Json {
  const { response, example } = operation.schema
  const responses: Record<string, unknown> = {}
  const problems = new Map<number, ProblemKind[]>()
  for (const kind of new Set(listProblems(operation)))
    problems.set(kind.status, [...(problems.get(kind.status) ?? []), kind])
  for (const [status, schema] of Object.entries(response))
    responses[status] = success(operation, Number(status), schema, example.response, components)
  if (answersNotModified(operation))
    responses['304'] = components.response('NotModified', () => ({
      description: 'Your copy is current: `If-None-Match` names its ETag.',
      headers: references(['ETag', 'Cache-Control', 'X-Request-Id', 'RateLimit', 'RateLimit-Policy'], components),
    }))
  for (const [status, kinds] of problems) {
    const refusal = problemAnswer(status, kinds, components)
    responses[status] = responses[status] ? either(responses[status] as Json, refusal, components) : refusal
  }
  return responses
}

/** Whether the operation evaluates `If-None-Match`. */
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
  const alsoAs = status < 400 ? (operation.schema.alsoAs ?? []) : []
  const { format, contentMediaType } = schema as { format?: string; contentMediaType?: string }
  const isJson = format !== 'binary' && contentMediaType === undefined
  return {
    description: SUCCESS[status] ?? 'The answer.',
    headers: status === 101 ? {} : references(successHeaders(operation, status), components),
    ...(status !== 101 &&
      status !== 204 && {
        content: {
          // Bytes have the media type of the stored file.
          [contentMediaType ?? (isJson ? 'application/json' : '*/*')]: {
            schema: components.schema(schema),
            ...(isJson && status < 400 && { example }),
          },
          ...Object.fromEntries(alsoAs.map((type) => [type, { schema: components.schema(BytesSchema) }])),
        },
      }),
  }
}

const SUCCESS: Readonly<Record<number, string>> = {
  101: 'Switching to WebSocket.',
  200: 'Success.',
  201: 'Created.',
  204: 'Success without content.',
  206: 'The part of the file that `Range` requests.',
  503: 'The service is running, but a required dependency is down, or it is shutting down.',
}

function successHeaders(operation: Operation, status: number): ResponseHeader[] {
  const isList = 'nextpage' in ((operation.schema.response[status] as { properties?: object }).properties ?? {})
  const names: ResponseHeader[] = [
    'X-Request-Id',
    'Content-Language',
    'Cache-Control',
    ...(operation.quiet ? [] : (['RateLimit', 'RateLimit-Policy'] as const)),
    ...(answersNotModified(operation) || operation.versioned ? (['ETag'] as const) : []),
    ...(isList || operation.successor ? (['Link'] as const) : []),
    ...(operation.successor ? (['Deprecation'] as const) : []),
    ...(operation.creates ? (['Idempotent-Replayed'] as const) : []),
    ...(operation.schema.sends ?? []).filter((name) => name !== 'Content-Range' || status === 206),
    ...(status === 503 ? (['Retry-After'] as const) : []),
  ]
  return [...new Set(names)]
}

/** A single code, or a set of codes that many operations share, is a component; other sets are inline. */
function problemAnswer(status: number, kinds: readonly ProblemKind[], components: Components): Json {
  const sorted = [...kinds].sort((a, b) => (a.code < b.code ? -1 : 1))
  const codes = sorted.map(({ code }) => code)
  const name = codes.length === 1 ? pascal(codes[0]!) : SHARED[codes.join(' ')]
  const make = () => ({
    description: sorted.map(({ code, title }) => `\`${code}\`: ${title.en}.`).join(' '),
    headers: references(PROBLEM_HEADERS[status] ?? [], components, LIMITED.has(status)),
    content: {
      'application/problem+json': {
        schema: components.problemSchema(),
        examples: Object.fromEntries(sorted.map((kind) => [kind.code, components.problemExample(kind)])),
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

/** Statuses that are answered after the rate limit has counted the call. */
const LIMITED = new Set([400, 401, 403, 404, 409, 412, 416, 422, 428, 429])

/** Merges a status that answers both a document and a problem, such as 503 of the health check. */
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
