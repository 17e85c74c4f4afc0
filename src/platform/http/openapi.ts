import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type TObject, type TSchema } from 'typebox'
import { keyScopeOf, type Operation, requiresUser } from '../operation.ts'
import { projectRoot } from '../paths.ts'
import { listAllInputErrors, listAllProblems } from './declared-problems.ts'
import { successorText } from './deprecation.ts'
import type { RequestHeader } from './header-catalogue.ts'
import { limitText } from './limit-text.ts'
import type { LimitPolicies } from './limits.ts'
import { answersNotModified, responsesOf } from './openapi-answers.ts'
import { Components, type Json } from './openapi-components.ts'
import { problemSchema } from './problem-schema.ts'
import { named } from './schema-parts.ts'

export interface Described {
  readonly operations: readonly Operation[]
  /** Every rate limit by its name. */
  readonly limits: LimitPolicies
  /** A description of each tag that operations carry. */
  readonly tags: Readonly<Record<string, string>>
}

/**
 * The OpenAPI 3.1 document, generated from the schemas that also validate input and serialise answers.
 * @throws Error for a tag without a description and for a rate limit that no feature defines
 */
export function openApiDocument({ operations, limits, tags }: Described, version: string): Json {
  const components = new Components(problemSchema(listAllProblems(operations), listAllInputErrors(operations)))
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = operation.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, limits, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tiao',
      version,
      description: readFileSync(join(projectRoot, 'docs/api-intro.md'), 'utf8'),
      contact: { name: 'The Tiao contributors' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      { url: '/', description: 'The service that serves this document' },
      { url: 'http://127.0.0.1:3000', description: 'A local service, started with `npm start`' },
    ],
    tags: [...new Set(operations.map((operation) => operation.schema.tag))].map((name) => {
      const description = tags[name]
      if (description === undefined) throw new Error(`No feature describes the tag ${name}`)
      return { name, description }
    }),
    paths,
    components: { ...components.toJson(), securitySchemes: securitySchemesOf(operations) },
  }
}

function describe(operation: Operation, limits: LimitPolicies, components: Components): Json {
  const { schema } = operation
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    description: [schema.description, successorText(operation), limitText(operation, limits)]
      .filter(Boolean)
      .join('\n\n'),
    ...(operation.successor && { deprecated: true }),
    tags: [schema.tag],
    security: securityOf(operation),
    parameters: [
      ...parametersOf('path', schema.params, schema.example.params, components),
      ...parametersOf('query', schema.query, schema.example.query, components),
      ...requestHeadersOf(operation).map((name) => components.headerParameter(name)),
    ],
    ...requestBodyOf(operation, components),
    responses: responsesOf(operation, components),
  }
}

function requestHeadersOf(operation: Operation): RequestHeader[] {
  const names: RequestHeader[] = [
    operation.languageOf ? 'Accept-Language of the trip' : 'Accept-Language',
    'X-Request-Id',
    ...(answersNotModified(operation) ? (['If-None-Match'] as const) : []),
    ...(operation.versioned ? (['If-Match'] as const) : []),
    ...(operation.creates ? (['Idempotency-Key'] as const) : []),
    ...(operation.schema.reads ?? []),
  ]
  return [...new Set(names)]
}

/** A body without a name is named after its operation. */
function requestBodyOf(operation: Operation, components: Components): Json {
  const { operationId, body, bodyOptional, example } = operation.schema
  const upload = operation.upload && { 'multipart/form-data': { schema: components.schema(UploadSchema) } }
  if (!body) return upload ? { requestBody: { required: true, content: upload } } : {}
  const name = `${operationId[0]!.toUpperCase()}${operationId.slice(1).replace(/V1$/, '')}Request`
  const schema =
    'x-name' in body ? body : named(name, { description: `The request body of \`${operationId}\`.`, ...body })
  return {
    requestBody: {
      required: !bodyOptional,
      content: { 'application/json': { schema: components.schema(schema), example: example.body }, ...upload },
    },
  }
}

const UploadSchema = named(
  'FileUpload',
  Type.Object(
    { file: Type.Unsafe({ type: 'string', format: 'binary', description: 'The file, with its name and type.' }) },
    { additionalProperties: false, description: 'A form with one file.' },
  ),
)

function parametersOf(
  where: 'path' | 'query',
  schema: TObject | undefined,
  examples: Readonly<Record<string, string>> = {},
  components: Components,
): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, 'x-about': about, ...rest } = property as Json
    const text = about ?? description
    const isListed = (schema?.required as readonly string[] | undefined)?.includes(name) === true
    return {
      name,
      in: where,
      required: where === 'path' || (isListed && !('default' in rest)),
      ...(text !== undefined && { description: text }),
      // A component keeps its description.
      schema: components.schema('x-name' in rest ? { ...rest, description } : rest),
      ...(name in examples && { example: readExample(property as TSchema, examples[name]!) }),
    }
  })
}

function readExample(schema: TSchema, text: string): unknown {
  const { type } = schema as { type?: string }
  return type === 'integer' || type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text
}

function securityOf(operation: Operation): Json[] {
  if (operation.access === 'public') return []
  if (operation.access === 'user?') return [{}, { bearer: [] }]
  const key = keyScopeOf(operation.access) !== null && { apiKey: [] }
  // Schemes of one object are required together.
  return [{ ...key, ...((!key || requiresUser(operation.access)) && { bearer: [] }) }]
}

/** The security schemes that some operation uses. */
function securitySchemesOf(operations: readonly Operation[]): Json {
  const used = new Set(
    operations.flatMap((operation) => securityOf(operation).flatMap((scheme) => Object.keys(scheme))),
  )
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name)))
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `access_token` of `signInV1`, `oauthSignInV1` or `refreshToken`, valid for 15 minutes. Without an account, call `signUpV1`, then `verifyEmail` with the code from the email, then `signInV1`. Renew the token with `refreshToken`.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description:
      'An API key with the scope that the operation names. The operator of the service creates it with `npm run tiao -- key create --name NAME --scope SCOPE`; its secret is shown once.',
  },
}
