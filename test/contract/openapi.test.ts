import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '../../src/features/access/public.ts'
import { listAllProblems } from '../../src/platform/http/declared-problems.ts'
import { KEY_SCOPES } from '../../src/platform/operation.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { getVersion } from '../../src/platform/version.ts'
import { createTestUser } from '../support/accounts.ts'
import { form } from '../support/form.ts'
import { declaredDocument, declaredOperations, startTestService, type TestService } from '../support/service.ts'

interface Media {
  readonly schema: object
  readonly example?: unknown
}
interface Described {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >
}
interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** Operations whose answers have nearly nothing to show. */
const BRIEF = new Set(['unlinkChatFromTrip', 'unlinkFromAppV1', 'receiveChatWebhook'])
const REFUSED_SECRETS = new Set(['invalid_credentials', 'refresh_token_invalid', 'identity_refused'])

let service: TestService
let document: Document
let apiKey: { readonly 'x-api-key': string }
let operations: { readonly path: string; readonly method: string; readonly described: Described }[]
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
formats.default(ajv)

beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  const { secret } = await createKey(service.services.db, { name: 'all', scopes: KEY_SCOPES, expiresAt: null })
  apiKey = { 'x-api-key': secret }
  document = declaredDocument() as unknown as Document
  ajv.addSchema(document, 'openapi')
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described: resolved(described, document) })),
  )
})
afterAll(() => service.stop())

/** An operation with shared responses and parameters inlined; references to schemas stay. */
function resolved(described: Described, { components }: Document): Described {
  const parts = components as unknown as Record<string, Record<string, unknown>>
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    const { $ref: reference } = value as { $ref?: string }
    const [, kind, name] = /^#\/components\/(responses|parameters|headers|examples)\/(\w+)$/.exec(reference ?? '') ?? []
    if (kind) return put(parts[kind]![name!])
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, put(member)]))
  }
  return put(described) as Described
}

/** A schema of the document with its references resolved. */
function compile(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')))
}
function faultsOf(schema: object, value: unknown): string {
  const validate = compile(schema)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

describe('the OpenAPI document', () => {
  it('is up to date in the repository: `npm run generate` writes it', () => {
    const path = join(projectRoot, 'openapi.json')
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : ''
    // Compared as a whole, because the diff of two such documents would fill the report.
    expect(committed === `${JSON.stringify(document, null, 2)}\n`, 'npm run generate writes it').toBe(true)
  })

  it('is what the service serves', async () => {
    const { status, headers, text } = await service.call('GET', '/openapi.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('is generated without a running service', () => {
    expect(JSON.stringify(declaredDocument())).toBe(JSON.stringify(document))
  })

  it('is OpenAPI 3.1 with a title, a version and an introduction', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: 'Tiao', version: getVersion() })
    expect(document.info.description.length).toBeGreaterThan(100)
  })

  it('has only references that resolve, and no empty or unused schema', () => {
    const text = JSON.stringify(document)
    const used = new Set<string>()
    for (const [, reference] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(reference).toMatch(/^#\/components\/(schemas|responses|parameters|headers|examples)\/\w+$/)
      used.add(reference!)
    }
    const { securitySchemes: _schemes, ...components } = document.components as unknown as Record<string, object>
    const all = Object.entries(components).flatMap(([kind, part]) =>
      Object.keys(part).map((name) => `#/components/${kind}/${name}`),
    )
    expect([...used].sort()).toEqual(all.sort())
    for (const [name, schema] of Object.entries(document.components.schemas))
      expect([name, Object.keys(schema).length > 0]).toEqual([name, true])
    expect(text).not.toMatch(/"x-(name|codes)"/)
  })

  it('has schemas that are valid JSON Schema 2020-12', () => {
    for (const schema of Object.values(document.components.schemas)) {
      expect(ajv.validateSchema(schema)).toBe(true)
      expect(() => compile(schema)).not.toThrow()
    }
  })
})

