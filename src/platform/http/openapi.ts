import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TObject, TSchema } from 'typebox'
import type { Operation } from '../operation.ts'
import { projectRoot } from '../paths.ts'
import { type ProblemCode, problemCatalogue } from '../problem-catalogue.ts'
import { ProblemSchema } from './schema-parts.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, made from the cards: the same schemas that validate and serialise. */
export function openApiDocument(cards: readonly Operation[], version: string): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  const hoist = (schema: TSchema) => hoistNamed(schema, schemas)
  for (const card of cards) {
    const path = card.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [card.method.toLowerCase()]: describe(card, hoist) }
  }
  hoist(ProblemSchema)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tiao',
      version,
      description: readFileSync(join(projectRoot, 'docs/api-intro.md'), 'utf8'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(cards.map((card) => card.schema.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  }
}

function describe(card: Operation, hoist: (schema: TSchema) => unknown): Json {
  const { schema } = card
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    ...(schema.description && { description: schema.description }),
    tags: [schema.tag],
    security: securityOf(card),
    parameters: [
      ...parametersOf('path', schema.params, schema.example.params),
      ...parametersOf('query', schema.query, schema.example.query),
      {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        ...(card.languageOf
          ? {
              schema: { type: 'string' },
              description:
                'th or en (RFC 9110). `constraints.language` overrides it; without either, the language of the prompt.',
            }
          : {
              schema: { type: 'string', default: 'th' },
              description: 'th or en (RFC 9110); th when neither fits.',
            }),
      },
      ...(card.creates
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 1, maxLength: 255 },
              description: 'Repeats with the same key and body within 24 hours get the stored answer.',
            },
          ]
        : []),
      ...(card.versioned
        ? [
            {
              name: 'If-Match',
              in: 'header',
              required: false,
              schema: { type: 'string' },
              description: 'The ETag of the version that was read; when it is stale nothing is changed.',
            },
          ]
        : []),
    ],
    ...(schema.body && {
      requestBody: {
        required: !schema.bodyOptional,
        content: {
          'application/json': { schema: hoist(schema.body), example: schema.example.body },
          ...(card.upload && UPLOAD_CONTENT),
        },
      },
    }),
    ...(card.upload && !schema.body && { requestBody: { required: true, content: UPLOAD_CONTENT } }),
    responses: responsesOf(card, hoist),
  }
}

const UPLOAD_CONTENT = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
      additionalProperties: false,
    },
  },
}

function securityOf(card: Operation): Json[] {
  if (card.access === 'public') return []
  if (card.access === 'user?') return [{}, { bearer: [] }]
  return card.access.startsWith('key:') ? [{ apiKey: [] }] : [{ bearer: [] }]
}

function parametersOf(
  where: 'path' | 'query',
  schema: TObject | undefined,
  examples: Readonly<Record<string, string>> = {},
): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property as TSchema & { description?: string }
    return {
      name,
      in: where,
      required: where === 'path' || (schema?.required as readonly string[] | undefined)?.includes(name) === true,
      ...(description && { description }),
      schema: plain(rest as TSchema),
      ...(name in examples && { example: plainExample(rest as TSchema, examples[name]!) }),
    }
  })
}

function plainExample(schema: TSchema, text: string): unknown {
  const { type } = schema as { type?: string }
  return type === 'integer' || type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text
}

function responsesOf(card: Operation, hoist: (schema: TSchema) => unknown): Json {
  const responses: Record<string, Json> = {}
  for (const [status, schema] of Object.entries(card.schema.response)) {
    const success = Number(status) < 400
    const codes = (schema as { 'x-codes'?: readonly ProblemCode[] })['x-codes'] ?? []
    responses[status] = {
      description: success
        ? 'Success'
        : codes.map((code) => `\`${code}\`: ${problemCatalogue[code].title.en}`).join('. '),
      ...(success && { headers: successHeaders(card) }),
      ...(Number(status) !== 204 && {
        content: {
          [success ? mediaTypeOf(schema) : 'application/problem+json']: {
            schema: hoist(schema),
            ...(success && !isBytes(schema) && { example: card.schema.example.response }),
          },
        },
      }),
    }
  }
  if (card.cache) responses['304'] = { description: 'Not modified: If-None-Match names the current ETag.' }
  for (const code of commonProblems(card)) {
    const { status, title } = problemCatalogue[code]
    const known = responses[status]
    const line = `\`${code}\`: ${title.en}`
    if (!known)
      responses[status] = {
        description: line,
        content: { 'application/problem+json': { schema: hoist(ProblemSchema) } },
      }
    else if (!String(known['description']).includes(`\`${code}\``))
      known['description'] = `${known['description']}. ${line}`
  }
  return responses
}

/** What is answered as bytes is of the type that the file has. */
function mediaTypeOf(schema: TSchema): string {
  return isBytes(schema) ? '*/*' : 'application/json'
}

function isBytes(schema: TSchema): boolean {
  return (schema as { format?: string }).format === 'binary'
}

function successHeaders(card: Operation): Json {
  const text = { schema: { type: 'string' } }
  return {
    'X-Request-Id': text,
    'Content-Language': text,
    RateLimit: text,
    'RateLimit-Policy': text,
    ...(card.cache && { ETag: text, 'Cache-Control': text }),
    ...(card.versioned && { ETag: text }),
    ...(card.creates && { 'Idempotent-Replayed': text }),
  }
}

/** What any operation of this kind may answer besides what its card says. */
function commonProblems(card: Operation): ProblemCode[] {
  return [
    'invalid_request',
    'malformed_url',
    ...(card.access === 'public' || card.access === 'user?' ? [] : (['unauthenticated', 'forbidden'] as const)),
    'url_too_long',
    ...(card.method === 'GET' ? [] : (['malformed_json', 'body_too_large', 'unsupported_media_type'] as const)),
    ...(card.versioned ? (['stale_version'] as const) : []),
    ...(card.creates ? (['idempotency_running', 'idempotency_key_reused'] as const) : []),
    'rate_limited',
    'internal_error',
    'overloaded',
  ]
}

/** Replaces each schema that has a name by a reference and puts it among the components. */
function hoistNamed(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoistNamed(item, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const { 'x-name': name, 'x-codes': _codes, ...rest } = schema as Json
  if (typeof name !== 'string')
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, hoistNamed(value, components)]))
  if (!(name in components)) {
    components[name] = {} // Reserved first, so that a shape which holds itself ends.
    components[name] = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, hoistNamed(value, components)]),
    )
  }
  return { $ref: `#/components/schemas/${name}` }
}

function plain(schema: TSchema): unknown {
  return JSON.parse(JSON.stringify(schema))
}