describe('operations', () => {
  it('include all that the contract names for places, routes, configuration, health and previews', () => {
    expect(
      Object.fromEntries(operations.map(({ path, method, described }) => [described.operationId, `${method} ${path}`])),
    ).toMatchObject({
      getPlaceDetail: 'get /trips/v1/place/detail/{category_code}/{place_id}',
      searchPlaces: 'get /trips/v1/place/search',
      suggestPlaces: 'get /trips/v1/place/suggest',
      listRegionPlacesV1: 'get /trips/v1/place/region/{region}',
      getRouteDetail: 'get /trips/v1/routes/detail/{route_id}',
      listPopularRoutesV1: 'get /trips/v1/routes/popular',
      getAiRouteData: 'get /trips/v1/internal/ai-data/route',
      listProvinces: 'get /trips/v1/config/provinces',
      listPlaceKeywords: 'get /trips/v1/config/place-keywords',
      getHealthStatus: 'get /trips/v1/health/status',
      previewTrip: 'post /trips/v1/custom-trips/ai/preview',
    })
  })

  it('have unique names, a summary and one tag', () => {
    const names = operations.map(({ described }) => described.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { described } of operations) {
      expect(described.operationId).toMatch(/^[a-z][A-Za-z\d]+$/)
      expect(described.summary).toMatch(/^[A-Z].{5,80}[^.]$/)
      expect(described.tags).toHaveLength(1)
    }
  })

  it('describe every path parameter, and no others', () => {
    for (const { path, described } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(described.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      )
      for (const parameter of described.parameters)
        expect([parameter.name, parameter.in === 'path' ? parameter.required : true]).toEqual([parameter.name, true])
    }
  })

  it('declare answers for success and for every common failure', () => {
    for (const { method, described } of operations) {
      const statuses = Object.keys(described.responses)
      // 206 is the same success in parts; a creation returns 200 for what already exists; a stream that is over is 204.
      const successes = statuses.filter((status) => isSuccess(status) && status !== '206')
      const pair = described.operationId === 'streamAiJob' ? ['200', '204'] : ['200', '201']
      expect(successes).toEqual(successes.length === 1 ? [expect.any(String)] : pair)
      const always = ['400', '405', '414', '429', '431', '500', '503']
      const withBody = described.requestBody || !['get', 'delete'].includes(method) ? ['413', '415'] : []
      expect(statuses).toEqual(expect.arrayContaining([...always, ...withBody]))
      for (const response of Object.values(described.responses)) expect(response.description).not.toBe('')
    }
  })

  it('list each problem under its status', () => {
    const statuses = new Map(listAllProblems(declaredOperations()).map(({ code, status }) => [code, status]))
    for (const { described } of operations)
      for (const [status, { description }] of Object.entries(described.responses))
        for (const [, code] of description.matchAll(/`([a-z_]+)`:/g))
          expect([code, statuses.get(code!)]).toEqual([code, Number(status)])
  })

  it('have examples that match their schemas', () => {
    for (const { described } of operations) {
      const [status, success] = successOf(described)
      const media = success.content?.['application/json']
      // An answer without content has no example; one that is not JSON has no value.
      if (media) {
        const faults = faultsOf(media.schema, media.example)
        expect([described.operationId, media.example !== undefined, faults]).toEqual([described.operationId, true, ''])
        if (!BRIEF.has(described.operationId)) expect(JSON.stringify(media.example).length).toBeGreaterThan(20)
      } else
        expect([described.operationId, ['101', '204'].includes(status) || success.content !== undefined]).toEqual([
          described.operationId,
          true,
        ])
      const body = described.requestBody?.content['application/json']
      if (body)
        expect([described.operationId, faultsOf(body.schema, body.example)]).toEqual([described.operationId, ''])
      const shown = described.parameters.filter(({ example }) => example !== undefined)
      expect(shown.map(({ schema, example }) => faultsOf(schema, example)).filter(Boolean)).toEqual([])
    }
  })

  it('that are public have examples that return what is shown', async () => {
    for (const operation of operations.filter(isOpen)) {
      const answer = await callExample(operation, {})
      expect([operation.described.operationId, answer.status]).toEqual([operation.described.operationId, 200])
      const json = operation.described.responses['200']!.content!['application/json']
      if (!json) continue // A picture.
      const { example } = json
      expect([operation.described.operationId, firstOf(answer.body)]).toEqual([
        operation.described.operationId,
        firstOf(example),
      ])
    }
  })

  it('for users, and those that write, have examples whose input is accepted', async () => {
    let user = await createTestUser(service)
    for (const operation of operations.filter((each) => !isOpen(each))) {
      const { operationId } = operation.described
      let answer = await callExample(operation, { ...user.headers, ...apiKey })
      if (answer.status === 401) {
        // The example before may have ended the session.
        user = await createTestUser(service)
        answer = await callExample(operation, { ...user.headers, ...apiKey })
      }
      const { status, body } = answer
      const isAvailable = status < 500 || body?.code?.endsWith('_not_configured')
      const wasTaken =
        body?.code !== 'invalid_request' &&
        ![401, 405].includes(status) &&
        body?.code !== 'unsupported_media_type' &&
        isAvailable
      // Codes and tokens in examples are invalid, which some operations answer with 401.
      const isRefusedSecret = REFUSED_SECRETS.has(body?.code)
      expect([operationId, status, body?.code, wasTaken || isRefusedSecret]).toEqual([
        operationId,
        status,
        body?.code,
        true,
      ])
    }
  })
})

type Found = (typeof operations)[number]

/** Reads that require no particular caller, and the preview. */
function isOpen({ method, path, described }: Found): boolean {
  const isShared = described.security.length === 0 && !path.startsWith('/core/') && !path.includes('{preview_id}')
  return isShared && (method === 'get' || described.operationId === 'previewTrip')
}

function successOf(described: Described) {
  return Object.entries(described.responses).find(([status]) => isSuccess(status))!
}

/** 101 is the success of a WebSocket. */
function isSuccess(status: string): boolean {
  return status.startsWith('2') || status === '101'
}

function callExample({ path, method, described }: Found, headers: Readonly<Record<string, string>>) {
  const examples = new Map(described.parameters.map((parameter) => [parameter.name, parameter.example]))
  const query = new URLSearchParams()
  for (const parameter of described.parameters)
    if (parameter.in === 'query' && parameter.example !== undefined)
      query.set(parameter.name, String(parameter.example))
  const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(examples.get(name))))}?${query}`
  const payload = described.requestBody?.content['application/json']?.example
  // A form has no example in the document.
  if (described.requestBody && payload === undefined)
    return service.call('POST', url, form([{ name: 'file', content: 'a file', fileName: 'a.txt' }], headers))
  return service.call(method.toUpperCase() as 'GET', url, {
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  })
}

/** The identifying value of an answer: the id or the name of its first item. */
function firstOf(body: unknown): unknown {
  const whole = body as Record<string, unknown> & { results?: Record<string, unknown>[] }
  const first = Array.isArray(body) ? (body[0] as Record<string, unknown>) : (whole.results?.[0] ?? whole)
  return first['place_id'] ?? first['route_id'] ?? first['code'] ?? first['key'] ?? first['name'] ?? first['status']
}
